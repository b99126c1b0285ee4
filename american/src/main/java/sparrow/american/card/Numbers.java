package sparrow.american.card;

/// One choice of the numbers of a line: what each digit and each variable stands for.
///
/// @param packed four bits a glyph, in the order of [#GLYPHS]
public record Numbers(long packed) {
    /// The glyphs that stand for numbers, each at its place; nothing stands at the first.
    public static final String GLYPHS = " " + Piece.DIGITS + Piece.VARIABLES;

    public static final Numbers NONE = new Numbers(0);

    public int of(char glyph) {
        return at(GLYPHS.indexOf(glyph));
    }

    private int at(int glyph) {
        return (int) (packed >> (4 * glyph)) & 15;
    }

    /// A further glyph standing for a number from 1 to 9.
    public Numbers with(int glyph, int number) {
        return new Numbers(packed | ((long) number << (4 * glyph)));
    }

    /// The choices of both, about different glyphs.
    public Numbers and(Numbers others) {
        return new Numbers(packed | others.packed);
    }

    /// Every number n replaced by 10 − n.
    public Numbers mirrored() {
        Numbers mirrored = NONE;
        for (int glyph = 1; glyph < GLYPHS.length(); glyph++) {
            mirrored = at(glyph) == 0 ? mirrored : mirrored.with(glyph, 10 - at(glyph));
        }
        return mirrored;
    }
}
