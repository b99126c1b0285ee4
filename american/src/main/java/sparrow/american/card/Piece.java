package sparrow.american.card;

/// A group as printed: its glyphs, its suit, and whether jokers are barred or let in against the
/// custom.
public record Piece(String glyphs, SuitMark suit, Flag flag) {
    public static final String DIGITS = "123456789";
    public static final String VARIABLES = "xyz";
    static final String SUITED = DIGITS + VARIABLES + "D";
    static final String UNSUITED = "0RGNEWSZF";
    public static final String GLYPHS = SUITED + UNSUITED;

    public enum Flag {
        PLAIN(""),
        /// `!`: naturals only.
        NATURAL("!"),
        /// `~`: jokers even in a single or a pair.
        JOKERS("~");

        private final String text;

        Flag(String text) {
            this.text = text;
        }

        public String text() {
            return text;
        }
    }

    public int size() {
        return glyphs.length();
    }

    /// Whether all glyphs are the same; otherwise it is a block of singles and pairs.
    public boolean isSet() {
        for (int place = 1; place < glyphs.length(); place++) {
            if (glyphs.charAt(place) != glyphs.charAt(0)) {
                return false;
            }
        }
        return true;
    }

    /// Whether jokers may stand in it, its line permitting.
    public boolean takesJokers() {
        return switch (flag) {
            case PLAIN -> isSet() && size() >= Group.LEAST_EXPOSED;
            case NATURAL -> false;
            case JOKERS -> true;
        };
    }

    /// The digits and variables in it, a bit each, see [Numbers#GLYPHS].
    int numbers() {
        int numbers = 0;
        for (int place = 0; place < glyphs.length(); place++) {
            int glyph = Numbers.GLYPHS.indexOf(glyphs.charAt(place));
            numbers |= glyph < 0 ? 0 : 1 << glyph;
        }
        return numbers;
    }

    public boolean needsSuit() {
        return uses(SUITED);
    }

    /// Whether any of these glyphs is in it.
    boolean uses(String some) {
        for (int place = 0; place < glyphs.length(); place++) {
            if (some.indexOf(glyphs.charAt(place)) >= 0) {
                return true;
            }
        }
        return false;
    }

    public String text() {
        return glyphs + suit.text() + flag.text();
    }
}
