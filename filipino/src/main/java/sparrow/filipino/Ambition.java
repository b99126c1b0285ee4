package sparrow.filipino;

import static sparrow.filipino.Ambition.When.AT_ONCE;
import static sparrow.filipino.Ambition.When.WITH_THE_WIN;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;

/// Everything that is paid for, in the order of the rule book: those paid at once by all three,
/// whatever becomes of the hand, then those that add up with the win.
///
/// What each is worth is a house rule of the same name; 0 turns it off.
public enum Ambition {
    KANG("Kang", AT_ONCE, 1, "a kong claimed from a discard"),
    SECRET("Secret", AT_ONCE, 2, "a concealed kong"),
    SAGASA("Sagasa", AT_ONCE, 2, "the fourth tile drawn to an exposed pung"),
    THIRTEEN_FLOWERS(
            "Thirteen Flowers", AT_ONCE, 1, "the thirteenth flower, where honors are flowers"),
    NO_FLOWERS_START("No Flowers Start", AT_ONCE, 1, "no flower after the flowers of the deal"),
    BEAUTY("Beauty", AT_ONCE, 0, "the three dragons laid as one set in the player's first turn"),
    NEWS("NEWS", AT_ONCE, 0, "the four winds laid as one set in the player's first turn"),
    FLOWER("Flower", AT_ONCE, 0, "every flower"),

    TODAS("Todas", 4, "any win", _ -> true),
    ESCALERA("Escalera", 2, "the runs 123, 456 and 789 of one suit", WonHand::hasEscalera),
    SIETE_PARES("Siete Pares", 2, "seven pairs and a trio", WonHand::isSiete),
    NO_FLOWERS_END("No Flowers End", 1, "no flower laid when winning", WonHand::hasNoFlowers),
    ALL_UP("All Up", 1, "no exposed set", WonHand::isAllUp),
    ALL_DOWN("All Down", 1, "five exposed sets, won on the pair", WonHand::isAllDown),
    ALL_CHOW("All Chow", 1, "five runs and a pair", WonHand::isAllChow),
    ALL_PUNG("All Pung", 1, "five pungs or kongs and a pair", WonHand::isAllPung),
    SINGLE("Single", 1, "no other tile would have won", WonHand::isSingle),
    BISAKLAT("Bisaklat", 4, "mano wins with the first seventeen tiles", WonHand::isBisaklat),

    FULL_FLUSH("Full Flush", 0, "one suit and nothing else", WonHand::isFullFlush),
    QUICK_WIN("Quick Win", 0, "at most five discards made in the hand", WonHand::isQuick),
    PANINGIT("Paningit", 0, "the only wait, the middle of a run", WonHand::isPaningit),
    BACK_TO_BACK("Back to Back", 0, "waiting on exactly two pairs", WonHand::isBackToBack),
    SECOND_BISAKLAT(
            "Second Bisaklat", 0, "won on the first discard of the hand", WonHand::isOnFirst),
    KANG_BUNOT("Kang Bunot", 0, "won on the tile drawn after a kong", WonHand::isAfterKong),
    JOKER_EYE("Joker Eye", 0, "two wild tiles are the pair", WonHand::isJokerEye);

    public enum When {
        AT_ONCE,
        WITH_THE_WIN
    }

    private static final List<Ambition> OF_A_WIN =
            Arrays.stream(values()).filter(each -> each.when == WITH_THE_WIN).toList();

    private static final Map<Ambition, Set<Ambition>> SUPPRESSED =
            Map.of(
                    SIETE_PARES, Set.of(SINGLE, BACK_TO_BACK),
                    ALL_DOWN, Set.of(SINGLE),
                    PANINGIT, Set.of(SINGLE));

    private final String title;
    private final When when;
    private final int quarters;
    private final String meaning;
    private final Predicate<WonHand> test;

    Ambition(String title, When when, int quarters, String meaning) {
        this(title, when, quarters, meaning, _ -> false);
    }

    Ambition(String title, int quarters, String meaning, Predicate<WonHand> test) {
        this(title, WITH_THE_WIN, quarters, meaning, test);
    }

    Ambition(String title, When when, int quarters, String meaning, Predicate<WonHand> test) {
        this.title = title;
        this.when = when;
        this.quarters = quarters;
        this.meaning = meaning;
        this.test = test;
    }

    /// Those that add up with a win.
    public static List<Ambition> ofAWin() {
        return OF_A_WIN;
    }

    /// The name people use, such as "Siete Pares".
    public String title() {
        return title;
    }

    /// The house rule that says what it is worth, such as `siete_pares`.
    public String key() {
        return name().toLowerCase(Locale.ROOT);
    }

    /// The word for its payment in a log, such as "siete pares".
    public String word() {
        return key().replace('_', ' ');
    }

    public When when() {
        return when;
    }

    /// Quarters of a unit from each payer in the standard rules.
    public int quarters() {
        return quarters;
    }

    public String meaning() {
        return meaning;
    }

    /// What does not count beside it, where house rules let one ambition replace another.
    public Set<Ambition> suppresses() {
        return SUPPRESSED.getOrDefault(this, Set.of());
    }

    boolean isEarnedBy(WonHand hand) {
        return test.test(hand);
    }
}
