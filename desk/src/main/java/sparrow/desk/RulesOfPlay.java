package sparrow.desk;

import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/// House rules that have no bearing on what is said about a single hand, each with the reason. All
/// others change an answer, or are refused.
public final class RulesOfPlay {
    public static final RulesOfPlay NONE = new RulesOfPlay(Map.of());

    // Reasons that several games have.
    public static final String MATCH = "it says how long a match lasts, or what it pays at its end";
    public static final String WALL = "it is about the wall, of which a single hand knows nothing";
    public static final String CLAIMS = "it says who may claim, or whose claim prevails";
    public static final String AT_ONCE = "it is paid at once, whatever becomes of the hand";
    public static final String DRAWN = "it is about hands that nobody wins";
    public static final String SEVERAL = "it is about several winners, and a hand is one of them";
    public static final String PASSED = "it depends on tiles let pass before";

    private final Map<String, String> reasons;

    private RulesOfPlay(Map<String, String> reasons) {
        this.reasons = reasons;
    }

    /// These, and more rules for one reason.
    ///
    /// @param rules by their names, or single values as in `bao=front`
    public RulesOfPlay and(String reason, String... rules) {
        Map<String, String> more = new TreeMap<>(reasons);
        for (String rule : rules) {
            more.put(rule, reason);
        }
        return new RulesOfPlay(more);
    }

    /// Why a rule, or this value of it, changes no answer about a hand; nothing if it does.
    public Optional<String> reason(String rule, String value) {
        return Optional.ofNullable(reasons.get(rule))
                .or(() -> Optional.ofNullable(reasons.get(rule + "=" + value)));
    }
}
