package sparrow.formats.danger;

/// What was told of a tile, and how much it counts.
record Forecast(Held held, double told, double weight) {}
