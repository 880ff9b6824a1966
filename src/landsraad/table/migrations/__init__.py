"""The history of the schema, run at every start of a server."""
