package sparrow.american.value;

import java.util.Locale;

/// A number by which ways to weigh a position differ. What each of them is worth can be tried in
/// the arena: `intermediate[reach=4]` plays with another one.
public enum Trait {
    /// The lines that count, the best first.
    LINES(1_000, 1, 1_000),
    /// What a point given to others counts.
    CAUTION(0.5, 0, 10),
    /// The same with a hand that lacks [#FAR_AWAY] tiles or more, where that is more.
    FAR_CAUTION(0, 0, 100),
    FAR_AWAY(3, 0, 14),
    /// So many turns the passes before play are worth.
    CHARLESTON(0, 0, 20),
    /// Whether hands are given up that are unlikely to win.
    GIVES_UP(1, 0, 1),
    /// Variations farther behind the nearest one than this count for nothing.
    REACH(3, 0, 14),
    /// How many own turns the others leave us on average when play begins.
    TURNS(9, 1, 50),
    /// Tiles that we see in a turn and could take, in own draws: for the last tile of a group.
    GROUP(2.6, 1, 4),
    /// The same for the last tile of the hand.
    LAST(3.4, 1, 4),
    /// The part of the jokers to come that one kind may count on.
    JOKERS(0.6, 0, 1),
    /// So much more a hand is worth for each pair that is passed whole.
    PAIRS(0, -1, 1),
    /// A tile is of no use if the hand keeps this part of its value without it.
    SPARE(0.6, 0, 1),
    /// With no more tiles missing than this, a tile that the nearest line needs is of use.
    NEAR(-1, -1, 14),
    /// What the first call must leave, as a part of what passing leaves.
    FIRST_CALL(1, 0, 10),
    /// What later calls must.
    LATER_CALL(1, 0, 10),
    /// The part of a hand's worth that a joker is more worth than it seems.
    KEEP_JOKERS(0, 0, 1),
    /// Each exposure of another shortens the race by this part.
    HURRY(0, 0, 0.2),
    /// How many tiles are looked at to pass three of them.
    TRIED(6, 3, 13);

    private final double usual;
    private final double least;
    private final double most;

    Trait(double usual, double least, double most) {
        this.usual = usual;
        this.least = least;
        this.most = most;
    }

    /// As one types it, such as `far-caution`.
    public String key() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    double usual() {
        return usual;
    }

    boolean allows(double value) {
        return value >= least && value <= most;
    }
}
