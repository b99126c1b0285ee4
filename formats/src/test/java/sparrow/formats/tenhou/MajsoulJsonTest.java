package sparrow.formats.tenhou;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import sparrow.core.table.Rules;
import sparrow.formats.RiichiRecords;
import sparrow.formats.Simulated;
import sparrow.records.BadRecord;
import sparrow.records.Json;
import sparrow.records.Transcript;
import sparrow.records.file.Formats;
import sparrow.records.file.RecordFile;
import sparrow.riichi.Preset;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// Games of Mahjong Soul as converters write them in the JSON of Tenhou's viewer.
class MajsoulJsonTest {
    private static final int MATCHES = Integer.getInteger("sparrow.matches", 60);
    private static final Formats FORMATS = new Formats(List.of(RiichiRecords.RIICHI));

    private static final Pattern TILE = Pattern.compile("[0-9]{2}");

    /// How a converter writes.
    enum Converter {
        /// The fourth of three players has empty lists; Japanese words.
        TENSOUL,
        /// Three players have lists for three; a red five in a kan is not told; fractions.
        TENSOUL_PY,
        /// English words.
        DOWNLOADLOGS
    }

    private static final Map<String, String> JAPANESE =
            Map.of("両立直", "ダブル立直", "国士無双１３面", "国士無双十三面待ち", "四槓散了", "四開槓", "三家和了", "三家和");

    private static final Map<String, String> ENGLISH =
            Map.ofEntries(
                    Map.entry("門前清自摸和", "Fully Concealed Hand"),
                    Map.entry("立直", "Riichi"),
                    Map.entry("両立直", "Double Riichi"),
                    Map.entry("一発", "Ippatsu"),
                    Map.entry("平和", "Pinfu"),
                    Map.entry("断幺九", "All Simples"),
                    Map.entry("役牌 白", "White Dragon"),
                    Map.entry("役牌 發", "Green Dragon"),
                    Map.entry("役牌 中", "Red Dragon"),
                    Map.entry("七対子", "Seven Pairs"),
                    Map.entry("対々和", "All Triplets"),
                    Map.entry("混一色", "Half Flush"),
                    Map.entry("ドラ", "Dora"),
                    Map.entry("裏ドラ", "Ura Dora"),
                    Map.entry("赤ドラ", "Red Five"),
                    Map.entry("抜きドラ", "Kita"),
                    Map.entry("流局", "Ryuukyoku"),
                    Map.entry("流し満貫", "Nagashi Mangan"),
                    Map.entry("九種九牌", "Kyuushu Kyuuhai"),
                    Map.entry("四風連打", "Suufon Renda"),
                    Map.entry("四家立直", "Suucha Riichi"),
                    Map.entry("四槓散了", "Suukaikan"));

    @ParameterizedTest
    @EnumSource
    void a_converted_match_agrees_with_the_rules_of_mahjong_soul(Converter converter)
            throws BadRecord {
        for (int number = 0; number < MATCHES; number++) {
            Preset preset = number % 3 == 2 ? Preset.MAJSOUL3 : Preset.MAJSOUL;
            Transcript match = Simulated.match(preset.rules(), number);
            String text = converted(match, converter, preset == Preset.MAJSOUL3);
            RecordFile file = FORMATS.read(text).orThrow();
            assertThat(FORMATS.difference(file).map(Object::toString))
                    .as(converter + ", match " + number + ", " + file.assumed())
                    .isEmpty();
            assertThat(file.match().hands()).hasSameSizeAs(match.hands());
        }
    }

    @Test
    void four_red_fives_are_told_by_their_number() throws BadRecord {
        TreeMap<String, String> values = new TreeMap<>(Preset.MAJSOUL.rules().values());
        values.put("aka_p", "2");
        ObjectNode json = json(Simulated.match(new Rules(values), 1));
        json.putObject("rule")
                .put("disp", "友人戦南喰赤")
                .put("aka53", 1)
                .put("aka52", 2)
                .put("aka51", 1);
        Transcript match = TenhouJson.read(json.toString()).orThrow();
        assertThat(match.hands().getFirst().started().rules().value("aka_p")).isEqualTo("2");
    }

    private static ObjectNode json(Transcript match) throws BadRecord {
        return (ObjectNode) Json.MAPPER.readTree(TenhouJson.write(match));
    }

    private static String converted(Transcript match, Converter converter, boolean isThree)
            throws BadRecord {
        ObjectNode json = json(match);
        boolean isEnglish = converter == Converter.DOWNLOADLOGS;
        json.put("ver", "2.3").put("ref", "230101-00000000-0000-0000-0000-000000000000");
        json.put("ratingc", isThree ? "PF3" : "PF4").put("lobby", 0);
        String words =
                isEnglish
                        ? (isThree ? "3-Player " : "") + "Jade Room South"
                        : (isThree ? "3" : "") + "玉の間南喰赤";
        json.putObject("rule")
                .put("disp", words)
                .put("aka53", 1)
                .put("aka52", 1)
                .put("aka51", isThree ? 0 : 1);
        json.putArray("title").add(words).add("1/1/2023, 12:00:00 PM");
        for (JsonNode hand : json.get("log")) {
            convert((ArrayNode) hand, converter, isThree);
        }
        return json.toString();
    }

