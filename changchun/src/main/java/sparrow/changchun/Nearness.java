package sparrow.changchun;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;
import sparrow.shapes.Acceptance;
import sparrow.shapes.DiscardAnalysis;
import sparrow.shapes.Distance;
import sparrow.shapes.Form;
import sparrow.shapes.Gauge;
import sparrow.shapes.Holding;
import sparrow.shapes.Need;

/// How far hands are from a win by these rules, the must-haves included, and which tiles bring them
/// nearer.
public final class Nearness {
    private static final Comparator<DiscardAnalysis.Discard> BEST_FIRST =
            Comparator.comparingInt(DiscardAnalysis.Discard::distance)
                    .thenComparingInt(discard -> -discard.acceptance().total())
                    .thenComparing(DiscardAnalysis.Discard::tile);

    private final boolean freeForms;
    private final MustHaves mustHaves;
    private final Measure concealed;
    private final Measure melded;
    private final List<Gauge> pairs;
    private final Shapes shapes = new Shapes();
    private final Hurdles hurdles;

    /// Forms and their gauge.
    private record Measure(List<Form> forms, Gauge gauge) {
        Measure(List<Form> forms) {
            this(forms, Gauge.of(forms));
        }
    }

    public Nearness(ChangchunRules rules) {
        freeForms = rules.hasFreeForms();
        mustHaves = new MustHaves(rules);
        List<Form> forms = forms(rules);
        concealed = new Measure(forms);
        melded = new Measure(forms.subList(0, 1));
        pairs = forms.stream().skip(1).map(Gauge::of).toList();
        hurdles = new Hurdles(rules, shapes);
    }

    /// With melds there are no seven pairs.
    private Measure measure(List<Meld> melds) {
        return melds.isEmpty() ? concealed : melded;
    }

    private static List<Form> forms(ChangchunRules rules) {
        Set<Need> pairNeeds = EnumSet.of(Need.TERMINAL_OR_HONOR);
        if (!rules.maySuitBeMissing()) {
            pairNeeds.add(Need.THREE_SUITS);
        }
        Set<Need> setNeeds = EnumSet.copyOf(pairNeeds);
        setNeeds.add(Need.TRIPLET_OR_DRAGON_PAIR);
        List<Form> forms = new ArrayList<>();
        forms.add(new Form.Sets(4, setNeeds));
        if (rules.haveSevenPairs()) {
            forms.add(
                    new Form.Pairs(
                            Form.Quads.TWO_PAIRS, rules.hasFreeForms() ? Set.of() : pairNeeds));
        }
        return List.copyOf(forms);
    }

    /// The fewest tiles that, added, make the hand win.
    public int distance(Tiles hand, List<Meld> melds) {
        if (hurdles.stand(melds)) {
            return hurdles.distance(hand, melds);
        }
        return nearest(hand, melds, measure(melds).gauge().distance(holding(hand, melds)));
    }

    /// What a hand of 3n + 1 tiles accepts.
    ///
    /// @param visible tiles seen elsewhere than in the hand and its melds
    public Acceptance acceptance(Tiles hand, List<Meld> melds, Tiles visible) {
        Holding holding = holding(hand, melds);
        int[] unseen = holding.unseen(visible);
        return hurdles.stand(melds)
                ? strict(hand, melds, unseen)
                : loose(
                        hand,
                        melds,
                        measure(melds).gauge().distance(holding),
                        Acceptance.of(holding, measure(melds).forms(), Tiles.EMPTY).kinds(),
                        unseen);
    }

    /// Every discard of a hand of 3n + 2 tiles: the nearest to a win first, then the one that
    /// accepts most.
    public List<DiscardAnalysis.Discard> discards(Tiles hand, List<Meld> melds, Tiles visible) {
        return hurdles.stand(melds)
                ? strictDiscards(hand, melds, visible)
                : shapeDiscards(hand, melds, visible);
    }

    private List<DiscardAnalysis.Discard> strictDiscards(
            Tiles hand, List<Meld> melds, Tiles visible) {
        int[] unseen = holding(hand, melds).unseen(visible);
        return hand.faces().stream()
                .map(tile -> strictDiscard(tile, hand.without(tile), melds, unseen))
                .sorted(BEST_FIRST)
                .toList();
    }

