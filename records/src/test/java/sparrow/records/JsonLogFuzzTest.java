package sparrow.records;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sparrow.core.game.Chance;
import sparrow.core.game.Game;
import sparrow.core.game.Seed;
import sparrow.core.game.Wandering;
import sparrow.core.table.Event;
import sparrow.core.table.Table;
import sparrow.core.tile.Reading;
import sparrow.core.tile.Seats;
import sparrow.testkit.Fuzz;
import sparrow.testkit.LongTest;
import sparrow.testkit.wren.Wren;

/// Hostile files are only errors: whatever stands in a log, reading and replaying it gives a result
/// or a line and a reason.
class JsonLogFuzzTest {
    private static final String HEADER = "{\"sparrow\":\"log\",\"version\":1}\n";

    /// Hands of all four games and of the toy variant: every kind of event is among their lines.
    private static final List<List<String>> LOGS =
            Stream.concat(
                            Stream.of(
                                            "american-blind-pass",
                                            "riichi-double-ron",
                                            "filipino-secret-kong",
                                            "changchun-bao")
                                    .map(JsonLogFuzzTest::handWritten),
                            Stream.of(JsonLog.write(wren())))
                    .map(text -> text.lines().toList())
                    .toList();

    private static final List<String> LINES = LOGS.stream().flatMap(List::stream).toList();

    private static String handWritten(String name) {
        try (var stream = JsonLogFuzzTest.class.getResourceAsStream("/logs/" + name + ".jsonl")) {
            assertThat(stream).as(name).isNotNull();
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private static List<Event> wren() {
        Wren wren = Wren.standard();
        Seed seed = Seed.splitMix64(2);
        return Game.play(
                        wren,
                        wren.first(),
                        seed.hand(0),
                        Seats.first(4, seat -> new Wandering(seed.hand(1 + seat.ordinal()))))
                .log()
                .events();
    }

    @Test
    void every_event_is_among_the_lines_to_be_broken() {
        assertThat(
                        LOGS.stream()
                                .flatMap(log ->
                                        JsonLog.read(String.join("\n", log)).orThrow().stream())
                                .map(Object::getClass)
                                .distinct()
                                .count())
                .isEqualTo(Event.class.getPermittedSubclasses().length);
    }

    @Test
    @Tag("slow")
    void a_broken_line_is_refused_or_read() {
        Fuzz.of(LINES.toArray(String[]::new)).check(line -> JsonLog.read(HEADER + line));
    }

    /// Valid JSON mostly: the fields of one line with the values of another.
    @Test
    void a_line_with_values_of_others_is_refused_or_read() {
        Fuzz.by(chance -> crossed(chance, any(chance, LINES)))
                .check(line -> JsonLog.read(HEADER + line));
    }

    @Test
    @Tag("slow")
    void a_log_with_changed_lines_is_refused_or_replayed() {
        Fuzz.by(JsonLogFuzzTest::changed).inputs(30_000).check(JsonLogFuzzTest::replayed);
    }

    @LongTest("fuzz-logs")
    void ten_million_logs_are_refused_or_read() {
        Fuzz.inTheLongRun(
                "fuzz-logs",
                10_000_000,
                20_000,
                "Broken lines of our own log, lines with values of others, and logs with changed lines that are"
                        + " replayed if they can be read, so many of each: all are read or refused with a line and a reason.",
                Map.of(
                        "broken lines",
                        new Fuzz.Parser(
                                Fuzz.of(LINES.toArray(String[]::new)),
                                line -> JsonLog.read(HEADER + line)),
                        "lines with values of others",
                        new Fuzz.Parser(
                                Fuzz.by(chance -> crossed(chance, any(chance, LINES))),
                                line -> JsonLog.read(HEADER + line)),
                        "logs with changed lines",
                        new Fuzz.Parser(
                                Fuzz.by(JsonLogFuzzTest::changed), JsonLogFuzzTest::replayed)));
    }

    /// The beginning of a log, some of whose lines are lost, doubled, moved or changed.
    private static String changed(Chance chance) {
        List<String> log = any(chance, LOGS);
        List<String> lines = new ArrayList<>(log.subList(0, 8 + chance.below(log.size() - 8)));
        for (int changes = chance.below(3); changes >= 0; changes--) {
            int at = chance.below(lines.size());
            switch (chance.below(5)) {
                case 0 -> lines.remove(at);
                case 1 -> lines.add(at, any(chance, LINES));
                case 2 -> lines.add(lines.remove(at));
                case 3 -> lines.add(at, lines.get(at));
                default -> lines.set(at, crossed(chance, lines.get(at)));
            }
        }
        return String.join("\n", lines);
    }

    /// The line with some value replaced by one of another line, or by one that is nowhere right.
    private static String crossed(Chance chance, String line) {
        String[] parts = line.split("(?=[:,])", -1);
        String[] others = any(chance, LINES).split("(?=[:,])", -1);
        int at = chance.below(parts.length);
        parts[at] =
                chance.below(4) == 0
                        ? ":" + any(chance, WRONG)
                        : others[chance.below(others.length)];
        return String.join("", parts);
    }

    private static final List<String> WRONG =
            List.of(
                    "-1",
                    "0",
                    "2147483647",
                    "-2147483648",
                    "2147483648",
                    "1e9",
                    "\"\"",
                    "\"?\"",
                    "\"D\"",
                    "\"1m\"",
                    "\"1111111111111111m\"",
                    "null",
                    "true",
                    "[]",
                    "{}",
                    "[[]]");

    private static <T> T any(Chance chance, List<T> things) {
        return things.get(chance.below(things.size()));
    }

    private static Reading<List<Table>> replayed(String text) {
        return switch (JsonLog.read(text)) {
            case Reading.Read<List<Event>>(List<Event> events) -> JsonLog.replay(events);
            case Reading.Misread<List<Event>>(int at, String why) -> new Reading.Misread<>(at, why);
        };
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "%s",
                "{\"sparrow\":\"log\",\"version\":1}\n%s",
                "{\"sparrow\":\"log\",\"version\":%s}",
                "{\"sparrow\":\"log\",\"version\":1}\n{\"event\":\"began\",\"phase\":\"%s\"}",
                "{\"sparrow\":\"log\",\"version\":1}\n{\"event\":\"%s\"}",
                "{\"sparrow\":\"log\",\"version\":1}\n{\"event\":\"began\",\"%s\":1}",
                "{\"sparrow\":\"log\",\"version\":1}\n{\"event\":\"wall\",\"tiles\":\"%s\",\"rolls\":[]}",
                "{\"sparrow\":\"log\",\"version\":1}\n{\"event\":\"wall\",\"tiles\":\"1m\",\"rolls\":[%s]}"
            })
    void very_long_very_deep_and_ill_formed_texts_are_only_errors(String place) {
        Fuzz.hostile(text -> replayed(place.replace("%s", text)));
        Fuzz.hostile(text -> replayed(place.replace("%s", start(text))));
    }

    /// As much of it as fits into a line.
    private static String start(String text) {
        return text.substring(0, Math.min(text.length(), JsonLog.LONGEST_LINE - 100));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"event\":\"declared\",\"seat\":\"A\",\"word\":\"%d\"}",
                "{\"event\":\"revealed\",\"marker\":\"%d\",\"at\":0,\"tile\":\"1m\",\"to\":[]}"
            })
    void a_hand_without_end_is_refused(String line) {
        StringBuilder text = new StringBuilder(HEADER);
        text.append(
                "{\"event\":\"started\",\"variant\":\"x\",\"edition\":1,\"hand\":0,\"dealer\":\"A\",\"rules\":{},\"tally\":{},\"points\":{\"A\":0},\"pot\":0}\n");
        text.append("{\"event\":\"wall\",\"tiles\":\"1m\",\"rolls\":[]}\n");
        for (int i = 3; i < JsonLog.MOST_LINES; i++) {
            text.append(line.replace("%d", String.valueOf(i))).append('\n');
        }
        assertTimeoutPreemptively(
                Duration.ofSeconds(60),
                () ->
                        assertThat(replayed(text.toString()))
                                .isEqualTo(
                                        new Reading.Misread<>(
                                                5_001,
                                                "line 5002: a hand has 5000 events at most")));
    }

