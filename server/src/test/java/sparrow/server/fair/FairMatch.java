package sparrow.server.fair;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import sparrow.core.game.Game;
import sparrow.core.game.Seed;
import sparrow.core.game.Variant;
import sparrow.core.game.Wandering;
import sparrow.core.table.Event;
import sparrow.core.table.RuleSet;
import sparrow.core.table.Table;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;
import sparrow.desk.Mahjong;
import sparrow.records.Header;
import sparrow.records.JsonLog;

/// A match played with the numbers of a round, as a server would leave it in its records: the first
/// hands of it, by players who wander. Everything in it follows from one number.
record FairMatch(
        Mahjong game, RuleSet preset, FairRound round, List<Seat> bots, List<Event> events) {
    /// The match of that number, with one or two hands.
    static FairMatch of(Mahjong game, RuleSet preset, long number) {
        return of(game, preset, game.variant(preset.rules()), number);
    }

    /// The same, played by somebody's own rules.
    static FairMatch of(Mahjong game, RuleSet preset, Variant variant, long number) {
        List<Seat> seats = variant.first().points().seats();
        List<Seat> bots = seats.subList(1 + (int) (number % (seats.size() - 1)), seats.size());
        FairRound round = round(seats, bots, number);
        List<Event> events = new ArrayList<>();
        Optional<Event.Started> next = Optional.of(variant.first());
        int hands = 1 + (int) (number / 7 % 2);
        while (next.isPresent() && next.get().hand() < hands) {
            Table table = play(variant, next.get(), round.seed(), number);
            events.addAll(table.log().events());
            next = variant.next(table);
        }
        return new FairMatch(game, preset, round, bots, events);
    }

    private static Table play(Variant variant, Event.Started started, Seed seed, long number) {
        Seed whims = Seed.splitMix64(number);
        return Game.play(
                variant,
                started,
                seed.hand(started.hand()),
                started.points()
                        .map((seat, _) ->
                                new Wandering(whims.hand(10 * started.hand() + seat.ordinal()))));
    }

    private static FairRound round(List<Seat> seats, List<Seat> bots, long number) {
        FairSeed secret = new FairSeed(drawn("seed", number), drawn("salt", number));
        FairRound round =
                new FairRound(
                                "TABLE" + number,
                                1 + (int) (number % 3),
                                secret,
                                Seats.none(),
                                Seats.none())
                        .committedBots(bots);
        for (Seat seat : seats) {
            if (!bots.contains(seat)) {
                String nonce = drawn("seat " + seat, number);
                round = round.committed(seat, round.commitment(seat, nonce)).revealed(seat, nonce);
            }
        }
        return round.revealedBots(bots);
    }

    private static String drawn(String what, long number) {
        return Token.hash(what + " " + number);
    }

    Header header() {
        SortedMap<String, String> notes = round.notes(bots, game.variant(preset.rules()).dice());
        return new Header(Seats.none(), notes, Optional.empty());
    }

    /// The lines of its record.
    List<String> lines() {
        return JsonLog.write(header(), events).lines().toList();
    }
}
