package sparrow.core.tile;

import org.jspecify.annotations.Nullable;

/// The mahjong characters of Unicode, U+1F000 to U+1F02B; see [Notation#UNICODE].
final class Pictures extends NotationReader {
    private static final int FIRST = 0x1F000;
    private static final Tile[] TILES = {
        Tile.EAST,
        Tile.SOUTH,
        Tile.WEST,
        Tile.NORTH,
        Tile.RED,
        Tile.GREEN,
        Tile.WHITE,
        Tile.M1,
        Tile.M2,
        Tile.M3,
        Tile.M4,
        Tile.M5,
        Tile.M6,
        Tile.M7,
        Tile.M8,
        Tile.M9,
        Tile.S1,
        Tile.S2,
        Tile.S3,
        Tile.S4,
        Tile.S5,
        Tile.S6,
        Tile.S7,
        Tile.S8,
        Tile.S9,
        Tile.P1,
        Tile.P2,
        Tile.P3,
        Tile.P4,
        Tile.P5,
        Tile.P6,
        Tile.P7,
        Tile.P8,
        Tile.P9,
        Tile.PLUM,
        Tile.ORCHID,
        Tile.BAMBOO,
        Tile.CHRYSANTHEMUM,
        Tile.SPRING,
        Tile.SUMMER,
        Tile.AUTUMN,
        Tile.WINTER,
        Tile.JOKER,
        Tile.HIDDEN
    };
    private static final char BLANK = '□';
    private static final char RED_MARK = '*';

    Pictures(String text) {
        super(text);
    }

    static String symbol(Tile tile) {
        if (tile == Tile.BLANK) {
            return String.valueOf(BLANK);
        }
        int place = 0;
        while (TILES[place] != tile.plain()) {
            place++;
        }
        return Character.toString(FIRST + place) + (tile.isRed() ? RED_MARK : "");
    }

    @Override
    void tiles() throws Stop {
        int code = text.codePointAt(at);
        @Nullable Tile tile = code == BLANK ? Tile.BLANK : null;
        if (code >= FIRST && code < FIRST + TILES.length) {
            tile = TILES[code - FIRST];
        }
        if (tile == null) {
            throw unknown();
        }
        at += Character.charCount(code);
        if (at < text.length() && isSelector(text.charAt(at))) {
            at++;
        }
        found(painted(tile));
    }

    /// Variation selectors ask for a text or emoji picture of the same tile.
    private static boolean isSelector(char c) {
        return c == '\uFE0E' || c == '\uFE0F';
    }

    private Tile painted(Tile tile) throws Stop {
        if (at == text.length() || text.charAt(at) != RED_MARK) {
            return tile;
        }
        if (!tile.isNumbered() || tile.rank() != 5) {
            throw new Stop(at, "only a five can be red");
        }
        at++;
        return Tile.faces().get(tile.ordinal() + 1);
    }
}
