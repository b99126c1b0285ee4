package sparrow.formats;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import sparrow.core.game.Variant;
import sparrow.core.table.Event;
import sparrow.core.table.Rules;
import sparrow.core.table.Table;
import sparrow.core.tile.Reading;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;
import sparrow.formats.replay.Replay;
import sparrow.records.Header;
import sparrow.records.RecordedHand;
import sparrow.records.Transcript;
import sparrow.records.file.Formats;
import sparrow.records.file.RecordFile;
import sparrow.riichi.RiichiOptions;
import sparrow.riichi.table.RiichiVariant;
import sparrow.riichi.table.Standing;
import sparrow.riichi.table.Words;

/// A record of Riichi made ready for another format: what its own format left out is filled in by
/// playing it again, where that comes to the same.
final class Conversion {
    private Conversion() {}

    /// A record of another program as our own log holds it.
    static Transcript asLog(RecordFile file) {
        Replay replay = Replay.of(file.match());
        return replay.difference().isPresent()
                ? file.match()
                : new Transcript(file.match().header(), opened(replay.played()));
    }

    /// What other formats do not tell of how a match opened follows from its first hand: the points
    /// everybody began with, and, where that hand is not the first, that as many went before as
    /// there were dealers and honba.
    private static List<RecordedHand> opened(List<RecordedHand> hands) {
        Event.Started told = hands.getFirst().started();
        Rules rules = rules(told);
        boolean isFirst =
                reopened(told, rules, told.hand()).equals(new RiichiVariant(rules).first());
        int before =
                told.points().size() * told.tally().getOrDefault(Words.ROUND, 0)
                        + told.dealer().ordinal()
                        + told.tally().getOrDefault(Words.HONBA, 0);
        int first = isFirst ? 0 : Math.max(1, before);
        return hands.stream()
                .map(hand -> {
                    List<Event> events = new ArrayList<>(hand.events());
                    Event.Started opening = hand.started();
                    events.set(0, reopened(opening, rules, first + opening.hand()));
                    return new RecordedHand(events, hand.notes());
                })
                .toList();
    }

    private static Rules rules(Event.Started told) {
        long total = told.pot();
        for (int points : told.points().values()) {
            total += points;
        }
        String each = String.valueOf(total / told.points().size());
        return told.rules().with(RiichiOptions.all(), Map.of("start_points", each))
                        instanceof Reading.Read<Rules>(Rules rules)
                ? rules
                : told.rules();
    }

    private static Event.Started reopened(Event.Started told, Rules rules, int hand) {
        return new Event.Started(
                told.variant(),
                told.edition(),
                rules,
                hand,
                told.dealer(),
                told.tally(),
                told.points(),
                told.pot());
    }

    static Transcript completed(RecordFile file) {
        Transcript match = file.match();
        if (file.format().equals(RiichiFormat.XML)) {
            return match;
        }
        Replay replay = Replay.of(match);
        if (replay.difference().isPresent()) {
            return match;
        }
        Header header = match.header();
        Optional<Header.Standing> standing =
                header.standing()
                        .or(() ->
                                file.format().equals(Formats.SPARROW)
                                        ? standing(match)
                                        : Optional.empty());
        return new Transcript(
                new Header(header.players(), header.notes(), standing),
                file.format().equals(Formats.SPARROW) ? match.hands() : replay.played());
    }

    /// How a match ended, if it did.
    private static Optional<Header.Standing> standing(Transcript match) {
        Table last = Table.fold(match.hands().getLast().events());
        Variant variant = new RiichiVariant(last.rules());
        if (!last.isOver() || variant.next(last).isPresent()) {
            return Optional.empty();
        }
        Seats<Integer> points = last.points();
        Seat first = Standing.order(last).getFirst();
        return Optional.of(
                new Header.Standing(
                        points.with(first, points.get(first) + last.pot()), variant.results(last)));
    }
}
