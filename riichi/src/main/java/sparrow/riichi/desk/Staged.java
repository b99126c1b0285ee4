package sparrow.riichi.desk;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import sparrow.core.table.Event;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;
import sparrow.core.tile.Tile;
import sparrow.desk.Beside;
import sparrow.desk.Ponds;
import sparrow.desk.Staging;
import sparrow.riichi.table.DeadWall;
import sparrow.riichi.table.Words;

/// Riichi tables as questions describe them.
final class Staged {
    private static final int HAND = 13;

    /// What the hand is part of.
    ///
    /// @param points of the own seat, if they were told
    record Match(Optional<Tile> seat, Tile round, int honba, int pot, Optional<Integer> points) {}

    private Staged() {}

    /// A table of which little is known.
    static Staging table(House house, Optional<Tile> seat, List<Tile> dora) {
        return table(house, new Match(seat, Tile.EAST, 0, 0, Optional.empty()), dora);
    }

    static Staging table(House house, Match match, List<Tile> dora) {
        Event.Started first = house.variant().first();
        List<Seat> seats = first.points().seats();
        SortedMap<String, Integer> tally = new TreeMap<>(first.tally());
        tally.put(Words.ROUND, match.round.kind() - Tile.EAST.kind());
        tally.put(Words.HONBA, match.honba);
        Seats<Integer> points =
                first.points()
                        .map((seat, start) ->
                                seat == Beside.OWN ? match.points.orElse(start) : start);
        Staging staging =
                new Staging(
                        new Event.Started(
                                first.variant(),
                                first.edition(),
                                first.rules(),
                                first.hand(),
                                dealer(match.seat, seats),
                                tally,
                                points,
                                match.pot),
                        house.variant().tiles().size(),
                        HAND);
        for (int number = 0; number < dora.size(); number++) {
            int fromEnd = -DeadWall.dora(0, number);
            staging.opening(Event.Revealed.openly(Words.DORA, fromEnd, dora.get(number)));
        }
        staging.opening(new Event.Began(Words.PLAY));
        seats.forEach(seat -> staging.declares(seat, Words.RIICHI));
        return staging;
    }

    /// Who deals if the own seat has this wind; somebody else if nobody said which.
    private static Seat dealer(Optional<Tile> wind, List<Seat> seats) {
        int steps = wind.orElse(Tile.SOUTH).kind() - Tile.EAST.kind();
        return seats.get(Math.floorMod(-steps, seats.size()));
    }

    /// Puts the ponds of riichi hands before others of whose discards nothing else was told, and
    /// what all let pass since.
    static void against(
            List<Ponds.Pond> riichi, List<Tile> passed, List<Seat> free, Staging staging) {
        List<Seat> rest = new ArrayList<>(free);
        int bars = 0;
        for (Ponds.Pond pond : riichi) {
            if (rest.isEmpty()) {
                return;
            }
            staging.pond(rest.removeFirst(), pond.declaring());
            bars++;
        }
        if (!rest.isEmpty() && !passed.isEmpty()) {
            staging.pond(rest.getLast(), Ponds.Pond.after(bars, passed));
        }
    }
}
