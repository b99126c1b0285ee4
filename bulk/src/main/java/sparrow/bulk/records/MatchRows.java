package sparrow.bulk.records;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.apache.parquet.example.data.Group;
import sparrow.catalog.Catalog;
import sparrow.core.game.Variant;
import sparrow.core.table.Event;
import sparrow.core.table.Table;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Reading;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;
import sparrow.records.BadRecord;
import sparrow.records.Header;
import sparrow.records.RecordedHand;
import sparrow.records.Transcript;
import sparrow.records.file.Formats;
import sparrow.records.file.RecordFile;
import sparrow.records.replay.Walk;
import sparrow.review.Reviewer;
import tools.jackson.databind.json.JsonMapper;

/// The rows of one match.
final class MatchRows {
    private static final JsonMapper MAPPER = JsonMapper.builder().build();

    private final Rows rows = new Rows();
    private final String match;
    private final Transcript told;
    private final String game;
    private final Detail detail;

    /// How much is told of a decision.
    enum Detail {
        /// What was done and what came of it.
        PLAIN,
        /// All that a model is told of the position it leaves, besides.
        MEASURED
    }

    private MatchRows(String match, Transcript told, Detail detail) {
        this.match = match;
        this.told = told;
        this.game = told.hands().getFirst().started().variant();
        this.detail = detail;
    }

    /// @param file where the record was found
    /// @param place of the record in that file
    /// @throws BadRecord if it is none, or none of a game that is known here
    static Rows of(String file, String place, String text, Detail detail) throws BadRecord {
        RecordFile read =
                switch (Catalog.formats().read(text)) {
                    case Reading.Read<RecordFile>(RecordFile found) -> found;
                    case Reading.Misread<RecordFile>(int _, String why) -> throw new BadRecord(why);
                };
        if (read.match().hands().isEmpty()) {
            throw new BadRecord("it tells of no hand");
        }
        Transcript told = Catalog.formats().completed(read, Formats.SPARROW);
        String name = place.isEmpty() ? file : file + "#" + place;
        MatchRows match = new MatchRows(name, told, detail);
        match.fill(file, place, read);
        return match.rows;
    }

    private void fill(String file, String place, RecordFile read) throws BadRecord {
        boolean isReplayable = Reviewer.flaw(told).isEmpty();
        Table last = Table.fold(told.hands().getFirst().events());
        for (int hand = 0; hand < told.hands().size(); hand++) {
            RecordedHand recorded = told.hands().get(hand);
            last = hand == 0 ? last : Table.fold(recorded.events());
            boolean replayed = isReplayable && decisions(hand, recorded);
            hand(hand, last, replayed);
            wins(hand, last);
            payments(hand, last);
        }
        Variant variant =
                switch (Catalog.variant(last.started())) {
                    case Reading.Read<Variant>(Variant found) -> found;
                    case Reading.Misread<Variant>(int _, String why) -> throw new BadRecord(why);
                };
        Event.Started first = told.hands().getFirst().started();
        Group row = row(RecordTable.MATCHES);
        row.append("file", file).append("place", place).append("format", read.format().key());
        row.append("game", game).append("edition", first.edition());
        row.append("rules", MAPPER.writeValueAsString(first.rules().values()));
        row.append("assumed", MAPPER.writeValueAsString(read.assumed()));
        row.append("seats", first.points().size()).append("hands", told.hands().size());
        row.append("finished", last.isOver() && variant.next(last).isEmpty());
        players(first, last);
    }

    private Group row(RecordTable table) {
        Group row = rows.add(table);
        row.append("match", match);
        return row;
    }

    private Group row(RecordTable table, int hand) {
        return row(table).append("hand", hand).append("game", game);
    }

    private void players(Event.Started first, Table last) {
        Seats<Integer> points = last.points();
        for (Seat seat : first.points().seats()) {
            Header.Person person =
                    told.header().players().find(seat).orElse(Header.Person.named(""));
            int own = points.get(seat);
            int place = 1 + (int) points.values().stream().filter(other -> other > own).count();
            row(RecordTable.PLAYERS)
                    .append("game", game)
                    .append("seat", seat.ordinal())
                    .append("name", person.name())
                    .append("level", person.rank())
                    .append("points_first", first.points().get(seat))
                    .append("points_last", own)
                    .append("place", place);
        }
    }

