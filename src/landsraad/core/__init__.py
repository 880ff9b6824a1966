"""What any game needs: decisions, chance, events, replay, observation and the contract."""
