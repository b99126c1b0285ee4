package sparrow.formats.mjai;

import java.util.Locale;
import java.util.Map;
import java.util.Optional;
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

    /// How else programs spell them, without blanks and lines between the syllables.
    private static final Map<String, String> OTHERS =
            Map.ofEntries(
                    Map.entry("exhaustivedraw", Words.EXHAUSTED),
                    Map.entry("ryukyoku", Words.EXHAUSTED),
                    Map.entry("howanpai", Words.EXHAUSTED),
                    Map.entry("kouhaiheikyoku", Words.EXHAUSTED),
                    Map.entry("kyuushukyuuhai", Words.NINE_TERMINALS),
                    Map.entry("kyushukyuuhai", Words.NINE_TERMINALS),
                    Map.entry("sufuurenta", Words.FOUR_WINDS),
                    Map.entry("suufonrenda", Words.FOUR_WINDS),
                    Map.entry("suufonrenta", Words.FOUR_WINDS),
                    Map.entry("sufonrenda", Words.FOUR_WINDS),
                    Map.entry("suuchariichi", Words.FOUR_RIICHI),
                    Map.entry("suucharichi", Words.FOUR_RIICHI),
                    Map.entry("suurechi", Words.FOUR_RIICHI),
                    Map.entry("suukaikan", Words.FOUR_KANS),
                    Map.entry("suukansansen", Words.FOUR_KANS),
                    Map.entry("suukansanra", Words.FOUR_KANS),
                    Map.entry("sanchahou", Words.THREE_RONS),
                    // As Tenhou has them in XML.
                    Map.entry("nm", Words.NAGASHI),
                    Map.entry("yao9", Words.NINE_TERMINALS),
                    Map.entry("kaze4", Words.FOUR_WINDS),
                    Map.entry("reach4", Words.FOUR_RIICHI),
                    Map.entry("kan4", Words.FOUR_KANS),
                    Map.entry("ron3", Words.THREE_RONS));

    private MjaiReasons() {}

    /// What a reason means; nothing where nobody knows it.
    static Optional<String> word(String reason) {
        String plain = reason.toLowerCase(Locale.ROOT).replaceAll("[ _-]", "");
        return Optional.ofNullable(WORDS.getOrDefault(plain, OTHERS.get(plain)));
    }

    static String reason(String word) {
        return WORDS.entrySet().stream()
                .filter(entry -> entry.getValue().equals(word))
                .map(Map.Entry::getKey)
                .findFirst()
                .orElse(EXHAUSTED);
    }
}
