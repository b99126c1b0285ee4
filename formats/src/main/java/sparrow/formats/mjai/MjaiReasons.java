package sparrow.formats.mjai;

import java.util.Map;
import sparrow.records.BadRecord;
import sparrow.riichi.table.Words;

/// Why nobody wins, by the names mjai gives it.
final class MjaiReasons {
    static final String EXHAUSTED = "fanpai";

    private static final Map<String, String> WORDS =
            Map.of(
                    EXHAUSTED,
                    Words.EXHAUSTED,
                    "nagashimangan",
                    Words.NAGASHI,
                    "kyushukyuhai",
                    Words.NINE_TERMINALS,
                    "sufonrenta",
                    Words.FOUR_WINDS,
                    "suchareach",
                    Words.FOUR_RIICHI,
                    "sukaikan",
                    Words.FOUR_KANS,
                    "sanchaho",
                    Words.THREE_RONS);

    private MjaiReasons() {}

    static String word(String reason) throws BadRecord {
        String word = WORDS.get(reason);
        if (word == null) {
            throw new BadRecord("there is no such reason of a draw");
        }
        return word;
    }

    static String reason(String word) {
        return WORDS.entrySet().stream()
                .filter(entry -> entry.getValue().equals(word))
                .map(Map.Entry::getKey)
                .findFirst()
                .orElse(EXHAUSTED);
    }
}
