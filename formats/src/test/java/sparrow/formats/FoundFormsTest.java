package sparrow.formats;

import static java.nio.charset.StandardCharsets.UTF_16;
import static java.nio.charset.StandardCharsets.UTF_16LE;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.net.URLEncoder;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sparrow.core.table.Rules;
import sparrow.core.tile.Reading;
import sparrow.core.tile.Seat;
import sparrow.formats.replay.Replay;
import sparrow.formats.tenhou.TenhouJson;
import sparrow.formats.tenhou.TenhouXml;
import sparrow.records.BadRecord;
import sparrow.records.Header.Person;
import sparrow.records.Json;
import sparrow.records.RecordedHand;
import sparrow.records.Transcript;
import sparrow.records.file.Formats;
import sparrow.records.file.RecordFile;
import sparrow.records.file.RecordText;
import sparrow.riichi.Preset;
import sparrow.riichi.play.RiichiBots;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// Records as they are found: of other years and tables, and as people and programs save them. Each
/// form tells the match that the plain one tells.
class FoundFormsTest {
    private static final Formats FORMATS = new Formats(List.of(RiichiRecords.RIICHI));
    private static final int MATCHES = 4;

    /// A way to write a record.
    record Form(String name, UnaryOperator<String> of) {
        @Override
        public String toString() {
            return name;
        }
    }

    private static Form form(String name, UnaryOperator<String> of) {
        return new Form(name, of);
    }

    private static Form replacing(String name, String pattern, String with) {
        Pattern compiled = Pattern.compile(pattern);
        return form(name, text -> compiled.matcher(text).replaceAll(with));
    }

