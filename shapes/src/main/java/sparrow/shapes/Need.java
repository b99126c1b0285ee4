package sparrow.shapes;

/// Something a complete hand must show besides its form.
public enum Need {
    /// Tiles of all three suits.
    THREE_SUITS,
    /// A one, a nine or an honor.
    TERMINAL_OR_HONOR,
    /// A triplet or kong, or a pair of dragons.
    TRIPLET_OR_DRAGON_PAIR
}
