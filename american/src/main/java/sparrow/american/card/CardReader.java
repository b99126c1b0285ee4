package sparrow.american.card;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/// Compiles the text of a card, finding everything that is wrong with it in one go.
final class CardReader {
    static final int MOST_TEXT_LINES = 3_000;
    static final int MOST_LINE_LENGTH = 500;
    static final int MOST_VARIATIONS = 10_000;

    /// Combinations tried for the whole card, so that no card takes long or much memory.
    private static final long MOST_TRIES = 50_000;

    private final Problems problems = new Problems();
    private final Title title = new Title();
    private final List<Section> sections = new ArrayList<>();
    private final List<Line> lines = new ArrayList<>();
    private final Set<String> ids = new HashSet<>();
    private Optional<Section> section = Optional.empty();
    private int number;
    private int alternative;
    private int variations;
    private long tries;

    private CardReader() {}

    static CardReading read(String text) {
        CardReader reader = new CardReader();
        String[] rows = text.split("\r\n|\r|\n", MOST_TEXT_LINES + 2);
        if (reader.isText(rows)) {
            for (int row = 0; row < rows.length; row++) {
                reader.row(rows[row], reader.problems.on(row + 1));
            }
            reader.finish(rows.length);
        }
        return reader.problems.errors() > 0
                ? new CardReading.Faulty(reader.problems.told())
                : new CardReading.Compiled(reader.card(), reader.problems.warnings());
    }

    /// Whether it can be a card at all, and need be read.
    private boolean isText(String[] rows) {
        for (int row = 0; row < rows.length && row < MOST_TEXT_LINES; row++) {
            for (int at = 0; at < rows[row].length(); at++) {
                char c = rows[row].charAt(at);
                if (Character.isISOControl(c) && c != '\t') {
                    problems.error(
                            row + 1,
                            at + 1,
                            "this is no text: it holds the control character U+%04X"
                                    .formatted((int) c),
                            "name a card, a plain text file");
                    return false;
                }
            }
        }
        if (rows.length > MOST_TEXT_LINES) {
            problems.error(
                    MOST_TEXT_LINES + 1,
                    1,
                    "the text has more than " + MOST_TEXT_LINES + " lines",
                    "a card has about 60; split it into several cards");
        }
        return rows.length <= MOST_TEXT_LINES;
    }

    private Card card() {
        return new Card(title, sections, lines);
    }

    private void finish(int rows) {
        if (lines.isEmpty() && problems.errors() == 0) {
            problems.error(
                    rows, 1, "the card has no lines", "write one, such as 1: 111a 222b 333c …");
        }
    }

    private void row(String row, Problems.OnLine here) {
        if (row.length() > MOST_LINE_LENGTH) {
            here.error(
                    MOST_LINE_LENGTH + 1,
                    "the line is longer than " + MOST_LINE_LENGTH + " characters",
                    "shorten it, or put the rest behind # on a line of its own");
            return;
        }
        List<Token> tokens = Token.of(row, here);
        if (tokens.isEmpty()) {
            return;
        }
        Token first = tokens.getFirst();
        List<Token> rest = tokens.subList(1, tokens.size());
        if (first.is("card") || first.is("option")) {
            head(first, rest, here);
        } else if (first.is("section")) {
            section(first, rest, here);
        } else if (first.is("or") || first.is("-or-")) {
            alternative(first, rest, here);
        } else {
            hand(tokens, here);
        }
    }

    private void head(Token keyword, List<Token> rest, Problems.OnLine here) {
        if (section.isPresent()) {
            here.error(
                    keyword.column(),
                    "'" + keyword.text() + "' stands below a section",
                    "move it to the head of the card");
        } else if (keyword.is("card")) {
            title.card(keyword, rest, here);
        } else {
            title.option(keyword, rest, here);
        }
    }

