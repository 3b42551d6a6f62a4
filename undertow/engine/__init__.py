"""What all games share: the contract, the match and its log, chance, words, and the laws."""
