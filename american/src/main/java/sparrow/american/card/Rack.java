package sparrow.american.card;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;

/// What a player holds, as the card sees it: how many tiles of each kind, how many jokers, and
/// which groups lie exposed.
public final class Rack {
    private static final int SIZES = 16;
    private static final int[] NONE = {};

    private final int[] counts;
    private final int jokers;
    private final int concealed;
    private final List<Meld> exposed;
    private final int[] exposures;

    private Rack(int[] counts, int jokers, int concealed, List<Meld> exposed) {
        this.counts = counts;
        this.jokers = jokers;
        this.concealed = concealed;
        this.exposed = List.copyOf(exposed);
        this.exposures = exposures(exposed);
    }

    private static int[] exposures(List<Meld> exposed) {
        if (exposed.isEmpty()) {
            return NONE;
        }
        int[] exposures = new int[exposed.size()];
        for (int at = 0; at < exposures.length; at++) {
            exposures[at] = exposure(exposed.get(at));
        }
        Arrays.sort(exposures);
        return exposures;
    }

    public static Rack of(Tiles concealed) {
        return of(concealed, List.of());
    }

    /// Blanks and hidden tiles count as tiles that fit nowhere.
    public static Rack of(Tiles concealed, List<Meld> exposed) {
        int[] counts = new int[Kinds.COUNT];
        concealed.forEachFace(tile -> {
            if (Kinds.isNatural(tile)) {
                counts[Kinds.of(tile)] += concealed.count(tile);
            }
        });
        return new Rack(counts, concealed.count(Tile.JOKER), concealed.size(), exposed);
    }

    /// Concealed tiles given by their numbers.
    static Rack ofCounts(int[] counts, int jokers) {
        return new Rack(counts, jokers, IntStream.of(counts).sum() + jokers, List.of());
    }

    static int exposure(Group group) {
        return exposure(group.kind(), group.count());
    }

    static int exposure(Meld meld) {
        Tile face = meld.face();
        int kind = Kinds.isNatural(face) ? Kinds.of(face) : Kinds.COUNT;
        return exposure(kind, meld.tiles().size());
    }

    static int exposure(int kind, int size) {
        return kind * SIZES + Math.min(size, SIZES - 1);
    }

    static int kind(int exposure) {
        return exposure / SIZES;
    }

    static int size(int exposure) {
        return exposure % SIZES;
    }

    /// How many concealed tiles of a kind it holds, see [Kinds].
    public int count(int kind) {
        return counts[kind];
    }

    /// The concealed jokers.
    public int jokers() {
        return jokers;
    }

    /// Concealed and exposed tiles together.
    public int size() {
        int size = concealed;
        for (int exposure : exposures) {
            size += size(exposure);
        }
        return size;
    }

    public boolean isConcealed() {
        return exposures.length == 0;
    }

    /// Whether there is any joker in it, concealed or exposed.
    public Jokers jokersHeld() {
        return jokers > 0 || exposed.stream().anyMatch(meld -> meld.tiles().contains(Tile.JOKER))
                ? Jokers.SOME
                : Jokers.NONE;
    }

    /// The exposed groups.
    public List<Meld> exposed() {
        return exposed;
    }

    /// The exposed groups as numbers, see [#exposure(int, int)], in ascending order.
    int[] exposures() {
        return exposures;
    }

    /// How many tiles of a kind lie exposed, jokers among them counted.
    public int exposed(int kind) {
        int tiles = 0;
        for (int exposure : exposures) {
            tiles += kind(exposure) == kind ? size(exposure) : 0;
        }
        return tiles;
    }

    /// This with one more concealed tile.
    public Rack with(Tile tile) {
        return changed(tile, 1);
    }

    /// This without a concealed tile, which must be there.
    public Rack without(Tile tile) {
        return changed(tile, -1);
    }

    private Rack changed(Tile tile, int by) {
        int[] changed = Arrays.copyOf(counts, counts.length);
        boolean natural = Kinds.isNatural(tile);
        if (natural) {
            changed[Kinds.of(tile)] += by;
        }
        int left = jokers + (tile == Tile.JOKER ? by : 0);
        if (left < 0 || concealed + by < 0 || (natural && changed[Kinds.of(tile)] < 0)) {
            throw new IllegalArgumentException("there is no " + tile.title() + " to take away");
        }
        return new Rack(changed, left, concealed + by, exposed);
    }
}
