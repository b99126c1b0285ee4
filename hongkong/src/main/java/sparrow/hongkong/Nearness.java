package sparrow.hongkong;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import sparrow.core.tile.Hand;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Suit;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;
import sparrow.shapes.Acceptance;
import sparrow.shapes.DiscardAnalysis.Discard;
import sparrow.shapes.Distance;
import sparrow.shapes.Form;
import sparrow.shapes.Gauge;
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

    private static final int SETS = 4;
    private static final int REMEMBERED = 5_000;
    private static final int RANKS = 9;
    private static final int EAST = Tile.EAST.kind();
    private static final int HONORS = Tile.KINDS - EAST;

    private final HongKongRules rules;
    private final Win known;
    private final Map<List<Meld>, List<Plan>> plans = new HashMap<>();
    private final Map<SuitHeld, Lacks> suits = new HashMap<>();

    private final Map<HonorsHeld, Map<HonorsOf, Lacks>> honors = new HashMap<>();

    private record SuitHeld(int first, long held, long caps, Lacks.Sets sets) {}

    private record HonorsHeld(long held, long caps) {}

    /// What a plan may make of the honors.
    private record HonorsOf(boolean any, Set<Tile> pungs, Lacks.Sets sets) {}

    /// What a plan may make of the suits.
    private record SuitsOf(List<Suit> suits, Lacks.Sets sets) {}

    /// @param flowers those that lie beside the hand
    public Nearness(HongKongRules rules, Tile seatWind, Tile roundWind, Tiles flowers) {
        this.rules = rules;
        this.known =
                Win.onDiscard(new Hand(List.of(), List.of()), Tile.EAST)
                        .flowers(flowers)
                        .winds(seatWind, roundWind);
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
        Holding holding = Holding.of(hand, melds);
        int[] held = hand.kinds();
        int[] caps = holding.unseen(visible);
        for (int kind = 0; kind < Tile.KINDS; kind++) {
            caps[kind] += held[kind];
        }
        Parts parts = new Parts(held, caps);
        List<Route> routes = new ArrayList<>();
        for (Plan plan : plans.computeIfAbsent(melds, laid -> Plan.all(laid, known, rules))) {
            Route route =
                    plan.form().isPresent()
                            ? route(plan, holding.live(visible), plan.form().get())
                            : parts.route(plan, SETS - holding.melds());
            if (route.distance < Distance.NEVER) {
                routes.add(route);
            }
        }
        return routes;
    }

    private static Route route(Plan plan, Holding holding, Form form) {
        return new Route(
                plan,
                Gauge.of(form).distance(holding),
                Acceptance.of(holding, List.of(form), Tiles.EMPTY).kinds());
    }

    /// What a hand lacks part by part. Plans differ in few of them, so each is measured once.
    private final class Parts {
        private final int[] held;
        private final int[] caps;
        private final Map<SuitsOf, Lacks> suited = new HashMap<>();
        private final Map<HonorsOf, Lacks> honored;

        Parts(int[] held, int[] caps) {
            this.held = held;
            this.caps = caps;
            if (honors.size() > REMEMBERED) {
                honors.clear();
            }
            this.honored =
                    honors.computeIfAbsent(
                            new HonorsHeld(packed(EAST, held, HONORS), packed(EAST, caps, HONORS)),
                            _ -> new HashMap<>());
        }

        Route route(Plan plan, int sets) {
            Lacks suits =
                    suited.computeIfAbsent(
                            new SuitsOf(plan.suits(), plan.sets()), _ -> suits(plan));
            Lacks others =
                    honored.computeIfAbsent(
                            new HonorsOf(plan.allows(Suit.WINDS), plan.pungs(), plan.sets()),
                            _ -> honors(plan, held, caps));
            long lack = suits.forHand(sets, others);
            return new Route(plan, Lacks.tiles(lack), Lacks.kinds(lack));
        }

        private Lacks suits(Plan plan) {
            Lacks all = Lacks.none();
            for (Suit suit : plan.suits()) {
                all = all.with(suit(Tile.of(suit, 1).kind(), held, caps, plan.sets()));
            }
            return all;
        }
    }

    private Lacks honors(Plan plan, int[] held, int[] caps) {
        Lacks all = Lacks.none();
        if (!plan.allows(Suit.WINDS)) {
            return all;
        }
        for (int kind = Tile.EAST.kind(); kind < Tile.KINDS; kind++) {
            Lacks honor = Lacks.ofHonor(kind, held[kind], caps[kind]);
            if (plan.pungs().contains(Tile.ofKind(kind))) {
                all = all.with(honor.justPung());
            } else if (plan.sets() != Lacks.Sets.CHOWS) {
                all = all.with(honor);
            } else if (!rules.commonPairIsSuited) {
                all = all.with(honor.withoutPung());
            }
        }
        return all;
    }

    private Lacks suit(int first, int[] held, int[] caps, Lacks.Sets sets) {
        if (suits.size() > REMEMBERED) {
            suits.clear();
        }
        return suits.computeIfAbsent(
                new SuitHeld(first, packed(first, held, RANKS), packed(first, caps, RANKS), sets),
                _ -> Lacks.ofSuit(first, held, caps, sets));
    }

    private static long packed(int first, int[] counts, int kinds) {
        long packed = 0;
        for (int kind = first; kind < first + kinds; kind++) {
            packed = packed << 3 | counts[kind];
        }
        return packed;
    }
}
