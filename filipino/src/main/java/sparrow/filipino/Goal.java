package sparrow.filipino;

import java.util.List;
import sparrow.core.table.Rules;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Tiles;
import sparrow.shapes.Distance;
import sparrow.shapes.Form;
import sparrow.shapes.Gauge;

/// What a hand must become to win: five sets and a pair, or siete pares, seven pairs and a trio.
///
/// A set already laid is one set less to build, whatever its size.
public final class Goal {
    private static final Gauge SETS = Gauge.of(Form.FIVE_SETS);
    private static final List<Form> ONLY_SETS = List.of(Form.FIVE_SETS);

    private final Form.PairsAndTrio siete;
    private final Gauge pairs;
    private final List<Form> both;
    private final Gauge nearest;
    private final boolean openTrio;

    private Goal(Form.PairsAndTrio siete, boolean openTrio) {
        this.siete = siete;
        this.pairs = Gauge.of(siete);
        this.both = List.of(Form.FIVE_SETS, siete);
        this.nearest = Gauge.of(both);
        this.openTrio = openTrio;
    }

    static Goal of(Rules rules) {
        Form.Trio trio =
                rules.value("siete_trio").equals("any") ? Form.Trio.ANY : Form.Trio.PUNG_ONLY;
        Form.Quads quads =
                rules.is("siete_quad_as_two_pairs") ? Form.Quads.TWO_PAIRS : Form.Quads.ONE_PAIR;
        return new Goal(new Form.PairsAndTrio(trio, quads), rules.is("siete_open_trio"));
    }

    /// Whether 17 tiles, a set laid counting for three, are a win.
    boolean isComplete(Tiles hand, List<Meld> melds) {
        int[] kinds = hand.kinds();
        return SETS.distance(kinds, melds.size()) == 0
                || (allowsSiete(melds) && pairs.distance(kinds, melds.size()) == 0);
    }

    /// The tiles still needed for five sets and a pair.
    public int toSets(Tiles hand, List<Meld> melds) {
        return SETS.distance(hand.kinds(), melds.size());
    }

    /// The tiles still needed for siete pares; [Distance#NEVER] with sets laid that bar it.
    public int toSiete(Tiles hand, List<Meld> melds) {
        return allowsSiete(melds) ? pairs.distance(hand.kinds(), melds.size()) : Distance.NEVER;
    }

    /// The tiles still needed for the nearest win.
    public int distance(Tiles hand, List<Meld> melds) {
        return Math.min(toSets(hand, melds), toSiete(hand, melds));
    }

    /// Measures the way to siete pares as the house plays it.
    public Gauge siete() {
        return pairs;
    }

    /// Measures the way to five sets and a pair.
    public Gauge sets() {
        return SETS;
    }

    /// What can still be built beside these sets.
    public List<Form> forms(List<Meld> melds) {
        return allowsSiete(melds) ? both : ONLY_SETS;
    }

    /// Measures the way to the nearest of [#forms].
    public Gauge gauge(List<Meld> melds) {
        return allowsSiete(melds) ? nearest : SETS;
    }

    private boolean allowsSiete(List<Meld> melds) {
        return melds.isEmpty() || (openTrio && melds.size() == 1 && isOpenTrio(melds.getFirst()));
    }

    private boolean isOpenTrio(Meld meld) {
        return meld.tiles().size() == 3
                && (meld.kind() == Meld.Kind.GROUP
                        || (meld.kind() == Meld.Kind.RUN && siete.trio() == Form.Trio.ANY));
    }
}
