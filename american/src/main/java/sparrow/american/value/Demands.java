package sparrow.american.value;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.NavigableMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import sparrow.american.card.Card;
import sparrow.american.card.Group;
import sparrow.american.card.Kinds;
import sparrow.american.card.Line;
import sparrow.american.card.Variation;
import sparrow.american.card.Vicinity;
import sparrow.american.value.Arrivals.Way;

/// What the variations of some lines of a card ask for, in plain arrays.
///
/// A demand is so many tiles of one kind, for an open or for a concealed line. Variations share
/// most of them: some hundred make a card, numbered by kind.
public final class Demands {
    private static final int NONE = -1;

    private static volatile @Nullable Demands newest;

    private final Card card;
    private final List<Line> lines;
    private final boolean[] counts;
    private final int[] line;
    private final double[] root;
    private final boolean[] bonus;

    /// By variation, where its demands begin in [#asked]; by kind, the first of its demands.
    private final int[] first;

    private final int[] asked;

    /// The same demands, those of a variation in the order in which the card prints them.
    private final int[] printed;

    private final int[] firstOf = new int[Kinds.COUNT + 1];
    private final int[][] asking = new int[Kinds.COUNT][];
    private final List<Demand> demands;

    /// By variation, the kinds it asks for, a bit each.
    private final long[] kinds;

    /// By kind, the part of the card that asks for it, every line counting the same.
    private final double[] part = new double[Kinds.COUNT];

    /// So many tiles of a kind.
    ///
    /// @param natural how many must be natural
    /// @param eligible how many jokers may replace
    /// @param way how those come
    record Demand(int kind, int natural, int eligible, Way way) {
        static final Comparator<Demand> ORDER =
                Comparator.comparingInt(Demand::kind)
                        .thenComparingInt(Demand::natural)
                        .thenComparingInt(Demand::eligible)
                        .thenComparing(Demand::way);
    }

    private Demands(Card card, List<Line> lines) {
        this.card = card;
        this.lines = List.copyOf(lines);
        int size = card.variations().size();
        this.counts = new boolean[size];
        this.line = new int[size];
        this.root = new double[card.lines().size()];
        this.bonus = new boolean[size];
        lines.forEach(each -> each.variations().forEach(this::add));
        List<List<Demand>> all = new ArrayList<>();
        NavigableMap<Demand, Integer> numbers = new TreeMap<>(Demand.ORDER);
        for (Variation variation : card.variations()) {
            List<Demand> of = of(variation);
            of.forEach(each -> numbers.put(each, 0));
            line[variation.index()] = variation.line().index();
            all.add(of);
        }
        this.demands = List.copyOf(numbers.keySet());
        for (int demand = 0; demand < demands.size(); demand++) {
            numbers.put(demands.get(demand), demand);
            firstOf[demands.get(demand).kind + 1] = demand + 1;
        }
        for (int kind = 0; kind < Kinds.COUNT; kind++) {
            firstOf[kind + 1] = Math.max(firstOf[kind], firstOf[kind + 1]);
        }
        this.first = new int[size + 1];
        this.asked = all.stream().flatMap(List::stream).mapToInt(numbers::get).toArray();
        for (int variation = 0; variation < size; variation++) {
            first[variation + 1] = first[variation] + all.get(variation).size();
        }
        this.kinds = new long[size];
        this.printed = new int[asked.length];
        card.variations().forEach(this::print);
        Arrays.setAll(asking, kind -> card.index().allAskingFor(kind));
        card.lines().forEach(this::addPart);
        Arrays.setAll(part, kind -> part[kind] / card.lines().size());
    }

    private void print(Variation variation) {
        int from = first[variation.index()];
        for (int number = 0; number < variation.kinds(); number++) {
            printed[from + number] = asked[from + variation.placeOfPrinted(number)];
            kinds[variation.index()] |= 1L << variation.kind(number);
        }
    }

