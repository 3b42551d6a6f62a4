"""Boards as pictures, drawn by the page's own components without a browser."""
