// Placeholder until the first fixture lands.
