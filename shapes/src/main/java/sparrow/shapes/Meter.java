package sparrow.shapes;

/// What a gauge remembers of the components of a hand, so that a tile that comes or goes is
/// measured by its own component alone.
abstract class Meter {
    /// Component `component` has these two numbers now, see [Keys].
    abstract void set(int component, int first, int last);

    /// The distance with that many sets laid.
    ///
    /// @param met what the melds show, see [Holding#met()]
    abstract int distance(int melds, int met);
}