    private DiscardAnalysis.Discard strictDiscard(
            Tile tile, Tiles rest, List<Meld> melds, int[] unseen) {
        return new DiscardAnalysis.Discard(
                tile, hurdles.distance(rest, melds), strict(rest, melds, unseen));
    }

    private Acceptance strict(Tiles hand, List<Meld> melds, int[] unseen) {
        return Acceptance.of(hurdles.accepted(hand, melds), unseen);
    }

    private List<DiscardAnalysis.Discard> shapeDiscards(
            Tiles hand, List<Meld> melds, Tiles visible) {
        Holding holding = holding(hand, melds);
        DiscardAnalysis analysis = DiscardAnalysis.of(holding, measure(melds).gauge(), visible);
        int[] unseen = holding.unseen(visible);
        List<DiscardAnalysis.Discard> discards = new ArrayList<>();
        for (Tile tile : hand.faces()) {
            Tiles rest = hand.without(tile);
            int distance = analysis.distance(tile);
            discards.add(
                    new DiscardAnalysis.Discard(
                            tile,
                            nearest(rest, melds, distance),
                            loose(rest, melds, distance, analysis.accepted(tile), unseen)));
        }
        discards.sort(BEST_FIRST);
        return discards;
    }

    /// To a shape or, where forms are free, to four triplets.
    private int nearest(Tiles hand, List<Meld> melds, int distance) {
        return freeForms ? Math.min(distance, triplets(hand, melds)) : distance;
    }

    private Acceptance loose(
            Tiles hand, List<Meld> melds, int distance, long accepted, int[] unseen) {
        if (!freeForms) {
            return Acceptance.of(accepted, unseen);
        }
        int triplets = triplets(hand, melds);
        long more = triplets <= distance ? acceptedByTriplets(hand, melds, triplets) : 0;
        return Acceptance.of(triplets < distance ? more : accepted | more, unseen);
    }

    /// How far it is to seven pairs; [Distance#NEVER] where they do not win.
    public int toPairs(Tiles hand, List<Meld> melds) {
        return shapes.pairs(hand, melds);
    }

    /// How far it is to four triplets and a pair, whatever else a win must show.
    public int toTriplets(Tiles hand, List<Meld> melds) {
        return triplets(hand, melds);
    }

    /// The way to each shape, with its must-haves.
    private final class Shapes implements Hurdles.Shape {
        @Override
        public int sets(Tiles hand, List<Meld> melds) {
            return nearest(hand, melds, melded.gauge().distance(holding(hand, melds)));
        }

        @Override
        public int pairs(Tiles hand, List<Meld> melds) {
            return melds.isEmpty() && !pairs.isEmpty()
                    ? pairs.getFirst().distance(holding(hand, melds))
                    : Distance.NEVER;
        }
    }

    private Holding holding(Tiles hand, List<Meld> melds) {
        Holding holding = Holding.of(hand, melds);
        if (melds.stream().anyMatch(meld -> meld.kind() == Meld.Kind.MIXED)) {
            holding = holding.meeting(Need.TRIPLET_OR_DRAGON_PAIR);
        }
        return mustHaves.suitsAreLifted(melds) ? holding.meeting(Need.THREE_SUITS) : holding;
    }

    /// The distance to four triplets and a pair that need show nothing else: the kinds held most
    /// often become the triplets, the next one the pair.
    private static int triplets(Tiles hand, List<Meld> melds) {
        if (melds.stream().anyMatch(meld -> meld.kind() == Meld.Kind.RUN)) {
            return Distance.NEVER;
        }
        int[] alike = new int[4];
        for (int count : hand.kinds()) {
            alike[Math.min(count, 3)]++;
        }
        int lacking = 0;
        int sets = 4 - melds.size();
        for (int count = 3; sets > 0; count--) {
            int some = Math.min(sets, alike[count]);
            lacking += some * (3 - count);
            alike[count] -= some;
            sets -= some;
        }
        return lacking + (alike[3] + alike[2] > 0 ? 0 : alike[1] > 0 ? 1 : 2);
    }

    private static long acceptedByTriplets(Tiles hand, List<Meld> melds, int distance) {
        long accepted = 0;
        for (int kind = 0; kind < Tile.KINDS; kind++) {
            Tile tile = Tile.ofKind(kind);
            if (hand.count(tile) < 4 && triplets(hand.with(tile), melds) < distance) {
                accepted |= 1L << kind;
            }
        }
        return accepted;
    }
}
