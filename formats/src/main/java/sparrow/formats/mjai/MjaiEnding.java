package sparrow.formats.mjai;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import sparrow.core.table.Event;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;
import sparrow.core.tile.Tile;
import sparrow.formats.hand.HandBuilder;
import sparrow.formats.replay.UntoldEnd;
import sparrow.records.BadRecord;
import sparrow.records.RecordedHand;
import sparrow.records.Sidenotes;
import sparrow.riichi.table.Words;

/// How a hand ends. How points change is told by the event, follows from what everybody has then,
/// or from what everybody has when the next hand opens; else the rules tell.
final class MjaiEnding {
    /// No payment of those who are not ready is larger.
    private static final int MOST_NOTEN = 3_000;

    private final HandBuilder builder;
    private final List<MjaiLine> ending;
    private final Optional<Seats<Integer>> after;

    /// @param ending the draw, or every win
    /// @param after what everybody has when the next hand opens, if that is told; a broken record
    ///   may go on with other seats, and then it tells nothing
    MjaiEnding(HandBuilder builder, List<MjaiLine> ending, Optional<Seats<Integer>> after) {
        this.builder = builder;
        this.ending = ending;
        this.after =
                after.filter(points -> points.seats().equals(builder.started().points().seats()));
    }

    /// @param turn who acted last
    /// @param offered the tile drawn, discarded or added last
    /// @param known the indicators under the others, as far as they are known
    RecordedHand finish(Seat turn, Tile offered, List<Tile> known) throws BadRecord {
        return ending.getFirst().type().equals("hora")
                ? win(offered, known)
                : draw(ending.getFirst(), turn);
    }

    private List<Seat> seats() {
        return builder.started().points().seats();
    }

    private RecordedHand win(Tile offered, List<Tile> known) throws BadRecord {
        boolean isRiichi = false;
        for (MjaiLine win : ending) {
            if (win.has("pai") && win.tile("pai") != offered) {
                throw new BadRecord("the win is on " + win.tile("pai") + ", not on " + offered);
            }
            Seat seat = win.seat("actor");
            builder.win(seat, win.has("target") ? win.seat("target") : seat, offered);
            isRiichi |= builder.hasSaid(seat, Words.RIICHI);
        }
        boolean isPaid = true;
        for (MjaiLine win : ending) {
            isPaid &= changes(win).isPresent();
        }
        if (!isPaid) {
            return UntoldEnd.byRules(builder.finish(Sidenotes.NONE));
        }
        boolean isToldUra = turnUra(isRiichi ? known : List.of());
        for (MjaiLine win : ending) {
            Seats<Integer> changes = changes(win).orElseThrow();
            builder.pay(Words.WIN, MjaiSheet.lines(builder, win, offered, changes), changes);
            check(win);
        }
        builder.end(Words.WON);
        RecordedHand hand = builder.finish(Sidenotes.NONE);
        return isRiichi && !isToldUra ? UntoldEnd.withUra(hand) : hand;
    }

    /// Turns the indicators under the others; false where none are told.
    private boolean turnUra(List<Tile> known) throws BadRecord {
        boolean isTold = false;
        for (MjaiLine win : ending) {
            Optional<String> ura = win.first("ura_markers", "uradora_markers", "uradora_marker");
            isTold |= ura.isPresent();
            if (ura.isPresent() && !builder.hasUra()) {
                for (Tile tile : win.tiles(ura.get())) {
                    builder.ura(tile);
                }
            }
        }
        if (!isTold) {
            for (Tile tile : known.subList(0, Math.min(known.size(), builder.doraShown()))) {
                builder.ura(tile);
            }
        }
        return isTold || !known.isEmpty();
    }

    /// How points change with a draw or a win, if that is told or follows.
    private Optional<Seats<Integer>> changes(MjaiLine line) throws BadRecord {
        Optional<String> told = line.first("deltas", "delta");
        if (told.isPresent()) {
            return Optional.of(line.numbers(told.get(), seats()));
        }
        Optional<Seats<Integer>> then =
                line.has("scores")
                        ? Optional.of(line.numbers("scores", seats()))
                        : ending.size() == 1 ? after : Optional.empty();
        return then.map(
                scores -> builder.points().map((seat, points) -> scores.get(seat) - points));
    }

    private RecordedHand draw(MjaiLine line, Seat turn) throws BadRecord {
        Optional<Seats<Integer>> told = changes(line);
        Seats<Integer> changes = told.orElseGet(() -> builder.started().points().map(_ -> 0));
        String word = word(line, turn, changes);
        boolean isExhausted = word.equals(Words.EXHAUSTED) || word.equals(Words.NAGASHI);
        if (isExhausted) {
            builder.showdown();
            if (told.isEmpty()) {
                return UntoldEnd.byRules(builder.finish(Sidenotes.NONE));
            }
        }
        if (word.equals(Words.NINE_TERMINALS)) {
            builder.say(turn, word);
        }
        show(line, word, turn, changes);
        if (word.equals(Words.NAGASHI)) {
            builder.pay(Words.NAGASHI, List.of(), changes);
        } else if (isExhausted) {
            builder.payNoten(changes);
        }
        check(line);
        builder.end(word);
        return builder.finish(Sidenotes.NONE);
    }

    /// Why nobody wins: as told, or as the hand stands.
    private String word(MjaiLine line, Seat turn, Seats<Integer> changes) throws BadRecord {
        Optional<String> told =
                line.has("reason") ? MjaiReasons.word(line.text("reason")) : Optional.empty();
        if (told.isPresent()) {
            return told.get();
        }
        if (builder.tilesLeft() == 0) {
            boolean isNoten =
                    changes.values().stream().allMatch(change -> Math.abs(change) <= MOST_NOTEN);
            return isNoten ? Words.EXHAUSTED : Words.NAGASHI;
        }
        List<Event> events = builder.events();
        if (events.getLast() instanceof Event.Drew drew && drew.seat() == turn) {
            return Words.NINE_TERMINALS;
        }
        if (seats().stream().allMatch(seat -> builder.hasSaid(seat, Words.RIICHI))) {
            return Words.FOUR_RIICHI;
        }
        long discards = events.stream().filter(Event.Discarded.class::isInstance).count();
        return discards == seats().size()
                ? Words.FOUR_WINDS
                : builder.doraShown() > seats().size() ? Words.FOUR_KANS : Words.THREE_RONS;
    }

    /// The points after an ending, where the line tells them besides the changes.
    private void check(MjaiLine line) throws BadRecord {
        if (line.has("scores") && !line.numbers("scores", seats()).equals(builder.points())) {
            throw new BadRecord(
                    "the scores after " + line.type() + " are not those that its deltas make");
        }
    }

    /// The hands laid open: those the record names, or those who receive something.
    private void show(MjaiLine line, String word, Seat turn, Seats<Integer> changes)
            throws BadRecord {
        List<Seat> order = new ArrayList<>(builder.fromDealer());
        if (word.equals(Words.THREE_RONS)) {
            order = builder.started().points().after(turn);
        }
        Seats<Boolean> ready = line.has("tenpais") ? line.flags("tenpais", seats()) : Seats.none();
        for (Seat seat : order) {
            boolean isShown =
                    ready.find(seat)
                            .orElse(
                                    line.has("tenpais")
                                            ? false
                                            : word.equals(Words.EXHAUSTED)
                                                    && changes.get(seat) > 0);
            if (isShown) {
                builder.show(seat);
            }
        }
    }
}
