package sparrow.arena;

import java.util.function.IntFunction;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/// Numbered trials made by several threads and handed over in the order of their numbers, so that
/// whoever judges them sees the same at any number of threads.
///
/// @param trial makes the trial of a number, whatever was made before
public record Trials<T>(IntFunction<T> trial, int threads) {
    /// Makes up to that many trials.
    ///
    /// @param wantsMore is shown every trial in turn and says whether the next one is wanted
    /// @throws BotFailure of the first trial in which a bot fails
    public void make(int count, Predicate<? super T> wantsMore) {
        make(0, count, wantsMore);
    }

    /// The same without the first ones.
    void make(int first, int count, Predicate<? super T> wantsMore) {
        new InOrder<Integer, T>(trial::apply, threads)
                .run(IntStream.range(first, count).iterator(), wantsMore);
    }
}
