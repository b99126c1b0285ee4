package sparrow.arena;

import java.util.function.Predicate;

/// The sets of a contest played by a crew and handed over in the order of their numbers.
public final class Duel {
    private final Contest contest;
    private final Crew crew;

    public Duel(Contest contest, Crew crew) {
        this.contest = contest;
        this.crew = crew;
    }

    /// Played by so many threads.
    public Duel(Contest contest, int threads) {
        this(contest, Crew.ofThreads(threads));
    }

    /// Plays up to that many sets.
    ///
    /// @param wantsMore is shown every set in turn and says whether the next one is wanted
    /// @throws BotFailure of the first set in which a bot fails
    public void play(int count, Predicate<PlayedSet> wantsMore) {
        play(0, count, wantsMore);
    }

    /// Goes on after the first sets, until there are that many.
    ///
    /// @param first the number of the next set
    public void play(int first, int count, Predicate<PlayedSet> wantsMore) {
        crew.make(contest, first, count, wantsMore);
    }
}
