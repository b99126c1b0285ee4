package sparrow.riichi.play;

import java.util.ArrayList;
import java.util.List;
import sparrow.core.table.Marker;
import sparrow.core.table.Place;
import sparrow.core.table.Table;
import sparrow.core.table.Thrown;
import sparrow.core.table.View;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Tile;
import sparrow.riichi.table.DeadWall;
import sparrow.riichi.table.Words;

/// What a seat knows at this moment, counted out.
final class Situation {
    private static final int COPIES = 4;
    private static final int FIRST_ABSENT = Tile.M2.kind();
    private static final int LAST_ABSENT = Tile.M8.kind();
    private static final long DRAGONS = 7L << Tile.WHITE.kind();

    final Table table;
    final Seat seat;
    final Place own;

    /// For each kind, how many copies this seat holds concealed.
    final int[] held;

    /// For each kind, how many copies it has not seen, and how many that makes together.
    final int[] unseen = new int[Tile.KINDS];

    final int allUnseen;

    /// For each kind, how many indicators point to it.
    final int[] dora = new int[Tile.KINDS];

    /// The indicators themselves, and the wind of the round.
    final List<Tile> indicators = new ArrayList<>(5);

    final Tile roundWind;

    /// A bit for each honor of which a triplet is a yaku.
    final long valued;

    final boolean closed;
    final boolean dealer;

    /// How many tiles this seat may still draw, more or less.
    final int draws;

    Situation(View view) {
        table = view.table();
        seat = view.seat();
        own = view.own();
        held = own.hand().kinds();
        closed = own.melds().stream().allMatch(meld -> meld.manner() != Meld.Manner.CLAIMED);
        dealer = table.dealer() == seat;
        boolean sanma = table.seats().size() == 3;
        for (Marker marker : table.markers()) {
            if (marker.name().equals(Words.DORA) && marker.tile().kind() < Tile.KINDS) {
                indicators.add(marker.tile());
                dora[pointed(marker.tile().kind(), sanma)]++;
            }
        }
        count(sanma);
        int sum = 0;
        for (int left : unseen) {
            sum += left;
        }
        allUnseen = Math.max(1, sum);
        int round = table.started().tally().getOrDefault(Words.ROUND, 0);
        roundWind = Tile.ofKind(Tile.EAST.kind() + Math.min(round, 3));
        valued = DRAGONS | (1L << table.wind(seat).kind()) | (1L << roundWind.kind());
        int live = Math.max(0, DeadWall.live(table.wall()));
        draws = (live + table.seats().size() - 1) / table.seats().size();
    }

    private void count(boolean sanma) {
        for (int kind = 0; kind < Tile.KINDS; kind++) {
            boolean absent = sanma && kind >= FIRST_ABSENT && kind <= LAST_ABSENT;
            unseen[kind] = absent ? 0 : COPIES - held[kind];
        }
        for (Seat each : table.seats()) {
            Place place = table.place(each);
            for (Thrown thrown : place.pond()) {
                if (thrown.claimedBy().isEmpty()) {
                    see(thrown.tile());
                }
            }
            for (Meld meld : place.melds()) {
                meld.tiles().forEach(this::see);
            }
            if (!place.flowers().isEmpty()) {
                place.flowers().list().forEach(this::see);
            }
        }
        for (Marker marker : table.markers()) {
            see(marker.tile());
        }
    }

    private void see(Tile tile) {
        if (tile.kind() < Tile.KINDS && unseen[tile.kind()] > 0) {
            unseen[tile.kind()]--;
        }
    }

    /// The kind that an indicator points to.
    private static int pointed(int kind, boolean sanma) {
        int east = Tile.EAST.kind();
        int white = Tile.WHITE.kind();
        if (kind < east) {
            return sanma && kind == 0 ? 8 : kind % 9 == 8 ? kind - 8 : kind + 1;
        }
        return kind < white ? east + (kind - east + 1) % 4 : white + (kind - white + 1) % 3;
    }

    /// How many han this tile brings by being dora or red.
    int bonus(Tile tile) {
        return dora[tile.kind()] + (tile.isRed() ? 1 : 0);
    }

    /// The dora and red fives among some tiles.
    int bonus(List<Tile> tiles) {
        int sum = 0;
        for (Tile tile : tiles) {
            sum += bonus(tile);
        }
        return sum;
    }

    /// How many tiles of these kinds are unseen.
    int left(long kinds) {
        int sum = 0;
        for (long rest = kinds; rest != 0; rest &= rest - 1) {
            sum += unseen[Long.numberOfTrailingZeros(rest)];
        }
        return sum;
    }

    boolean isRule(String name) {
        return table.rules().is(name);
    }

    static boolean isInRiichi(Place place) {
        return place.hasSaid(Words.RIICHI) || place.hasSaid(Words.OPEN_RIICHI);
    }
}
