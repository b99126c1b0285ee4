package sparrow.core.tile;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Reads compact notation of the plainest kind: suits and honors, and melds of three or four in
/// round or square brackets. Anything else, and anything wrong, is left to [Compact.Reader].
final class PlainCompact {
    private static final String SUITS = "mpsz";

    /// By suit and digit.
    private static final @Nullable Tile[] TILES = new Tile[10 * SUITS.length()];

    static {
        for (Tile tile : Tile.values()) {
            int suit = SUITS.indexOf(Compact.letter(tile));
            if (suit >= 0) {
                TILES[10 * suit + Compact.digit(tile).charAt(0) - '0'] = tile;
            }
        }
    }

    /// By manner, shape and lowest kind, the melds that were read before: runs, triplets and kongs
    /// without a red five.
    private static final @Nullable Meld[] MELDS = new Meld[6 * Tile.KINDS];

    private final String text;
    private final Tile[] tiles;
    private int size;
    private List<Meld> melds = List.of();

    /// Where the tiles of the open meld begin; below zero outside of one.
    private int begun = -1;

    private char closing;

    private PlainCompact(String text) {
        this.text = text;
        this.tiles = new Tile[text.length()];
    }

    /// The hand; none if the text is not so plain.
    static @Nullable Hand read(String text) {
        PlainCompact reader = new PlainCompact(text);
        return reader.reads()
                ? new Hand(List.of(Arrays.copyOf(reader.tiles, reader.size)), reader.melds)
                : null;
    }

    private boolean reads() {
        int digits = 0;
        for (int at = 0; at < text.length(); at++) {
            char c = text.charAt(at);
            if (c >= '0' && c <= '9') {
                digits++;
            } else if (digits > 0 ? suit(at, digits, c) : bracket(c)) {
                digits = 0;
            } else {
                return false;
            }
        }
        return digits == 0 && begun < 0;
    }

    private boolean suit(int at, int digits, char letter) {
        int first =
                switch (letter) {
                    case 'm' -> 0;
                    case 'p' -> 10;
                    case 's' -> 20;
                    case 'z' -> 30;
                    default -> -1;
                };
        if (first < 0) {
            return false;
        }
        for (int i = at - digits; i < at; i++) {
            Tile tile = TILES[first + text.charAt(i) - '0'];
            if (tile == null) {
                return false;
            }
            tiles[size++] = tile;
        }
        return true;
    }

    private boolean bracket(char c) {
        if (begun < 0) {
            begun = size;
            closing = c == '(' ? ')' : ']';
            return c == '(' || c == '[';
        }
        int count = size - begun;
        if (c != closing || count < 3 || count > 4) {
            return false;
        }
        melds = melds.isEmpty() ? new ArrayList<>() : melds;
        melds.add(meld(c == ')' ? Meld.Manner.CLAIMED : Meld.Manner.OWN));
        size = begun;
        begun = -1;
        return true;
    }

    private Meld meld(Meld.Manner manner) {
        Tile low = tiles[begun];
        boolean group = true;
        boolean run = size - begun == 3 && low.isNumbered();
        for (int i = begun; i < size; i++) {
            boolean plain = !tiles[i].isRed() && tiles[i].suit() == low.suit();
            group &= plain && tiles[i].kind() == low.kind();
            run &= plain && tiles[i].kind() == low.kind() + i - begun;
        }
        if (!group && !run) {
            return made(manner);
        }
        int shape = run ? 0 : size - begun - 2;
        int number = (manner == Meld.Manner.CLAIMED ? shape : 3 + shape) * Tile.KINDS + low.kind();
        Meld known = MELDS[number];
        if (known == null) {
            known = made(manner);
            MELDS[number] = known;
        }
        return known;
    }

    private Meld made(Meld.Manner manner) {
        return Meld.grown(manner, List.of(Arrays.copyOfRange(tiles, begun, size)), 0);
    }
}
