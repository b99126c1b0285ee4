package sparrow.american.play;

import sparrow.american.card.Card;
import sparrow.american.card.Group;
import sparrow.american.card.Kinds;
import sparrow.american.card.Variation;

/// What the variations of a card ask for, kind by kind, in plain arrays.
final class Templates {
    private final Card card;
    private final int[][] kinds;
    private final byte[][] natural;
    private final byte[][] eligible;
    private final boolean[] open;
    private final boolean[] bonus;
    private final int[] lines;
    private final int[] points;

    Templates(Card card) {
        this.card = card;
        int size = card.variations().size();
        this.kinds = new int[size][];
        this.natural = new byte[size][];
        this.eligible = new byte[size][];
        this.open = new boolean[size];
        this.bonus = new boolean[size];
        this.lines = new int[size];
        this.points = new int[size];
        for (Variation variation : card.variations()) {
            add(variation);
        }
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
        kinds[at] = new int[asked];
        natural[at] = new byte[asked];
        eligible[at] = new byte[asked];
        for (int i = 0; i < asked; i++) {
            kinds[at][i] = asking[i];
            natural[at][i] = naturals[asking[i]];
            eligible[at][i] = eligibles[asking[i]];
        }
        open[at] = !variation.line().concealed();
        bonus[at] = variation.line().bonus();
        lines[at] = variation.line().index();
        points[at] = variation.line().points();
    }

    Card card() {
        return card;
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
    boolean open(int variation) {
        return open[variation];
    }

    /// Whether a win without jokers pays double.
    boolean bonus(int variation) {
        return bonus[variation];
    }

    /// The place of its line on the card.
    int line(int variation) {
        return lines[variation];
    }

    /// What its line pays.
    int points(int variation) {
        return points[variation];
    }
}
