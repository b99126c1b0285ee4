package sparrow.formats;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.URLEncoder;
import java.nio.charset.Charset;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sparrow.core.tile.Reading;
import sparrow.records.BadRecord;
import sparrow.records.Json;
import sparrow.records.Transcript;
import sparrow.records.file.FileText;
import sparrow.records.file.Formats;
import sparrow.records.file.RecordFile;
import sparrow.records.file.RecordText;

/// Records in what people and programs wrap them in: each is found, and tells the match that it
/// tells when it stands alone.
class WrappedRecordsTest {
    private static final Formats FORMATS = new Formats(List.of(RiichiRecords.RIICHI));
    private static final List<Integer> MATCHES = List.of(4, 7);

    record Wrap(String name, RiichiFormat format, UnaryOperator<String> of) {
        @Override
        public String toString() {
            return format.key() + ", " + name;
        }
    }

    private static Wrap wrap(String name, RiichiFormat format, UnaryOperator<String> of) {
        return new Wrap(name, format, of);
    }

    private static String encoded(String text) {
        return URLEncoder.encode(text, UTF_8)
                .replace("+", "%20")
                .replace("%28", "(")
                .replace("%29", ")");
    }

    private static String quoted(String text) {
        return Json.MAPPER.writeValueAsString(text);
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }

    private static String pretty(String text) {
        return Json.MAPPER.readTree(text).toPrettyString();
    }

    private static String hands(String text) {
        return Json.MAPPER.readTree(text).get("log").toString();
    }

    /// The events of mjai, each changed, with something between them.
    private static String events(String text, UnaryOperator<String> of, String between) {
        return text.lines().map(of).collect(Collectors.joining(between));
    }

    static List<Wrap> wraps() {
        return List.of(
                wrap(
                        "in an answer",
                        RiichiFormat.JSON,
                        text -> "{\"code\":0,\"data\":" + text + "}"),
                wrap("under its own name", RiichiFormat.JSON, text -> "{\"log\":" + text + "}"),
                wrap("as a text", RiichiFormat.JSON, WrappedRecordsTest::quoted),
                wrap(
                        "as a text in a field",
                        RiichiFormat.JSON,
                        text -> "{\"id\":7,\"log\":" + quoted(text) + "}"),
                wrap("in a script", RiichiFormat.JSON, text -> "var paipu = " + text + ";\n"),
                wrap("before a semicolon", RiichiFormat.JSON, text -> text.strip() + ";"),
                wrap(
                        "with a comma too many",
                        RiichiFormat.JSON,
                        text -> text.strip().replaceAll("}$", ",}")),
                wrap("in lists", RiichiFormat.JSON, text -> "[[" + text + "]]"),
                wrap(
                        "a link in a page",
                        RiichiFormat.JSON,
                        text ->
                                "<!DOCTYPE html><html><body><a href=\"https://tenhou.net/6/#json="
                                        + encoded(text)
                                        + "\">East 1</a></body></html>"),
                wrap(
                        "a text in a page",
                        RiichiFormat.JSON,
                        text ->
                                "<html><body><textarea>"
                                        + escaped(text)
                                        + "</textarea></body></html>"),
                wrap(
                        "a script in a page",
                        RiichiFormat.JSON,
                        text -> "<html><script>const log = " + text + "</script></html>"),
                wrap(
                        "a link among words",
                        RiichiFormat.JSON,
                        text ->
                                "My game, [East 1](https://tenhou.net/6/#json="
                                        + encoded(text)
                                        + "), was a good one.\n"),
                wrap("hands alone", RiichiFormat.JSON, WrappedRecordsTest::hands),
                wrap("in an answer", RiichiFormat.XML, text -> "{\"xml\":" + quoted(text) + "}"),
                wrap("in another root", RiichiFormat.XML, text -> "<logs>" + text + "</logs>"),
                wrap(
                        "in a page",
                        RiichiFormat.XML,
                        text -> "<html><pre>" + escaped(text) + "</pre></html>"),
                wrap("with a declaration", RiichiFormat.XML, text -> "<!DOCTYPE mjloggm>\n" + text),
                wrap("as in an address", RiichiFormat.XML, WrappedRecordsTest::encoded),
                wrap("not closed", RiichiFormat.XML, text -> text.replace("</mjloggm>", "")),
                wrap(
                        "without a root",
                        RiichiFormat.XML,
                        text -> text.replaceAll("</?mjloggm[^>]*>", "")),
                wrap("a list", RiichiFormat.MJAI, text -> "[" + events(text, e -> e, ",") + "]"),
                wrap(
                        "a list in many lines",
                        RiichiFormat.MJAI,
                        text -> pretty("[" + events(text, e -> e, ",") + "]")),
                wrap(
                        "events in many lines",
                        RiichiFormat.MJAI,
                        text -> events(text, WrappedRecordsTest::pretty, "\n")),
                wrap("all in one line", RiichiFormat.MJAI, text -> events(text, e -> e, "")),
                wrap("commas between", RiichiFormat.MJAI, text -> events(text, e -> e, ",\n")),
                wrap(
                        "a list of texts",
                        RiichiFormat.MJAI,
                        text -> "[" + events(text, WrappedRecordsTest::quoted, ",") + "]"),
                wrap(
                        "under a name",
                        RiichiFormat.MJAI,
                        text -> "{\"record\":[" + events(text, e -> e, ",") + "]}"),
                wrap(
                        "under the name of a log",
                        RiichiFormat.MJAI,
                        text -> "{\"log\":[" + events(text, e -> e, ",") + "]}"),
                wrap(
                        "each under a name",
                        RiichiFormat.MJAI,
                        text -> events(text, e -> "{\"event\":" + e + "}", "\n")),
                wrap(
                        "as a server notes it",
                        RiichiFormat.MJAI,
                        text -> events(text, e -> "<-\t" + e, "\n")),
                wrap(
                        "with times",
                        RiichiFormat.MJAI,
                        text -> events(text, e -> "2024-01-01 12:00:00 [INFO] " + e, "\n")));
    }

