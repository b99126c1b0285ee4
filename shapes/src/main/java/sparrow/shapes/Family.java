package sparrow.shapes;

import java.util.List;
import java.util.Locale;

/// A way to count what a suit contributes to a win: how many blocks of the main kind (sets, or
/// pairs), whether the one extra block (the pair, or the trio) is among them, and which needs they
/// meet.
///
/// What a suit can contribute is a vector of costs: for each such sum, the fewest tiles to add. Its
/// index is `flags * lanes + extra * (most + 1) + blocks`.
enum Family {
    FOUR_SETS(4, 2, 1, 1, Main.SETS),
    FIVE_SETS(5, 2, 1, 1, Main.SETS),
    FOUR_SETS_WITH_NEEDS(4, 2, 1, 1, Main.SETS),
    SEVEN_PAIRS_WITH_NEEDS(7, 0, 0, 2, Main.PAIRS),
    SIETE(7, 1, 1, 2, Main.PAIRS),
    SIETE_PUNG(7, 0, 1, 2, Main.PAIRS),
    SIETE_DISTINCT(7, 1, 1, 1, Main.PAIRS),
    SIETE_PUNG_DISTINCT(7, 0, 1, 1, Main.PAIRS);

    /// The main kind of blocks.
    private enum Main {
        SETS,
        PAIRS
    }

    /// The cost of what cannot be built.
    static final int NEVER = 31;

    /// A terminal or an honor is used.
    static final int TERMINAL = 1;

    /// A triplet, or a pair of dragons, is used.
    static final int TRIPLET = 2;

    final int most;
    final int runsAtOnce;
    final int triplets;
    final int pairs;
    final boolean countsSets;

    Family(int most, int runsAtOnce, int triplets, int pairs, Main main) {
        this.most = most;
        this.runsAtOnce = runsAtOnce;
        this.triplets = triplets;
        this.pairs = pairs;
        this.countsSets = main == Main.SETS;
    }

    /// How many combinations of needs met there are.
    int flagSets() {
        return switch (this) {
            case FOUR_SETS_WITH_NEEDS -> 4;
            case SEVEN_PAIRS_WITH_NEEDS -> 2;
            case FOUR_SETS, FIVE_SETS, SIETE, SIETE_PUNG, SIETE_DISTINCT, SIETE_PUNG_DISTINCT -> 1;
        };
    }

    int extras() {
        return this == SEVEN_PAIRS_WITH_NEEDS ? 0 : 1;
    }

    int lanes() {
        return (extras() + 1) * (most + 1);
    }

    int lane(int blocks, int extra) {
        return extra * (most + 1) + blocks;
    }

    /// The most sets that can be laid beside a win.
    int mostLaid() {
        return countsSets ? most : extras();
    }

    /// How many blocks of the main kind a win needs beside so many sets laid.
    int blocks(int laid) {
        return countsSets ? most - laid : most;
    }

    /// How many extra blocks it needs then.
    int extra(int laid) {
        return countsSets ? extras() : extras() - laid;
    }

    int vectorSize() {
        return flagSets() * lanes();
    }

    List<Place> suit() {
        return Place.SUIT;
    }

    List<Place> honors() {
        return Place.HONORS;
    }

    String resource() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-') + ".table";
    }

    /// Where a kind of tile stands in its suit, as far as blocks care.
    enum Place {
        ONE,
        LOW,
        EIGHT,
        NINE,
        WIND,
        DRAGON;

        static final List<Place> SUIT = List.of(ONE, LOW, LOW, LOW, LOW, LOW, LOW, EIGHT, NINE);
        static final List<Place> HONORS = List.of(WIND, WIND, WIND, WIND, DRAGON, DRAGON, DRAGON);

        boolean beginsRuns() {
            return this == ONE || this == LOW;
        }

        /// Whether a run may have this in its middle.
        boolean isWithinRuns() {
            return this == LOW || this == EIGHT;
        }

        boolean endsRuns() {
            return isWithinRuns() || this == NINE;
        }

        boolean isTerminalOrHonor() {
            return this != LOW && this != EIGHT;
        }
    }
}
