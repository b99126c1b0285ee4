package sparrow.formats;

import static java.util.Comparator.comparingInt;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import sparrow.core.tile.Reading;
import sparrow.formats.replay.Replay;
import sparrow.records.BadRecord;
import sparrow.records.Header;
import sparrow.records.Transcript;
import sparrow.records.file.Format;
import sparrow.records.file.Formats;
import sparrow.records.file.RecordFile;
import sparrow.testkit.Fuzz;
import sparrow.testkit.LongTest;

/// Hostile files are only errors: whatever stands in a record of any format, reading it, playing it
/// again and writing it in every format gives a result or one sentence.
class RecordFuzzTest {
    private static final Formats FORMATS = new Formats(List.of(RiichiRecords.RIICHI));

    /// The same, but none looks for the rules of a record that does not tell them.
    private static final Formats AS_TOLD = new Formats(List.of(new AsTold(RiichiRecords.RIICHI)));

    /// For one of so many broken records rules are looked for.
    private static final int SETTLED = 100;

    static List<Format> formats() {
        return FORMATS.all();
    }

    /// Single hands of four and of three players.
    private static final List<Transcript> HANDS =
            Stream.of(3, 7, 8, 12)
                    .map(Simulated::match)
                    .map(match -> new Transcript(match.header(), match.hands().subList(0, 1)))
                    .toList();

    /// The shortest hands of many matches: of three inputs of a long run two are made of these, as
    /// what is short is read soon.
    private static final List<Transcript> SHORT_HANDS =
            IntStream.rangeClosed(1, 40)
                    .mapToObj(Simulated::match)
                    .flatMap(match ->
                            match.hands().stream()
                                    .map(hand -> new Transcript(match.header(), List.of(hand))))
                    .sorted(comparingInt(hand -> hand.hands().getFirst().events().size()))
                    .limit(2L * HANDS.size())
                    .toList();

    private static List<String> texts(Format format) {
        return texts(format, HANDS);
    }

    private static List<String> mostlyShort(Format format) {
        return texts(format, Stream.concat(HANDS.stream(), SHORT_HANDS.stream()).toList());
    }

    private static List<String> texts(Format format, List<Transcript> hands) {
        List<String> texts = new ArrayList<>();
        for (Transcript hand : hands) {
            try {
                texts.add(
                        format.isWritten()
                                ? new String(RecordFile.write(hand, format), StandardCharsets.UTF_8)
                                : MajsoulDump.of(hand).toString());
            } catch (BadRecord bad) {
                throw new AssertionError(bad);
            }
        }
        return texts;
    }

    /// Our own log has its test of this kind elsewhere.
    @ParameterizedTest
    @EnumSource
    @Tag("slow")
    void a_broken_text_is_refused_or_read(RiichiFormat format) {
        Fuzz.of(texts(format).toArray(String[]::new)).check(RecordFuzzTest::mostlyAsTold);
    }

    /// Well-formed mostly: numbers and names of one place stand in another.
    @ParameterizedTest
    @MethodSource("formats")
    @Tag("slow")
    void a_record_with_changed_parts_is_refused_or_replayed_and_written(Format format) {
        List<String> texts = texts(format);
        Fuzz.crossing(texts).inputs(1_000).check(RecordFuzzTest::used);
    }

    @ParameterizedTest
    @MethodSource("formats")
    void a_few_records_with_changed_parts_are_refused_or_replayed_and_written(Format format) {
        List<String> texts = texts(format);
        for (String text : texts) {
            assertThat(used(text)).isInstanceOf(Reading.Read.class);
        }
        Fuzz.crossing(texts).inputs(200).check(RecordFuzzTest::used);
    }

    /// Ten million in all, as the formats share the reader of files: half of each broken anywhere,
    /// half with changed parts. Our own log has its run elsewhere. Some formats came later than the
    /// run began, so each gets a little more.
    @LongTest("fuzz-records")
    void ten_million_records_are_refused_or_read() {
        Map<String, Fuzz.Parser> parsers = new TreeMap<>();
        for (Format format : RiichiFormat.values()) {
            List<String> texts = mostlyShort(format);
            parsers.put(
                    format.key() + ", broken",
                    new Fuzz.Parser(
                            Fuzz.of(texts.toArray(String[]::new)), RecordFuzzTest::mostlyAsTold));
            parsers.put(
                    format.key() + ", with changed parts",
                    new Fuzz.Parser(Fuzz.crossing(texts), RecordFuzzTest::mostlyAsTold));
        }
        Fuzz.inTheLongRun(
                "fuzz-records",
                12_000_000 / parsers.size(),
                5_000,
                "Records of one hand in every format of Riichi, so many broken anywhere and so many with changed parts: all are"
                        + " read or refused in a sentence; for one of "
                        + SETTLED
                        + " that are read, rules are looked for by which it comes out.",
                parsers);
    }

    private static Reading<RecordFile> mostlyAsTold(String text) {
        return (text.hashCode() % SETTLED == 0 ? FORMATS : AS_TOLD).read(text);
    }

    @LongTest("fuzz-replays")
    void a_million_records_with_changed_parts_are_refused_or_replayed_and_written() {
        Map<String, Fuzz.Parser> parsers = new TreeMap<>();
        for (Format format : FORMATS.all()) {
            List<String> texts = mostlyShort(format);
            parsers.put(format.key(), new Fuzz.Parser(Fuzz.crossing(texts), RecordFuzzTest::used));
        }
        Fuzz.inTheLongRun(
                "fuzz-replays",
                250_000,
                500,
                "Records of one hand with changed parts in every format, so many for each: all are"
                        + " refused in a sentence, or read, played again by the rules and written in"
                        + " every format.",
                parsers);
    }

    private static Reading<Transcript> used(String text) {
        return FORMATS.read(text)
                .map(file -> {
                    if (isRiichi(file.match())) {
                        Replay.of(file.match())
                                .difference()
                                .ifPresent(difference ->
                                        assertThat(difference.toString()).isNotBlank());
                    }
                    Transcript match = FORMATS.completed(file);
                    for (Format format : FORMATS.all()) {
                        try {
                            RecordFile.write(match, format);
                        } catch (BadRecord bad) {
                            assertThat(bad.sentence()).isNotBlank();
                        }
                    }
                    return new Transcript(Header.NONE, match.hands());
                });
    }

    /// Our own log may tell of any game, also of one that nobody knows.
    private static boolean isRiichi(Transcript match) {
        return match.hands().stream()
                .allMatch(hand -> hand.started().variant().equals(RiichiRecords.RIICHI.game()));
    }
}
