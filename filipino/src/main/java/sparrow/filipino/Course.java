package sparrow.filipino;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
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
    private static final Gauge FIVE_SETS = Gauge.of(Form.FIVE_SETS);
    private static final List<Suit> SUITS = List.of(Suit.CHARACTERS, Suit.DOTS, Suit.BAMBOO);
    private static final List<Tiles> ALL_BUT = SUITS.stream().map(Course::allBut).toList();

    private final Tiles hand;
    private final int[] kinds;
    private final List<Meld> melds;
    private final Goal goal;
    private final Map<Ambition, Integer> known = new EnumMap<>(Ambition.class);

    public Course(Tiles hand, List<Meld> melds, Goal goal) {
        this.hand = hand;
        this.kinds = hand.kinds();
        this.melds = melds;
        this.goal = goal;
    }

    /// The fewest tiles to a win with that ambition; [Distance#NEVER] if nothing leads there, or if
    /// it does not depend on the tiles.
    public int to(Ambition ambition, int flowers) {
        return ambition == Ambition.NO_FLOWERS_END
                ? unless(flowers > 0)
                : known.computeIfAbsent(ambition, this::measured);
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
        for (Suit suit : SUITS) {
            nearest = Math.min(nearest, toEscalera(suit));
        }
        return nearest;
    }

    private int toEscalera(Suit suit) {
        int[] rest = kinds.clone();
        int missing = 0;
        int runs = 0;
        for (int low = 1; low <= 7; low += 3) {
            Tile first = Tile.of(suit, low);
            if (!isLaid(first)) {
                runs++;
                for (int kind = first.kind(); kind < first.kind() + 3; kind++) {
                    missing += rest[kind] == 0 ? 1 : 0;
                    rest[kind] = Math.max(0, rest[kind] - 1);
                }
            }
        }
        int laid = melds.size() + runs;
        return laid > SETS ? Distance.NEVER : missing + FIVE_SETS.distance(rest, laid);
    }

    private boolean isLaid(Tile low) {
        for (int i = 0; i < melds.size(); i++) {
            if (melds.get(i).kind() == Meld.Kind.RUN && melds.get(i).face() == low) {
                return true;
            }
        }
        return false;
    }

    /// To pungs or kongs and a pair: the kinds held most often become the pungs.
    public int toAllPung() {
        for (Meld meld : melds) {
            if (meld.kind() != Meld.Kind.GROUP) {
                return Distance.NEVER;
            }
        }
        int[] alike = new int[4];
        for (int count : kinds) {
            alike[Math.min(count, 3)]++;
        }
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
