package sparrow.formats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sparrow.core.tile.Reading;
import sparrow.records.BadRecord;
import sparrow.records.Transcript;
import sparrow.records.file.FileText;
import sparrow.records.file.Format;
import sparrow.records.file.Formats;
import sparrow.records.file.RecordFile;
import sparrow.testkit.Fuzz;

/// What an attacker would write.
class HostileFilesTest {
    private static final Formats FORMATS = new Formats(List.of(RiichiRecords.RIICHI));

    private static String why(byte[] bytes) {
        Reading<RecordFile> reading =
                assertTimeoutPreemptively(Duration.ofSeconds(5), () -> FORMATS.read(bytes));
        assertThat(reading).isInstanceOf(Reading.Misread.class);
        return ((Reading.Misread<RecordFile>) reading).why();
    }

    private static String why(String text) {
        return why(text.getBytes(StandardCharsets.UTF_8));
    }

    @Test
    void xml_declares_no_entities_and_fetches_nothing() {
        assertThat(
                        why(
                                "<?xml version=\"1.0\"?><!DOCTYPE mjloggm [<!ENTITY x SYSTEM"
                                        + " \"file:///etc/passwd\">]><mjloggm ver=\"&x;\"/>"))
                .isEqualTo("declarations and entities are not read");
        assertThat(
                        why(
                                "<!DOCTYPE m [<!ENTITY a \"aaaaaaaaaa\"><!ENTITY b"
                                        + " \"&a;&a;&a;&a;\">]><mjloggm ver=\"&b;\"/>"))
                .isEqualTo("declarations and entities are not read");
        assertThat(why("<mjloggm ver=\"&x;\"/>")).startsWith("this is no well-formed XML");
        assertThat(why("<mjloggm>&x;</mjloggm>")).isNotBlank();
    }

    @Test
    void xml_is_not_deep_and_has_no_text() {
        assertThat(why("<mjloggm>".repeat(1_000)))
                .isEqualTo("it is too deep or has too many elements");
        assertThat(why("<mjloggm>text</mjloggm>")).isEqualTo("there is text between the elements");
    }

    @Test
    void a_small_file_does_not_become_a_big_one() throws IOException {
        ByteArrayOutputStream bomb = new ByteArrayOutputStream();
        try (GZIPOutputStream gzip = new GZIPOutputStream(bomb)) {
            byte[] zeros = new byte[1 << 20];
            for (int i = 0; i < 200; i++) {
                gzip.write(zeros);
            }
        }
        assertThat(bomb.size()).isLessThan(300_000);
        assertThat(why(bomb.toByteArray()))
                .isEqualTo("a compressed record has 2000000 bytes at most when it is inflated");
    }

    @Test
    void a_broken_compressed_file_is_refused() throws BadRecord {
        byte[] bytes = FileText.compressed(RecordFile.write(Simulated.match(1), RiichiFormat.XML));
        assertThat(FORMATS.read(bytes)).isInstanceOf(Reading.Read.class);
        byte[] half = Arrays.copyOf(bytes, bytes.length / 2);
        assertThat(why(half)).isEqualTo("the compressed file is broken");
    }

    @ParameterizedTest
    @ValueSource(strings = {"# Sparrow\n\nMahjong.", "", "  \n", "true", "12", "\0\0"})
    void what_is_no_record_at_all_is_refused_in_one_sentence(String text) {
        assertThat(why(text))
                .isEqualTo(
                        "this is no record: neither Sparrow log nor Tenhou XML nor Tenhou JSON nor"
                                + " mjai nor Mahjong Soul JSON");
    }

    @Test
    void json_is_not_deep() {
        assertThat(why("{\"log\":" + "[".repeat(100_000))).contains("not JSON within bounds");
        assertThat(why("{\"type\":\"start_game\",\"names\":" + "[".repeat(1_000)))
                .contains("not JSON within bounds");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "%s",
                "<mjloggm>%s",
                "<mjloggm ver=\"%s\"/>",
                "<mjloggm><GO type=\"%s\"/></mjloggm>",
                "<mjloggm><UN n0=\"%s\"/></mjloggm>",
                "<mjloggm><INIT seed=\"%s\" ten=\"250,250,250,250\" oya=\"0\"/></mjloggm>",
                "{\"log\":%s}",
                "{\"log\":[[%s]]}",
                "{\"log\":[],\"name\":[\"%s\"]}",
                "{\"log\":[],\"%s\":1}",
                "{\"type\":\"start_game\",\"names\":[\"%s\"]}",
                "{\"type\":\"%s\"}",
                "{\"type\":\"start_game\"}\n%s"
            })
    void very_long_very_deep_and_ill_formed_texts_are_only_errors(String place) {
        Fuzz.hostile(text -> FORMATS.read(place.replace("%s", text)));
    }

    @Test
    void what_is_no_text_is_refused() {
        assertThat(why(new byte[] {(byte) 0xFD, (byte) 0xFE, 0, 1}))
                .isEqualTo("this is no text in UTF-8");
        assertThat(why(new byte[] {(byte) 0xFF, (byte) 0xFE, 0, (byte) 0xD8}))
                .isEqualTo("this is no text in UTF-8");
        assertThat(why(new byte[0])).isNotBlank();
    }

    @Test
    void every_format_is_known_by_its_content() throws BadRecord {
        Transcript match = Simulated.match(2);
        for (Format format : FORMATS.all()) {
            if (format.ends().isEmpty()) {
                continue;
            }
            byte[] bytes = RecordFile.write(match, format);
            assertThat(FORMATS.read(bytes).orThrow().format()).isEqualTo(format);
            assertThat(FORMATS.read(FileText.compressed(bytes)).orThrow().format())
                    .isEqualTo(format);
        }
    }
}