    private void addPart(Line of) {
        long[] asking = new long[Kinds.COUNT];
        for (Variation variation : of.variations()) {
            of(variation).forEach(demand -> asking[demand.kind]++);
        }
        for (int kind = 0; kind < Kinds.COUNT; kind++) {
            part[kind] += asking[kind] / (double) of.variations().size();
        }
    }

    private void add(Variation variation) {
        int at = variation.index();
        counts[at] = true;
        root[variation.line().index()] = Math.sqrt(variation.line().points());
        bonus[at] = variation.line().bonus();
    }

    /// The demands of a variation, by kind.
    private static List<Demand> of(Variation variation) {
        int[] naturals = new int[Kinds.COUNT];
        int[] eligibles = new int[Kinds.COUNT];
        for (Group group : variation.groups()) {
            (group.jokers() ? eligibles : naturals)[group.kind()] += group.count();
        }
        Way way = variation.line().concealed() ? Way.CONCEALED : Way.OPEN;
        List<Demand> of = new ArrayList<>();
        for (int kind = 0; kind < Kinds.COUNT; kind++) {
            if (naturals[kind] + eligibles[kind] > 0) {
                of.add(new Demand(kind, naturals[kind], eligibles[kind], way));
            }
        }
        return of;
    }

    /// Of a whole card; the card asked for last is remembered.
    @SuppressWarnings("ReferenceEquality") // an equal card is only worked out once more
    public static Demands of(Card card) {
        Demands known = newest;
        if (known == null || known.card != card) {
            known = of(card, card.lines());
            newest = known;
        }
        return known;
    }

    /// Of some lines; the others count for nothing.
    static Demands of(Card card, List<Line> lines) {
        return new Demands(card, lines);
    }

    public Card card() {
        return card;
    }

    /// The lines that count.
    List<Line> lines() {
        return lines;
    }

    /// Looks for variations of the lines that count.
    Vicinity vicinity() {
        return new Vicinity(card.distances(), counts);
    }

    /// Whether the line of a variation counts.
    boolean counts(int variation) {
        return counts[variation];
    }

    /// The part of the card that asks for a kind, every line counting the same.
    double part(int kind) {
        return part[kind];
    }

    /// How many demands the card makes.
    int size() {
        return demands.size();
    }

    Demand demand(int number) {
        return demands.get(number);
    }

    /// The number of the first demand for a kind; those for the next kind follow.
    int firstOf(int kind) {
        return firstOf[kind];
    }

    /// The variations that ask for a kind.
    int[] askingFor(int kind) {
        return asking[kind];
    }

    /// The demands of all variations, one after another.
    int[] asked() {
        return asked;
    }

    /// The same, those of a variation in the order in which the card prints them.
    int[] printed() {
        return printed;
    }

    /// By variation, where its demands begin among all; and where the last one's end.
    int[] first() {
        return first;
    }

    /// The kinds that a variation asks for, a bit each.
    long kinds(int variation) {
        return kinds[variation];
    }

    /// How many tiles of a kind a variation asks for.
    int askedOf(int variation, int kind) {
        int number = numberOf(variation, kind);
        return number == NONE ? 0 : demand(number).natural + demand(number).eligible;
    }

    /// How many of them jokers may replace.
    int eligibleOf(int variation, int kind) {
        int number = numberOf(variation, kind);
        return number == NONE ? 0 : demand(number).eligible;
    }

    private int numberOf(int variation, int kind) {
        for (int at = first[variation]; at < first[variation + 1]; at++) {
            if (asked[at] >= firstOf[kind]) {
                return asked[at] < firstOf[kind + 1] ? asked[at] : NONE;
            }
        }
        return NONE;
    }

    /// Whether a win without jokers pays double.
    boolean hasBonus(int variation) {
        return bonus[variation];
    }

    /// The root of what a line pays.
    double root(int line) {
        return root[line];
    }

    /// The line of a variation, by its place on the card.
    int line(int variation) {
        return line[variation];
    }
}
