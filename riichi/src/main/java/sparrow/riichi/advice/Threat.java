package sparrow.riichi.advice;

import java.util.List;
import java.util.Optional;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;

/// Somebody who may be ready, as the others see it.
///
/// @param wind of its seat, if it is known
/// @param discards all its discards, called ones too
/// @param passed tiles discarded by others since its riichi, which it did not win on
/// @param ready how likely the hand is ready
/// @param cost the points that dealing into it costs on average
public record Threat(
        Kind kind,
        Optional<Tile> wind,
        List<Tile> discards,
        Tiles passed,
        List<Meld> melds,
        double ready,
        double cost) {
    /// What makes it a threat.
    public enum Kind {
        RIICHI("riichi"),
        OPEN("open hand");

        private final String title;

        Kind(String title) {
            this.title = title;
        }
    }

    private static final double RIICHI_COST = 5_600;
    private static final double OPEN_COST = 2_200;
    private static final double A_DORA = 0.8;
    private static final double MOST_OPEN_COST = 8_000;
    private static final double DEALER = 1.5;

    /// By melds claimed: how likely an open hand is ready at first, and more so with every discard.
    private static final double[] READY = {0, 0, 0.1, 0.4, 1};

    private static final double[] READIER = {0, 0.008, 0.02, 0.03, 0};

    private static final double WORTH_A_THOUGHT = 0.12;

    private static final List<String> WINDS = List.of("East", "South", "West", "North");

    public Threat {
        discards = List.copyOf(discards);
        melds = List.copyOf(melds);
    }

    /// A declared riichi of which only the tiles it cannot win on are known.
    public static Threat riichi(List<Tile> discards, Tiles passed) {
        return new Threat(
                Kind.RIICHI, Optional.empty(), discards, passed, List.of(), 1, RIICHI_COST);
    }

    /// The declared riichi of a seat.
    public static Threat riichi(Tile wind, List<Tile> discards, Tiles passed, List<Meld> melds) {
        return new Threat(
                Kind.RIICHI,
                Optional.of(wind),
                discards,
                passed,
                melds,
                1,
                RIICHI_COST * factor(wind));
    }

    /// The open hand of a seat.
    ///
    /// @param dora how many of its laid tiles are dora, red fives included
    public static Threat open(Tile wind, List<Tile> discards, List<Meld> melds, int dora) {
        double cost = Math.min(MOST_OPEN_COST, OPEN_COST * (1 + A_DORA * dora));
        return new Threat(
                Kind.OPEN,
                Optional.of(wind),
                discards,
                Tiles.EMPTY,
                melds,
                ready(discards.size(), melds),
                cost * factor(wind));
    }

    /// Whether an open hand with so many discards is likely enough to be ready to be worth a
    /// thought.
    public static boolean isOpen(int discards, List<Meld> melds) {
        return ready(discards, melds) >= WORTH_A_THOUGHT;
    }

    private static double ready(int discards, List<Meld> melds) {
        int claimed = 0;
        for (Meld meld : melds) {
            claimed += meld.manner() == Meld.Manner.CLAIMED ? 1 : 0;
        }
        return Math.min(1, READY[claimed] + READIER[claimed] * discards);
    }

    private static double factor(Tile wind) {
        return wind == Tile.EAST ? DEALER : 1;
    }

    public boolean isRiichi() {
        return kind == Kind.RIICHI;
    }

    /// Whether the hand cannot win on the tile: it threw one away or let one pass.
    public boolean isSafe(Tile tile) {
        return (safe() >>> tile.kind() & 1) != 0;
    }

    boolean isDiscarded(int kind) {
        return discards.stream().anyMatch(tile -> tile.kind() == kind);
    }

    /// A bit for each kind that the hand cannot win on.
    long safe() {
        long kinds = 0;
        for (Tile tile : discards) {
            kinds |= 1L << tile.kind();
        }
        int[] let = passed.kinds();
        for (int kind = 0; kind < Tile.KINDS; kind++) {
            kinds |= let[kind] > 0 ? 1L << kind : 0;
        }
        return kinds;
    }

    /// The hand in words, such as "the riichi of West".
    public String title() {
        return "the "
                + kind.title
                + wind.map(tile -> " of " + WINDS.get(tile.kind() - Tile.EAST.kind())).orElse("");
    }
}
