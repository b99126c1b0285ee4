package sparrow.hongkong;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import sparrow.core.tile.Hand;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;
import sparrow.shapes.Acceptance;
import sparrow.shapes.DiscardAnalysis.Discard;
import sparrow.shapes.Distance;
import sparrow.shapes.Holding;

/// How far hands are from a win worth the minimum, by each plan that makes it so, and which tiles
/// bring them nearer.
public final class Nearness {
    /// A plan with what a hand lacks for it.
    ///
    /// @param distance the fewest tiles that, added, make it a win
    /// @param accepted a bit for each kind of which one more brings it nearer
    public record Route(Plan plan, int distance, long accepted) {}

    private static final Comparator<Discard> BEST_FIRST =
            Comparator.comparingInt(Discard::distance)
                    .thenComparing(
                            Comparator.comparingInt((Discard d) -> d.acceptance().total())
                                    .reversed())
                    .thenComparing(Discard::tile);

    private final PlanBook book;
    private final Win known;
    private final int flowerFaan;

    /// The sets last asked about, and their plans.
    private List<Meld> laid = List.of();

    private OpenPlans open;

    /// @param flowers those that lie beside the hand
    public Nearness(HongKongRules rules, Tile seatWind, Tile roundWind, Tiles flowers) {
        this(new PlanBook(rules), seatWind, roundWind, flowers);
    }

    /// @param book the plans of the rules
    public Nearness(PlanBook book, Tile seatWind, Tile roundWind, Tiles flowers) {
        this.book = book;
        this.known =
                Win.onDiscard(new Hand(List.of(), List.of()), Tile.EAST)
                        .flowers(flowers)
                        .winds(seatWind, roundWind);
        this.flowerFaan = book.rules().flowerFaan(known);
        this.open = book.open(laid, known, flowerFaan);
    }

    /// Whether this measures for a seat with that wind, in that round, with those flowers.
    public boolean isFor(Tile seatWind, Tile roundWind, Tiles flowers) {
        return known.seatWind() == seatWind
                && known.roundWind() == roundWind
                && known.flowers().equals(flowers);
    }

    /// The fewest tiles that, added, make a win; [Distance#NEVER] if nothing can.
    public int distance(Tiles hand, List<Meld> melds, Tiles visible) {
        return nearest(hand, melds, visible).distance();
    }

    /// The tiles that bring a waiting hand nearer to a win.
    public Acceptance acceptance(Tiles hand, List<Meld> melds, Tiles visible) {
        return nearest(hand, melds, visible).acceptance();
    }

    /// Every discard of a hand with a tile too many, the best first.
    public List<Discard> discards(Tiles hand, List<Meld> melds, Tiles visible) {
        return hand.faces().stream()
                .map(tile -> {
                    Near near = nearest(hand.without(tile), melds, visible.with(tile));
                    return new Discard(tile, near.distance(), near.acceptance());
                })
                .sorted(BEST_FIRST)
                .toList();
    }

    private record Near(int distance, Acceptance acceptance) {}

    private Near nearest(Tiles hand, List<Meld> melds, Tiles visible) {
        int distance = Distance.NEVER;
        long accepted = 0;
        for (Route route : routes(hand, melds, visible)) {
            if (route.distance <= distance) {
                accepted = route.accepted | (route.distance < distance ? 0 : accepted);
                distance = route.distance;
            }
        }
        return new Near(distance, Acceptance.of(accepted, Holding.of(hand, melds).unseen(visible)));
    }

    /// Every plan that can still come about, with what it lacks.
    ///
    /// @param visible tiles seen elsewhere than in the hand and its melds
    public List<Route> routes(Tiles hand, List<Meld> melds, Tiles visible) {
        Measured measured = measured(hand, melds, visible);
        List<Route> routes = new ArrayList<>();
        for (int plan = 0; plan < measured.plans().size(); plan++) {
            Route route = measured.route(plan);
            if (route.distance < Distance.NEVER) {
                routes.add(route);
            }
        }
        return routes;
    }

    /// The hand by every plan open to it.
    public Measured measured(Tiles hand, List<Meld> melds, Tiles visible) {
        return new Measured(open(melds), hand.kinds(), Holding.of(hand, melds), visible);
    }

    private OpenPlans open(List<Meld> melds) {
        if (!laid.equals(melds)) {
            laid = List.copyOf(melds);
            open = book.open(melds, known, flowerFaan);
        }
        return open;
    }
}
