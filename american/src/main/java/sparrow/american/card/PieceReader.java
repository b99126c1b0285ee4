package sparrow.american.card;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// Reads one group: `222a`, `2030b`, `DD@d!`, or alternatives such as `{DDa|DDb}` and `{112|122}a`.
final class PieceReader {
    private static final String GLYPHS = Piece.SUITED + Piece.UNSUITED;
    private static final String LETTERS =
            "tiles are 1-9, 0, D, R, G, N, E, W, S, Z, F, x, y, z, suits a, b, c, @b, @c, @d";

    private final String text;
    private final int column;
    private final Problems.OnLine problems;
    private int at;

    private PieceReader(Token token, Problems.OnLine problems) {
        this.text = token.text();
        this.column = token.column();
        this.problems = problems;
    }

    /// The alternatives of a group, one if it has no braces; empty after an error.
    static List<Piece> read(Token token, Problems.OnLine problems) {
        int errors = problems.errors();
        PieceReader reader = new PieceReader(token, problems);
        List<Piece> pieces =
                token.text().startsWith("{") ? reader.braced() : List.of(reader.piece(0));
        if (problems.errors() == errors) {
            reader.checkEnd();
        }
        if (problems.errors() == errors) {
            pieces.forEach(reader::checkSuit);
        }
        return problems.errors() == errors ? pieces : List.of();
    }

    private List<Piece> braced() {
        int closing = text.indexOf('}');
        if (closing < 0) {
            problems.error(column, "'{' is never closed", "write } behind the last alternative");
            return List.of();
        }
        List<Piece> pieces = new ArrayList<>();
        at = 1;
        while (at <= closing) {
            skipBlanks();
            pieces.add(piece(at));
            skipBlanks();
            if (at < closing && text.charAt(at) != '|') {
                misplaced();
                return List.of();
            }
            at++;
        }
        Piece shared = tail("");
        return pieces.stream().map(piece -> sharing(piece, shared)).toList();
    }

    private void skipBlanks() {
        while (Character.isWhitespace(text.charAt(at))) {
            at++;
        }
    }

    private static Piece sharing(Piece piece, Piece shared) {
        return new Piece(
                piece.glyphs(),
                piece.suit() == SuitMark.NONE ? shared.suit() : piece.suit(),
                piece.flag() == Piece.Flag.PLAIN ? shared.flag() : piece.flag());
    }

    private Piece piece(int start) {
        at = start;
        while (at < text.length() && GLYPHS.indexOf(text.charAt(at)) >= 0) {
            at++;
        }
        if (at == start) {
            misplaced();
        }
        return tail(text.substring(start, at));
    }

    /// Suit and flag behind the glyphs.
    private Piece tail(String glyphs) {
        Optional<SuitMark> suit = SuitMark.startingAt(text, at);
        at += suit.map(mark -> mark.text().length()).orElse(0);
        Piece.Flag flag = Piece.Flag.PLAIN;
        for (Piece.Flag each : Piece.Flag.values()) {
            if (each != Piece.Flag.PLAIN && text.startsWith(each.text(), at)) {
                flag = each;
                at++;
            }
        }
        return new Piece(glyphs, suit.orElse(SuitMark.NONE), flag);
    }

    private void checkEnd() {
        if (at < text.length()) {
            misplaced();
        }
    }

    private void misplaced() {
        if (at >= text.length()) {
            problems.error(column + at, "the group has no tiles", LETTERS);
            return;
        }
        String found = text.substring(at, text.offsetByCodePoints(at, 1));
        String capital = found.toUpperCase(Locale.ROOT);
        if (at > 0 && GLYPHS.contains(found)) {
            problems.error(
                    column + at,
                    "'" + found + "' stands behind the suit of a group",
                    "put a blank between two groups");
        } else if (!capital.equals(found) && GLYPHS.contains(capital)) {
            problems.error(
                    column + at, "'" + found + "' is no tile", "write " + capital + " in capitals");
        } else {
            problems.error(column + at, "'" + shown(found) + "' is no tile", LETTERS);
        }
    }

    private static String shown(String found) {
        return Character.isISOControl(found.codePointAt(0))
                ? "U+%04X".formatted(found.codePointAt(0))
                : found;
    }

    private void checkSuit(Piece piece) {
        if (piece.needsSuit() && piece.suit() == SuitMark.NONE) {
            problems.error(
                    column,
                    piece.glyphs() + " has no suit",
                    "add a colour, such as "
                            + piece.glyphs()
                            + "a, or a fixed suit, such as "
                            + piece.glyphs()
                            + "@b");
        } else if (!piece.needsSuit() && piece.suit() != SuitMark.NONE) {
            problems.warning(
                    column,
                    "the suit of " + piece.text() + " means nothing",
                    "leave it out, these tiles have none");
        }
    }
}
