"""Training: self-play, datasets, trainers and their trials."""
