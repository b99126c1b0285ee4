package sparrow.formats.mjai;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SortedMap;
import java.util.TreeMap;
import sparrow.core.table.Event;
import sparrow.core.table.Rules;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;
import sparrow.core.tile.Tile;
import sparrow.formats.hand.HandBuilder;
import sparrow.records.BadRecord;
import sparrow.riichi.table.Words;
import tools.jackson.databind.JsonNode;

/// The opening of a hand. The first programs leave out what follows from the hand before.
final class MjaiOpening {
    private static final int STICK = 1_000;
    private static final int MOST_STICKS = 10_000;

    private static final List<String> WINDS = List.of("E", "S", "W", "N");

    /// The same as tiles are numbered elsewhere, which some programs mix in.
    private static final List<String> NUMBERED = List.of("1z", "2z", "3z", "4z");

    private final MjaiLine line;
    private final Rules rules;
    private final int number;
    private final List<Seat> seats;

    /// @param number of the hand, from 0
    MjaiOpening(MjaiLine line, Rules rules, int number) {
        this.line = line;
        this.rules = rules;
        this.number = number;
        this.seats = Seats.first(rules.is("sanma") ? 3 : 4, seat -> seat).seats();
    }

    /// Those who play: three where the fourth has no tiles, or hidden ones while those of the
    /// others are open.
    ///
    /// @param names how many have a name
    static List<Seat> seats(MjaiLine line, int names) throws BadRecord {
        JsonNode dealt = line.list("tehais", 3);
        boolean isThree =
                dealt.size() == 3
                        || names == 3
                        || dealt.get(3).isEmpty()
                        || (isHidden(dealt.get(3))
                                && !isHidden(dealt.get(0))
                                && !isHidden(dealt.get(1))
                                && !isHidden(dealt.get(2)));
        return Seats.first(isThree ? 3 : 4, seat -> seat).seats();
    }

    private static boolean isHidden(JsonNode hand) {
        return !hand.isEmpty() && MjaiTiles.isHidden(hand.get(0));
    }

    /// @param expected how the hand must open by what went before
    MjaiHand hand(Optional<Event.Started> expected) throws BadRecord {
        HandBuilder builder = new HandBuilder(started(expected));
        Seats<List<Tile>> tiles = Seats.none();
        JsonNode dealt = line.list("tehais", seats.size());
        for (Seat seat : seats) {
            tiles = tiles.with(seat, MjaiTiles.tiles(dealt.get(seat.ordinal())));
        }
        List<Tile> wall = line.has("haiyama") ? line.tiles("haiyama") : List.of();
        Tile dora =
                line.has("dora_marker") || wall.isEmpty()
                        ? line.tile("dora_marker")
                        : MjaiWall.dora(wall);
        builder.deal(tiles, dora);
        builder.tellWall(MjaiWall.ours(wall, seats.size()));
        return new MjaiHand(builder, MjaiWall.ura(wall));
    }

    private Event.Started started(Optional<Event.Started> expected) throws BadRecord {
        Seat dealer = line.seat("oya");
        int round = line.has("bakaze") ? wind(line.text("bakaze")) : tally(expected, Words.ROUND);
        if (round < 0 || !seats.contains(dealer)) {
            throw new BadRecord("start_kyoku has a wrong wind or dealer");
        }
        // Most count it from 1.
        int past = line.has("kyoku") ? line.number("kyoku") - dealer.ordinal() : 1;
        if (past != 0 && past != 1) {
            throw new BadRecord("the kyoku is not that of its dealer");
        }
        SortedMap<String, Integer> tally = new TreeMap<>();
        tally.put(Words.ROUND, round);
        tally.put(Words.HONBA, line.told("honba").orElse(tally(expected, Words.HONBA)));
        tally.put(Words.WINS, 0);
        OptionalInt sticks = line.told("kyotaku", "kyoutaku");
        int pot =
                sticks.isPresent()
                        ? STICK * Math.clamp(sticks.getAsInt(), 0, MOST_STICKS)
                        : expected.map(Event.Started::pot).orElse(0);
        return new Event.Started(
                Words.RIICHI_GAME, 1, rules, number, dealer, tally, points(expected), pot);
    }

    private static int wind(String name) {
        return Math.max(WINDS.indexOf(name), NUMBERED.indexOf(name));
    }

    private static int tally(Optional<Event.Started> expected, String name) {
        return expected.map(started -> started.tally().getOrDefault(name, 0)).orElse(0);
    }

    private Seats<Integer> points(Optional<Event.Started> expected) throws BadRecord {
        if (line.has("scores")) {
            return line.numbers("scores", seats);
        }
        return expected.map(Event.Started::points)
                .filter(points -> points.seats().equals(seats))
                .orElseGet(() -> Seats.first(seats.size(), _ -> rules.number("start_points")));
    }
}
