package sparrow.filipino;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import sparrow.core.tile.Hand;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;
import sparrow.shapes.Acceptance;
import sparrow.shapes.DiscardAnalysis;
import sparrow.shapes.DiscardAnalysis.Discard;
import sparrow.shapes.Distance;
import sparrow.shapes.Holding;

/// How far hands are from a win that the rules allow, all forms and wild tiles considered, and
/// which tiles bring them nearer.
///
/// Where a win must be worth something, every way is tried for hands up to two tiles away; farther
/// off the nearest ambitions that are worth enough together tell.
public final class Nearness {
    private static final int COPIES = 4;
    private static final int REMEMBERED = 50_000;

    private static final Comparator<Discard> BEST_FIRST =
            Comparator.comparingInt(Discard::distance)
                    .thenComparingInt(discard -> -discard.acceptance().total())
                    .thenComparing(Discard::tile);

    private record Waiting(Tiles hand, List<Meld> melds) {}

    private final FilipinoRules rules;
    private final Wild wild;
    private final int flowers;
    private final Map<Waiting, Long> waits = new HashMap<>();

    /// @param flowers how many lie beside the hand
    public Nearness(FilipinoRules rules, Wild wild, int flowers) {
        this.rules = rules;
        this.wild = wild;
        this.flowers = flowers;
    }

    /// The fewest tiles that make the hand win; one that has a tile too many parts with its worst.
    public int distance(Tiles hand, List<Meld> melds) {
        return hand.size() % 3 == 1 ? waiting(hand, melds) : afterDiscard(hand, melds);
    }

    private int afterDiscard(Tiles hand, List<Meld> melds) {
        int least = Distance.NEVER;
        for (Tile face : hand.faces()) {
            least = Math.min(least, waiting(hand.without(face), melds));
        }
        return least;
    }

    private int waiting(Tiles hand, List<Meld> melds) {
        int least = least(hand, melds);
        if (rules.leastQuarters == 0 || least > 2) {
            return least;
        }
        return waits(hand, melds) != 0 ? 1 : canBeReady(hand, melds) ? 2 : 3;
    }

    /// No waiting hand is nearer than this.
    private int least(Tiles hand, List<Meld> melds) {
        int wilds = wild.count(hand);
        Tiles natural = wild.natural(hand);
        int least = Distance.NEVER;
        if (rules.leastQuarters == 0) {
            least = rules.goal().distance(natural, melds);
        } else {
            Course course = new Course(natural, melds, rules.goal());
            for (Plan plan : Plan.enough(melds, flowers, rules)) {
                least = Math.min(least, plan.distance(course));
            }
        }
        return least >= Distance.NEVER ? Distance.NEVER : Math.max(1, least - wilds);
    }

    /// The kinds that a waiting hand wins with when it draws them, a bit each.
    public long waits(Tiles hand, List<Meld> melds) {
        if (waits.size() > REMEMBERED) {
            waits.clear();
        }
        return waits.computeIfAbsent(
                new Waiting(hand, melds), waiting -> winning(waiting.hand, waiting.melds));
    }

    private long winning(Tiles hand, List<Meld> melds) {
        long winning = 0;
        if (rules.goal().distance(wild.natural(hand), melds) - wild.count(hand) > 1) {
            return winning;
        }
        for (int kind = 0; kind < Tile.KINDS; kind++) {
            Tile tile = Tile.ofKind(kind);
            if (isLeft(hand, melds, tile) && wins(hand, melds, tile)) {
                winning |= 1L << kind;
            }
        }
        return winning;
    }

    private boolean wins(Tiles hand, List<Meld> melds, Tile tile) {
        Tiles all = hand.with(tile);
        return wild.isComplete(rules.goal(), all, melds)
                && (rules.leastQuarters == 0
                        || rules.score(
                                        Win.bunot(new Hand(all.list(), melds), tile)
                                                .flowers(flowers)
                                                .joker(wild.face()))
                                .isPresent());
    }

    private boolean isLeft(Tiles hand, List<Meld> melds, Tile tile) {
        long laid =
                melds.stream()
                        .flatMap(meld -> meld.tiles().stream())
                        .filter(each -> each == tile)
                        .count();
        return hand.count(tile) + laid < COPIES && !rules.isFlower(tile);
    }

    private boolean canBeReady(Tiles hand, List<Meld> melds) {
        for (int kind = 0; kind < Tile.KINDS; kind++) {
            if (makesReady(hand, melds, Tile.ofKind(kind))) {
                return true;
            }
        }
        return false;
    }

    private boolean makesReady(Tiles hand, List<Meld> melds, Tile tile) {
        Tiles all = hand.with(tile);
        return isLeft(hand, melds, tile)
                && all.faces().stream().anyMatch(face -> waits(all.without(face), melds) != 0);
    }

    /// What brings a waiting hand nearer.
    ///
    /// @param visible tiles seen elsewhere
    public Acceptance acceptance(Tiles hand, List<Meld> melds, Tiles visible) {
        Holding holding = Holding.of(hand, melds);
        return isPlain()
                ? Acceptance.of(holding, rules.goal().forms(melds), gone(visible))
                : Acceptance.of(accepted(hand, melds), holding.unseen(gone(visible)));
    }

    private boolean isPlain() {
        return rules.leastQuarters == 0 && wild.face().isEmpty();
    }

    private long accepted(Tiles hand, List<Meld> melds) {
        int distance = waiting(hand, melds);
        if (distance == 1) {
            return waits(hand, melds);
        }
        long accepted = 0;
        for (int kind = 0; kind < Tile.KINDS; kind++) {
            Tile tile = Tile.ofKind(kind);
            boolean nearer =
                    distance == 2
                            ? makesReady(hand, melds, tile)
                            : isLeft(hand, melds, tile)
                                    && leavesNearer(hand.with(tile), melds, distance);
            accepted |= nearer ? 1L << kind : 0;
        }
        return accepted;
    }

    private boolean leavesNearer(Tiles hand, List<Meld> melds, int distance) {
        return hand.faces().stream()
                .map(hand::without)
                .anyMatch(rest ->
                        least(rest, melds) < distance
                                && (distance > 3 || waiting(rest, melds) < distance));
    }

    /// Every discard of a hand with a tile too many, the best first. Wild tiles stay, where the
    /// house does not let them go.
    public List<Discard> discards(Tiles hand, List<Meld> melds, Tiles visible) {
        if (isPlain()) {
            return DiscardAnalysis.of(
                            Holding.of(hand, melds), rules.goal().gauge(melds), gone(visible))
                    .discards();
        }
        int[] unseen = Holding.of(hand, melds).unseen(gone(visible));
        List<Discard> discards = new ArrayList<>();
        for (Tile face : hand.faces()) {
            if (rules.jokerDiscard || !wild.is(face)) {
                Tiles rest = hand.without(face);
                discards.add(
                        new Discard(
                                face,
                                waiting(rest, melds),
                                Acceptance.of(accepted(rest, melds), unseen)));
            }
        }
        discards.sort(BEST_FIRST);
        return discards;
    }

    /// Tiles that cannot come: those seen elsewhere, and honors where they are flowers.
    private Tiles gone(Tiles visible) {
        Tiles gone = visible;
        for (int kind = 0; kind < Tile.KINDS; kind++) {
            Tile tile = Tile.ofKind(kind);
            if (rules.isFlower(tile)) {
                gone = gone.with(tile, COPIES);
            }
        }
        return gone;
    }
}
