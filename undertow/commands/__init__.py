"""Commands of the command line, one subject a module; `undertow.cli` puts them together."""
