"""Tables over HTTP and WebSocket, on one laptop or on many machines."""