    private static void convert(ArrayNode hand, Converter converter, boolean isThree) {
        ArrayNode result = (ArrayNode) hand.remove(hand.size() - 1);
        for (int list = 4; list < hand.size() && converter == Converter.TENSOUL_PY; list++) {
            forgetReds((ArrayNode) hand.get(list));
        }
        if (isThree && converter != Converter.TENSOUL_PY) {
            ((ArrayNode) hand.get(1)).add(0);
            hand.addArray();
            hand.addArray();
            hand.addArray();
        }
        if (converter == Converter.TENSOUL && result.get(0).asString().equals("和了")) {
            miscount(hand, result, isThree ? 200 : 300);
        }
        hand.add(ended(result, converter, isThree));
    }

    /// The converter gives the first winner the stick of a riichi whose discard is won on, and
    /// honba to every winner.
    private static void miscount(ArrayNode hand, ArrayNode result, int each) {
        int winner = result.get(2).get(0).asInt();
        int from = result.get(2).get(1).asInt();
        JsonNode given = hand.get(4 + 3 * from + 2);
        boolean isOnRiichi =
                winner != from
                        && !given.isEmpty()
                        && given.get(given.size() - 1).asString("").startsWith("r");
        if (isOnRiichi) {
            add((ArrayNode) result.get(1), winner, 1_000);
        }
        int honba = each * hand.get(0).get(1).asInt();
        for (int i = 3; i < result.size(); i += 2) {
            add((ArrayNode) result.get(i), result.get(i + 1).get(0).asInt(), honba);
            add((ArrayNode) result.get(i), from, -honba);
        }
    }

    private static void add(ArrayNode changes, int seat, int more) {
        changes.set(seat, changes.get(seat).asInt() + more);
    }

    /// A concealed kan of fives is told as if none of them were red.
    private static void forgetReds(ArrayNode list) {
        for (int i = 0; i < list.size(); i++) {
            String text = list.get(i).asString("");
            if (text.contains("a")) {
                list.set(
                        i,
                        TILE.matcher(text)
                                .replaceAll(tile ->
                                        tile.group().startsWith("5")
                                                ? tile.group().charAt(1) + "5"
                                                : tile.group()));
            }
        }
    }

    private static ArrayNode ended(ArrayNode result, Converter converter, boolean isThree) {
        Map<String, String> words = converter == Converter.DOWNLOADLOGS ? ENGLISH : JAPANESE;
        ArrayNode ended = Json.MAPPER.createArrayNode();
        String name = result.get(0).asString();
        boolean isPlainDraw = name.equals("全員聴牌") || name.equals("全員不聴");
        String plain = isPlainDraw ? "流局" : name;
        ended.add(words.getOrDefault(plain, plain));
        if (isPlainDraw) {
            ended.add(points(List.of(0, 0, 0, 0), converter));
        }
        for (int i = 1; i < result.size(); i++) {
            ArrayNode part = (ArrayNode) result.get(i);
            if (i % 2 == 1) {
                List<Integer> changes = new ArrayList<>();
                part.forEach(change -> changes.add(change.asInt()));
                if (isThree) {
                    changes.add(0);
                }
                ended.add(points(changes, converter));
            } else {
                ended.add(details(part, words));
            }
        }
        return ended;
    }

    private static ArrayNode points(List<Integer> changes, Converter converter) {
        ArrayNode points = Json.MAPPER.createArrayNode();
        for (int change : changes) {
            if (converter == Converter.TENSOUL_PY) {
                points.add((double) change);
            } else {
                points.add(change);
            }
        }
        return points;
    }

    private static ArrayNode details(ArrayNode told, Map<String, String> words) {
        ArrayNode details = Json.MAPPER.createArrayNode();
        for (int i = 0; i < told.size(); i++) {
            if (i < 4) {
                details.add(told.get(i));
            } else {
                String yaku = told.get(i).asString();
                int open = yaku.lastIndexOf('(');
                String name = yaku.substring(0, open);
                String wind =
                        name.startsWith("自風 ")
                                ? "役牌:自風牌"
                                : name.startsWith("場風 ") ? "役牌:場風牌" : name;
                String han = yaku.substring(open).contains("役満") ? "(役満)" : yaku.substring(open);
                details.add(words.getOrDefault(wind, wind) + han);
            }
        }
        return details;
    }
}
