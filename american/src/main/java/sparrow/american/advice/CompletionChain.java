package sparrow.american.advice;

/// A hand on its way to one variation, look by look, as a Markov chain on what is missing.
///
/// A state says how many tiles of each kind are missing and how many jokers are free to fill
/// places. A draw brings a missing tile or a joker. A discard is claimed whenever it brings the
/// hand nearer: for a group that it completes, jokers from the hand filling up, or as the very last
/// tile of any kind. From one missing tile on, the rest is a closed formula, see [LastTile].
final class CompletionChain {
    /// Larger chains are farther from completion than anybody can play: draws alone are counted.
    private static final int MOST_STATES = 8_000;

    /// Chains larger than this take the discards between two draws in one step.
    private static final int FINE = 300;

    /// Fewer hands than these in a state are not followed any further.
    private static final double NEGLIGIBLE = 1e-7;

    private final Horizon horizon;
    private final Looks looks;
    private final ChainStates states;
    private final Shortfall shortfall;
    private final int kinds;
    private final double[] mass;

    CompletionChain(Horizon horizon, Shortfall shortfall) {
        this.horizon = horizon;
        this.looks = horizon.looks();
        this.shortfall = shortfall;
        this.kinds = shortfall.kinds();
        this.states = new ChainStates(shortfall, horizon.unseen().jokers(), MOST_STATES);
        this.mass = new double[states.size()];
    }

    Completion.Endings endings() {
        if (shortfall.distance() == 0) {
            boolean jokers = shortfall.usesJokers();
            return new Completion.Endings(jokers ? 1 : 0, jokers ? 0 : 1, 0, 0);
        }
        if (states.size() == 0) {
            return new Completion.Endings(horizon.byDraws(shortfall), 0, 0, 0);
        }
        Arrivals[] arrivals = arrivals();
        LastTile last = new LastTile(horizon, shortfall, states, arrivals);
        if (shortfall.distance() == 1) {
            last.enter(0, states.first(), 1, LastTile.ANYHOW);
            return last.endings();
        }
        mass[states.first()] = 1;
        boolean fine = states.size() <= FINE;
        for (int look = 0; look < looks.count(); look++) {
            if (looks.isDraw(look)) {
                draw(look, arrivals, last);
            } else if (fine) {
                claim(look, 1, arrivals, last);
            } else if (look == 0 || looks.isDraw(look - 1)) {
                claim(look, looks.discardsFrom(look), arrivals, last);
            }
        }
        return last.endings();
    }

    private Arrivals[] arrivals() {
        Arrivals[] arrivals = new Arrivals[kinds];
        for (int at = 0; at < kinds; at++) {
            int missing = shortfall.natural(at) + shortfall.eligible(at);
            int claimed = shortfall.claimable(at) ? shortfall.eligible(at) : 0;
            int copies = horizon.unseen().left(shortfall.kind(at));
            arrivals[at] =
                    horizon.arrivals(
                            new Arrivals.Kind(missing, claimed, copies, states.startJokers()));
        }
        return arrivals;
    }

    /// An own draw: a missing tile, or a joker while there is a place for one.
    private void draw(int look, Arrivals[] arrivals, LastTile last) {
        double pool = looks.unseen() - looks.drawsBefore(look);
        for (int state = 0; state < mass.length; state++) {
            double here = mass[state];
            if (here < NEGLIGIBLE) {
                continue;
            }
            double stays = here;
            int jokers = states.jokers(state);
            for (int at = 0; at < kinds; at++) {
                int missing = states.missing(state, at);
                if (missing > 0) {
                    double comes = here * arrivals[at].shows(look, missing, jokers);
                    move(look, states.drawn(state, at), comes, at, last);
                    stays -= comes;
                }
            }
            if (states.wantsJoker(state)) {
                double comes = here * states.jokersLeft(state) / pool;
                move(look, states.joker(state), comes, LastTile.BY_JOKER, last);
                stays -= comes;
            }
            mass[state] = stays;
        }
    }

    /// A discard of somebody, or `times` in a row: claimed if it completes a group and brings the
    /// hand nearer.
    private void claim(int look, int times, Arrivals[] arrivals, LastTile last) {
        for (int state = 0; state < mass.length; state++) {
            double here = mass[state];
            int jokers = states.jokers(state);
            if (here < NEGLIGIBLE || states.open(state) <= jokers) {
                continue;
            }
            double stays = here;
            for (int at = 0; at < kinds; at++) {
                int missing = states.missing(state, at);
                if (missing > 0
                        && missing - 1 <= jokers
                        && missing <= shortfall.eligible(at)
                        && shortfall.claimable(at)) {
                    double comes =
                            Math.min(
                                    stays,
                                    times * here * arrivals[at].shows(look, missing, jokers));
                    move(look, states.claimed(state, at), comes, LastTile.ANYHOW, last);
                    stays -= comes;
                }
            }
            mass[state] = stays;
        }
    }

    private void move(int look, int to, double much, int via, LastTile last) {
        if (states.distance(to) > 1) {
            mass[to] += much;
        } else if (much > 0) {
            last.enter(look + 1, to, much, via);
        }
    }
}
