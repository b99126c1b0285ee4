package sparrow.arena;

import java.util.function.Predicate;

/// Those who make the trials of an errand and hand them over in the order of their numbers: whoever
/// judges the trials sees the same, however many share the work and wherever they are.
public interface Crew extends AutoCloseable {
    /// Makes trials, unless it is told that no more are wanted.
    ///
    /// @param first the number of the first trial
    /// @param end the number after that of the last one
    /// @param wantsMore is shown every trial in turn, by the caller's thread, and says whether the
    ///   next one is wanted
    /// @throws BotFailure of the first trial in which a bot fails
    <T> void make(Errand<T> errand, int first, int end, Predicate<? super T> wantsMore);

    /// Sends them home.
    @Override
    default void close() {}

    /// So many threads of this process.
    static Crew ofThreads(int threads) {
        return new Crew() {
            @Override
            public <T> void make(
                    Errand<T> errand, int first, int end, Predicate<? super T> wantsMore) {
                new Trials<>(errand::trial, threads).make(first, end, wantsMore);
            }
        };
    }
}
