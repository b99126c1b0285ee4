package sparrow.riichi;

/// Some fu and what earned them.
public record FuLine(int fu, String reason) {}
