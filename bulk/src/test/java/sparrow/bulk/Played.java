package sparrow.bulk;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import sparrow.catalog.Catalog;
import sparrow.core.game.Level;
import sparrow.core.game.Match;
import sparrow.core.game.Player;
import sparrow.core.game.Seed;
import sparrow.core.game.Variant;
import sparrow.core.table.Event;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;
import sparrow.desk.Mahjong;
import sparrow.records.Header;
import sparrow.records.RecordedHand;
import sparrow.records.Sidenotes;
import sparrow.records.Transcript;

/// Matches of bots, to make records of.
final class Played {
    private Played() {}

    /// A match of the usual rules of a game; the bots are called by their seats.
    static Transcript match(String name, String level, long seed) {
        Mahjong game = Catalog.game(name).orElseThrow();
        Level bot = game.level(level).orElseThrow();
        Variant variant = game.variant(game.presets().getFirst().rules());
        List<Seat> seats = variant.first().points().seats();
        Seats<Player> players =
                Seats.each(seats, seat -> bot.player(Seed.splitMix64(seed).hand(seat.ordinal())));
        List<List<Event>> hands = new ArrayList<>();
        Match.play(
                variant,
                Seed.splitMix64(seed),
                players,
                finished -> hands.add(finished.log().events()));
        Header header =
                new Header(
                        Seats.each(
                                seats, seat -> new Header.Person("player " + seat, level, "", "")),
                        new TreeMap<>(),
                        Optional.empty());
        return new Transcript(
                header,
                hands.stream().map(events -> new RecordedHand(events, Sidenotes.NONE)).toList());
    }
}
