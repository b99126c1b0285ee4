package sparrow.records;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sparrow.core.game.Seed;
import sparrow.core.table.Event;
import sparrow.core.table.Eyes;
import sparrow.core.table.Table;
import sparrow.testkit.Golden;
import sparrow.testkit.Leaks;

/// Logs written by hand, with the odd rules of all four games: the core folds them, and golden text
/// shows what each viewer knows at the turning points.
class HandWrittenLogsTest {
    private static final String AMERICAN = "american-blind-pass";
    private static final String RIICHI = "riichi-double-ron";
    private static final String FILIPINO = "filipino-secret-kong";
    private static final String CHANGCHUN = "changchun-bao";

    @ParameterizedTest
    @ValueSource(strings = {AMERICAN, RIICHI, FILIPINO, CHANGCHUN})
    void every_viewer_knows_what_the_golden_text_says(String name) throws IOException {
        List<Event> log = read(name);
        for (Eyes eyes : Eyes.values()) {
            Golden.check(
                    name + "." + eyes.name().toLowerCase(java.util.Locale.ROOT) + ".txt",
                    story(log, eyes));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {AMERICAN, RIICHI, FILIPINO, CHANGCHUN})
    void nobody_sees_what_it_may_not_know(String name) throws IOException {
        for (List<Event> hand : hands(read(name))) {
            for (int length = 2; length <= hand.size(); length++) {
                Leaks.none(hand.subList(0, length), Seed.splitMix64(length).hand(0));
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {AMERICAN, RIICHI, FILIPINO, CHANGCHUN})
    void a_log_is_written_as_it_was_read(String name) throws IOException {
        assertThat(JsonLog.write(read(name))).isEqualTo(text(name));
    }

    private static String text(String name) throws IOException {
        try (var stream =
                HandWrittenLogsTest.class.getResourceAsStream("/logs/" + name + ".jsonl")) {
            assertThat(stream).as(name).isNotNull();
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    private static List<Event> read(String name) throws IOException {
        List<Event> events = JsonLog.read(text(name)).orThrow();
        JsonLog.replay(events).orThrow();
        return events;
    }

    private static List<List<Event>> hands(List<Event> log) {
        List<List<Event>> hands = new ArrayList<>();
        for (Event event : log) {
            if (event instanceof Event.Started) {
                hands.add(new ArrayList<>());
            }
            hands.getLast().add(event);
        }
        return hands;
    }

    /// The events as those eyes see them, with the table after each turning point.
    private static String story(List<Event> log, Eyes eyes) {
        StringBuilder story = new StringBuilder();
        for (List<Event> hand : hands(log)) {
            Table table = Table.start((Event.Started) hand.getFirst().seenBy(eyes));
            for (Event event : hand.subList(1, hand.size())) {
                Event seen = event.seenBy(eyes);
                table = table.after(seen);
                if (!(seen instanceof Event.WallBuilt)) {
                    story.append(EventWriter.write(seen)).append('\n');
                }
                if (isTurningPoint(seen)) {
                    story.append('\n').append(table).append('\n');
                }
            }
        }
        return story.toString();
    }

    private static boolean isTurningPoint(Event event) {
        return switch (event) {
            case Event.Exchanged _,
                    Event.Claimed _,
                    Event.TakenBack _,
                    Event.Added _,
                    Event.Laid _,
                    Event.JokerTaken _,
                    Event.Revealed _,
                    Event.Ended _ ->
                    true;
            default -> false;
        };
    }
}
