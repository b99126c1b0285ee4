package sparrow.formats.mjai;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import sparrow.core.table.Event;
import sparrow.core.table.Rules;
import sparrow.core.table.Table;
import sparrow.core.tile.Reading;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;
import sparrow.core.tile.Tile;
import sparrow.formats.hand.HandBuilder;
import sparrow.records.BadRecord;
import sparrow.records.Header;
import sparrow.records.Header.Person;
import sparrow.records.RecordedHand;
import sparrow.records.Transcript;
import sparrow.riichi.Preset;
import sparrow.riichi.RiichiRules;
import sparrow.riichi.table.Words;
import tools.jackson.databind.JsonNode;

/// A match from its events.
final class MjaiReader {
    private static final int MOST_HANDS = 500;
    private static final int STICK = 1_000;
    private static final List<String> WINDS = List.of("E", "S", "W", "N");

    private final List<RecordedHand> hands = new ArrayList<>();
    private Seats<Person> players = Seats.none();
    private Map<String, String> changes = Map.of();
    private Optional<Header.Standing> standing = Optional.empty();
    private @Nullable MjaiHand hand;

    void read(MjaiLine line) throws BadRecord {
        switch (line.type()) {
            case "start_game" -> startGame(line);
            case "start_kyoku" -> startHand(line);
            case "end_kyoku" -> finishHand();
            case "end_game" -> {
                finishHand();
                endGame(line);
            }
            case "hello", "join", "none" -> {}
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
        finishHand();
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
        changes = new TreeMap<>(line.map("rules"));
        if (line.has("aka_flag") && !line.is("aka_flag")) {
            changes.put("aka", "no");
        }
    }

    private void startHand(MjaiLine line) throws BadRecord {
        finishHand();
        if (hands.size() == MOST_HANDS) {
            throw new BadRecord("a match has " + MOST_HANDS + " hands at most");
        }
        JsonNode dealt = line.list("tehais", 3);
        List<Seat> seats = seats(dealt);
        Rules rules = rules(seats.size());
        int round = WINDS.indexOf(line.text("bakaze"));
        Seat dealer = line.seat("oya");
        if (round < 0 || !seats.contains(dealer)) {
            throw new BadRecord("start_kyoku has a wrong wind or dealer");
        }
        if (line.has("kyoku") && line.number("kyoku") != dealer.ordinal() + 1) {
            throw new BadRecord("the kyoku is not that of its dealer");
        }
        SortedMap<String, Integer> tally = new TreeMap<>();
        tally.put(Words.ROUND, round);
        tally.put(Words.HONBA, line.number("honba"));
        tally.put(Words.WINS, 0);
        Event.Started started =
                new Event.Started(
                        Words.RIICHI_GAME,
                        1,
                        rules,
                        hands.size(),
                        dealer,
                        tally,
                        line.has("scores")
                                ? line.numbers("scores", seats)
                                : scores(rules, seats.size()),
                        STICK * Math.clamp(line.number("kyotaku"), 0, 10_000));
        Seats<List<Tile>> tiles = Seats.none();
        for (Seat seat : seats) {
            tiles = tiles.with(seat, MjaiTiles.tiles(dealt.get(seat.ordinal())));
        }
        HandBuilder builder = new HandBuilder(started);
        builder.deal(tiles, line.tile("dora_marker"));
        hand = new MjaiHand(builder);
    }

    /// What everybody has where a hand opens without telling it: what the last one left, or what a
    /// match begins with.
    private Seats<Integer> scores(Rules rules, int players) throws BadRecord {
        if (hands.isEmpty()) {
            return Seats.first(players, _ -> rules.number("start_points"));
        }
        Seats<Integer> left = Table.fold(hands.getLast().events()).points();
        if (left.size() != players) {
            throw new BadRecord("the number of players changes");
        }
        return left;
    }

    /// Those who have tiles; a fourth player with hidden ones is none.
    private static List<Seat> seats(JsonNode dealt) {
        boolean isThree =
                dealt.size() == 3
                        || dealt.get(3).isEmpty()
                        || dealt.get(3).get(0).asString("").equals("?");
        return Seats.first(isThree ? 3 : 4, seat -> seat).seats();
    }

    private Rules rules(int players) throws BadRecord {
        Preset preset = players == 3 ? Preset.TENHOU3 : Preset.TENHOU;
        return switch (RiichiRules.of(preset).with(changes)) {
            case Reading.Read<RiichiRules>(RiichiRules rules) -> checked(rules.rules(), players);
            case Reading.Misread<RiichiRules>(int _, String why) -> throw new BadRecord(why);
        };
    }

    private static Rules checked(Rules rules, int players) throws BadRecord {
        if (rules.is("sanma") != (players == 3)) {
            throw new BadRecord("the rules are for another number of players");
        }
        return rules;
    }

    private void finishHand() throws BadRecord {
        if (hand != null) {
            RecordedHand finished = hand.finish();
            hand = null;
            hands.add(finished);
        }
    }

    private void endGame(MjaiLine line) throws BadRecord {
        if (line.has("scores") && line.has("results") && !hands.isEmpty()) {
            List<Seat> seats = hands.getLast().started().points().seats();
            standing =
                    Optional.of(
                            new Header.Standing(
                                    line.numbers("scores", seats), line.numbers("results", seats)));
        }
    }
}
