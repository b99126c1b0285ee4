package sparrow.arena;

/// Trials of one kind with a number each. What comes of a trial follows from the errand and the
/// number alone, so that anybody may make it, at any time, and more than once.
///
/// @param <T> what comes of a trial
@FunctionalInterface
public interface Errand<T> {
    /// Makes a trial; several threads may ask at once.
    ///
    /// @throws BotFailure if a bot fails in it
    T trial(int number);
}
