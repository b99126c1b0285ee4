package sparrow.riichi.table;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import sparrow.core.table.Event;
import sparrow.core.table.Offer;
import sparrow.core.table.Place;
import sparrow.core.table.Table;
import sparrow.core.tile.Hand;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Tile;
import sparrow.riichi.Circumstance;
import sparrow.riichi.Win;

/// The win of a seat as the scoring wants it told, with all that is so at this moment.
final class Wins {
    private final HouseRules rules;

    Wins(HouseRules rules) {
        this.rules = rules;
    }

    /// A win on the tile just drawn.
    Win tsumo(Table table, Seat seat) {
        Place place = table.place(seat);
        Tile tile = place.drawn().orElseThrow();
        Set<Circumstance> circumstances = riichi(table, seat);
        if (Facts.isFirstTurn(table, seat)) {
            circumstances.add(seat == table.dealer() ? Circumstance.TENHOU : Circumstance.CHIIHOU);
        }
        boolean replacement =
                table.log().last() instanceof Event.Drew drew
                        && Facts.isReplacement(table, drew.at());
        if (replacement) {
            circumstances.add(Circumstance.RINSHAN);
        } else if (DeadWall.live(table.wall()) == 0) {
            circumstances.add(Circumstance.HAITEI);
        }
        Win win = Win.tsumo(new Hand(place.hand().list(), place.melds()), tile);
        return told(table, seat, win, circumstances);
    }

    /// A win on the tile now offered.
    Win ron(Table table, Seat seat) {
        Offer offer = table.offered().orElseThrow();
        Set<Circumstance> circumstances = riichi(table, seat);
        switch (offer.source()) {
            case ADDED -> circumstances.add(Circumstance.CHANKAN);
            case DISCARD -> discard(table, seat, circumstances);
            case LAID -> {}
        }
        Win win = onTile(table, seat, offer.tile()).from(table.wind(offer.seat()));
        return told(table, seat, win, circumstances);
    }

    private static void discard(Table table, Seat seat, Set<Circumstance> circumstances) {
        if (DeadWall.live(table.wall()) == 0) {
            circumstances.add(Circumstance.HOUTEI);
        }
        if (seat != table.dealer() && Facts.isFirstTurn(table, seat)) {
            circumstances.add(Circumstance.RENHOU);
        }
        if (Facts.isRiichiTile(table)) {
            circumstances.add(Circumstance.RIICHI_TILE);
        }
        if (Facts.kans(table) > 0 && Facts.isKanDiscard(table)) {
            circumstances.add(Circumstance.KAN_DISCARD);
        }
    }

    /// A win on some tile with nothing but riichi to say of the moment.
    static Win plainRon(Table table, Seat seat, Tile tile) {
        Win win = onTile(table, seat, tile).seat(table.wind(seat)).round(Facts.round(table));
        return Facts.isInRiichi(table.place(seat)) ? win.with(Circumstance.RIICHI) : win;
    }

    private static Win onTile(Table table, Seat seat, Tile tile) {
        Place place = table.place(seat);
        List<Tile> tiles = new ArrayList<>(Readiness.waiting(place).list());
        tiles.add(tile);
        return Win.ron(new Hand(tiles, place.melds()), tile);
    }

    private Set<Circumstance> riichi(Table table, Seat seat) {
        Set<Circumstance> circumstances = EnumSet.noneOf(Circumstance.class);
        Place place = table.place(seat);
        if (Facts.isInRiichi(place)) {
            circumstances.add(Circumstance.RIICHI);
            if (place.hasSaid(Words.OPEN_RIICHI)) {
                circumstances.add(Circumstance.OPEN_RIICHI);
            }
            if (Facts.isDoubleRiichi(table, seat)) {
                circumstances.add(Circumstance.DOUBLE_RIICHI);
            }
            if (Facts.isIppatsu(table, seat)) {
                circumstances.add(Circumstance.IPPATSU);
            }
        }
        return circumstances;
    }

    private Win told(Table table, Seat seat, Win win, Set<Circumstance> circumstances) {
        Win told =
                win.with(circumstances.toArray(Circumstance[]::new))
                        .seat(table.wind(seat))
                        .round(Facts.round(table))
                        .dora(Facts.indicators(table, Words.DORA))
                        .nuki(table.place(seat).flowers().size());
        Optional<Seat> liable = Liability.of(table, seat, rules);
        if (liable.isPresent()) {
            told = told.liable(table.wind(liable.get()));
        }
        int wins = Facts.tally(table, Words.WINS);
        boolean eighth = rules.eightWins && seat == table.dealer() && wins >= 7;
        return eighth ? told.winsInRow(1) : told;
    }
}
