package sparrow.american.advice;

/// The end of a [CompletionChain]: one tile is missing, and any look may bring it.
final class LastTile {
    /// How a hand came to lack one tile only: by drawing the kind of that number, or …
    static final int BY_JOKER = -1;

    static final int ANYHOW = -2;

    private final Looks looks;
    private final Shortfall shortfall;
    private final ChainStates states;
    private final Arrivals[] arrivals;

    private double drawn;
    private double drawnJokerless;
    private double claimed;
    private double claimedJokerless;

    LastTile(Horizon horizon, Shortfall shortfall, ChainStates states, Arrivals[] arrivals) {
        this.looks = horizon.looks();
        this.shortfall = shortfall;
        this.states = states;
        this.arrivals = arrivals;
    }

    Completion.Endings endings() {
        return new Completion.Endings(drawn, drawnJokerless, claimed, claimedJokerless);
    }

    /// Hands that lack one tile from a look on. Any kind missing ends them, drawn or discarded, and
    /// a joker drawn if it has a place.
    void enter(int look, int state, double much, int via) {
        if (look >= looks.count()) {
            return;
        }
        int jokers = states.jokers(state);
        int before = via == BY_JOKER ? jokers - 1 : jokers;
        boolean jokersHelp = states.open(state) > jokers;
        double never = 1;
        double rate = 0;
        int others = 0;
        for (int at = 0; at < arrivals.length; at++) {
            int missing = states.missing(state, at);
            if (missing > 0 && (jokersHelp || missing > shortfall.eligible(at))) {
                never *=
                        via == at
                                ? arrivals[at].neverAfterDraw(look, missing, before)
                                : arrivals[at].never(look, missing, before);
                double shows = arrivals[at].shows(look, missing, before);
                int copies = (int) Math.round(shows * (looks.unseen() - look));
                never *= together(look, others, copies);
                others += copies;
                rate += shows;
            }
        }
        double jokerRate = 0;
        if (jokersHelp) {
            never *= looks.noneDrawn(look, states.jokersLeft(state));
            jokerRate =
                    states.jokersLeft(state) / (double) (looks.unseen() - looks.drawsBefore(look));
        }
        share(much * (1 - never), rate, jokerRate, look, isPure(state, jokersHelp));
    }

    /// Corrects the chance that `copies` tiles stay away, `others` staying away too: they are then
    /// among fewer tiles.
    private double together(int look, int others, int copies) {
        if (others == 0 || copies == 0) {
            return 1;
        }
        double away = looks.unseen() - looks.count();
        double all = looks.unseen() - look;
        double each = Math.max(0, away - others) * all / (Math.max(1, away) * (all - others));
        double factor = 1;
        for (int copy = 0; copy < copies; copy++) {
            factor *= each;
        }
        return factor;
    }

    /// Whether a natural tile ends the hand without any joker in it.
    private boolean isPure(int state, boolean jokersHelp) {
        return !shortfall.usesJokers() && states.open(state) == (jokersHelp ? 1 : 0);
    }

    /// Shares the hands that end between draws and claims, by how often each may bring the tile.
    private void share(double ended, double rate, double jokerRate, int look, boolean pure) {
        int draws = looks.drawsFrom(look);
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
