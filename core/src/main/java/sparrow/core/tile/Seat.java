package sparrow.core.tile;

/// A place at the table. Its wind follows from the dealer; with three players there is no `D`.
public enum Seat {
    A,
    B,
    C,
    D
}
