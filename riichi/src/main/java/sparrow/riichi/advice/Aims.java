package sparrow.riichi.advice;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Suit;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;
import sparrow.riichi.Yaku;
import sparrow.shapes.Distance;

/// Lists the yaku that the melds of an open hand leave it: those that tiles decide, not the luck of
/// kans and last tiles, and no local yaku.
final class Aims {
    private static final List<Suit> SUITS = List.of(Suit.CHARACTERS, Suit.DOTS, Suit.BAMBOO);

    private final Position position;
    private final List<Meld> melds;
    private final List<Aim> aims = new ArrayList<>();

    private Aims(Position position) {
        this.position = position;
        melds = position.hand().melds();
    }

    /// All of them, those that are quickly measured first.
    static List<Aim> of(Position position) {
        Aims aims = new Aims(position);
        aims.find();
        return List.copyOf(aims.aims);
    }

    private void find() {
        values();
        if (position.rules().rules().is("kuitan") && meldsAre(Aims::isSimple)) {
            add(Yaku.TANYAO, "", supply -> supply.only(Aims::isSimple).distance());
        }
        for (Suit suit : SUITS) {
            Predicate<Tile> half = tile -> tile.isHonor() || tile.suit() == suit;
            if (meldsAre(half)) {
                add(Yaku.HONITSU, letter(suit), supply -> supply.only(half).distance());
            }
        }
        runs();
        triplets();
        if (Outside.fits(melds)) {
            aims.add(new Aim(Yaku.CHANTAI, "", Outside::distance));
        }
        int there = (int) melds.stream().filter(m -> m.manner() != Meld.Manner.CLAIMED).count();
        aims.add(
                new Aim(
                        Yaku.SAN_ANKOU,
                        "",
                        (supply, below) -> concealedTriplets(supply, 3 - there, below)));
    }

    private interface Exact {
        int distance(Supply supply);
    }

    private void add(Yaku yaku, String of, Exact exact) {
        aims.add(new Aim(yaku, of, (supply, _) -> exact.distance(supply)));
    }

    private static String letter(Suit suit) {
        return Tile.of(suit, 1).toString().substring(1);
    }

    private static boolean isSimple(Tile tile) {
        return !tile.isTerminalOrHonor();
    }

    private boolean meldsAre(Predicate<Tile> wanted) {
        return melds.stream().flatMap(meld -> meld.tiles().stream()).allMatch(wanted);
    }

    /// Dragons and the player's winds.
    private void values() {
        value(Yaku.HAKU, Tile.WHITE);
        value(Yaku.HATSU, Tile.GREEN);
        value(Yaku.CHUN, Tile.RED);
        position.seat().ifPresent(wind -> value(Yaku.SEAT_WIND, wind));
        position.round().ifPresent(wind -> value(Yaku.ROUND_WIND, wind));
    }

    private void value(Yaku yaku, Tile tile) {
        Tiles set = triplet(tile);
        with(yaku, set.toString(), List.of(set));
    }

    private void runs() {
        for (int rank = 1; rank <= 7; rank++) {
            List<Tiles> sets = new ArrayList<>();
            for (Suit suit : SUITS) {
                sets.add(run(suit, rank));
            }
            with(Yaku.SANSHOKU, sets.getFirst().toString().substring(0, 3), sets);
        }
        for (Suit suit : SUITS) {
            with(Yaku.ITTSU, letter(suit), List.of(run(suit, 1), run(suit, 4), run(suit, 7)));
        }
    }

    private void triplets() {
        if (melds.stream().noneMatch(meld -> meld.kind() == Meld.Kind.RUN)) {
            add(Yaku.TOITOI, "", Outside::triplets);
        }
        for (int rank = 1; rank <= 9; rank++) {
            List<Tiles> sets = new ArrayList<>();
            for (Suit suit : SUITS) {
                sets.add(triplet(Tile.of(suit, rank)));
            }
            with(Yaku.SANSHOKU_DOUKOU, String.valueOf(rank).repeat(3), sets);
        }
        if (melds.stream().filter(Meld::isKong).count() == 3) {
            add(Yaku.SAN_KANTSU, "", Supply::distance);
        }
    }

    /// All these sets, whether laid already or not.
    private void with(Yaku yaku, String of, List<Tiles> sets) {
        List<Tiles> open = new ArrayList<>(sets);
        for (Meld meld : melds) {
            open.remove(plain(meld));
        }
        if (melds.size() + open.size() <= 4) {
            add(yaku, of, supply -> supply.distanceWith(open));
        }
    }

    /// The distance with so many more concealed triplets, the nearest kinds tried first.
    private static int concealedTriplets(Supply supply, int more, int below) {
        if (supply.laid() + Math.max(0, more) > 4) {
            return Distance.NEVER;
        }
        List<Tiles> sets =
                IntStream.range(0, Tile.KINDS)
                        .mapToObj(kind -> triplet(Tile.ofKind(kind)))
                        .filter(set -> supply.missing(set) < below)
                        .sorted(Comparator.comparingInt(supply::missing))
                        .toList();
        return nearest(supply, sets, 0, more, List.of(), 0, below);
    }

    private static int nearest(
            Supply supply,
            List<Tiles> sets,
            int from,
            int more,
            List<Tiles> chosen,
            int missing,
            int below) {
        if (more <= 0) {
            return Math.min(below, supply.distanceWith(chosen));
        }
        int best = below;
        for (int i = from; i < sets.size(); i++) {
            int sum = missing + supply.missing(sets.get(i));
            if (sum >= best) {
                break;
            }
            List<Tiles> longer = new ArrayList<>(chosen);
            longer.add(sets.get(i));
            best = nearest(supply, sets, i + 1, more - 1, longer, sum, best);
        }
        return best;
    }

    /// The set that a meld is; a kan is a triplet.
    private static Tiles plain(Meld meld) {
        return Tiles.of(meld.tiles().stream().map(Tile::plain).limit(3).toList());
    }

    private static Tiles triplet(Tile tile) {
        return Tiles.EMPTY.with(tile, 3);
    }

    private static Tiles run(Suit suit, int rank) {
        return Tiles.of(Tile.of(suit, rank), Tile.of(suit, rank + 1), Tile.of(suit, rank + 2));
    }
}