    private static String written(RiichiFormat format, int number) throws BadRecord {
        return format.write(Simulated.match(number));
    }

    private static List<RecordText> texts(byte[] bytes) {
        return switch (FORMATS.texts(bytes)) {
            case Reading.Read<List<RecordText>>(List<RecordText> texts) -> texts;
            case Reading.Misread<List<RecordText>>(int _, String why) ->
                    throw new AssertionError(why);
        };
    }

    private static Transcript match(String text) {
        return FORMATS.told(text).orThrow().match();
    }

    @ParameterizedTest
    @MethodSource("wraps")
    void a_record_is_found_in_what_it_is_wrapped_in(Wrap wrap) throws BadRecord {
        for (int number : MATCHES) {
            String plain = written(wrap.format, number);
            List<RecordText> texts = texts(wrap.of.apply(plain).getBytes(UTF_8));
            assertThat(texts).hasSize(1);
            Transcript told = match(texts.getFirst().text());
            assertThat(told.events()).isEqualTo(match(plain).events());
            assertThat(FORMATS.difference(FORMATS.read(texts.getFirst().text()).orThrow()))
                    .isEmpty();
        }
    }

    @Test
    void several_records_are_found_in_their_order() throws BadRecord {
        String one = written(RiichiFormat.JSON, 4).strip();
        String two = written(RiichiFormat.JSON, 5).strip();
        for (String text :
                List.of(
                        one + two,
                        one + ",\n" + two + ",\n",
                        pretty(one) + "\n" + pretty(two),
                        "{\"games\":[" + one + "," + two + "]}",
                        "{\"a\":" + one + ",\"b\":" + two + "}",
                        "{\"id\":1,\"data\":" + one + "}\n{\"id\":2,\"data\":" + two + "}\n",
                        "[" + quoted(one) + "," + quoted(two) + "]",
                        "<p>https://tenhou.net/6/#json="
                                + encoded(one)
                                + "</p><p>https://tenhou.net/6/#json="
                                + encoded(two)
                                + "</p>")) {
            assertThat(texts(text.getBytes(UTF_8)))
                    .extracting(record -> match(record.text()).events())
                    .containsExactly(match(one).events(), match(two).events());
        }
    }

    @Test
    void a_broken_record_is_not_lost_among_others() throws BadRecord {
        String good = written(RiichiFormat.JSON, 4).strip();
        for (String broken :
                List.of(
                        good.replace("\"log\":[[", "\"log\":[[7,"),
                        good.replaceAll("\"log\":.*\\]\\]\\]", "\"log\":[[]]"))) {
            assertThat(broken).isNotEqualTo(good);
            for (String text :
                    List.of(broken + "\n" + good, good + broken, "[" + broken + "," + good + "]")) {
                List<RecordText> texts = texts(text.getBytes(UTF_8));
                assertThat(texts).hasSize(2);
                assertThat(texts.stream().filter(each -> isRead(each.text()))).hasSize(1);
            }
        }
    }

