package sparrow.formats.tenhou;

import java.util.List;
import java.util.Optional;
import sparrow.riichi.RiichiOptions;

/// What is known of the rules that a private lobby writes into its records: a row of fields with
/// commas between them, many of them nobody's business but the server's.
final class LobbyRules {
    /// The fields with what the second, the third and the last take home, in thousands.
    private static final int SECOND = 21;

    private static final int LAST = 23;

    private LobbyRules() {}

    /// The bonus for places as our rules name it, such as `15-5`; nothing if it is none of those.
    static Optional<String> uma(String csrule) {
        List<String> fields = List.of(csrule.split(",", -1));
        if (fields.size() <= LAST) {
            return Optional.empty();
        }
        String second = fields.get(SECOND);
        String third = fields.get(SECOND + 1);
        String last = fields.get(LAST);
        String uma = last.replace("-", "") + "-" + second;
        boolean isEven = third.equals("-" + second) && last.startsWith("-");
        return isEven
                        && RiichiOptions.all().stream()
                                .anyMatch(
                                        option -> option.name().equals("uma") && option.allows(uma))
                ? Optional.of(uma)
                : Optional.empty();
    }
}