    private void section(Token keyword, List<Token> rest, Problems.OnLine here) {
        Optional<Section> read = SectionReader.read(keyword, rest, here);
        if (read.isEmpty()) {
            return;
        }
        Section added = read.get();
        if (sections.stream().anyMatch(each -> each.slug().equals(added.slug()))) {
            here.error(
                    rest.getFirst().column(),
                    "there is a section \"" + added.name() + "\" already",
                    "give it another name, or move its lines there");
        }
        sections.add(added);
        section = read;
        number = 0;
    }

    private void alternative(Token keyword, List<Token> rest, Problems.OnLine here) {
        if (section.isEmpty() || number == 0) {
            here.error(
                    keyword.column(),
                    "'or' has no line above it",
                    "write the first version as a line of its own");
            return;
        }
        alternative++;
        add(rest, keyword.column() + keyword.text().length(), here);
    }

    private void hand(List<Token> tokens, Problems.OnLine here) {
        Token first = tokens.getFirst();
        List<Token> rest = new ArrayList<>(tokens);
        int colon = first.text().indexOf(':');
        OptionalInt written = OptionalInt.empty();
        if (first.kind() == Token.Kind.BARE && first.text().matches("\\d{1,4}:.*")) {
            written = OptionalInt.of(Integer.parseInt(first.text().substring(0, colon)));
            rest.removeFirst();
            if (colon + 1 < first.text().length()) {
                rest.addFirst(
                        new Token(
                                first.text().substring(colon + 1),
                                first.column() + colon + 1,
                                Token.Kind.BARE));
            }
        }
        number = written.orElse(number + 1);
        alternative = 0;
        add(rest, first.column() + colon + 1, here);
    }

    private void add(List<Token> tokens, int column, Problems.OnLine here) {
        Section home = section.orElseGet(() -> new Section("Lines", Set.of(), OptionalInt.empty()));
        if (section.isEmpty()) {
            here.error(1, "the line stands in no section", "write section \"Name\" above it");
            section = Optional.of(home);
        }
        Optional<Printed> read = HandReader.read(tokens, column, home, here);
        read.ifPresent(printed ->
                expand(
                        home,
                        new Printed(
                                number,
                                alternative,
                                printed.pattern(),
                                printed.mark(),
                                printed.points()),
                        tokens.getFirst().column(),
                        here));
    }

    private void expand(Section home, Printed printed, int column, Problems.OnLine here) {
        if (tries > MOST_TRIES || variations > MOST_VARIATIONS) {
            return;
        }
        tries += Expansion.tries(printed.pattern());
        if (tries > MOST_TRIES) {
            here.error(
                    column,
                    "the card has more than " + MOST_TRIES + " combinations up to here",
                    "use fewer variables and alternatives");
            return;
        }
        Expansion.Result result =
                Expansion.of(printed.pattern(), home, title.supply(), MOST_VARIATIONS - variations);
        if (result.spellings().isEmpty()) {
            here.error(
                    column,
                    "no hand fits the line" + result.reason().map(why -> ": " + why).orElse(""),
                    "change its groups or its remark");
            return;
        }
        if (result.impossible() > 0) {
            here.warning(
                    column,
                    result.impossible()
                            + " combinations cannot be held and are left out, the first because "
                            + result.reason().orElseThrow(),
                    "nothing need be done");
        }
        variations += result.spellings().size();
        if (variations > MOST_VARIATIONS) {
            here.error(
                    column,
                    "the card has more than " + MOST_VARIATIONS + " variations up to here",
                    "use fewer variables and alternatives");
            return;
        }
        Line line =
                new Line(
                        lines.size(),
                        home,
                        printed,
                        result.spellings(),
                        variations - result.spellings().size());
        if (!ids.add(line.id())) {
            here.error(
                    1,
                    "there is a line " + printed.label() + " in this section already",
                    "give it a number of its own");
        }
        if (!line.concealed() && !line.exposable()) {
            here.warning(
                    column,
                    "no group of the line can be exposed",
                    "mark it C, unless the card says X");
        }
        lines.add(line);
    }
}