    @Test
    void a_file_without_end_is_refused() {
        String line = "{\"event\":\"began\",\"phase\":\"" + "x".repeat(16_000) + "\"}\n";
        Reader endless =
                new Reader() {
                    private String left = HEADER;

                    @Override
                    public int read(char[] buffer, int offset, int length) {
                        left = left.isEmpty() ? line : left;
                        int count = Math.min(length, left.length());
                        left.getChars(0, count, buffer, offset);
                        left = left.substring(count);
                        return count;
                    }

                    @Override
                    public void close() {}
                };
        assertTimeoutPreemptively(
                Duration.ofSeconds(60),
                () ->
                        assertThat(JsonLog.read(endless))
                                .isInstanceOfSatisfying(
                                        Reading.Misread.class,
                                        misread ->
                                                assertThat(misread.why())
                                                        .endsWith(
                                                                ": a log has 20000000 characters at most")));
    }

    @Test
    void line_ends_of_other_systems_are_read_and_a_byte_order_mark_is_not() {
        String log = String.join("\r\n", LOGS.getLast()) + "\r\n";
        assertThat(JsonLog.read(log))
                .isEqualTo(JsonLog.read(String.join("\n", LOGS.getLast())))
                .isInstanceOf(Reading.Read.class);
        assertThat(JsonLog.read("\uFEFF" + log))
                .isInstanceOfSatisfying(
                        Reading.Misread.class,
                        misread ->
                                assertThat(misread.why()).startsWith("line 1: this is not JSON"));
    }
}
