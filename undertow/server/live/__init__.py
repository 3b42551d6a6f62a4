"""The tables that people play at, and the gate through which they see them."""
