package sparrow.american.card.reader;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import sparrow.american.card.Group;
import sparrow.american.card.Piece;
import sparrow.american.card.SuitMark;

/// Reads one group: `222a`, `2030b`, `DD@d!`, or alternatives such as `{DDa|DDb}` and `{112|122}a`.
final class PieceReader {
    private static final String TILES = "tiles are 1-9, 0, D, R, G, N, E, W, S, Z, F, x, y, z";
    private static final String SUITS = "suits are a, b, c, or @b, @c, @d for bams, craks, dots";

    private final String text;
    private final int column;
    private final Problems.OnLine problems;
    private int at;

    private PieceReader(Token token, Problems.OnLine problems) {
        this.text = token.text();
        this.column = token.column();
        this.problems = problems;
    }

    /// The first thing that is wrong with a group, unwound to [#read].
    private static final class Stop extends Exception {
        private static final long serialVersionUID = 1L;
        final int where;
        final String what;
        final String remedy;

        Stop(int where, String what, String remedy) {
            super(what, null, false, false);
            this.where = where;
            this.what = what;
            this.remedy = remedy;
        }
    }

    /// A piece and where it begins.
    private record Found(Piece piece, int start) {}

    /// The alternatives of a group, one if it has no braces; empty after an error.
    static List<Piece> read(Token token, Problems.OnLine problems) {
        PieceReader reader = new PieceReader(token, problems);
        try {
            List<Found> found =
                    token.text().startsWith("{") ? reader.braced() : List.of(reader.piece());
            if (reader.at < token.text().length()) {
                throw reader.misplaced(found.getLast().piece());
            }
            for (Found each : found) {
                reader.check(each);
            }
            return found.stream().map(Found::piece).toList();
        } catch (Stop stop) {
            problems.error(token.column() + stop.where, stop.what, stop.remedy);
            return List.of();
        }
    }

    private List<Found> braced() throws Stop {
        List<Found> found = new ArrayList<>();
        int closing = text.indexOf('}');
        while (at < closing) {
            at++;
            skipBlanks();
            if (text.charAt(at) == '|' || text.charAt(at) == '}') {
                throw new Stop(at, "an alternative has no tiles", "write it, as in {DDa|DDb}");
            }
            Found next = piece();
            found.add(next);
            skipBlanks();
            if (at < closing && text.charAt(at) != '|') {
                throw text.charAt(at - 1) == ' '
                        ? new Stop(
                                at,
                                "'" + shown(found()) + "' stands in braces behind a blank",
                                "put | between alternatives")
                        : misplaced(next.piece());
            }
        }
        at++;
        Piece shared = tail("");
        return found.stream()
                .map(each -> new Found(sharing(each.piece(), shared), each.start()))
                .toList();
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

    private Found piece() throws Stop {
        int start = at;
        while (at < text.length() && Piece.GLYPHS.indexOf(text.charAt(at)) >= 0) {
            at++;
        }
        if (at == start) {
            throw noTile();
        }
        return new Found(tail(text.substring(start, at)), start);
    }

    /// Suit and flag behind the glyphs.
    private Piece tail(String glyphs) {
        Optional<SuitMark> suit = SuitMark.startingAt(text, at);
        at += suit.map(mark -> mark.text().length()).orElse(0);
        for (Piece.Flag flag : Piece.Flag.values()) {
            if (flag != Piece.Flag.PLAIN && text.startsWith(flag.text(), at)) {
                at += flag.text().length();
                return new Piece(glyphs, suit.orElse(SuitMark.NONE), flag);
            }
        }
        return new Piece(glyphs, suit.orElse(SuitMark.NONE), Piece.Flag.PLAIN);
    }

    private Stop noTile() {
        String found = found();
        String capital = found.toUpperCase(Locale.ROOT);
        return isBracket(found)
                ? bracket(found)
                : !capital.equals(found) && Piece.GLYPHS.contains(capital)
                        ? new Stop(
                                at,
                                "'" + found + "' is no tile",
                                "write " + capital + " in capitals")
                        : new Stop(at, "'" + shown(found) + "' is no tile", TILES);
    }

    /// What stands where a group should be over.
    private Stop misplaced(Piece before) {
        String found = found();
        String capital = found.toUpperCase(Locale.ROOT);
        if (isBracket(found)) {
            return bracket(found);
        }
        if (before.flag() != Piece.Flag.PLAIN) {
            return new Stop(
                    at,
                    "'"
                            + shown(found)
                            + "' stands behind the "
                            + before.flag().text()
                            + " of a group",
                    SuitMark.startingAt(text, at).isPresent()
                            ? "write the suit first, as in 222a" + before.flag().text()
                            : "end the group there");
        }
        if (before.suit() != SuitMark.NONE) {
            return SuitMark.startingAt(text, at).isPresent()
                    ? new Stop(at, "the group has two suits", "keep one of them")
                    : new Stop(
                            at,
                            "'" + shown(found) + "' stands behind the suit of a group",
                            "put a blank between two groups");
        }
        if (found.equals("@")) {
            return new Stop(at, "'@' names no suit", "write @b, @c or @d for bams, craks or dots");
        }
        if (before.needsSuit() && Character.isLetter(found.codePointAt(0))) {
            return new Stop(at, "'" + found + "' is no suit", SUITS);
        }
        return !capital.equals(found) && Piece.GLYPHS.contains(capital)
                ? new Stop(at, "'" + found + "' is no tile", "write " + capital + " in capitals")
                : new Stop(
                        at, "'" + shown(found) + "' is no tile and no suit", TILES + "; " + SUITS);
    }

    private static boolean isBracket(String found) {
        return "{}()[]".contains(found);
    }

    private Stop bracket(String found) {
        return switch (found) {
            case "{" -> new Stop(at, "'{' stands inside a group", "begin a group with it");
            case "}", ")" ->
                    new Stop(
                            at,
                            "'" + found + "' closes nothing",
                            "write " + (found.equals("}") ? "{" : "(") + " where it begins");
            default ->
                    new Stop(
                            at,
                            "'" + found + "' has no meaning",
                            "write alternatives in { } and remarks in ( )");
        };
    }

    private String found() {
        return text.substring(at, text.offsetByCodePoints(at, 1));
    }

    private static String shown(String found) {
        return Character.isISOControl(found.codePointAt(0))
                ? "U+%04X".formatted(found.codePointAt(0))
                : found;
    }

    private void check(Found found) throws Stop {
        Piece piece = found.piece();
        if (piece.isSet() && piece.size() > Group.MOST) {
            throw new Stop(
                    found.start(),
                    "the group has " + piece.size() + " equal tiles",
                    "a group has six at most, a sextet; write two groups");
        }
        if (piece.needsSuit() && piece.suit() == SuitMark.NONE) {
            throw new Stop(
                    found.start(),
                    piece.glyphs() + " has no suit",
                    "add a colour, such as "
                            + piece.glyphs()
                            + "a, or a fixed suit, such as "
                            + piece.glyphs()
                            + "@b");
        }
        if (!piece.needsSuit() && piece.suit() != SuitMark.NONE) {
            problems.warning(
                    column + found.start(),
                    "the suit of " + piece.text() + " means nothing",
                    "leave it out, these tiles have none");
        }
    }
}