    static List<Form> xml() {
        return List.of(
                form("prolog", text -> "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + text),
                form("comment", text -> "<!-- 2009022022gm-00a9-0000-cd94aac8 -->" + text),
                form("byte order mark", text -> "\uFEFF" + text),
                replacing("lines of Windows", "><", ">\r\n  <"),
                replacing("blanks in elements", "/>", "  />"),
                replacing("elements closed apart", "<([A-Z]+[0-9]*)([^>]*)/>", "<$1$2></$1>"),
                replacing("no shuffle", "<SHUFFLE[^>]*/>", ""),
                replacing("a lobby", "<GO ", "<GO lobby=\"0\" "),
                replacing("a shuffle in every hand", "<INIT ", "<INIT shuffle=\"mt19937ar,1F\" "),
                replacing(
                        "sticks without points",
                        "step=\"2\" ten=\"[^\"]*\"|ten=\"[^\"]*\" step=\"2\"",
                        "step=\"2\""),
                replacing("nobody named", "<UN [^>]*/>", ""),
                replacing("ranks without ratings", "<UN ", "<UN dan=\"1,2,3,4\" sx=\"M\" "),
                replacing("gone before the first hand", "(<TAIKYOKU)", "<BYE who=\"1\"/>$1"),
                replacing(
                        "back before the first hand",
                        "(<TAIKYOKU)",
                        "<BYE who=\"1\"/><UN n1=\"%70\"/>$1"),
                replacing("gone between hands", "(<INIT)", "<BYE who=\"2\" />$1"),
                replacing(
                        "gone and back in a hand",
                        "(<[T][0-9]+ ?/>)",
                        "$1<BYE who=\"0\"/><UN n0=\"%61\"/>"),
                replacing("chat and new elements", "(<INIT)", "<CHAT text=\"x\"/><SAIKAI/>$1"),
                replacing("chips", "(sc=\"[-0-9,]+)\"", "$1,0,3,0,-1,0,-1,0,-1\" chip=\"54,1\""),
                replacing("chips at the start", "<INIT ", "<INIT chip=\"0,0,0,0\" "),
                replacing("chips at the end", "(owari=\"[-0-9.,]+)\"", "$1,-1,0,12,0,-8,0,-3,0\""),
                replacing("what a match is worth", "(owari=)", "ratio=\"2000,10\" $1"),
                replacing("newer attributes", "<(INIT|AGARI|UN|GO) ", "<$1 gpid=\"1-2\" kk=\"\" "),
                replacing("no version", "<mjloggm ver=\"2.3\">", "<mjloggm>"));
    }

    @ParameterizedTest
    @MethodSource("xml")
    void xml_in_that_form_tells_the_same_match(Form form) throws BadRecord {
        int changed = 0;
        for (int number = 0; number < MATCHES; number++) {
            String plain = TenhouXml.write(Simulated.match(number));
            String text = form.of.apply(plain);
            changed += text.equals(plain) ? 0 : 1;
            assertSame(plain, text, number);
        }
        assertThat(changed).isPositive();
    }

    /// A plain text, and the same in another form.
    private static void assertSame(String plain, String text, int number) {
        RecordFile told = read(text.getBytes(UTF_8), number);
        assertThat(FORMATS.difference(told).map(Object::toString)).as("match %d", number).isEmpty();
        assertThat(played(told)).isEqualTo(played(read(plain.getBytes(UTF_8), number)));
    }

    private static RecordFile read(byte[] bytes, int number) {
        return switch (FORMATS.read(bytes)) {
            case Reading.Read<RecordFile>(RecordFile file) -> file;
            case Reading.Misread<RecordFile>(int _, String why) ->
                    throw new AssertionError("match " + number + ": " + why);
        };
    }

    private static List<?> played(RecordFile file) {
        return Replay.of(file.match()).played().stream().map(RecordedHand::events).toList();
    }

    @Test
    void texts_of_two_bytes_a_letter_are_read() throws BadRecord {
        String plain = TenhouXml.write(Simulated.match(1));
        RecordFile known = read(plain.getBytes(UTF_8), 1);
        assertThat(read(plain.getBytes(UTF_16), 1)).isEqualTo(known);
        assertThat(read(("\uFEFF" + plain).getBytes(UTF_16LE), 1)).isEqualTo(known);
    }

    @Test
    void who_comes_back_before_the_first_hand_sends_nobody_away() throws BadRecord {
        String text =
                TenhouXml.write(Simulated.match(1))
                        .replace("<TAIKYOKU", "<BYE who=\"1\"/><UN n1=\"%70\"/><TAIKYOKU");
        assertThat(TenhouXml.read(text).orThrow().header().players())
                .isEqualTo(Simulated.match(1).header().players());
    }

    /// Names of other encodings than ours stand as they do.
    @Test
    void a_name_that_is_not_encoded_as_names_are_is_taken_as_it_stands() throws BadRecord {
        String text =
                TenhouXml.write(Simulated.match(1))
                        .replaceAll("n0=\"[^\"]*\"", "n0=\"100%\"")
                        .replaceAll("n1=\"[^\"]*\"", "n1=\"%82%A0\"")
                        .replaceAll("n2=\"[^\"]*\"", "n2=\"雀𠮷\"");
        var players = TenhouXml.read(text).orThrow().header().players();
        assertThat(players.get(Seat.A)).isEqualTo(Person.named("100%"));
        assertThat(players.get(Seat.B)).isEqualTo(Person.named("%82%A0"));
        assertThat(players.get(Seat.C)).isEqualTo(Person.named("雀𠮷"));
    }

    /// In the first years a dealer who led and was ready in the last hand had to go on; ratings had
    /// no decimals then.
    @Test
    void a_ranked_match_of_the_first_years_comes_out() throws BadRecord {
        TreeMap<String, String> values = new TreeMap<>(Preset.TENHOU.rules().values());
        values.putAll(Map.of("tenpai_yame", "no", "length", "east", "rounding", "thousand"));
        Transcript match =
                Simulated.match(
                        new Rules(values),
                        FIRST_YEARS,
                        chance -> RiichiBots.BEGINNER.advisor(chance).player());
        String old = ranked(match, "1500,1612,1499,2050");
        assertThat(Replay.of(TenhouXml.read(old).orThrow()).difference()).isPresent();
        RecordFile file = read(old.getBytes(UTF_8), FIRST_YEARS);
        assertThat(FORMATS.difference(file)).isEmpty();
        assertThat(file.assumed()).isEqualTo(Map.of("tenpai_yame", "no"));
        String today = ranked(match, "1500.00,1612.1,1499.3,2050.5");
        RecordFile differing = read(today.getBytes(UTF_8), FIRST_YEARS);
        assertThat(FORMATS.difference(differing)).isPresent();
        assertThat(differing.assumed()).isEmpty();
    }

    /// The number of a match in which that happens.
    private static final int FIRST_YEARS = 45;

    private static String ranked(Transcript match, String ratings) throws BadRecord {
        return TenhouXml.write(match)
                .replaceAll("<GO [^>]*>", "<GO type=\"1\"/>")
                .replaceAll("<UN ", "<UN dan=\"16,16,16,17\" rate=\"" + ratings + "\" ");
    }

    static List<Form> json() {
        return List.of(
                form("byte order mark", text -> "\uFEFF" + text),
                form("many lines", text -> changed(text, _ -> {}).toPrettyString()),
                without("title"),
                without("name"),
                without("sc"),
                without("ver"),
                form("more fields", text -> changed(text, FoundFormsTest::more).toString()),
                form("a list of one", text -> "[" + text + "]"),
                form("numbers as texts", text -> moves(text, FoundFormsTest::asText)),
                form("numbers with decimals", text -> moves(text, FoundFormsTest::asDecimal)),
                form("a link", text -> "https://tenhou.net/6/#json=" + encoded(text) + "\n"),
                form("an old link", text -> "http://tenhou.net/5/#json=" + encoded(text)),
                form("a link that is not encoded", text -> "https://tenhou.net/6/#json=" + text),
                form(
                        "a link to the last hand",
                        text -> "https://tenhou.net/6/#json=" + encoded(text) + "&ts=3"));
    }

    private static String encoded(String text) {
        return URLEncoder.encode(text, UTF_8).replace("+", "%20");
    }

    private static Form without(String field) {
        return form("no " + field, text -> changed(text, json -> json.remove(field)).toString());
    }

    private interface Change {
        void make(ObjectNode json);
    }

    private static ObjectNode changed(String text, Change change) {
        ObjectNode json = (ObjectNode) Json.MAPPER.readTree(text);
        change.make(json);
        return json;
    }

    private static void more(ObjectNode json) {
        json.putArray("connection").addObject().put("what", 0).put("log", -1).put("who", 2);
        json.put("ref", "2019010100gm-0089-0000-1abcdef2").put("ratingc", "PF4").putNull("x");
        json.put("lobby", 0);
    }

    private static String moves(String text, UnaryOperator<JsonNode> change) {
        return changed(
                        text,
                        json -> {
                            for (JsonNode hand : json.get("log")) {
                                for (int at = 5; at < hand.size() - 1; at++) {
                                    if ((at - 4) % 3 != 0) {
                                        all((ArrayNode) hand.get(at), change);
                                    }
                                }
                            }
                        })
                .toString();
    }

    private static void all(ArrayNode list, UnaryOperator<JsonNode> change) {
        for (int i = 0; i < list.size(); i++) {
            list.set(i, change.apply(list.get(i)));
        }
    }

    private static JsonNode asText(JsonNode node) {
        return node.isInt() && node.intValue() > 9
                ? Json.MAPPER.getNodeFactory().stringNode(node.asString())
                : node;
    }

    private static JsonNode asDecimal(JsonNode node) {
        return node.isInt() ? Json.MAPPER.getNodeFactory().numberNode(node.doubleValue()) : node;
    }

    @ParameterizedTest
    @MethodSource("json")
    void json_in_that_form_tells_the_same_match(Form form) throws BadRecord {
        for (int number = 0; number < MATCHES; number++) {
            String plain = titled(TenhouJson.write(Simulated.match(number)));
            String text = form.of.apply(plain);
            assertThat(text).as("match %d", number).isNotEqualTo(plain);
            assertSame(plain, text, number);
        }
    }

    private static String titled(String text) {
        return changed(
                        text,
                        json -> {
                            json.putArray("title").add("").add("");
                            json.put("ver", 2.3);
                        })
                .toString();
    }

    @Test
    void links_one_a_line_are_records_one_a_line() throws BadRecord {
        StringBuilder lines = new StringBuilder();
        for (int number = 0; number < 3; number++) {
            lines.append("https://tenhou.net/6/#json=")
                    .append(encoded(TenhouJson.write(Simulated.match(number))))
                    .append("\r\n\r\n");
        }
        List<RecordText> texts = FORMATS.texts(lines.toString().getBytes(UTF_8)).orThrow();
        assertThat(texts).hasSize(3);
        for (int number = 0; number < 3; number++) {
            assertSame(TenhouJson.write(Simulated.match(number)), texts.get(number).text(), number);
        }
    }

    @Test
    void what_is_no_link_to_a_record_is_no_record() {
        assertThat(FORMATS.read("https://tenhou.net/0/?log=x".getBytes(UTF_8)))
                .isInstanceOf(Reading.Misread.class);
        assertThat(FORMATS.read("https://tenhou.net/6/#json=%7B%22log".getBytes(UTF_8)))
                .isInstanceOf(Reading.Misread.class);
    }

    /// Of the last hand: nobody can say how it ended, or with which payments.
    @Test
    void a_hand_whose_end_is_not_told_is_read_as_far_as_it_goes() throws BadRecord {
        for (int number = 0; number < MATCHES; number++) {
            for (String result : List.of("[\"不明\"]", "[\"中断\"]")) {
                String text = ended(TenhouJson.write(Simulated.match(number)), result);
                RecordFile file = read(text.getBytes(UTF_8), number);
                assertThat(FORMATS.difference(file)).as("match %d", number).isEmpty();
                assertThat(file.match().hands().getLast().isFinished()).isFalse();
            }
        }
    }

    private static String ended(String text, String result) {
        return changed(
                        text,
                        json -> {
                            json.remove("sc");
                            ArrayNode last =
                                    (ArrayNode) json.get("log").get(json.get("log").size() - 1);
                            last.set(last.size() - 1, Json.MAPPER.readTree(result));
                        })
                .toString();
    }

    @Test
    void a_win_is_told_with_much_or_little_besides_its_payments() throws BadRecord {
        for (int number = 0; number < MATCHES; number++) {
            String plain = TenhouJson.write(Simulated.match(number));
            assertSame(plain, wins(plain, 3), number);
            assertSame(plain, wins(plain, 4), number);
            assertSame(plain, plain.replaceAll("\\([0-9]+飜\\)\"", "\""), number);
        }
    }

    /// With so many of the details of every win.
    private static String wins(String text, int details) {
        return changed(
                        text,
                        json -> {
                            for (JsonNode hand : json.get("log")) {
                                JsonNode result = hand.get(hand.size() - 1);
                                for (int i = 2; i < result.size(); i += 2) {
                                    ArrayNode told = (ArrayNode) result.get(i);
                                    while (told.size() > details) {
                                        told.remove(told.size() - 1);
                                    }
                                }
                            }
                        })
                .toString();
    }
}
