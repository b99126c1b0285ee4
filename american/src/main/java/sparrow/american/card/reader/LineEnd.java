package sparrow.american.card.reader;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import sparrow.american.card.Mark;
import sparrow.american.card.Piece;
import sparrow.american.card.Section;

/// The end of a line: `X` or `C`, and the points.
///
/// @param groups how many words stand before it
record LineEnd(int groups, Mark mark, int points) {
    private static final int MOST_POINTS = 10_000;
    private static final String WHOLE = "write a whole number from 1 to " + MOST_POINTS;
    private static final String EITHER =
            "write X if groups may be exposed, C if the hand is concealed";

    /// The end of a line that has at least one word; after an error it is a guess.
    static LineEnd read(List<Token> tokens, Section section, Problems.OnLine problems) {
        return new Reader(tokens, section, problems).read();
    }

    private record Reader(List<Token> tokens, Section section, Problems.OnLine problems) {
        LineEnd read() {
            int last = tokens.size() - 1;
            for (int at = last; at >= 0; at--) {
                Optional<Mark> mark = mark(tokens.get(at));
                if (mark.isPresent() && (isCapital(tokens.get(at)) || at >= last - 1)) {
                    return marked(at, mark.get());
                }
            }
            return unmarked(tokens.getLast());
        }

        private static Optional<Mark> mark(Token token) {
            for (Mark mark : Mark.values()) {
                if (token.kind() == Token.Kind.BARE
                        && token.text().equalsIgnoreCase(mark.letter())) {
                    return Optional.of(mark);
                }
            }
            return Optional.empty();
        }

        private static boolean isCapital(Token token) {
            return token.text().equals(token.text().toUpperCase(Locale.ROOT));
        }

        private LineEnd marked(int at, Mark mark) {
            Token letter = tokens.get(at);
            if (!isCapital(letter)) {
                return wrong(
                        letter,
                        at,
                        "'" + letter.text() + "' is no mark",
                        "write " + mark.letter() + " in capitals");
            }
            List<Token> behind = tokens.subList(at + 1, tokens.size());
            if (behind.isEmpty()) {
                return unpaid(at, mark);
            }
            Token points = behind.getFirst();
            if (points.kind() == Token.Kind.REMARK) {
                return wrong(
                        points,
                        at,
                        "the remark stands behind " + mark.letter(),
                        "write it before " + mark.letter());
            }
            if (behind.size() > 1 && points.isNumber()) {
                return trailing(behind.get(1), at, mark);
            }
            return new LineEnd(at, mark, points(points));
        }

        /// A mark with nothing behind it.
        private LineEnd unpaid(int at, Mark mark) {
            if (at > 0 && tokens.get(at - 1).isNumber()) {
                Token points = tokens.get(at - 1);
                return wrong(
                        points,
                        at - 1,
                        "the points stand before " + mark.letter(),
                        "write " + mark.letter() + " " + points.text());
            }
            if (section.points().isEmpty()) {
                error(
                        tokens.getLast().end(),
                        "the points are missing",
                        "end the line with them, such as " + mark.letter() + " 25");
            }
            return new LineEnd(at, mark, section.points().orElse(1));
        }

        private LineEnd trailing(Token token, int at, Mark mark) {
            return token.kind() == Token.Kind.REMARK
                    ? wrong(
                            token,
                            at,
                            "the remark stands behind the points",
                            "write it before " + mark.letter())
                    : wrong(
                            token,
                            at,
                            "'" + token.text() + "' stands behind the points",
                            "end the line with them, or write a comment behind #");
        }

        private LineEnd unmarked(Token last) {
            int at = tokens.size() - 1;
            if (last.kind() == Token.Kind.BARE && last.text().matches("[XCxc][^\\w]?\\d+")) {
                String mark = last.text().substring(0, 1).toUpperCase(Locale.ROOT);
                return wrong(
                        last,
                        at,
                        "'" + last.text() + "' is neither a group nor the points",
                        "put a blank between: " + mark + last.text().replaceAll("\\D+", " "));
            }
            if (last.kind() == Token.Kind.BARE && last.text().matches("[-+]?\\d+([.,]\\d*)?")) {
                int points = points(last);
                return last.isNumber() ? paid(at, points) : new LineEnd(at, Mark.EXPOSED, points);
            }
            return open(tokens.size());
        }

        /// Points without a mark before them.
        private LineEnd paid(int at, int points) {
            if (section.has(Section.Trait.CONCEALED)) {
                return new LineEnd(at, Mark.CONCEALED, points);
            }
            if (at > 0
                    && tokens.get(at - 1).text().matches("[A-Z]")
                    && Piece.GLYPHS.indexOf(tokens.get(at - 1).text()) < 0) {
                Token letter = tokens.get(at - 1);
                return wrong(letter, at - 1, "'" + letter.text() + "' is no mark", EITHER);
            }
            return wrong(tokens.get(at), at, "X or C is missing before the points", EITHER);
        }

        /// Neither mark nor points: the section must give both.
        private LineEnd open(int groups) {
            boolean marked = section.has(Section.Trait.CONCEALED);
            int end = tokens.getLast().end();
            if (!marked && section.points().isEmpty()) {
                error(
                        end,
                        "X or C and the points are missing",
                        "end the line with them, such as X 25");
            } else if (!marked) {
                error(end, "X or C is missing at the end of the line", EITHER);
            } else if (section.points().isEmpty()) {
                error(end, "the points are missing", "end the line with them, such as C 25");
            }
            return new LineEnd(groups, Mark.CONCEALED, section.points().orElse(1));
        }

        private int points(Token token) {
            if (!token.isNumber()) {
                error(token.column(), "'" + token.text() + "' is no number of points", WHOLE);
                return 1;
            }
            int points = token.text().length() > 5 ? 0 : Integer.parseInt(token.text());
            if (points < 1 || points > MOST_POINTS) {
                error(token.column(), "a line cannot pay " + token.text() + " points", WHOLE);
            }
            return points;
        }

        private LineEnd wrong(Token token, int groups, String what, String remedy) {
            error(token.column(), what, remedy);
            return new LineEnd(groups, Mark.EXPOSED, 1);
        }

        private void error(int column, String what, String remedy) {
            problems.error(column, what, remedy);
        }
    }
}
