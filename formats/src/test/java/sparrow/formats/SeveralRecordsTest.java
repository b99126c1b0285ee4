package sparrow.formats;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sparrow.core.tile.Reading;
import sparrow.records.BadRecord;
import sparrow.records.file.FileText;
import sparrow.records.file.Format;
import sparrow.records.file.Formats;
import sparrow.records.file.RecordFile;
import sparrow.records.file.RecordText;

/// Files that hold several records, and files as people find them.
class SeveralRecordsTest {
    private static final Formats FORMATS = new Formats(List.of(RiichiRecords.RIICHI));

    static List<Format> formats() {
        return FORMATS.all().stream().filter(Format::isWritten).toList();
    }

    private static List<RecordText> texts(byte[] bytes) {
        return FORMATS.texts(bytes).orThrow();
    }

    private static List<RecordText> texts(String text) {
        return texts(text.getBytes(UTF_8));
    }

    private static String written(Format format, int number) {
        try {
            return format.write(Simulated.match(number));
        } catch (BadRecord bad) {
            throw new AssertionError(bad);
        }
    }

    @ParameterizedTest
    @MethodSource("formats")
    void records_one_after_another_are_told_apart(Format format) {
        String one = written(format, 4).strip();
        String two = written(format, 5).strip();
        assertThat(texts(one + "\n")).containsExactly(new RecordText("", one + "\n"));
        List<RecordText> both = texts(one + "\n\n" + two + "\n");
        assertThat(both).extracting(RecordText::place).containsExactly("record 1", "record 2");
        assertThat(FORMATS.read(both.getFirst().text())).isEqualTo(FORMATS.read(one));
        assertThat(FORMATS.read(both.getLast().text())).isEqualTo(FORMATS.read(two));
        assertThat(FORMATS.read((one + "\n" + two).getBytes(UTF_8)))
                .isEqualTo(
                        new Reading.Misread<RecordFile>(
                                0, "the file holds 2 records, and one is asked for"));
    }

    @Test
    void a_list_of_records_in_json_is_told_apart() {
        String one = written(RiichiFormat.JSON, 4).strip();
        String two = written(RiichiFormat.JSON, 5).strip();
        assertThat(texts("[\n" + one + ",\n" + two + "]"))
                .extracting(RecordText::text)
                .containsExactly(one, two);
    }

    @Test
    void comments_in_xml_are_passed_over() {
        String xml = written(RiichiFormat.XML, 4);
        String noted =
                "<!-- from my folder -->\n"
                        + xml.replace("<TAIKYOKU", "<!-- begin -- --><TAIKYOKU")
                                .replace("-- -->", "-->");
        assertThat(FORMATS.read(noted)).isEqualTo(FORMATS.read(xml));
    }

    private static byte[] zip(Object... namesAndBytes) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
            for (int i = 0; i < namesAndBytes.length; i += 2) {
                zip.putNextEntry(new ZipEntry((String) namesAndBytes[i]));
                zip.write((byte[]) namesAndBytes[i + 1]);
                zip.closeEntry();
            }
        }
        return bytes.toByteArray();
    }

    @Test
    void an_archive_holds_what_its_files_hold() throws IOException {
        String xml = written(RiichiFormat.XML, 4);
        String lines = written(RiichiFormat.JSON, 4).strip() + "\n" + written(RiichiFormat.JSON, 5);
        byte[] archive =
                zip(
                        "games/",
                        new byte[0],
                        "games/one.mjlog",
                        FileText.compressed(xml.getBytes(UTF_8)),
                        "games/two.json",
                        lines.getBytes(UTF_8),
                        "__MACOSX/games/._one.mjlog",
                        new byte[] {0, 5, 22, 7});
        List<RecordText> texts = texts(archive);
        assertThat(texts)
                .extracting(RecordText::place)
                .containsExactly(
                        "games/one.mjlog", "games/two.json, record 1", "games/two.json, record 2");
        assertThat(texts.getFirst().text()).isEqualTo(xml);
    }

    @Test
    void hostile_archives_are_refused_in_a_sentence() throws IOException {
        assertThat(FORMATS.texts(zip("big.mjlog", new byte[3_000_000])))
                .isEqualTo(
                        new Reading.Misread<List<RecordText>>(
                                0,
                                "a compressed record has 2000000 bytes at most when it is"
                                        + " inflated"));
        assertThat(FORMATS.texts(zip("empty/", new byte[0])))
                .isEqualTo(
                        new Reading.Misread<List<RecordText>>(
                                0, "there is no file in the archive"));
        byte[] cut = zip("game.mjlog", written(RiichiFormat.XML, 4).getBytes(UTF_8));
        assertThat(FORMATS.texts(Arrays.copyOf(cut, cut.length / 3)))
                .isEqualTo(new Reading.Misread<List<RecordText>>(0, "the archive is broken"));
    }

    /// Forms of records that people have, each from another place.
    @Test
    void every_foreign_record_comes_out() throws IOException {
        List<String> told = new ArrayList<>();
        for (Path file : Corpus.foreign()) {
            for (RecordText text : texts(Files.readAllBytes(file))) {
                String name = file.getFileName() + " " + text.place();
                switch (FORMATS.read(text.text())) {
                    case Reading.Misread<RecordFile>(int _, String why) ->
                            told.add(name + ": " + why);
                    case Reading.Read<RecordFile>(RecordFile read) -> {
                        FORMATS.difference(read)
                                .ifPresent(difference -> told.add(name + ": " + difference));
                        if (!read.assumed().isEmpty()) {
                            told.add(name.strip() + ": " + read.assumed());
                        }
                    }
                }
            }
        }
        assertThat(told)
                .containsExactlyInAnyOrder(
                        "tenhou-attributes-2023.mjlog: {rules=wrc}",
                        "tenhou-rounds-up.mjlog: {honba_each=500, kiriage_mangan=yes,"
                                + " rounding=thousand, uma=30-10}",
                        "tenhou-sanma-single.mjlog: {return_points=1000, uma=0-0}");
    }
}
