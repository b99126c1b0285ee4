package sparrow.american.card;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Reads what follows a line's number: groups, remark, `X` or `C`, points.
final class HandReader {
    private static final int MOST_POINTS = 10_000;

    private final Section section;
    private final Problems.OnLine problems;
    private final List<List<Piece>> slots = new ArrayList<>();
    private Optional<Token> remark = Optional.empty();
    private Optional<Mark> mark = Optional.empty();
    private Optional<Token> points = Optional.empty();

    private HandReader(Section section, Problems.OnLine problems) {
        this.section = section;
        this.problems = problems;
    }

    /// The line without its number; empty after an error.
    ///
    /// @param column where to point at what is missing
    static Optional<Printed> read(
            List<Token> tokens, int column, Section section, Problems.OnLine problems) {
        int errors = problems.errors();
        HandReader reader = new HandReader(section, problems);
        int end = tokens.isEmpty() ? column : endOf(tokens.getLast());
        int groups = reader.ending(tokens, end);
        for (Token token : tokens.subList(0, groups)) {
            reader.group(token);
        }
        if (groups == 0) {
            problems.error(column, "the line has no groups", "write them, such as 111a 222b 33c");
        }
        Remark read =
                reader.remark.map(token -> RemarkReader.read(token, problems)).orElse(Remark.NONE);
        Pattern pattern = new Pattern(reader.slots, read);
        if (problems.errors() == errors) {
            new PatternCheck(pattern, tokens.getFirst().column(), problems).check();
        }
        return problems.errors() == errors
                ? Optional.of(reader.printed(pattern))
                : Optional.empty();
    }

    private Printed printed(Pattern pattern) {
        return new Printed(0, 0, pattern, mark.orElseThrow(), pointsValue());
    }

    private int pointsValue() {
        return points.map(token -> Integer.parseInt(token.text()))
                .orElseGet(() -> section.points().orElseThrow());
    }

    private static int endOf(Token token) {
        return token.column() + token.text().length() + (token.kind() == Token.Kind.BARE ? 0 : 2);
    }

    /// Reads mark and points off the end; how many tokens stand before them.
    private int ending(List<Token> tokens, int end) {
        int left = tokens.size();
        if (left > 0 && tokens.get(left - 1).isNumber()) {
            points = Optional.of(tokens.get(--left));
            checkPoints(points.get());
        } else if (section.points().isEmpty()) {
            problems.error(end, "the points are missing", "end the line with them, such as X 25");
        }
        if (left > 0 && markOf(tokens.get(left - 1)).isPresent()) {
            mark = markOf(tokens.get(--left));
            if (!tokens.get(left).is(mark.get().letter())) {
                problems.error(
                        tokens.get(left).column(),
                        "'" + tokens.get(left).text() + "' is no mark",
                        "write " + mark.get().letter() + " in capitals");
            }
        } else if (section.has(Section.Trait.CONCEALED)) {
            mark = Optional.of(Mark.CONCEALED);
        } else {
            problems.error(
                    points.map(Token::column).orElse(end),
                    "X or C is missing before the points",
                    "write X if groups may be exposed, C if the hand is concealed");
        }
        return left;
    }

    private static Optional<Mark> markOf(Token token) {
        for (Mark mark : Mark.values()) {
            if (token.kind() == Token.Kind.BARE && token.text().equalsIgnoreCase(mark.letter())) {
                return Optional.of(mark);
            }
        }
        return Optional.empty();
    }

    private void checkPoints(Token token) {
        if (token.text().length() > 5
                || Integer.parseInt(token.text()) < 1
                || Integer.parseInt(token.text()) > MOST_POINTS) {
            problems.error(
                    token.column(),
                    "a line cannot pay " + token.text() + " points",
                    "write a number from 1 to " + MOST_POINTS);
        }
    }

    private void group(Token token) {
        switch (token.kind()) {
            case QUOTED ->
                    problems.error(
                            token.column(),
                            "text in quotes has no place in a line",
                            "write groups such as 222a, or a comment behind #");
            case REMARK -> {
                if (remark.isPresent()) {
                    problems.error(
                            token.column(),
                            "the line has two remarks",
                            "join them in one pair of brackets, with ; between");
                }
                remark = Optional.of(token);
            }
            case BARE -> {
                if (!token.isDecoration()) {
                    List<Piece> pieces = PieceReader.read(token, problems);
                    if (!pieces.isEmpty()) {
                        slots.add(pieces);
                    }
                }
            }
        }
    }
}
