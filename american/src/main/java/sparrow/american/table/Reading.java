package sparrow.american.table;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import sparrow.american.card.Kinds;
import sparrow.american.card.Variation;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Notation;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;

/// A winning hand as its line of the card reads it: the concealed groups as the card prints them
/// with the jokers where they stand, then the exposures.
final class Reading {
    private final Variation made;
    private final List<Tile> printed;
    private final boolean[] exposed = new boolean[Variation.TILES];
    private final Tile[] standing = new Tile[Variation.TILES];
    private final List<Tile> left;

    private Reading(Variation made, Tiles concealed) {
        this.made = made;
        this.printed = made.tiles();
        this.left = new ArrayList<>(concealed.list());
    }

    /// In compact notation, such as `2222m 33p1j (555s)`.
    static String of(Variation made, Tiles concealed, List<Meld> melds) {
        Reading reading = new Reading(made, concealed);
        melds.forEach(reading::expose);
        reading.place();
        List<String> texts = reading.concealed();
        melds.forEach(meld -> texts.add(meld.toString()));
        return String.join(" ", texts);
    }

    /// Takes the places of an exposure out: a group of its size if there is one.
    private void expose(Meld meld) {
        int size = meld.tiles().size();
        int start = start(meld, size);
        Arrays.fill(exposed, start, start + size, true);
    }

    private int start(Meld meld, int size) {
        int longer = -1;
        for (int start = 0; start < Variation.TILES; start++) {
            int run = isStart(start) && isOf(start, meld) ? run(start) : 0;
            if (run == size) {
                return start;
            }
            longer = run > size && longer < 0 ? start : longer;
        }
        if (longer < 0) {
            throw new IllegalStateException(made.line().id() + " has no group for " + meld);
        }
        return longer;
    }

    private boolean isStart(int place) {
        return !exposed[place]
                && (place == 0
                        || exposed[place - 1]
                        || ends(place - 1)
                        || kind(place - 1) != kind(place));
    }

    private int run(int start) {
        int end = start;
        while (!ends(end) && kind(end + 1) == kind(start) && !exposed[end + 1]) {
            end++;
        }
        return end + 1 - start;
    }

    private boolean isOf(int place, Meld meld) {
        return kind(place) == Kinds.of(meld.face());
    }

    /// Natural tiles go where no joker may stand, then where one may; jokers fill the rest.
    private void place() {
        for (int place = 0; place < Variation.TILES; place++) {
            if (!exposed[place] && !made.jokerAt(place)) {
                standing[place] = taken(natural(place));
            }
        }
        for (int place = 0; place < Variation.TILES; place++) {
            if (!exposed[place] && made.jokerAt(place)) {
                int natural = natural(place);
                standing[place] = taken(natural < 0 ? left.indexOf(Tile.JOKER) : natural);
            }
        }
    }

    private int natural(int place) {
        for (int at = 0; at < left.size(); at++) {
            if (Kinds.isNatural(left.get(at)) && Kinds.of(left.get(at)) == kind(place)) {
                return at;
            }
        }
        return -1;
    }

    private Tile taken(int at) {
        if (at < 0) {
            throw new IllegalStateException(left + " do not make " + made.line().id());
        }
        return left.remove(at);
    }

    private List<String> concealed() {
        List<String> texts = new ArrayList<>();
        List<Tile> block = new ArrayList<>();
        for (int place = 0; place < Variation.TILES; place++) {
            if (!exposed[place]) {
                block.add(standing[place]);
            }
            if (!block.isEmpty() && (exposed[place] || ends(place))) {
                texts.add(Notation.COMPACT.write(block));
                block.clear();
            }
        }
        return texts;
    }

    private int kind(int place) {
        return Kinds.of(printed.get(place));
    }

    private boolean ends(int place) {
        return place == Variation.TILES - 1 || made.endsAt(place);
    }
}
