package sparrow.hongkong;

import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;
import sparrow.core.tile.Suit;
import sparrow.hongkong.Win.Circumstance;

/// Everything that earns faan, in the order of the rule book.
///
/// What each is worth is a house rule of the same name; 0 turns it off. Thirteen is the limit
/// whatever the house makes of it.
public enum Faan {
    COMMON_HAND("Common hand", 1, "four chows and a pair", WonHand::isCommon),
    ALL_PUNGS("All pungs", 3, "four pungs or kongs and a pair", WonHand::isAllPungs),
    MIXED_ONE_SUIT("Mixed one suit", 3, "one suit with honors", WonHand::isMixedOneSuit),
    PURE_ONE_SUIT("Pure one suit", 7, "one suit and nothing else", WonHand::isPureOneSuit),
    SEVEN_PAIRS("Seven pairs", 0, "seven pairs", WonHand::isSevenPairs),
    SMALL_DRAGONS(
            "Small three dragons",
            5,
            "two pungs and a pair of dragons",
            hand -> hand.isSmall(Suit.DRAGONS)),
    GREAT_DRAGONS(
            "Great three dragons", 8, "three pungs of dragons", hand -> hand.isGreat(Suit.DRAGONS)),
    SMALL_WINDS(
            "Small four winds",
            13,
            "three pungs and a pair of winds",
            hand -> hand.isSmall(Suit.WINDS)),
    GREAT_WINDS("Great four winds", 13, "four pungs of winds", hand -> hand.isGreat(Suit.WINDS)),
    ALL_HONORS("All honors", 10, "winds and dragons only", WonHand::isAllHonors),
    MIXED_TERMINALS("Mixed terminals", 1, "ones, nines and honors only", WonHand::isMixedTerminals),
    ALL_TERMINALS("All terminals", 13, "ones and nines only", WonHand::isAllTerminals),
    NINE_GATES(
            "Nine gates",
            13,
            "1112345678999 of a suit, concealed, and any tile of it",
            WonHand::isNineGates),
    FOUR_CONCEALED(
            "Four concealed pungs",
            13,
            "four concealed pungs, the last tile drawn",
            WonHand::isFourConcealed),
    ALL_KONGS("All kongs", 13, "four kongs and a pair", WonHand::isAllKongs),
    THIRTEEN_ORPHANS(
            "Thirteen orphans",
            13,
            "each one, nine and honor, one of them twice",
            WonHand::isThirteenOrphans),

    DRAGON("Dragons", 1, WonHand::dragons, "each pung of dragons"),
    SEAT_WIND("Seat wind", 1, "a pung of the seat wind", WonHand::hasSeatWind),
    ROUND_WIND("Round wind", 1, "a pung of the wind of the round", WonHand::hasRoundWind),

    CONCEALED("Concealed hand", 1, "nothing claimed but the last tile", WonHand::isConcealed),
    SELF_DRAW("Self-draw", 1, "the last tile drawn", Circumstance.SELF_DRAW),
    LAST_TILE(
            "Last tile",
            1,
            "won on the last tile of the wall or the discard after it",
            Circumstance.LAST_TILE),
    WIN_ON_KONG("Win on a kong", 1, "won on the tile drawn after a kong", Circumstance.AFTER_KONG),
    KONG_ON_KONG(
            "Kong on kong",
            8,
            "won on the tile drawn after two kongs in one turn",
            Circumstance.KONG_ON_KONG),
    WIN_ON_FLOWER(
            "Win on a flower", 0, "won on the tile drawn for a flower", Circumstance.AFTER_FLOWER),
    ROBBING(
            "Robbing a kong",
            1,
            "won on a tile that somebody adds to a pung",
            Circumstance.ROBBED_KONG),
    HEAVENLY("Heavenly hand", 13, "the dealer wins with the tiles dealt", Circumstance.HEAVENLY),
    EARTHLY("Earthly hand", 13, "won on the first discard of the dealer", Circumstance.EARTHLY),

    NO_FLOWERS("No flowers", 1, "neither flower nor season", WonHand::hasNoFlowers),
    OWN_FLOWER("Own flower", 1, "the flower of the seat", hand -> hand.hasOwn(Suit.FLOWERS)),
    OWN_SEASON("Own season", 1, "the season of the seat", hand -> hand.hasOwn(Suit.SEASONS)),
    FLOWER_SET(
            "Four of a set", 1, WonHand::flowerSets, "all four flowers or all four seasons, each"),
    SEVEN_FLOWERS(
            "Seven flowers",
            0,
            "seven flowers and seasons win at once",
            hand -> hand.hasFlowers(7)),
    EIGHT_FLOWERS(
            "Eight flowers", 8, "all flowers and seasons win at once", hand -> hand.hasFlowers(8));

    private static final Map<Faan, Set<Faan>> PARTS =
            Map.ofEntries(
                    Map.entry(SMALL_DRAGONS, Set.of(DRAGON)),
                    Map.entry(GREAT_DRAGONS, Set.of(DRAGON)),
                    Map.entry(SMALL_WINDS, Set.of(SEAT_WIND, ROUND_WIND)),
                    Map.entry(GREAT_WINDS, Set.of(SEAT_WIND, ROUND_WIND, ALL_PUNGS)),
                    Map.entry(ALL_HONORS, Set.of(ALL_PUNGS)),
                    Map.entry(ALL_KONGS, Set.of(ALL_PUNGS)),
                    Map.entry(ALL_TERMINALS, Set.of(ALL_PUNGS)),
                    Map.entry(NINE_GATES, Set.of(PURE_ONE_SUIT, CONCEALED)),
                    Map.entry(FOUR_CONCEALED, Set.of(ALL_PUNGS, CONCEALED, SELF_DRAW)),
                    Map.entry(SEVEN_PAIRS, Set.of(CONCEALED)),
                    Map.entry(THIRTEEN_ORPHANS, Set.of(CONCEALED)),
                    Map.entry(KONG_ON_KONG, Set.of(WIN_ON_KONG)));

    private final String title;
    private final int worth;
    private final String meaning;
    private final ToIntFunction<WonHand> times;

    Faan(String title, int worth, ToIntFunction<WonHand> times, String meaning) {
        this.title = title;
        this.worth = worth;
        this.meaning = meaning;
        this.times = times;
    }

    Faan(String title, int worth, String meaning, Predicate<WonHand> test) {
        this(title, worth, hand -> test.test(hand) ? 1 : 0, meaning);
    }

    Faan(String title, int worth, String meaning, Circumstance circumstance) {
        this(title, worth, meaning, hand -> hand.win().is(circumstance));
    }

    /// The name people use, such as "All pungs".
    public String title() {
        return title;
    }

    /// The house rule that says what it is worth, such as `all_pungs`.
    public String key() {
        return name().toLowerCase(Locale.ROOT);
    }

    /// What it is worth by the old rules.
    public int worth() {
        return worth;
    }

    public String meaning() {
        return meaning;
    }

    /// How often a hand earns it.
    int times(WonHand hand) {
        return times.applyAsInt(hand);
    }

    /// Whether it comes with flowers and seasons, which some houses leave out of the minimum.
    boolean isOfFlowers() {
        return compareTo(NO_FLOWERS) >= 0 && !winsAlone();
    }

    /// Whether it wins whatever the hand is, and counts alone.
    boolean winsAlone() {
        return this == SEVEN_FLOWERS || this == EIGHT_FLOWERS;
    }

    /// What does not count beside it, being part of it.
    Set<Faan> swallows() {
        return PARTS.getOrDefault(this, Set.of());
    }
}
