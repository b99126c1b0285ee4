package sparrow.formats.mjai;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import sparrow.core.table.Event;
import sparrow.core.table.Rules;
import sparrow.core.table.Table;
import sparrow.core.tile.Reading;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;
import sparrow.records.BadRecord;
import sparrow.records.Header;
import sparrow.records.Header.Person;
import sparrow.records.RecordedHand;
import sparrow.records.Transcript;
import sparrow.riichi.Preset;
import sparrow.riichi.RiichiRules;
import sparrow.riichi.table.RiichiVariant;

/// A match from its events, in whichever dialect they are told.
final class MjaiReader {
    private static final int MOST_HANDS = 500;

    /// A match that begins with the fourth hand before the last ends with the east.
    private static final int EAST_ONLY = 4;

    private final Map<String, String> unless;
    private final List<RecordedHand> hands = new ArrayList<>();
    private Seats<Person> players = Seats.none();
    private Map<String, String> changes = Map.of();
    private Optional<Header.Standing> standing = Optional.empty();
    private @Nullable MjaiHand hand;

    /// @param unless how the rules differ from Tenhou's unless the record tells otherwise
    MjaiReader(Map<String, String> unless) {
        this.unless = unless;
        this.changes = unless;
    }

    void read(MjaiLine line) throws BadRecord {
        switch (line.type()) {
            case "start_game" -> startGame(line);
            case "start_kyoku" -> startHand(line);
            case "end_kyoku" -> {
                if (hand != null) {
                    hand.end();
                }
            }
            case "end_game" -> endGame(line);
            case "hello", "join", "none", "log", "error" -> {}
            default -> {
                if (hand == null) {
                    throw new BadRecord(
                            "there is nothing to \"" + BadRecord.excerpt(line.type()) + "\"");
                }
                hand.play(line);
            }
        }
    }

    Transcript finish() throws BadRecord {
        finishHand(Optional.empty());
        return new Transcript(new Header(players, new TreeMap<>(), standing), hands);
    }

    private void startGame(MjaiLine line) throws BadRecord {
        if (line.has("names")) {
            List<String> names = line.texts("names");
            if (names.size() > Seat.values().length) {
                throw new BadRecord("there are too many players");
            }
            for (Seat seat : Seat.values()) {
                if (seat.ordinal() < names.size()) {
                    players = players.with(seat, Person.named(names.get(seat.ordinal())));
                }
            }
        }
        Map<String, String> told = new TreeMap<>(unless);
        if (line.has("aka_flag")) {
            told.remove("aka");
            if (!line.is("aka_flag")) {
                told.put("aka", "no");
            }
        }
        if (line.has("kyoku_first") && line.number("kyoku_first") == EAST_ONLY) {
            told.put("length", "east");
        }
        told.putAll(line.map("rules"));
        changes = told;
    }

    private void startHand(MjaiLine line) throws BadRecord {
        if (hands.size() == MOST_HANDS) {
            throw new BadRecord("a match has " + MOST_HANDS + " hands at most");
        }
        List<Seat> seats = MjaiOpening.seats(line, players.size());
        finishHand(
                line.has("scores") ? Optional.of(line.numbers("scores", seats)) : Optional.empty());
        MjaiOpening opening = new MjaiOpening(line, rules(seats.size()), hands.size());
        hand = opening.hand(expected());
    }

    /// How the hand must open by what went before, for programs that do not tell all of it.
    private Optional<Event.Started> expected() {
        if (hands.isEmpty()) {
            return Optional.empty();
        }
        Table last = Table.fold(hands.getLast().events());
        return last.isOver() ? new RiichiVariant(last.rules()).next(last) : Optional.empty();
    }

    private Rules rules(int count) throws BadRecord {
        Preset preset = count == 3 ? Preset.TENHOU3 : Preset.TENHOU;
        return switch (RiichiRules.of(preset).with(changes)) {
            case Reading.Read<RiichiRules>(RiichiRules rules) -> checked(rules.rules(), count);
            case Reading.Misread<RiichiRules>(int _, String why) -> throw new BadRecord(why);
        };
    }

    private static Rules checked(Rules rules, int count) throws BadRecord {
        if (rules.is("sanma") != (count == 3)) {
            throw new BadRecord("the rules are for another number of players");
        }
        return rules;
    }

    private void finishHand(Optional<Seats<Integer>> after) throws BadRecord {
        if (hand != null) {
            RecordedHand finished = hand.finish(after);
            hand = null;
            if (!hands.isEmpty()
                    && hands.getLast().started().points().size()
                            != finished.started().points().size()) {
                throw new BadRecord("the number of players changes");
            }
            hands.add(finished);
        }
    }

    private void endGame(MjaiLine line) throws BadRecord {
        if (hand == null && hands.isEmpty()) {
            return;
        }
        List<Seat> seats = hand == null ? hands.getLast().started().points().seats() : hand.seats();
        Optional<Seats<Integer>> scores =
                line.has("scores") ? Optional.of(line.numbers("scores", seats)) : Optional.empty();
        finishHand(hand != null && hand.isWon() ? scores : Optional.empty());
        if (scores.isPresent() && line.has("results")) {
            standing =
                    Optional.of(new Header.Standing(scores.get(), line.numbers("results", seats)));
        }
    }
}
