package sparrow.american.odds;

/// The end of a [CompletionChain]: one tile is missing, and any look may bring it.
final class LastTile {
    private final Looks looks;
    private final Shortfall shortfall;
    private final ChainStates states;

    /// By number, the chance that so many copies of the tiles that end the hand are left.
    private final double[] left;

    private double drawn;
    private double drawnJokerless;
    private double claimed;
    private double claimedJokerless;

    LastTile(Looks looks, Shortfall shortfall, ChainStates states) {
        this.looks = looks;
        this.shortfall = shortfall;
        this.states = states;
        int most = 0;
        for (int at = 0; at < states.kinds(); at++) {
            most += states.copies(states.first(), at);
        }
        this.left = new double[most + 1];
    }

    Completion.Endings endings() {
        return new Completion.Endings(drawn, drawnJokerless, claimed, claimedJokerless);
    }

    /// The chance of all endings together.
    double ended() {
        return drawn + drawnJokerless + claimed + claimedJokerless;
    }

    /// Hands that lack one tile from a look on. Any kind missing ends them, drawn or discarded, and
    /// a joker drawn if it has a place.
    ///
    /// @param draws the own draws that they have left
    /// @param spread tells how many copies they have seen lost
    void enter(int look, int draws, int state, double much, Spread spread) {
        boolean jokersHelp = states.open(state) > states.jokers(state);
        int most = left(state, jokersHelp, spread);
        int jokers = jokersHelp ? states.jokersLeft(state) : 0;
        double away = 1;
        double never = 0;
        double copies = 0;
        for (int few = 0; few <= most; few++) {
            never += left[few] * away;
            copies += left[few] * few;
            away *= looks.away(look, few);
        }
        never *= looks.noneDrawn(look, draws, jokers, (int) Math.round(copies));
        double rate = copies / (looks.unseen() - look);
        double jokerRate = jokers / (double) (looks.unseen() - looks.drawsBefore(look));
        share(much * (1 - never), rate, jokerRate, look, draws, isPure(state, jokersHelp));
    }

    /// Reckons [#left]; answers how many copies there are at most.
    private int left(int state, boolean jokersHelp, Spread spread) {
        int most = 0;
        left[0] = 1;
        for (int at = 0; at < states.kinds(); at++) {
            int missing = states.missing(state, at);
            if (missing > 0 && (jokersHelp || missing > shortfall.eligible(at))) {
                double gone = spread.gone(state, at);
                for (int copy = states.copies(state, at); copy > 0; copy--) {
                    most++;
                    left[most] = left[most - 1] * (1 - gone);
                    for (int few = most - 1; few > 0; few--) {
                        left[few] = left[few] * gone + left[few - 1] * (1 - gone);
                    }
                    left[0] *= gone;
                }
            }
        }
        return most;
    }

    /// Whether a natural tile ends the hand without any joker in it.
    private boolean isPure(int state, boolean jokersHelp) {
        return !shortfall.usesJokers() && states.open(state) == (jokersHelp ? 1 : 0);
    }

    /// Shares the hands that end between draws and claims, by how often each may bring the tile.
    private void share(
            double ended, double rate, double jokerRate, int look, int draws, boolean pure) {
        int discards = looks.count() - look - draws;
        double all = rate * (draws + discards) + jokerRate * draws;
        if (all > 0) {
            double natural = ended * rate / all;
            drawn += ended * jokerRate * draws / all + (pure ? 0 : natural * draws);
            drawnJokerless += pure ? natural * draws : 0;
            claimed += pure ? 0 : natural * discards;
            claimedJokerless += pure ? natural * discards : 0;
        }
    }
}
