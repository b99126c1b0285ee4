package sparrow.american.card.reader;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import sparrow.american.card.Pattern;
import sparrow.american.card.Piece;
import sparrow.american.card.Remark;
import sparrow.american.card.Section;

/// Reads what follows a line's number: groups, remark, `X` or `C`, points.
final class HandReader {
    private final Problems.OnLine problems;
    private final List<List<Piece>> slots = new ArrayList<>();
    private final List<Integer> columns = new ArrayList<>();
    private Optional<Token> remark = Optional.empty();

    private HandReader(Problems.OnLine problems) {
        this.problems = problems;
    }

    /// The line without its number; empty after an error.
    ///
    /// @param column where to point at what is missing
    static Optional<Written> read(
            List<Token> tokens, int column, Section section, Problems.OnLine problems) {
        int errors = problems.errors();
        if (tokens.isEmpty()) {
            noGroups(column, problems);
            return Optional.empty();
        }
        HandReader reader = new HandReader(problems);
        LineEnd end = LineEnd.read(tokens, section, problems);
        tokens.subList(0, end.groups()).forEach(reader::word);
        Remark remark =
                reader.remark.map(token -> RemarkReader.read(token, problems)).orElse(Remark.NONE);
        Pattern pattern = new Pattern(reader.slots, remark);
        int start = tokens.getFirst().column();
        if (problems.errors() == errors) {
            if (reader.slots.isEmpty()) {
                noGroups(start, problems);
            } else {
                new PatternCheck(pattern, start, problems).check();
            }
        }
        return problems.errors() == errors
                ? Optional.of(new Written(pattern, end.mark(), end.points(), start, reader.columns))
                : Optional.empty();
    }

    private static void noGroups(int column, Problems.OnLine problems) {
        problems.error(column, "the line has no groups", "write them, such as 111a 222b 33c");
    }

    private void word(Token token) {
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
                } else {
                    remark = Optional.of(token);
                }
            }
            case BARE -> {
                if (!token.isDecoration()) {
                    List<Piece> pieces = PieceReader.read(token, problems);
                    if (!pieces.isEmpty()) {
                        slots.add(pieces);
                        columns.add(token.column());
                    }
                }
            }
        }
    }
}
