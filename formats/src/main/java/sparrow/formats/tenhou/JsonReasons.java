package sparrow.formats.tenhou;

import java.util.Map;
import java.util.Optional;
import sparrow.riichi.table.Words;

/// Why nobody wins, by the names in JSON: Tenhou's, and those in which converters write them.
final class JsonReasons {
    private static final Map<String, String> WORDS =
            Map.ofEntries(
                    Map.entry(JsonEnding.EXHAUSTED, Words.EXHAUSTED),
                    Map.entry(JsonEnding.ALL_READY, Words.EXHAUSTED),
                    Map.entry(JsonEnding.NONE_READY, Words.EXHAUSTED),
                    Map.entry("Ryuukyoku", Words.EXHAUSTED),
                    Map.entry("Exhaustive Draw", Words.EXHAUSTED),
                    Map.entry("荒牌流局", Words.EXHAUSTED),
                    Map.entry("荒牌平局", Words.EXHAUSTED),
                    Map.entry(JsonEnding.NAGASHI, Words.NAGASHI),
                    Map.entry("Nagashi Mangan", Words.NAGASHI),
                    Map.entry("Mangan at Draw", Words.NAGASHI),
                    Map.entry("流局满贯", Words.NAGASHI),
                    Map.entry(JsonEnding.NINE_TERMINALS, Words.NINE_TERMINALS),
                    Map.entry("Kyuushu Kyuuhai", Words.NINE_TERMINALS),
                    Map.entry("Nine Terminal Abortion", Words.NINE_TERMINALS),
                    Map.entry("九种九牌", Words.NINE_TERMINALS),
                    Map.entry(JsonEnding.FOUR_RIICHI, Words.FOUR_RIICHI),
                    Map.entry("Suucha Riichi", Words.FOUR_RIICHI),
                    Map.entry("Four Riichi Abortion", Words.FOUR_RIICHI),
                    Map.entry(JsonEnding.THREE_RONS, Words.THREE_RONS),
                    Map.entry("三家和", Words.THREE_RONS),
                    Map.entry("Sanchahou", Words.THREE_RONS),
                    Map.entry("Three Ron Abortion", Words.THREE_RONS),
                    Map.entry(JsonEnding.FOUR_KANS, Words.FOUR_KANS),
                    Map.entry("四開槓", Words.FOUR_KANS),
                    Map.entry("四杠散了", Words.FOUR_KANS),
                    Map.entry("Suukaikan", Words.FOUR_KANS),
                    Map.entry("Four Kan Abortion", Words.FOUR_KANS),
                    Map.entry(JsonEnding.FOUR_WINDS, Words.FOUR_WINDS),
                    Map.entry("四风连打", Words.FOUR_WINDS),
                    Map.entry("Suufon Renda", Words.FOUR_WINDS),
                    Map.entry("Four Wind Abortion", Words.FOUR_WINDS));

    private JsonReasons() {}

    static Optional<String> word(String name) {
        return Optional.ofNullable(WORDS.get(name));
    }
}
