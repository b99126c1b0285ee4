package sparrow.filipino;

import java.util.Arrays;
import java.util.List;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Suit;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;
import sparrow.shapes.Distance;
import sparrow.shapes.Form;
import sparrow.shapes.Gauge;
import sparrow.shapes.Holding;

/// The way from a hand to a win of a certain kind, in tiles.
public final class Course {
    private static final int SETS = 5;
    private static final int SUIT = 9;
    private static final int UNKNOWN = -1;
    private static final Gauge FIVE_SETS = Gauge.of(Form.FIVE_SETS);
    private static final int SUITED = 3 * SUIT;

    /// The lowest kinds of the three runs of an escalera.
    private static final long ESCALERA = 1L | 1L << 3 | 1L << 6;

    private static final List<Suit> SUITS = List.of(Suit.CHARACTERS, Suit.DOTS, Suit.BAMBOO);
    private static final List<Tiles> ALL_BUT = SUITS.stream().map(Course::allBut).toList();

    private final Tiles hand;
    private final int[] kinds;
    private final List<Meld> melds;
    private final Goal goal;

    /// A bit for the lowest kind of every run laid.
    private final long runsLaid;

    /// By ambition: its distance, once somebody has asked.
    private int[] known = {};

    public Course(Tiles hand, List<Meld> melds, Goal goal) {
        this(hand, hand.kinds(), melds, goal);
    }

    /// The same for who has counted the kinds of the hand.
    public Course(Tiles hand, int[] kinds, List<Meld> melds, Goal goal) {
        this.hand = hand;
        this.kinds = kinds;
        this.melds = melds;
        this.goal = goal;
        long runs = 0;
        for (Meld meld : melds) {
            runs |= meld.kind() == Meld.Kind.RUN ? 1L << meld.face().kind() : 0;
        }
        this.runsLaid = runs;
    }

    /// The fewest tiles to a win with that ambition; [Distance#NEVER] if nothing leads there, or if
    /// it does not depend on the tiles.
    public int to(Ambition ambition, int flowers) {
        if (ambition == Ambition.NO_FLOWERS_END) {
            return unless(flowers > 0);
        }
        if (known.length == 0) {
            known = new int[Ambition.values().length];
            Arrays.fill(known, UNKNOWN);
        }
        if (known[ambition.ordinal()] == UNKNOWN) {
            known[ambition.ordinal()] = measured(ambition);
        }
        return known[ambition.ordinal()];
    }

    private int measured(Ambition ambition) {
        return switch (ambition) {
            case TODAS -> goal.distance(hand, melds);
            case ESCALERA -> toEscalera();
            case SIETE_PARES -> goal.toSiete(hand, melds);
            case ALL_CHOW -> toAllChow();
            case ALL_PUNG -> toAllPung();
            case FULL_FLUSH -> toFullFlush();
            case ALL_UP -> unless(isExposed(melds));
            case KANG,
                    SECRET,
                    SAGASA,
                    THIRTEEN_FLOWERS,
                    NO_FLOWERS_START,
                    BEAUTY,
                    NEWS,
                    FLOWER,
                    NO_FLOWERS_END,
                    ALL_DOWN,
                    SINGLE,
                    BISAKLAT,
                    QUICK_WIN,
                    PANINGIT,
                    BACK_TO_BACK,
                    SECOND_BISAKLAT,
                    KANG_BUNOT,
                    JOKER_EYE ->
                    Distance.NEVER;
        };
    }

    private int unless(boolean barred) {
        return barred ? Distance.NEVER : goal.distance(hand, melds);
    }

    static boolean isExposed(List<Meld> melds) {
        return melds.stream()
                .anyMatch(meld ->
                        meld.kind() != Meld.Kind.GROUP || meld.manner() == Meld.Manner.CLAIMED);
    }

    /// To five sets and a pair with the runs 123, 456 and 789 of one suit.
    public int toEscalera() {
        int nearest = Distance.NEVER;
        for (int suit = 0; suit < SUITED; suit += SUIT) {
            nearest = Math.min(nearest, toEscalera(suit));
        }
        return nearest;
    }

    private int toEscalera(int suit) {
        int laid = melds.size() + 3 - Long.bitCount(runsLaid & ESCALERA << suit);
        if (laid > SETS) {
            return Distance.NEVER;
        }
        int[] rest = kinds.clone();
        int missing = 0;
        for (int low = suit; low < suit + SUIT; low += 3) {
            if ((runsLaid >>> low & 1) == 0) {
                for (int kind = low; kind < low + 3; kind++) {
                    missing += rest[kind] == 0 ? 1 : 0;
                    rest[kind] = Math.max(0, rest[kind] - 1);
                }
            }
        }
        return missing + FIVE_SETS.distance(rest, laid);
    }

    /// To pungs or kongs and a pair: the kinds held most often become the pungs.
    public int toAllPung() {
        for (Meld meld : melds) {
            if (meld.kind() != Meld.Kind.GROUP) {
                return Distance.NEVER;
            }
        }
        int[] alike = alike();
        int missing = 0;
        int pungs = SETS - melds.size();
        for (int count = 3; pungs > 0; count--) {
            int some = Math.min(pungs, alike[count]);
            missing += some * (3 - count);
            alike[count] -= some;
            pungs -= some;
        }
        return missing + (alike[3] + alike[2] > 0 ? 0 : alike[1] > 0 ? 1 : 2);
    }

    /// How many kinds are held never, once, twice, and three times or more.
    private int[] alike() {
        int once = 0;
        int twice = 0;
        int thrice = 0;
        for (int count : kinds) {
            once += (count + 3) >> 2;
            twice += (count + 2) >> 2;
            thrice += (count + 1) >> 2;
        }
        return new int[] {kinds.length - once, once - twice, twice - thrice, thrice};
    }

    /// To runs and a pair.
    public int toAllChow() {
        return melds.stream().anyMatch(meld -> meld.kind() != Meld.Kind.RUN)
                ? Distance.NEVER
                : new Runs(kinds).distance(SETS - melds.size());
    }

    /// To a win in one suit without honors.
    public int toFullFlush() {
        int nearest = Distance.NEVER;
        for (Suit suit : SUITS) {
            if (melds.stream().allMatch(meld -> meld.face().suit() == suit)) {
                nearest = Math.min(nearest, toFlush(suit));
            }
        }
        return nearest;
    }

    private int toFlush(Suit suit) {
        int[] own = new int[Tile.KINDS];
        int first = Tile.of(suit, 1).kind();
        System.arraycopy(kinds, first, own, first, SUIT);
        Tiles suited = Tiles.EMPTY;
        for (int kind = first; kind < first + SUIT; kind++) {
            suited = suited.with(Tile.ofKind(kind), own[kind]);
        }
        Holding alone = Holding.of(suited, melds).live(ALL_BUT.get(SUITS.indexOf(suit)));
        return goal.gauge(melds).distance(alone);
    }

    /// All four copies of everything outside the suit.
    private static Tiles allBut(Suit suit) {
        Tiles others = Tiles.EMPTY;
        for (int kind = 0; kind < Tile.KINDS; kind++) {
            if (Tile.ofKind(kind).suit() != suit) {
                others = others.with(Tile.ofKind(kind), 4);
            }
        }
        return others;
    }
}
