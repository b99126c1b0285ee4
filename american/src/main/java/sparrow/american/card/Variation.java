package sparrow.american.card;

import java.util.ArrayList;
import java.util.List;
import sparrow.core.tile.Tile;

/// One exact hand of fourteen tiles that a line stands for: its suits and numbers chosen.
public final class Variation {
    /// The tiles of a complete hand.
    public static final int TILES = 14;

    private final Line line;
    private final int index;
    private final Spelling spelling;
    private final int[] needs;
    private final int[] places;
    private final long exposable;
    private final long asked;

    Variation(Line line, int index, Spelling spelling) {
        this.line = line;
        this.index = index;
        this.spelling = spelling;
        this.needs = Needs.of(spelling.groups());
        this.places = places();
        this.exposable = exposable();
        this.asked = kindsNeeded();
    }

    private int[] places() {
        int[] places = new int[needs.length];
        long seen = 0;
        int size = 0;
        for (Group group : groups()) {
            if ((seen >> group.kind() & 1) == 0) {
                seen |= 1L << group.kind();
                places[size++] = place(group.kind());
            }
        }
        return places;
    }

    private int place(int kind) {
        int place = 0;
        while (Needs.kind(needs[place]) < kind) {
            place++;
        }
        return place;
    }

    private long kindsNeeded() {
        long kinds = 0;
        for (int need : needs) {
            kinds |= 1L << Needs.kind(need);
        }
        return kinds;
    }

    /// The kinds of its groups that may be exposed, a bit each.
    private long exposable() {
        long kinds = 0;
        for (Group group : groups()) {
            kinds |= group.exposable() ? 1L << group.kind() : 0;
        }
        return kinds;
    }

    public Line line() {
        return line;
    }

    /// Its place among [Card#variations()].
    public int index() {
        return index;
    }

    /// Its groups in the order the card prints them, blocks taken apart into singles and pairs.
    public List<Group> groups() {
        return spelling.groups();
    }

    /// The fourteen tiles as the card prints them.
    public List<Tile> tiles() {
        List<Tile> tiles = new ArrayList<>(TILES);
        for (int place = 0; place < TILES; place++) {
            tiles.add(spelling.tile(place));
        }
        return tiles;
    }

    /// The tiles as the card prints them, block by block.
    public List<List<Tile>> blocks() {
        List<List<Tile>> blocks = new ArrayList<>();
        int start = 0;
        for (int place = 0; place < TILES; place++) {
            if (spelling.endsAt(place)) {
                blocks.add(tiles().subList(start, place + 1));
                start = place + 1;
            }
        }
        return blocks;
    }

    /// Whether a joker may stand at that place of [#tiles()].
    public boolean jokerAt(int place) {
        return spelling.joker(place);
    }

    /// Whether a block of [#blocks()] ends at that place of [#tiles()].
    public boolean endsAt(int place) {
        return spelling.endsAt(place);
    }

    /// How many tiles of a kind must be natural.
    public int natural(int kind) {
        for (int need : needs) {
            if (Needs.kind(need) == kind) {
                return Needs.natural(need);
            }
        }
        return 0;
    }

    /// How many tiles of a kind may be replaced by jokers.
    public int eligible(int kind) {
        for (int need : needs) {
            if (Needs.kind(need) == kind) {
                return Needs.eligible(need);
            }
        }
        return 0;
    }

    /// How many places jokers may take.
    public int eligible() {
        int sum = 0;
        for (int need : needs) {
            sum += Needs.eligible(need);
        }
        return sum;
    }

    /// How many kinds it asks for.
    public int kinds() {
        return needs.length;
    }

    /// The kinds it asks for, a bit each.
    public long asked() {
        return asked;
    }

    /// The kinds it asks for, in ascending order.
    public int kind(int at) {
        return Needs.kind(needs[at]);
    }

    /// The place among its kinds of that one whose first group the card prints at such a number.
    public int placeOfPrinted(int number) {
        return places[number];
    }

    /// How many tiles of the kind at that place must be natural.
    public int naturalAt(int at) {
        return Needs.natural(needs[at]);
    }

    /// How many tiles of the kind at that place may be replaced by jokers.
    public int eligibleAt(int at) {
        return Needs.eligible(needs[at]);
    }

    /// Whether it has a group of a kind for which a discard may be claimed.
    public boolean isExposable(int kind) {
        return (exposable >> kind & 1) != 0;
    }

    /// What it asks for of each kind, packed; see [Needs].
    int[] needs() {
        return needs;
    }

    /// How many of its groups of that kind and size may be exposed.
    int exposable(int kind, int size) {
        int found = 0;
        for (Group group : groups()) {
            if (group.exposable() && group.kind() == kind && group.count() == size) {
                found++;
            }
        }
        return found;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Variation that
                && index == that.index
                && line.id().equals(that.line.id())
                && spelling.equals(that.spelling);
    }

    @Override
    public int hashCode() {
        return 31 * line.id().hashCode() + spelling.hashCode();
    }

    @Override
    public String toString() {
        return line.id() + " " + groups();
    }
}
