package sparrow.changchun.play;

import java.util.ArrayList;
import java.util.List;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Suit;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;

/// What each tile of a hand is worth keeping, as a sum of named terms: the tile worth least is
/// discarded.
///
/// As written, a triplet is worth less than a pair of dragons, so the rule breaks the triplet up
/// first; [Profile#FIXED] mends that.
public final class KeepValue {
    static final double TRIPLET = 100;
    static final double TRIPLET_FIXED = 220;
    static final double DRAGON_PAIR_WANTED = 180;
    static final double DRAGON_PAIR = 150;
    static final double PAIR_WANTED = 150;
    static final double PAIR = 40;
    static final double ONLY_TERMINAL = 100;
    static final double TERMINAL = 20;
    static final double LAST_OF_SUIT = 200;
    static final double RUN = 80;
    static final double SIDE_WAIT = 25;
    static final double SIDE_COPIES = 8;
    static final double GAP_WAIT = 12;
    static final double GAP_COPIES = 4;
    static final double SINGLE_HONOR = -20;
    static final double VISIBLE_COPY = -5;

    /// Which number a triplet has.
    public enum Profile {
        /// As the rule is written.
        WRITTEN(TRIPLET),
        /// A triplet is kept before any pair.
        FIXED(TRIPLET_FIXED);

        private final double triplet;

        Profile(double triplet) {
            this.triplet = triplet;
        }
    }

    /// A part of a tile's value, such as ("pair", 150).
    public record Term(String name, double value) {}

    /// A tile with its value and the terms that add up to it.
    public record Kept(Tile tile, double value, List<Term> terms) {
        public Kept {
            terms = List.copyOf(terms);
        }
    }

    private static final int COPIES = 4;
    private static final int RANKS = 9;
    private static final int SUITED = 27;

    private final Profile profile;
    private final int[] held;
    private final int[] visible;
    private final int[] unseen;
    private final int terminals;
    private final int meldSuits;
    private final boolean needsTriplet;

    private KeepValue(Profile profile, Tiles hand, List<Meld> melds, Tiles seen) {
        this.profile = profile;
        held = hand.kinds();
        visible = seen.kinds();
        unseen = new int[Tile.KINDS];
        int all = 0;
        boolean triplet = false;
        for (int kind = 0; kind < Tile.KINDS; kind++) {
            unseen[kind] = Math.max(0, COPIES - visible[kind] - held[kind]);
            all += Tile.ofKind(kind).isTerminalOrHonor() ? held[kind] : 0;
            triplet |= held[kind] >= 3;
        }
        int suits = 0;
        for (Meld meld : melds) {
            triplet |= meld.kind() != Meld.Kind.RUN;
            for (Tile tile : meld.tiles()) {
                all += tile.isTerminalOrHonor() ? 1 : 0;
                suits |= tile.isNumbered() ? 1 << (tile.kind() / RANKS) : 0;
            }
        }
        terminals = all;
        meldSuits = suits;
        needsTriplet = !triplet;
    }

    /// Every kind of tile in the hand with its value.
    ///
    /// @param seen all discards and all melds that lie open, the own ones too
    public static List<Kept> of(Profile profile, Tiles hand, List<Meld> melds, Tiles seen) {
        KeepValue value = new KeepValue(profile, hand, melds, seen);
        List<Kept> kept = new ArrayList<>();
        for (int kind = 0; kind < Tile.KINDS; kind++) {
            if (value.held[kind] > 0) {
                kept.add(value.kept(kind));
            }
        }
        return kept;
    }

    private Kept kept(int kind) {
        List<Term> terms = new ArrayList<>();
        alike(kind, terms);
        terminal(kind, terms);
        suit(kind, terms);
        runs(kind, terms);
        add(terms, "seen on the table", VISIBLE_COPY * visible[kind]);
        double sum = 0;
        for (Term term : terms) {
            sum += term.value();
        }
        return new Kept(Tile.ofKind(kind), sum, terms);
    }

    private static void add(List<Term> terms, String name, double value) {
        if (value != 0) {
            terms.add(new Term(name, value));
        }
    }

    private void alike(int kind, List<Term> terms) {
        boolean dragon = Tile.ofKind(kind).suit() == Suit.DRAGONS;
        if (held[kind] >= 3) {
            add(terms, "triplet", profile.triplet);
        } else if (held[kind] == 2 && dragon) {
            add(terms, "dragon pair", needsTriplet ? DRAGON_PAIR_WANTED : DRAGON_PAIR);
        } else if (held[kind] == 2) {
            add(terms, "pair", needsTriplet ? PAIR_WANTED : PAIR);
        }
    }

    private void terminal(int kind, List<Term> terms) {
        Tile tile = Tile.ofKind(kind);
        if (!tile.isTerminalOrHonor()) {
            return;
        }
        boolean only = terminals == 1;
        add(
                terms,
                only ? "only terminal or honor" : "terminal or honor",
                only ? ONLY_TERMINAL : TERMINAL);
        if (tile.isHonor() && held[kind] == 1 && !only) {
            add(terms, "single honor", SINGLE_HONOR);
        }
    }

    private void suit(int kind, List<Term> terms) {
        int suit = kind / RANKS;
        if (kind < SUITED && (meldSuits >> suit & 1) == 0) {
            int tiles = 0;
            for (int at = suit * RANKS; at < suit * RANKS + RANKS; at++) {
                tiles += held[at];
            }
            if (tiles == 1) {
                add(terms, "last of its suit", LAST_OF_SUIT);
            }
        }
    }

    private void runs(int kind, List<Term> terms) {
        if (kind >= SUITED) {
            return;
        }
        if (isInRun(kind)) {
            add(terms, "run", RUN);
            return;
        }
        double below = has(kind, -1) ? left(kind, -2) + left(kind, 1) : 0;
        double above = has(kind, 1) ? left(kind, -1) + left(kind, 2) : 0;
        add(terms, "side wait", SIDE_WAIT * Math.max(below, above) / SIDE_COPIES);
        double down = has(kind, -2) ? left(kind, -1) : 0;
        double up = has(kind, 2) ? left(kind, 1) : 0;
        add(terms, "gap wait", GAP_WAIT * Math.max(down, up) / GAP_COPIES);
    }

    private boolean isInRun(int kind) {
        return (has(kind, -2) && has(kind, -1))
                || (has(kind, -1) && has(kind, 1))
                || (has(kind, 1) && has(kind, 2));
    }

    private boolean has(int kind, int step) {
        return inSuit(kind, step) && held[kind + step] > 0;
    }

    /// The copies left of a tile some steps away; none beyond the end of the suit.
    private int left(int kind, int step) {
        return inSuit(kind, step) ? unseen[kind + step] : 0;
    }

    private static boolean inSuit(int kind, int step) {
        int rank = kind % RANKS + step;
        return rank >= 0 && rank < RANKS;
    }
}
