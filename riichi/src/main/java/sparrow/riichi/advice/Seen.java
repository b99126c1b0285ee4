package sparrow.riichi.advice;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import sparrow.core.table.Event;
import sparrow.core.table.Log;
import sparrow.core.table.Marker;
import sparrow.core.table.Place;
import sparrow.core.table.Table;
import sparrow.core.table.Thrown;
import sparrow.core.table.View;
import sparrow.core.tile.Hand;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;
import sparrow.riichi.RiichiRules;
import sparrow.riichi.table.DeadWall;
import sparrow.riichi.table.Words;

/// Reads a position off a seat's view.
final class Seen {
    private static final int A_REPEAT = 300;

    private final Table table;
    private final Seat seat;
    private final Place own;
    private final RiichiRules rules;
    private final List<Tile> dora;

    private Seen(View view, RiichiRules rules) {
        this.table = view.table();
        this.seat = view.seat();
        this.own = view.own();
        this.rules = rules;
        this.dora = dora(table);
    }

    static Position position(View view, RiichiRules rules) {
        Seen seen = new Seen(view, rules);
        return new Position(
                new Hand(seen.own.hand().list(), seen.own.melds()),
                Position.Openness.BY_MELDS,
                seen.discards(),
                seen.elsewhere(),
                Optional.of(seen.table.wind(seen.seat)),
                Optional.of(seen.round()),
                seen.dora,
                seen.barred(),
                seen.situation(),
                rules);
    }

    private static List<Tile> dora(Table table) {
        List<Tile> indicators = new ArrayList<>(5);
        for (Marker marker : table.markers()) {
            if (marker.name().equals(Words.DORA) && marker.tile().kind() < Tile.KINDS) {
                indicators.add(marker.tile());
            }
        }
        return indicators;
    }

    private Tile round() {
        int round = table.started().tally().getOrDefault(Words.ROUND, 0);
        return Tile.ofKind(Tile.EAST.kind() + Math.min(round, 3));
    }

    /// All own discards, those that were called too.
    private Tiles discards() {
        int[] kinds = new int[Tile.KINDS];
        for (Thrown thrown : own.pond()) {
            kinds[thrown.tile().kind()]++;
        }
        return Tiles.ofKinds(kinds);
    }

    /// What lies open besides own melds, own discards and the dora indicators. A tile that was
    /// called lies in the meld alone; one called from this seat is among its discards.
    private Tiles elsewhere() {
        int[] kinds = new int[Tile.KINDS];
        for (Seat each : table.seats()) {
            Place place = table.place(each);
            if (!place.flowers().isEmpty()) {
                add(kinds, place.flowers().list());
            }
            if (each != seat) {
                for (Thrown thrown : place.pond()) {
                    kinds[thrown.tile().kind()] += thrown.claimedBy().isEmpty() ? 1 : 0;
                }
                for (Meld meld : place.melds()) {
                    add(kinds, meld.tiles());
                }
            }
        }
        for (Thrown thrown : own.pond()) {
            int kind = thrown.tile().kind();
            kinds[kind] -= thrown.claimedBy().isPresent() && kinds[kind] > 0 ? 1 : 0;
        }
        return Tiles.ofKinds(kinds);
    }

    private static void add(int[] kinds, List<Tile> tiles) {
        for (Tile tile : tiles) {
            if (tile.kind() < Tile.KINDS) {
                kinds[tile.kind()]++;
            }
        }
    }

    /// What may not be discarded right after the call that this seat has just made.
    private Tiles barred() {
        if (!(table.log().last() instanceof Event.Claimed(Seat who, Meld meld))
                || who != seat
                || meld.isKong()
                || meld.taken().isEmpty()) {
            return Tiles.EMPTY;
        }
        Tile called = meld.taken().get().tile();
        return Tiles.of(
                own.hand().list().stream()
                        .map(Tile::plain)
                        .filter(tile -> rules.swapCalling().bars(tile, meld, called))
                        .toList());
    }

    private Situation situation() {
        int players = table.seats().size();
        int live = Math.max(0, DeadWall.live(table.wall()));
        int repeats = table.started().tally().getOrDefault(Words.HONBA, 0);
        return new Situation(
                threats(),
                (live + players - 1) / players,
                table.pot() + A_REPEAT * repeats,
                own.flowers().size(),
                isInRiichi(own) ? Situation.Bond.RIICHI : Situation.Bond.FREE);
    }

    private static boolean isInRiichi(Place place) {
        return place.hasSaid(Words.RIICHI) || place.hasSaid(Words.OPEN_RIICHI);
    }

    // Who may be ready

    private List<Threat> threats() {
        List<Threat> threats = new ArrayList<>(3);
        for (Seat each : table.seats()) {
            Place place = table.place(each);
            if (each != seat) {
                if (isInRiichi(place)) {
                    threats.add(
                            Threat.riichi(
                                    table.wind(each), thrown(place), passed(each), place.melds()));
                } else if (Threat.isOpen(place.pond().size(), place.melds())) {
                    threats.add(
                            Threat.open(
                                    table.wind(each),
                                    thrown(place),
                                    place.melds(),
                                    dora(place.melds())));
                }
            }
        }
        return threats;
    }

    private static List<Tile> thrown(Place place) {
        List<Tile> thrown = new ArrayList<>(place.pond().size());
        for (Thrown each : place.pond()) {
            thrown.add(each.tile());
        }
        return thrown;
    }

    /// What others have discarded since that seat declared riichi, one of each kind.
    private Tiles passed(Seat declarer) {
        int[] kinds = new int[Tile.KINDS];
        for (Optional<Log> log = Optional.of(table.log());
                log.isPresent() && !isRiichi(log.get().last(), declarer);
                log = log.get().before()) {
            if (log.get().last() instanceof Event.Discarded(Seat who, Tile tile, var _)
                    && who != declarer) {
                kinds[tile.kind()] = 1;
            }
        }
        return Tiles.ofKinds(kinds);
    }

    private static boolean isRiichi(Event event, Seat declarer) {
        return event instanceof Event.Declared(Seat who, String _) && who == declarer;
    }

    private int dora(List<Meld> melds) {
        int sum = 0;
        for (Meld meld : melds) {
            for (Tile tile : meld.tiles()) {
                sum += tile.isRed() ? 1 : 0;
                for (Tile indicator : dora) {
                    sum += rules.dora(indicator).kind() == tile.kind() ? 1 : 0;
                }
            }
        }
        return sum;
    }
}
