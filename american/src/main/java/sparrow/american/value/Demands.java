package sparrow.american.value;

import java.util.List;
import sparrow.american.card.Card;
import sparrow.american.card.Group;
import sparrow.american.card.Kinds;
import sparrow.american.card.Line;
import sparrow.american.card.Variation;

/// What the variations of some lines of a card ask for, kind by kind, in plain arrays.
public final class Demands {
    private final Card card;
    private final List<Line> lines;
    private final boolean[] counts;
    private final int[][] kinds;
    private final byte[][] natural;
    private final byte[][] eligible;
    private final int[] line;
    private final double[] root;
    private final boolean[] open;
    private final boolean[] bonus;

    private Demands(Card card, List<Line> lines) {
        this.card = card;
        this.lines = List.copyOf(lines);
        int size = card.variations().size();
        this.counts = new boolean[size];
        this.kinds = new int[size][];
        this.natural = new byte[size][];
        this.eligible = new byte[size][];
        this.line = new int[size];
        this.root = new double[size];
        this.open = new boolean[size];
        this.bonus = new boolean[size];
        for (Line each : lines) {
            each.variations().forEach(this::add);
        }
    }

    public static Demands of(Card card) {
        return of(card, card.lines());
    }

    /// Of some lines; the others count for nothing.
    static Demands of(Card card, List<Line> lines) {
        return new Demands(card, lines);
    }

    private void add(Variation variation) {
        byte[] naturals = new byte[Kinds.COUNT];
        byte[] eligibles = new byte[Kinds.COUNT];
        for (Group group : variation.groups()) {
            (group.jokers() ? eligibles : naturals)[group.kind()] += (byte) group.count();
        }
        int asked = 0;
        int[] asking = new int[Kinds.COUNT];
        for (int kind = 0; kind < Kinds.COUNT; kind++) {
            if (naturals[kind] + eligibles[kind] > 0) {
                asking[asked++] = kind;
            }
        }
        int at = variation.index();
        counts[at] = true;
        kinds[at] = new int[asked];
        natural[at] = new byte[asked];
        eligible[at] = new byte[asked];
        for (int i = 0; i < asked; i++) {
            kinds[at][i] = asking[i];
            natural[at][i] = naturals[asking[i]];
            eligible[at][i] = eligibles[asking[i]];
        }
        line[at] = variation.line().index();
        root[at] = Math.sqrt(variation.line().points());
        open[at] = !variation.line().concealed();
        bonus[at] = variation.line().bonus();
    }

    public Card card() {
        return card;
    }

    /// The lines that count.
    List<Line> lines() {
        return lines;
    }

    /// Whether the line of a variation counts.
    boolean counts(int variation) {
        return counts[variation];
    }

    /// The kinds a variation asks for.
    int[] kinds(int variation) {
        return kinds[variation];
    }

    /// How many must be natural, for each of its kinds.
    byte[] natural(int variation) {
        return natural[variation];
    }

    /// How many jokers may replace, for each of its kinds.
    byte[] eligible(int variation) {
        return eligible[variation];
    }

    /// Whether groups may be claimed on the way.
    boolean isOpen(int variation) {
        return open[variation];
    }

    /// Whether a win without jokers pays double.
    boolean hasBonus(int variation) {
        return bonus[variation];
    }

    Line line(int variation) {
        return card.lines().get(line[variation]);
    }

    /// The root of what its line pays.
    double root(int variation) {
        return root[variation];
    }

    /// Whether two variations are of the same line.
    boolean isSameLine(int one, int other) {
        return line[one] == line[other];
    }
}
