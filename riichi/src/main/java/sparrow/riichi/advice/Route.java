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

/// A yaku that an open hand can still get, and how far that is.
///
/// Looked for are the yaku that tiles decide and an open hand may have; not the luck of kans and
/// last tiles, and no local yaku.
///
/// @param distance the fewest tiles that complete the hand with this yaku
/// @param of what it is made of, such as `777z` or `345`; empty where the yaku says it all
public record Route(Yaku yaku, int distance, String of) {
    private static final List<Suit> SUITS = List.of(Suit.CHARACTERS, Suit.DOTS, Suit.BAMBOO);

    /// The yaku in reach of an open hand, the nearest first; each once, in its nearest form.
    public static List<Route> all(Position position) {
        Finder finder = new Finder(position);
        finder.find();
        return finder.routes.stream()
                .filter(route -> route.distance < Distance.NEVER)
                .sorted(
                        Comparator.comparingInt(Route::distance)
                                .thenComparing(Route::yaku)
                                .thenComparing(Route::of))
                .toList();
    }

    private static final class Finder {
        private final Position position;
        private final List<Meld> melds;
        private final Supply supply;
        private final List<Route> routes = new ArrayList<>();

        Finder(Position position) {
            this.position = position;
            melds = position.hand().melds();
            supply = Supply.of(position);
        }

        void find() {
            values();
            if (position.rules().rules().is("kuitan") && meldsAre(Finder::isSimple)) {
                add(Yaku.TANYAO, supply.only(Finder::isSimple).distance(), "");
            }
            for (Suit suit : SUITS) {
                if (meldsAre(tile -> tile.isHonor() || tile.suit() == suit)) {
                    Supply half = supply.only(tile -> tile.isHonor() || tile.suit() == suit);
                    add(Yaku.HONITSU, half.distance(), Tile.of(suit, 1).toString().substring(1));
                }
            }
            runs();
            triplets();
            add(Yaku.CHANTAI, Outside.distance(supply, melds), "");
        }

        private static boolean isSimple(Tile tile) {
            return !tile.isTerminalOrHonor();
        }

        private boolean meldsAre(Predicate<Tile> wanted) {
            return melds.stream().flatMap(meld -> meld.tiles().stream()).allMatch(wanted);
        }

        /// Keeps the nearest form of each yaku.
        private void add(Yaku yaku, int distance, String of) {
            Route route = new Route(yaku, distance, of);
            routes.removeIf(other -> other.yaku == yaku && other.distance > distance);
            if (routes.stream().noneMatch(other -> other.yaku == yaku)) {
                routes.add(route);
            }
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
            add(yaku, with(List.of(set)), set.toString());
        }

        private void runs() {
            for (int rank = 1; rank <= 7; rank++) {
                List<Tiles> sets = new ArrayList<>();
                for (Suit suit : SUITS) {
                    sets.add(run(suit, rank));
                }
                String ranks = sets.getFirst().toString().substring(0, 3);
                add(Yaku.SANSHOKU, with(sets), ranks);
            }
            for (Suit suit : SUITS) {
                List<Tiles> sets = List.of(run(suit, 1), run(suit, 4), run(suit, 7));
                add(Yaku.ITTSU, with(sets), Tile.of(suit, 1).toString().substring(1));
            }
        }

        private void triplets() {
            boolean noRuns = melds.stream().noneMatch(meld -> meld.kind() == Meld.Kind.RUN);
            add(Yaku.TOITOI, noRuns ? Outside.triplets(supply) : Distance.NEVER, "");
            for (int rank = 1; rank <= 9; rank++) {
                List<Tiles> sets = new ArrayList<>();
                for (Suit suit : SUITS) {
                    sets.add(triplet(Tile.of(suit, rank)));
                }
                add(Yaku.SANSHOKU_DOUKOU, with(sets), String.valueOf(rank).repeat(3));
            }
            long kans = melds.stream().filter(Meld::isKong).count();
            add(Yaku.SAN_KANTSU, kans == 3 ? supply.distance() : Distance.NEVER, "");
            concealedTriplets();
        }

        private void concealedTriplets() {
            int there = (int) melds.stream().filter(m -> m.manner() != Meld.Manner.CLAIMED).count();
            List<Tile> kinds =
                    IntStream.range(0, Tile.KINDS)
                            .mapToObj(Tile::ofKind)
                            .filter(tile -> supply.held().contains(tile))
                            .toList();
            add(Yaku.SAN_ANKOU, most(kinds, 0, 3 - there, List.of()), "");
        }

        /// The distance with so many more triplets of some of the kinds.
        private int most(List<Tile> kinds, int from, int more, List<Tiles> sets) {
            if (more <= 0) {
                return supply.distanceWith(sets);
            }
            int best = Distance.NEVER;
            for (int i = from; i < kinds.size() && supply.laid() + more + sets.size() <= 4; i++) {
                List<Tiles> longer = new ArrayList<>(sets);
                longer.add(triplet(kinds.get(i)));
                best = Math.min(best, most(kinds, i + 1, more - 1, longer));
            }
            return best;
        }

        /// The distance with all these sets, whether laid already or not.
        private int with(List<Tiles> sets) {
            List<Tiles> open = new ArrayList<>(sets);
            for (Meld meld : melds) {
                open.remove(plain(meld));
            }
            return supply.distanceWith(open);
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
}
