package sparrow.american.play;

/// What is valued of all that can be done.
enum Scope {
    /// Whatever can be done and a forecast may favour, but no discard that spoils the hand: for
    /// games in which bots try things out.
    WORTH_TRYING,
    /// Whatever can be done.
    EVERYTHING,
    /// What may be the best; of the rest only that it is not.
    BEST
}
