"""A board laid over part of another one."""
