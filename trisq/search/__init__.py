"""How computer players think: knows the protocol of games, and no game."""
