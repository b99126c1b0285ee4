package sparrow.american.desk;

import java.util.Locale;
import sparrow.american.table.Words;
import sparrow.core.table.Rules;
import sparrow.desk.Refusal;

/// What a question calls the phases of a hand: `charleston` for its first pass, `play`, or each by
/// its name.
final class Phases {
    private static final String FIRST_ONLY = "first_only";
    private static final String NONE = "none";

    private Phases() {}

    /// The phase that a text means.
    static String read(String text, Rules rules) throws Refusal {
        String word = text.strip().toLowerCase(Locale.ROOT).replaceAll("[-_]", " ");
        return switch (word) {
            case "", Words.PLAY, "gameplay" -> Words.PLAY;
            case "charleston" -> played(Words.FIRST_RIGHT, rules);
            case Words.FIRST_RIGHT,
                    Words.FIRST_ACROSS,
                    Words.FIRST_LEFT,
                    Words.VOTE,
                    Words.SECOND_LEFT,
                    Words.SECOND_ACROSS,
                    Words.SECOND_RIGHT,
                    Words.COURTESY,
                    Words.COURTESY_TILES,
                    Words.DING_DONG,
                    Words.DING_DONG_TILES,
                    Words.MUSH ->
                    played(word, rules);
            default ->
                    throw new Refusal(
                            "bad_phase",
                            "there is no phase '"
                                    + text
                                    + "'; write charleston or play. A pass has its name too, such"
                                    + " as first-left, vote or courtesy.");
        };
    }

    /// As the option has it.
    static String written(String phase) {
        return phase.replace(' ', '-');
    }

    private static String played(String phase, Rules rules) throws Refusal {
        if (!isPlayed(phase, rules)) {
            throw new Refusal(
                    "bad_phase",
                    "these rules have no phase '" + phase + "'; ask for another, or change them.");
        }
        return phase;
    }

    private static boolean isPlayed(String phase, Rules rules) {
        boolean passes = rules.number("players") == 4 && !rules.value("charleston").equals(NONE);
        boolean second = passes && !rules.value("charleston").equals(FIRST_ONLY);
        return switch (phase) {
            case Words.FIRST_RIGHT, Words.FIRST_ACROSS, Words.FIRST_LEFT -> passes;
            case Words.COURTESY, Words.COURTESY_TILES -> passes && rules.is("courtesy");
            case Words.DING_DONG, Words.DING_DONG_TILES -> passes && rules.number("ding_dong") > 0;
            case Words.MUSH -> rules.number("mush") > 0;
            default -> second;
        };
    }
}
