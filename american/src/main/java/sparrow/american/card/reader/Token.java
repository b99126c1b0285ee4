package sparrow.american.card.reader;

import java.util.ArrayList;
import java.util.List;

/// A word of a card's text and where it stands: a bare word, a `"text"`, or a `(remark)`.
///
/// @param column of its first character, from 1
/// @param kind what encloses it
record Token(String text, int column, Kind kind) {
    enum Kind {
        BARE,
        QUOTED,
        REMARK
    }

    boolean is(String word) {
        return kind == Kind.BARE && text.equals(word);
    }

    boolean isNumber() {
        return kind == Kind.BARE
                && !text.isEmpty()
                && text.chars().allMatch(c -> c >= '0' && c <= '9');
    }

    /// Whether it only decorates: made of `+ - * / =` alone.
    boolean isDecoration() {
        return kind == Kind.BARE && text.chars().allMatch(c -> "+-*/=".indexOf(c) >= 0);
    }

    /// The column behind its last character.
    int end() {
        return column + text.length() + (kind == Kind.BARE ? 0 : 2);
    }

    /// The words of a line up to its comment; after an error those before it.
    static List<Token> of(String line, Problems.OnLine problems) {
        List<Token> tokens = new ArrayList<>();
        int at = 0;
        while (at < line.length() && line.charAt(at) != '#') {
            char c = line.charAt(at);
            if (Character.isWhitespace(c)) {
                at++;
            } else if (c == '"') {
                at = enclosed(line, at, '"', Kind.QUOTED, tokens, problems);
            } else if (c == '(') {
                at = enclosed(line, at, ')', Kind.REMARK, tokens, problems);
            } else {
                at = bare(line, at, tokens, problems);
            }
        }
        return tokens;
    }

    private static int enclosed(
            String line,
            int start,
            char closing,
            Kind kind,
            List<Token> tokens,
            Problems.OnLine problems) {
        int end = line.indexOf(closing, start + 1);
        if (end < 0) {
            problems.error(
                    start + 1,
                    "'" + line.charAt(start) + "' is never closed",
                    "write " + closing + " where it ends");
            return line.length();
        }
        tokens.add(new Token(line.substring(start + 1, end), start + 1, kind));
        return end + 1;
    }

    /// A bare word ends at a blank, a bracket or a comment; blanks inside braces belong to it.
    private static int bare(String line, int start, List<Token> tokens, Problems.OnLine problems) {
        int at = start;
        int open = -1;
        while (at < line.length()) {
            char c = line.charAt(at);
            if (c == '#' || c == '"' || c == '(' || (Character.isWhitespace(c) && open < 0)) {
                break;
            }
            open = c == '{' && open < 0 ? at : c == '}' ? -1 : open;
            at++;
        }
        if (open >= 0) {
            problems.error(open + 1, "'{' is never closed", "write } behind the last alternative");
            return line.length();
        }
        tokens.add(new Token(line.substring(start, at), start + 1, Kind.BARE));
        return at;
    }
}
