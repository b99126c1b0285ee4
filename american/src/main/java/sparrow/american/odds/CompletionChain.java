package sparrow.american.odds;

import java.util.Optional;

/// A hand on its way to one variation, look by look, as a Markov chain on what is missing.
///
/// A state says how many tiles of each kind are missing and how many jokers are free to fill
/// places. A draw brings a missing tile or a joker. A discard is claimed whenever it brings the
/// hand nearer: for a group that it completes, jokers from the hand filling up, or as the very last
/// tile of any kind; otherwise it is lost. From one missing tile on, the rest is a closed formula,
/// see [LastTile].
///
/// After a claim three others draw before we do: the later in a round a tile was claimed, the later
/// comes the next draw. That many of the hands miss the draw that was due as makes it come so much
/// later on average.
final class CompletionChain {
    /// Larger chains take too long.
    private static final int MOST_STATES = 8_000;

    /// Chains larger than this take the discards between two draws in one step.
    private static final int FINE = 300;

    private final Looks looks;
    private final Shortfall shortfall;
    private final ChainStates states;

    CompletionChain(Horizon horizon, Shortfall shortfall) {
        this.looks = horizon.looks();
        this.shortfall = shortfall;
        this.states = new ChainStates(shortfall, horizon.unseen(), MOST_STATES);
    }

    /// The chances of all endings, or of as many as are likely enough; nothing if the chain is too
    /// large.
    Optional<Completion.Endings> endings(double enough) {
        if (shortfall.distance() == 0) {
            boolean jokers = shortfall.usesJokers();
            return Optional.of(new Completion.Endings(jokers ? 1 : 0, jokers ? 0 : 1, 0, 0));
        }
        return states.size() == 0 ? Optional.empty() : Optional.of(followed(enough));
    }

    private Completion.Endings followed(double enough) {
        LastTile last = new LastTile(looks, shortfall, states);
        Spread onTime = new Spread(looks, states);
        Spread late = new Spread(looks, states);
        onTime.begin();
        int step = states.size() <= FINE ? 1 : Looks.PLAYERS;
        int look = 0;
        while (look < looks.count() && last.ended() < enough) {
            onTime.finish(look, looks.drawsFrom(look), last);
            late.finish(look, Math.max(0, looks.drawsFrom(look) - 1), last);
            int times = Math.min(step, Math.max(1, looks.discardsFrom(look)));
            if (looks.isDraw(look)) {
                onTime.draw(look);
                late.discard(look, times, late, 1);
                late.moveTo(onTime);
            } else {
                late.discard(look, times, late, 1);
                onTime.discard(look, times, late, looks.delay(look + times / 2));
            }
            look += times;
        }
        return last.endings();
    }
}
