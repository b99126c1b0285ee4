package sparrow.american.card;

/// How far a rack is from every line of a card: from the nearest variation of each.
///
/// A tile less puts a variation one further away or leaves it where it was, so what a discard does
/// to a line follows from its nearest variations alone.
public final class LineDistances {
    /// The bit of a joker among the kinds.
    private static final long JOKER = 1L << Kinds.COUNT;

    private final Distances distances;
    private final Rack rack;
    private final byte[] packed;
    private final byte[] spent;
    private final byte[] least;

    LineDistances(Distances distances, Rack rack) {
        this.distances = distances;
        this.rack = rack;
        this.packed = new byte[distances.size()];
        this.spent = Distances.spent(rack.jokers());
        this.least = new byte[distances.lines()];
        distances.pack(rack, packed);
        Lanes lanes = new Lanes(rack.jokers());
        for (int line = 0; line < least.length; line++) {
            least[line] = lanes.least(packed, distances.first(line), distances.first(line + 1));
        }
    }

    /// The tiles still needed for a line, by its place on the card; all of them if the exposures
    /// rule it out.
    public int least(int line) {
        return least[line];
    }

    /// The index of its nearest variation, the first of equals.
    public int nearest(int line) {
        int found = distances.first(line);
        if (least[line] < Variation.TILES) {
            while (spent[packed[found] & 255] != least[line]) {
                found++;
            }
        }
        return found;
    }

    /// The kinds, a bit each, of which any tile less puts the line off; a joker has the bit after
    /// all kinds.
    public long putOff(int line) {
        long all = least[line] == Variation.TILES ? 0 : -1L;
        for (int i = nearest(line); i < distances.first(line + 1) && all != 0; i++) {
            if (spent[packed[i] & 255] == least[line]) {
                all &= putOffBy(i);
            }
        }
        return all;
    }

    private long putOffBy(int variation) {
        int open = Needs.eligible(packed[variation]);
        boolean jokersShort = open >= rack.jokers();
        long kinds = rack.jokers() > 0 && jokersShort ? JOKER : 0;
        for (int need : distances.needs(variation)) {
            int kind = Needs.kind(need);
            int held = rack.count(kind);
            int spare = held - Needs.natural(need);
            boolean serves =
                    spare <= 0
                            || (jokersShort && spare + rack.exposed(kind) <= Needs.eligible(need));
            kinds |= held > 0 && serves ? 1L << kind : 0;
        }
        return kinds;
    }
}
