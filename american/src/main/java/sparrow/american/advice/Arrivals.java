package sparrow.american.advice;

/// How the tiles of one kind come in, look by look, for a hand that lacks some of them: drawn ones
/// are kept, discarded ones are claimed when jokers fill the rest of the group, and lost otherwise.
///
/// Copies lost in discards are summed over, so that what remains is a chance by look, by the number
/// still missing and by the jokers at hand.
final class Arrivals {
    private static final double NOTHING = 1e-300;

    /// What one kind is like in a position.
    ///
    /// @param missing how many are lacking
    /// @param claimed how many of them a claim may be about: those of groups that may lie open
    /// @param copies how many may still come
    /// @param jokers how many jokers are at hand
    record Kind(int missing, int claimed, int copies, int jokers) {}

    private final Looks looks;
    private final Kind kind;
    private final int unseenJokers;
    private final int jokerStates;
    private final double[] hazard;
    private final double[] none;
    private final double[] noneAfterDraw;

    Arrivals(Looks looks, Kind kind, int unseenJokers) {
        this.looks = looks;
        this.kind = kind;
        this.unseenJokers = unseenJokers;
        this.jokerStates = Math.max(1, kind.claimed());
        int cells = (looks.count() + 1) * (kind.missing() + 1) * jokerStates;
        this.hazard = new double[cells];
        this.none = new double[cells];
        this.noneAfterDraw = new double[cells];
        double[][][] chance = new double[jokerStates][kind.missing() + 1][kind.copies() + 1];
        chance[Math.min(kind.jokers(), jokerStates - 1)][kind.missing()][0] = 1;
        for (int look = 0; look <= looks.count(); look++) {
            for (int jokers = 0; jokers < jokerStates; jokers++) {
                for (int lacking = 1; lacking <= kind.missing(); lacking++) {
                    look(look, lacking, jokers, chance[jokers][lacking]);
                }
            }
            if (look < looks.count()) {
                step(look, chance);
            }
        }
    }

    private int cell(int look, int lacking, int jokers) {
        int state = Math.min(jokers, jokerStates - 1);
        return (look * (kind.missing() + 1) + lacking) * jokerStates + state;
    }

    /// The copies left when none was lost.
    private int most(int lacking) {
        return kind.copies() - (kind.missing() - lacking);
    }

    private void look(int look, int lacking, int jokers, double[] chance) {
        int most = Math.max(0, most(lacking));
        double pool = Math.max(1, looks.unseen() - look);
        double total = NOTHING;
        double shows = NOTHING * most / pool;
        double never = NOTHING * looks.none(look, most);
        for (int lost = 0; lost <= most; lost++) {
            if (chance[lost] > 0) {
                int left = most - lost;
                total += chance[lost];
                shows += chance[lost] * left / pool;
                never += chance[lost] * looks.none(look, left);
            }
        }
        hazard[cell(look, lacking, jokers)] = shows / total;
        none[cell(look, lacking, jokers)] = never / total;
    }

    private void step(int look, double[][][] chance) {
        boolean draw = looks.isDraw(look);
        double pool = looks.unseen() - look;
        for (int jokers = jokerStates - 1; jokers >= 0; jokers--) {
            double jokerComes = draw && jokers < jokerStates - 1 ? jokerChance(look, jokers) : 0;
            for (int lacking = 1; lacking <= kind.missing(); lacking++) {
                boolean claims = lacking <= kind.claimed() && lacking - 1 <= jokers;
                double[] here = chance[jokers][lacking];
                double drawn = NOTHING;
                double never = 0;
                for (int lost = Math.max(0, most(lacking)); lost >= 0; lost--) {
                    double comes = here[lost] * Math.max(0, most(lacking) - lost) / pool;
                    double joker = here[lost] * jokerComes;
                    here[lost] -= comes + joker;
                    if (joker > 0) {
                        chance[jokers + 1][lacking][lost] += joker;
                    }
                    if (draw) {
                        chance[jokers][lacking - 1][lost] += comes;
                        drawn += comes;
                        never +=
                                comes * looks.none(look + 1, Math.max(0, most(lacking) - lost - 1));
                    } else if (comes > 0 && !claims) {
                        here[lost + 1] += comes;
                    }
                }
                noneAfterDraw[cell(look + 1, lacking - 1, jokers)] = never / drawn;
            }
        }
    }

    private double jokerChance(int look, int jokers) {
        int drawn = Math.max(0, jokers - kind.jokers());
        int pool = looks.unseen() - looks.drawsBefore(look);
        return Math.max(0, unseenJokers - drawn) / (double) pool;
    }

    /// The chance that a look shows the kind, `lacking` being still missing.
    double shows(int look, int lacking, int jokers) {
        return hazard[cell(look, lacking, jokers)];
    }

    /// The chance that no look from this one on shows it.
    double never(int look, int lacking, int jokers) {
        return none[cell(look, lacking, jokers)];
    }

    /// The same, one having been drawn at the look before.
    double neverAfterDraw(int look, int lacking, int jokers) {
        return noneAfterDraw[cell(look, lacking, jokers)];
    }
}