    private void hand(int hand, Table table, boolean replayed) {
        Event.Started started = table.started();
        List<Event> events = table.log().events();
        Group row = row(RecordTable.HANDS, hand);
        row.append("number", started.hand()).append("dealer", started.dealer().ordinal());
        row.append("tally", MAPPER.writeValueAsString(started.tally()));
        Rows.numbers(row, "points_before", started.points().values());
        Rows.numbers(row, "points_after", table.points().values());
        row.append("discards", count(events, Event.Discarded.class));
        row.append("winners", count(events, Event.Won.class));
        row.append("ended", events.getLast() instanceof Event.Ended ended ? ended.reason() : "");
        row.append("finished", table.isOver()).append("replayed", replayed);
    }

    private static int count(List<Event> events, Class<? extends Event> kind) {
        return (int) events.stream().filter(kind::isInstance).count();
    }

    /// Whether record and rules go together to the end of the record.
    private boolean decisions(int hand, RecordedHand recorded) {
        Variant variant = Catalog.variant(recorded.started()).orThrow();
        Walk walk = Walk.of(variant, recorded.events());
        new DecisionRows(game, detail, walk).each(() -> row(RecordTable.DECISIONS, hand));
        return walk.isWhole();
    }

    private void wins(int hand, Table table) {
        Map<Seat, List<String>> lines = new EnumMap<>(Seat.class);
        for (Paid paid : paid(table)) {
            if (paid.isWin) {
                paid.event.lines().stream()
                        .filter(line -> !line.isSum())
                        .forEach(line ->
                                lines.computeIfAbsent(paid.seat, _ -> new ArrayList<>())
                                        .add(line.what()));
            }
        }
        for (Event event : table.log().events()) {
            if (event instanceof Event.Won won) {
                Seat seat = won.seat();
                Group row = row(RecordTable.WINS, hand).append("seat", seat.ordinal());
                won.from().ifPresent(from -> row.append("from", from.ordinal()));
                row.append("tile", won.tile().toString());
                row.append("turn", table.place(seat).pond().size() + 1);
                row.append("melds", claimed(table, seat));
                row.append("gained", table.points().get(seat) - table.started().points().get(seat));
                Rows.texts(row, "lines", lines.getOrDefault(seat, List.of()));
            }
        }
    }

    static int claimed(Table table, Seat seat) {
        return (int)
                table.place(seat).melds().stream()
                        .map(Meld::taken)
                        .filter(Optional::isPresent)
                        .count();
    }

    private void payments(int hand, Table table) {
        for (Paid paid : paid(table)) {
            for (Event.Line line : paid.event.lines()) {
                if (!line.isSum()) {
                    row(RecordTable.PAYMENTS, hand)
                            .append("seat", paid.seat.ordinal())
                            .append("reason", paid.event.reason())
                            .append("line", line.what())
                            .append("amount", line.amount())
                            .append("unit", line.unit())
                            .append("gained", paid.gained)
                            .append("win", paid.isWin);
                }
            }
        }
    }

    /// What a seat gained at once.
    ///
    /// @param isWin whether it was gained for a win
    private record Paid(Event.Paid event, Seat seat, int gained, boolean isWin) {}

    private static List<Paid> paid(Table table) {
        List<Paid> all = new ArrayList<>();
        Set<Seat> winners = EnumSet.noneOf(Seat.class);
        for (Event event : table.log().events()) {
            if (event instanceof Event.Won won) {
                winners.add(won.seat());
            } else if (event instanceof Event.Paid paid) {
                for (Seat seat : paid.points().seats()) {
                    int gained = paid.points().get(seat);
                    if (gained > 0) {
                        all.add(new Paid(paid, seat, gained, winners.contains(seat)));
                    }
                }
            }
        }
        return all;
    }
}
