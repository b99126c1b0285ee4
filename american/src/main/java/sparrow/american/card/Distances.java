package sparrow.american.card;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;

/// How many tiles a rack still needs for each variation of a card.
///
/// Naturals serve the places that take no joker first; what is then missing elsewhere, jokers may
/// fill. Exposed groups must be groups of the variation, of the same kind and size.
///
/// A byte stands for each variation: what it still needs, naturals in the upper four bits, places
/// for jokers in the lower. For each kind and number held there is a row of bytes to take away, so
/// that one pass over the rows measures all variations at once.
public final class Distances {
    /// The variation cannot be reached with these exposures.
    public static final int NEVER = -1;

    /// The packed need of a variation that is ruled out; no hand of fourteen tiles needs as much.
    static final byte OUT = (byte) 255;

    /// More tiles of a kind than this serve no variation.
    private static final int MOST_HELD = Variation.TILES;

    private static final byte[][] JOKERS_SPENT = jokersSpent();

    private final Index index;
    private final byte[] needed;
    private final byte[][] served = new byte[Kinds.COUNT * (MOST_HELD + 1)][];
    private final int[] mostAsked = new int[Kinds.COUNT];
    private final int[][] needs;

    /// The index of the first variation of each line, and behind the last.
    private final int[] first;

    Distances(List<Variation> variations, Index index) {
        this.index = index;
        this.needed = new byte[variations.size()];
        this.needs = variations.stream().map(Variation::needs).toArray(int[][]::new);
        this.first =
                IntStream.rangeClosed(0, variations.size())
                        .filter(at -> isBorder(variations, at))
                        .toArray();
        for (Variation variation : variations) {
            for (int need : variation.needs()) {
                int kind = Needs.kind(need);
                int asked = Needs.natural(need) + Needs.eligible(need);
                needed[variation.index()] += (byte) need;
                mostAsked[kind] = Math.max(mostAsked[kind], asked);
            }
        }
        for (Variation variation : variations) {
            for (int need : variation.needs()) {
                serve(variation.index(), need);
            }
        }
    }

    private static boolean isBorder(List<Variation> variations, int at) {
        return at == 0
                || at == variations.size()
                || variations.get(at).line().index() != variations.get(at - 1).line().index();
    }

    private static byte[][] jokersSpent() {
        byte[][] spent = new byte[Variation.TILES + 1][256];
        for (int jokers = 0; jokers <= Variation.TILES; jokers++) {
            for (int need = 0; need < 256; need++) {
                spent[jokers][need] =
                        (byte) (Needs.natural(need) + Math.max(0, Needs.eligible(need) - jokers));
            }
            spent[jokers][OUT & 255] = NEVER;
        }
        return spent;
    }

    private void serve(int variation, int need) {
        int kind = Needs.kind(need);
        for (int held = 1; held <= mostAsked[kind]; held++) {
            int row = row(kind, held);
            served[row] = served[row] == null ? new byte[needed.length] : served[row];
            served[row][variation] = (byte) served(need, held, 0);
        }
    }

    /// What of a need is served by tiles held and tiles exposed, packed like the need.
    private static int served(int need, int held, int exposed) {
        int natural = Math.min(held, Needs.natural(need));
        return natural << 4 | Math.min(Needs.eligible(need), held - natural + exposed);
    }

    /// How many variations there are.
    public int size() {
        return needed.length;
    }

    int lines() {
        return first.length - 1;
    }

    /// The index of the first variation of a line, those of a line standing together.
    int first(int line) {
        return first[line];
    }

    /// What a variation asks for of each kind, packed; see [Needs].
    int[] needs(int variation) {
        return needs[variation];
    }

    /// How far a rack is from every line.
    public LineDistances toLines(Rack rack) {
        return new LineDistances(this, rack);
    }

    /// The tiles still needed for one variation; [#NEVER] if the exposures rule it out.
    public int to(Variation variation, Rack rack) {
        if (!rack.isConcealed() && !index.admitting(rack).get(variation.index())) {
            return NEVER;
        }
        int left = 0;
        for (int need : variation.needs()) {
            int kind = Needs.kind(need);
            left += (need & 255) - served(need, rack.count(kind), rack.exposed(kind));
        }
        return spent(rack.jokers())[left];
    }

