package sparrow.formats.replay;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import sparrow.core.table.Event;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;
import sparrow.formats.Simulated;
import sparrow.formats.tenhou.TenhouXml;
import sparrow.records.Header;
import sparrow.records.RecordedHand;
import sparrow.records.Transcript;
import sparrow.records.replay.Difference;
import sparrow.riichi.table.Words;

/// A record that tells something wrong is found out, and the sentence says what.
class ReplayTest {
    private static final Transcript MATCH = Simulated.match(2);

    private static Optional<String> difference(Transcript match) {
        return Replay.of(match).difference().map(Difference::toString);
    }

    /// The match with the first event that the change applies to changed.
    private static <E extends Event> Transcript with(Class<E> type, UnaryOperator<E> change) {
        List<RecordedHand> hands = new ArrayList<>(MATCH.hands());
        for (int i = 0; i < hands.size(); i++) {
            List<Event> events = new ArrayList<>(hands.get(i).events());
            for (int j = 0; j < events.size(); j++) {
                if (type.isInstance(events.get(j))) {
                    E changed = change.apply(type.cast(events.get(j)));
                    if (!changed.equals(events.get(j))) {
                        events.set(j, changed);
                        hands.set(i, new RecordedHand(events, hands.get(i).notes()));
                        return new Transcript(MATCH.header(), hands);
                    }
                }
            }
        }
        throw new AssertionError("nothing to change");
    }

    @Test
    void a_match_agrees_with_itself() {
        assertThat(difference(MATCH)).isEmpty();
    }

    @Test
    void wrong_points_are_found() {
        Transcript wrong =
                with(
                        Event.Paid.class,
                        paid ->
                                paid.reason().equals(Words.WIN)
                                        ? new Event.Paid(
                                                paid.reason(),
                                                paid.lines(),
                                                moved(paid.points()),
                                                paid.pot())
                                        : paid);
        assertThat(difference(wrong).orElseThrow())
                .contains("the record pays")
                .contains("the rules");
    }

    private static Seats<Integer> moved(Seats<Integer> points) {
        return points.with(Seat.A, points.get(Seat.A) + 100).with(Seat.B, points.get(Seat.B) - 100);
    }

    @Test
    void a_wrong_yaku_is_found() {
        Transcript wrong =
                with(
                        Event.Paid.class,
                        paid -> {
                            if (!paid.reason().equals(Words.WIN)) {
                                return paid;
                            }
                            List<Event.Line> lines = new ArrayList<>(paid.lines());
                            lines.add(new Event.Line("Honroutou", 2, "han"));
                            return new Event.Paid(paid.reason(), lines, paid.points(), paid.pot());
                        });
        assertThat(difference(wrong).orElseThrow()).contains("Honroutou 2");
    }

    @Test
    void an_action_nobody_was_offered_is_found() {
        Transcript wrong =
                with(
                        Event.Discarded.class,
                        thrown ->
                                thrown.seat() == Seat.A
                                        ? Event.Discarded.of(Seat.B, thrown.tile(), thrown.origin())
                                        : thrown);
        assertThat(difference(wrong).orElseThrow()).startsWith("hand ").contains("turn ");
    }

    @Test
    void a_wrong_ending_is_found() {
        Transcript wrong = with(Event.Ended.class, _ -> new Event.Ended(Words.FOUR_KANS));
        assertThat(difference(wrong).orElseThrow()).contains("the hand ends: four kans");
    }

    @Test
    void a_wrong_opening_is_found() {
        Transcript wrong =
                with(
                        Event.Started.class,
                        started ->
                                started.hand() == 1
                                        ? new Event.Started(
                                                started.variant(),
                                                started.edition(),
                                                started.rules(),
                                                1,
                                                started.dealer(),
                                                started.tally(),
                                                moved(started.points()),
                                                started.pot())
                                        : started);
        assertThat(difference(wrong).orElseThrow()).contains("the record starts with");
    }

    @Test
    void wrong_results_are_found() {
        Header.Standing standing = MATCH.header().standing().orElseThrow();
        Header wrong =
                new Header(
                        MATCH.header().players(),
                        MATCH.header().notes(),
                        Optional.of(
                                new Header.Standing(standing.points(), moved(standing.tenths()))));
        assertThat(difference(new Transcript(wrong, MATCH.hands())).orElseThrow())
                .contains("ends with the results");
        Transcript cut =
                new Transcript(MATCH.header(), MATCH.hands().subList(0, MATCH.hands().size() - 1));
        assertThat(difference(cut).orElseThrow()).contains("the record ends the match");
    }

    @Test
    void an_unfinished_hand_is_no_difference() throws Exception {
        RecordedHand first = MATCH.hands().getFirst();
        Transcript cut =
                new Transcript(
                        new Header(
                                MATCH.header().players(), MATCH.header().notes(), Optional.empty()),
                        List.of(new RecordedHand(first.events().subList(0, 30), first.notes())));
        assertThat(difference(cut)).isEmpty();
        String text = TenhouXml.write(cut);
        assertThat(TenhouXml.write(TenhouXml.read(text).orThrow())).isEqualTo(text);
    }
}
