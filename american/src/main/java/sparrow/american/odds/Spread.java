package sparrow.american.odds;

/// How the hands on their way to a variation are spread over the states of a chain at some look:
/// the share of them in each state, and how many copies of each missing kind were thrown away
/// without their being able to claim them.
///
/// All copies of a kind that are still missed are taken to be gone with the same chance. It is kept
/// by state, as it depends on the jokers that the hand had meanwhile: what is spent on one claim
/// fills up no other.
final class Spread {
    /// Fewer hands than these in a state wait until there are more.
    private static final double NEGLIGIBLE = 1e-5;

    private static final int JOKER = -1;
    private static final int[] NONE = {};

    private final Looks looks;
    private final ChainStates states;
    private final int kinds;
    private final double[] share;

    /// By state and kind, the share of hands times the copies lost on average.
    private final double[] lost;

    /// By kind, what came and what was thrown away in vain at this look.
    private final double[] came;

    private final double[] vain;

    private boolean empty = true;

    Spread(Looks looks, ChainStates states) {
        this.looks = looks;
        this.states = states;
        this.kinds = states.kinds();
        this.share = new double[states.size()];
        this.lost = new double[states.size() * kinds];
        this.came = new double[kinds];
        this.vain = new double[kinds];
    }

    /// All hands are in the first state.
    void begin() {
        share[states.first()] = 1;
        empty = false;
    }

    /// An own draw: a missing tile, or a joker while there is a place for one.
    void draw(int look) {
        double pool = looks.unseen() - look;
        double jokerPool = looks.unseen() - looks.drawsBefore(look);
        for (int state = 0; !empty && state < share.length; state++) {
            double here = share[state];
            if (here < NEGLIGIBLE) {
                continue;
            }
            double one = 1 / here;
            double leave = 0;
            for (int at = 0; at < kinds; at++) {
                int copies = states.copies(state, at);
                if (copies > 0) {
                    double part = Math.max(0, copies - lost[state * kinds + at] * one) / pool;
                    move(state, part, states.drawn(state, at), at, this);
                    came[at] = part / copies;
                    leave += part;
                }
            }
            if (states.wantsJoker(state)) {
                double part = states.jokersLeft(state) / jokerPool;
                move(state, part, states.joker(state), JOKER, this);
                leave += part;
            }
            stay(state, leave);
        }
    }

    /// Some discards of others in a row: each is claimed if it completes a group and brings the
    /// hand nearer, and lost otherwise.
    ///
    /// @param late where the hands go that claimed and miss their next draw for it
    /// @param delayed the share of the claims that are such
    void discard(int look, int times, Spread late, double delayed) {
        double pool = (looks.unseen() - look - (times - 1) / 2.0) / times;
        for (int state = 0; !empty && state < share.length; state++) {
            double here = share[state];
            if (here < NEGLIGIBLE) {
                continue;
            }
            double one = 1 / here;
            double leave = 0;
            for (int at = 0; at < kinds; at++) {
                int copies = states.copies(state, at);
                if (copies == 0) {
                    continue;
                }
                double part = Math.max(0, copies - lost[state * kinds + at] * one) / pool;
                if (states.claims(state, at)) {
                    part = Math.min(part, 1 - leave);
                    int to = states.claimed(state, at);
                    move(state, delayed * part, to, at, late);
                    move(state, (1 - delayed) * part, to, at, this);
                    came[at] = part / copies;
                    leave += part;
                } else {
                    vain[at] = here * part;
                }
            }
            stay(state, leave);
        }
    }

    /// A part of the hands goes on to another state, by a tile of a kind or by a joker.
    private void move(int state, double part, int to, int by, Spread target) {
        if (part > 0) {
            int from = state * kinds;
            int into = to * kinds;
            for (int at = 0; at < kinds; at++) {
                target.lost[into + at] += part * lost[from + at];
            }
            if (by != JOKER) {
                target.lost[into + by] -= part * lost[from + by] / states.copies(state, by);
            }
            target.share[to] += part * share[state];
            target.empty = false;
        }
    }

    /// The rest of the hands stays, with the copies that were thrown away in vain.
    private void stay(int state, double leave) {
        share[state] *= 1 - leave;
        for (int at = 0; at < kinds; at++) {
            double before = lost[state * kinds + at];
            lost[state * kinds + at] = before * (1 - leave + came[at]) + vain[at];
            came[at] = 0;
            vain[at] = 0;
        }
    }

    /// Takes out the hands that lack a single tile.
    ///
    /// @param draws the own draws that they have left
    void finish(int look, int draws, LastTile last) {
        for (int state : empty ? NONE : states.waiting()) {
            if (share[state] > 0) {
                last.enter(look, draws, state, share[state], this);
                leave(state);
            }
        }
    }

    /// The chance that a copy of a kind is gone.
    double gone(int state, int at) {
        double copies = states.copies(state, at) * share[state];
        return copies == 0 ? 0 : Math.min(1, lost[state * kinds + at] / copies);
    }

    /// Adds all hands to another spread, which leaves this one empty.
    void moveTo(Spread other) {
        for (int state = 0; !empty && state < share.length; state++) {
            if (share[state] > 0) {
                other.share[state] += share[state];
                for (int at = 0; at < kinds; at++) {
                    other.lost[state * kinds + at] += lost[state * kinds + at];
                }
                leave(state);
            }
        }
        empty = true;
    }

    private void leave(int state) {
        share[state] = 0;
        for (int at = 0; at < kinds; at++) {
            lost[state * kinds + at] = 0;
        }
    }
}
