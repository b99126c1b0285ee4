package sparrow.testkit.wren;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import sparrow.core.game.Paying;
import sparrow.core.game.Showing;
import sparrow.core.table.Event;
import sparrow.core.table.Place;
import sparrow.core.table.Table;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;

/// When a hand is complete, and who pays what when it ends.
final class Ending {
    private Ending() {}

    /// Three sets and a pair, with the melds already laid.
    static boolean isComplete(Tiles hand, List<Meld> melds) {
        return Sets.isSetsAndPair(hand, Wren.SETS - melds.size());
    }

    static List<Event> win(Table table, Seat winner, Optional<Seat> from, Tile tile) {
        Place place = table.place(winner);
        int last = table.wall().size() - 1;
        Tile lucky = table.wall().tile(last);
        Tiles all = from.isPresent() ? place.hand().with(tile) : place.hand();
        for (Meld meld : place.melds()) {
            all = all.with(meld.tiles());
        }
        int luck = all.count(lucky);
        List<Event> events = new ArrayList<>();
        events.add(new Event.Won(winner, from, tile));
        events.add(Showing.hand(table, winner));
        events.addAll(Showing.faceDownMelds(table));
        events.add(Event.Revealed.openly(Wren.LUCKY, last, lucky));
        events.add(
                new Event.Paid(
                        Wren.WON,
                        List.of(
                                new Event.Line("three sets and a pair", 2, "points"),
                                new Event.Line("lucky tiles", luck, "points"),
                                new Event.Line("pot", table.pot(), "points")),
                        winnings(table, winner, from, 2 + luck),
                        -table.pot()));
        events.add(new Event.Ended(Wren.WON));
        return events;
    }

    /// Everyone pays on a self-drawn win; otherwise the seat the tile came from pays for all. The
    /// pot goes along.
    private static Seats<Integer> winnings(
            Table table, Seat winner, Optional<Seat> from, int each) {
        Seats<Integer> paid =
                from.isEmpty()
                        ? Paying.fromEach(table, winner, each)
                        : Paying.fromOne(table, from.get(), winner, 3 * each);
        return paid.with(winner, paid.get(winner) + table.pot());
    }

    static List<Event> nobodyWins(Table table) {
        int last = table.wall().size() - 1;
        List<Event> events = new ArrayList<>(Showing.faceDownMelds(table));
        events.add(Event.Revealed.openly(Wren.LUCKY, last, table.wall().tile(last)));
        events.add(
                new Event.Paid(
                        Wren.WALL,
                        List.of(new Event.Line("nobody wins", 1, "from each")),
                        table.places().map(place -> -1),
                        table.seats().size()));
        events.add(new Event.Ended(Wren.WALL));
        return events;
    }
}