    private static boolean isRead(String text) {
        return FORMATS.read(text) instanceof Reading.Read<RecordFile>;
    }

    @Test
    void a_record_that_was_not_fetched_to_its_end_is_read_as_far_as_it_goes() throws BadRecord {
        String plain = written(RiichiFormat.XML, 4);
        for (int part = 6; part < 9; part++) {
            RecordFile file = FORMATS.read(plain.substring(0, plain.length() * part / 9)).orThrow();
            assertThat(FORMATS.difference(file)).isEmpty();
            assertThat(file.match().hands()).isNotEmpty();
        }
    }

    @Test
    void files_are_found_in_an_archive_of_tar() throws BadRecord, IOException {
        byte[] one = written(RiichiFormat.XML, 4).getBytes(UTF_8);
        byte[] two = written(RiichiFormat.JSON, 5).getBytes(UTF_8);
        ByteArrayOutputStream tar = new ByteArrayOutputStream();
        tar.writeBytes(head("games/", 0, '5'));
        for (Map.Entry<String, byte[]> file :
                List.of(Map.entry("games/one.xml", one), Map.entry("games/two.json", two))) {
            tar.writeBytes(head(file.getKey(), file.getValue().length, '0'));
            tar.writeBytes(file.getValue());
            tar.writeBytes(new byte[(512 - file.getValue().length % 512) % 512]);
        }
        tar.writeBytes(new byte[1024]);
        for (byte[] bytes : List.of(tar.toByteArray(), FileText.compressed(tar.toByteArray()))) {
            assertThat(texts(bytes))
                    .extracting(RecordText::place)
                    .containsExactly("games/one.xml", "games/two.json");
        }
        assertThat(FORMATS.texts(Arrays.copyOf(tar.toByteArray(), 1600)))
                .isEqualTo(new Reading.Misread<List<RecordText>>(0, "the archive is broken"));
    }

    private static byte[] head(String name, int size, char kind) {
        byte[] head = new byte[512];
        put(head, 0, name);
        put(head, 124, "%011o".formatted(size));
        head[156] = (byte) kind;
        put(head, 257, "ustar");
        return head;
    }

    private static void put(byte[] head, int at, String text) {
        System.arraycopy(text.getBytes(UTF_8), 0, head, at, text.length());
    }

    @Test
    void what_is_compressed_twice_or_saved_in_japan_is_read() throws BadRecord {
        String plain = written(RiichiFormat.JSON, 4).replace("player A", "雀士");
        byte[] twice = FileText.compressed(FileText.compressed(plain.getBytes(UTF_8)));
        byte[] japanese = plain.getBytes(Charset.forName("windows-31j"));
        for (byte[] bytes : List.of(twice, japanese)) {
            assertThat(FORMATS.read(bytes)).isEqualTo(FORMATS.read(plain));
        }
    }

    /// What is not read is said, and what to do.
    @Test
    void what_holds_records_in_a_way_that_is_not_read_says_what_it_is() {
        Map<String, String> sentences =
                Map.of(
                        "BZh91AY",
                        "the file is packed by bzip2, which is not read; unpack it first",
                        "\u00FD7zXZ\0\0",
                        "the file is packed by xz, which is not read; unpack it first",
                        "7z\u00BC\u00AF'\u001C",
                        "the file is packed by 7-Zip, which is not read; unpack it first",
                        "SQLite format 3\0",
                        "this is a database; export its records, one a file or one a line",
                        "\n\u0016.lq.GameDetailRecords\u0012\u0001\u0003",
                        "this is a record of Mahjong Soul as its server sends it; decode it into"
                                + " JSON first",
                        "{\"type\":\"FeatureCollection\"",
                        "line 1: this is not JSON within bounds (character 28): Unexpected"
                                + " end-of-input: expected close marker for Object",
                        "{\"list\":[]}",
                        "this JSON is no record that is known: Tenhou's have a \"log\" of hands, mjai"
                                + " has events with a \"type\", Mahjong Soul's have a"
                                + " \"RecordNewRound\"");
        sentences.forEach((bytes, sentence) ->
                assertThat(FORMATS.read(bytes.getBytes(ISO_8859_1)))
                        .isEqualTo(new Reading.Misread<RecordFile>(0, sentence)));
    }
}
