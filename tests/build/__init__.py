"""The whole site as it is built, and the strongest players: too slow to be watched."""
