package sparrow.formats.replay;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import sparrow.core.game.Variant;
import sparrow.core.table.Event;
import sparrow.core.table.Rules;
import sparrow.core.table.Table;
import sparrow.core.tile.Reading;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;
import sparrow.records.Header;
import sparrow.records.RecordedHand;
import sparrow.records.Transcript;
import sparrow.records.replay.Difference;
import sparrow.riichi.table.RiichiVariant;
import sparrow.riichi.table.Standing;
import sparrow.riichi.table.Words;

/// A recorded match played again, hand after hand, by players who do what the record tells.
///
/// @param played the hands as the rules play them, as far as record and rules agree
/// @param difference where they part first
/// @param agreed how many events come before that; the opening of a hand counts as one, and so do
///   the end of the match and its result
/// @param counting the rules about final points by which the result came out
public record Replay(
        List<RecordedHand> played,
        Optional<Difference> difference,
        int agreed,
        Map<String, String> counting) {
    private static final List<String> WINDS = List.of("East", "South", "West", "North");

    /// How final points were counted at other times and in other rooms.
    private static final List<Map<String, String>> COUNTINGS =
            List.of(
                    Map.of(),
                    Map.of("rounding", "thousand"),
                    Map.of("rounding", "thousand", "uma", "10-5"),
                    Map.of("rounding", "thousand", "uma", "30-10"),
                    Map.of("uma", "30-10"));

    public Replay {
        played = List.copyOf(played);
        counting = Map.copyOf(counting);
    }

    /// Plays a record of Riichi again.
    public static Replay of(Transcript transcript) {
        return of(transcript, COUNTINGS);
    }

    /// @param countings by any of which the result may have been counted
    static Replay of(Transcript transcript, List<Map<String, String>> countings) {
        List<RecordedHand> played = new ArrayList<>();
        int agreed = 0;
        Optional<Event.Started> expected = Optional.empty();
        for (int number = 0; number < transcript.hands().size(); number++) {
            RecordedHand hand = transcript.hands().get(number);
            Event.Started started = hand.started();
            if (number > 0) {
                Optional<String> jump = jump(expected, started);
                if (jump.isPresent()) {
                    return parted(
                            played,
                            new Difference(
                                    number,
                                    title(number, started),
                                    expected.isEmpty()
                                            ? Difference.Kind.ENDING
                                            : Difference.Kind.OPENING,
                                    jump.get()),
                            agreed);
                }
            }
            agreed++;
            Variant variant = new RiichiVariant(started.rules());
            HandReplay replay = HandReplay.of(variant, opened(expected, hand.events()));
            if (replay.difference().isPresent()) {
                String place = title(number, started) + ", " + turn(replay.table());
                return parted(
                        played,
                        new Difference(number, place, replay.kind(), replay.difference().get()),
                        agreed + replay.agreed());
            }
            agreed += hand.events().size();
            Table table = replay.table();
            played.add(new RecordedHand(table.log().events(), hand.notes()));
            boolean isLast = number == transcript.hands().size() - 1;
            if (table.isOver()) {
                expected = variant.next(table);
                if (isLast && transcript.header().standing().isPresent()) {
                    Header.Standing standing = transcript.header().standing().get();
                    return switch (ending(expected, table, standing, countings)) {
                        case Reading.Read<Map<String, String>>(Map<String, String> counting) ->
                                new Replay(played, Optional.empty(), agreed + 2, counting);
                        case Reading.Misread<Map<String, String>>(int _, String why) ->
                                parted(
                                        played,
                                        new Difference(
                                                number,
                                                title(number, started),
                                                expected.isPresent()
                                                        ? Difference.Kind.ENDING
                                                        : Difference.Kind.RESULT,
                                                why),
                                        expected.isPresent() ? agreed : agreed + 1);
                    };
                }
            } else if (!isLast) {
                return parted(
                        played,
                        new Difference(
                                number,
                                title(number, started),
                                Difference.Kind.COURSE,
                                "the record leaves the hand unfinished"),
                        agreed);
            }
        }
        return new Replay(played, Optional.empty(), agreed, Map.of());
    }

    private static Replay parted(List<RecordedHand> played, Difference difference, int agreed) {
        return new Replay(played, Optional.of(difference), agreed, Map.of());
    }

    /// The hand as it opens by the rules, which know more than a record: how often the dealer has
    /// won.
    private static List<Event> opened(Optional<Event.Started> expected, List<Event> told) {
        List<Event> events = new ArrayList<>(told);
        expected.ifPresent(started -> events.set(0, started));
        return events;
    }

    /// The hand in words, such as "hand 3 (East 3, 1 honba)".
    static String title(int number, Event.Started started) {
        int round = started.tally().getOrDefault(Words.ROUND, 0);
        int honba = started.tally().getOrDefault(Words.HONBA, 0);
        return "hand "
                + (number + 1)
                + " ("
                + WINDS.get(Math.floorMod(round, WINDS.size()))
                + " "
                + (started.dealer().ordinal() + 1)
                + (honba == 0 ? "" : ", " + honba + " honba")
                + ")";
    }

    private static String turn(Table table) {
        return "turn " + (table.place(table.turn()).pond().size() + 1) + " of " + table.turn();
    }

    private static Optional<String> jump(Optional<Event.Started> expected, Event.Started told) {
        if (expected.isEmpty()) {
            return Optional.of("the match is over, but the record goes on");
        }
        Event.Started rules = expected.get();
        boolean agrees =
                rules.dealer() == told.dealer()
                        && same(rules, told, Words.ROUND)
                        && same(rules, told, Words.HONBA)
                        && rules.points().equals(told.points())
                        && rules.pot() == told.pot();
        return agrees
                ? Optional.empty()
                : Optional.of(
                        "the record starts with "
                                + opening(told)
                                + "; by the rules it is "
                                + opening(rules));
    }

    private static boolean same(Event.Started one, Event.Started other, String tally) {
        return one.tally().getOrDefault(tally, 0).equals(other.tally().getOrDefault(tally, 0));
    }

    private static String opening(Event.Started started) {
        return title(started.hand(), started)
                + ", points "
                + started.points()
                + ", pot "
                + started.pot();
    }

    /// The rules about final points by which the record came to its end; why there are none.
    private static Reading<Map<String, String>> ending(
            Optional<Event.Started> next,
            Table table,
            Header.Standing told,
            List<Map<String, String>> countings) {
        if (next.isPresent()) {
            return differs("the record ends the match, the rules go on to " + opening(next.get()));
        }
        Seats<Integer> points = withSticks(table);
        if (!points.equals(told.points()) && !table.points().equals(told.points())) {
            return differs(
                    "the record ends with the points "
                            + told.points()
                            + ", the rules with "
                            + points);
        }
        for (Map<String, String> counting : countings) {
            if (matters(counting, table) && results(table, counting).equals(told.tenths())) {
                return new Reading.Read<>(counting);
            }
        }
        return differs(
                "the record ends with the results "
                        + told.tenths()
                        + " in tenths, the rules with "
                        + results(table, Map.of()));
    }

    /// Ways to share places matter where points are equal, and sticks where there are some.
    private static boolean matters(Map<String, String> counting, Table table) {
        boolean areEqual =
                table.points().values().stream().distinct().count() < table.points().size();
        return (areEqual || !counting.containsKey("ties"))
                && (table.pot() > 0 || !counting.containsKey("sticks_left"));
    }

    private static Reading<Map<String, String>> differs(String why) {
        return new Reading.Misread<>(0, why);
    }

    private static Seats<Integer> results(Table table, Map<String, String> counting) {
        TreeMap<String, String> values = new TreeMap<>(table.rules().values());
        values.putAll(counting);
        return new RiichiVariant(new Rules(values)).results(table);
    }

    /// The points with the sticks left going to the first place.
    private static Seats<Integer> withSticks(Table table) {
        Seats<Integer> points = table.points();
        Seat first = Standing.order(table).getFirst();
        return points.with(first, points.get(first) + table.pot());
    }
}