    /// Writes the distance to every variation into `distances`, each at its index.
    public void all(Rack rack, byte[] distances) {
        pack(rack, distances);
        byte[] spent = spent(rack.jokers());
        for (int i = 0; i < needed.length; i++) {
            distances[i] = spent[distances[i] & 255];
        }
    }

    /// What every variation still needs apart from jokers, packed; [#OUT] if the exposures rule it
    /// out.
    void pack(Rack rack, byte[] packed) {
        System.arraycopy(needed, 0, packed, 0, needed.length);
        for (int kind = 0; kind < Kinds.COUNT; kind++) {
            int held = Math.min(rack.count(kind), mostAsked[kind]);
            if (held > 0) {
                takeAway(packed, served[row(kind, held)]);
            }
        }
        if (!rack.isConcealed()) {
            expose(rack, packed);
        }
    }

    /// What every variation needs of an empty rack, packed.
    void start(byte[] packed) {
        System.arraycopy(needed, 0, packed, 0, needed.length);
    }

    /// What is needed when the tiles of a kind change from some number to another.
    void change(int kind, int from, int to, byte[] packed) {
        int before = Math.min(from, mostAsked[kind]);
        int after = Math.min(to, mostAsked[kind]);
        if (before > 0) {
            putBack(packed, served[row(kind, before)]);
        }
        if (after > 0) {
            takeAway(packed, served[row(kind, after)]);
        }
    }

    private static void putBack(byte[] into, byte[] row) {
        for (int i = 0; i < row.length; i++) {
            into[i] += row[i];
        }
    }

    /// The indexes of the variations that the exposures of a rack admit.
    int[] admitted(Rack rack) {
        return index.allAdmitting(rack);
    }

    private static void takeAway(byte[] from, byte[] row) {
        for (int i = 0; i < row.length; i++) {
            from[i] -= row[i];
        }
    }

    private void expose(Rack rack, byte[] packed) {
        BitSet admitted = index.admitting(rack);
        int done = 0;
        for (int i = admitted.nextSetBit(0); i >= 0; i = admitted.nextSetBit(i + 1)) {
            Arrays.fill(packed, done, i, OUT);
            packed[i] -= (byte) exposed(rack, i);
            done = i + 1;
        }
        Arrays.fill(packed, done, needed.length, OUT);
    }

    /// What the exposed tiles serve of a variation that has them, beyond the concealed ones.
    int exposed(Rack rack, int variation) {
        int more = 0;
        int[] exposures = rack.exposures();
        for (int i = 0; i < exposures.length; i++) {
            int kind = Rack.kind(exposures[i]);
            if (i == 0 || kind != Rack.kind(exposures[i - 1])) {
                int held = rack.count(kind);
                more +=
                        served(kind, variation, held, rack.exposed(kind))
                                - served(kind, variation, held, 0);
            }
        }
        return more;
    }

    /// What a variation needs more when a tile of a kind is discarded, packed.
    int lost(int kind, int variation, Rack rack) {
        int held = rack.count(kind);
        if (held > mostAsked[kind]) {
            return 0;
        }
        int exposed = rack.exposed(kind);
        return exposed > 0
                ? served(kind, variation, held, exposed)
                        - served(kind, variation, held - 1, exposed)
                : (served[row(kind, held)][variation] & 255)
                        - (held == 1 ? 0 : served[row(kind, held - 1)][variation] & 255);
    }

    /// What of the tiles of a kind held and exposed serves a variation.
    private int served(int kind, int variation, int held, int exposed) {
        return served(served[row(kind, mostAsked[kind])][variation] & 255, held, exposed);
    }

    private static int row(int kind, int held) {
        return kind * (MOST_HELD + 1) + held;
    }

    /// Every tile that can be discarded and what is then left to do, the best first.
    public List<Discard> discards(Rack rack) {
        return DiscardRanking.of(this, rack);
    }

    /// The indexes of the variations at most that far away.
    public List<Integer> within(Rack rack, int distance) {
        byte[] distances = new byte[size()];
        all(rack, distances);
        List<Integer> near = new ArrayList<>();
        for (int i = 0; i < distances.length; i++) {
            if (distances[i] >= 0 && distances[i] <= distance) {
                near.add(i);
            }
        }
        return near;
    }

    /// The distance each packed need comes to with that many jokers.
    static byte[] spent(int jokers) {
        return JOKERS_SPENT[Math.min(jokers, Variation.TILES)];
    }
}
