package sparrow.arena;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import sparrow.catalog.Catalog;
import sparrow.core.game.Variant;
import sparrow.core.table.Event;
import sparrow.core.tile.Reading;
import sparrow.records.BadRecord;
import sparrow.records.JsonLog;
import sparrow.records.file.RecordFile;
import sparrow.records.replay.Difference;
import sparrow.records.replay.LogReplay;
import sparrow.testkit.Census;

/// What `records check` promises: an honest log of every game agrees, and of a log that was changed
/// only such changes go unnoticed as leave a log that players could have played.
class TamperedLogTest {
    private static final List<Specimens> SPECIMENS = Specimens.all();

    /// What check says of a text; nothing if it agrees.
    private static Optional<String> found(List<String> lines) {
        String text = String.join("\n", lines) + "\n";
        return switch (RecordFile.events(text).orElseThrow()) {
            case Reading.Misread<List<Event>>(int _, String why) -> Optional.of(why);
            case Reading.Read<List<Event>>(List<Event> events) ->
                    LogReplay.of(events, Catalog::variant, Catalog.formats()::flaw)
                            .difference()
                            .map(Difference::toString);
        };
    }

    private static List<String> lines(Specimens specimen) {
        return JsonLog.write(specimen.events()).lines().toList();
    }

    @Test
    void the_specimens_show_every_kind_of_event() {
        Set<Class<?>> shown =
                SPECIMENS.stream()
                        .flatMap(specimen -> specimen.events().stream())
                        .map(Event::getClass)
                        .collect(Collectors.toSet());
        assertThat(shown)
                .containsAll(
                        Arrays.stream(Event.class.getPermittedSubclasses())
                                .collect(Collectors.toSet()));
    }

    @Test
    void an_honest_log_of_every_preset_agrees() {
        for (Specimens specimen : SPECIMENS) {
            assertThat(found(lines(specimen))).as(specimen.toString()).isEmpty();
        }
    }

    @Test
    void a_log_cut_off_anywhere_agrees_as_far_as_it_goes() {
        for (Specimens specimen : SPECIMENS) {
            List<String> lines = lines(specimen);
            for (int length = 2; length < lines.size(); length += 61) {
                assertThat(found(lines.subList(0, length)))
                        .as("%s, %s lines", specimen, length)
                        .isEmpty();
            }
        }
    }

    @Test
    void a_log_that_begins_with_a_later_hand_agrees() {
        for (Specimens specimen : SPECIMENS) {
            List<String> lines =
                    JsonLog.write(specimen.hands().getLast().log().events()).lines().toList();
            assertThat(found(lines)).as(specimen.toString()).isEmpty();
        }
    }

    @Test
    void whatever_a_log_says_of_a_later_opening_comes_to_a_sentence_or_agrees() throws BadRecord {
        Set<String> games = new HashSet<>();
        for (Specimens specimen : SPECIMENS) {
            if (games.add(specimen.game().name())) {
                List<Event> hand = specimen.hands().getLast().log().events();
                List<String> lines = JsonLog.write(hand).lines().toList();
                for (Tampering tampering : Tampering.of(lines, 1)) {
                    assertThat(found(tampering.lines()).orElse("it agrees")).isNotBlank();
                }
            }
        }
    }

    /// Each hand with the opening of the next one and some wall after it.
    private static List<List<Event>> hands(Specimens specimen) {
        return specimen.hands().stream()
                .map(hand -> {
                    List<Event> events = new ArrayList<>(hand.log().events());
                    Variant variant = specimen.game().variant(hand.rules());
                    events.add(variant.next(hand).orElseThrow());
                    List<Integer> rolls = variant.dice().stream().map(_ -> 0).toList();
                    events.add(new Event.WallBuilt(variant.tiles(), rolls));
                    return events;
                })
                .toList();
    }

    @Test
    void only_choices_that_were_open_to_a_player_can_be_changed_unnoticed() throws BadRecord {
        SortedMap<String, Integer> unnoticed = new TreeMap<>();
        Set<String> done = new HashSet<>();
        int tried = 0;
        for (Specimens specimen : SPECIMENS) {
            for (List<Event> events : hands(specimen)) {
                List<String> lines = JsonLog.write(events).lines().toList();
                assertThat(found(lines)).as(specimen.toString()).isEmpty();
                for (int at = 0; at < events.size() - 1; at++) {
                    String kind = specimen.game().name() + " " + Census.kind(events.get(at));
                    boolean isLater = at == 0 && ((Event.Started) events.getFirst()).hand() > 0;
                    if (isLater || !done.add(kind)) {
                        continue;
                    }
                    for (Tampering tampering : Tampering.of(lines, at + 1)) {
                        tried++;
                        if (found(tampering.lines()).isEmpty()) {
                            unnoticed.merge(kind + ": " + tampering.what(), 1, Integer::sum);
                            assertThat(
                                            isChance(tampering)
                                                    || isOlder(
                                                            events.get(at),
                                                            tampering.lines().get(at + 1))
                                                    || isChosen(events.get(at)))
                                    .as("%s, line %s: %s", specimen, at + 2, tampering.what())
                                    .isTrue();
                        }
                    }
                }
            }
        }
        assertThat(tried).as("unnoticed: %s", unnoticed).isGreaterThan(1_000);
        assertThat(unnoticed.values().stream().mapToInt(Integer::intValue).sum())
                .as("%s of %s, %s", unnoticed.size(), tried, unnoticed)
                .isLessThan(tried / 20);
    }

    /// What a die shows may make no difference, as tiles that nobody ever sees.
    private static boolean isChance(Tampering tampering) {
        return tampering.what().equals("rolls");
    }

    /// A sheet without a line that only names something is one of an older log; all that counts
    /// must be there.
    private static boolean isOlder(Event event, String tampered) throws BadRecord {
        return event instanceof Event.Paid ours
                && JsonLog.event(tampered) instanceof Event.Paid theirs
                && theirs.lines().size() < ours.lines().size()
                && counting(ours).equals(counting(theirs));
    }

    private static List<Event.Line> counting(Event.Paid paid) {
        return paid.lines().stream().filter(line -> line.amount() != 0 || line.isSum()).toList();
    }

    private static boolean isChosen(Event event) {
        return switch (event) {
            case Event.Discarded _,
                    Event.Claimed _,
                    Event.Laid _,
                    Event.Added _,
                    Event.TakenBack _,
                    Event.Declared _,
                    Event.Exchanged _,
                    Event.JokerTaken _,
                    Event.Retrieved _ ->
                    true;
            case Event.Started _,
                    Event.WallBuilt _,
                    Event.Began _,
                    Event.Dealt _,
                    Event.Drew _,
                    Event.Revealed _,
                    Event.Shown _,
                    Event.Turned _,
                    Event.Won _,
                    Event.Paid _,
                    Event.Ended _ ->
                    false;
        };
    }
}
