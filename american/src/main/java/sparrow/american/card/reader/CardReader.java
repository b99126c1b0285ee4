package sparrow.american.card.reader;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.regex.Pattern;
import sparrow.american.card.Card;
import sparrow.american.card.Line;
import sparrow.american.card.Piece;
import sparrow.american.card.Section;

/// Compiles the text of a card, finding everything that is wrong with it in one go.
public final class CardReader {
    static final int MOST_TEXT_LINES = 3_000;
    static final int MOST_LINE_LENGTH = 500;
    static final int MOST_VARIATIONS = 10_000;

    /// Combinations tried for the whole card, so that no card takes long or much memory.
    private static final long MOST_TRIES = 50_000;

    /// A number of a line, and one with the wrong sign behind it.
    private static final Pattern NUMBERED = Pattern.compile("\\d{1,4}:.*");

    private static final Pattern POINTED = Pattern.compile("\\d{1,4}[.)]");

    private static final String NO_NUMBER = "no number from 1 to 9 fits its remark";

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

    /// Reads a card from its text: the card with warnings, or all errors at once.
    public static CardReading read(String text) {
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
        return Card.of(title.name(), title.about(), title.options(), sections, lines);
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
        int errors = here.errors();
        List<Token> tokens = Token.of(row, here);
        if (here.errors() > errors) {
            skip(tokens);
            return;
        }
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

    /// A row that cannot be read to its end still counts as what it begins with.
    private void skip(List<Token> tokens) {
        if (tokens.isEmpty() || tokens.getFirst().is("card") || tokens.getFirst().is("option")) {
            return;
        }
        if (tokens.getFirst().is("section")) {
            enter(SectionReader.NAMELESS);
        } else if (!tokens.getFirst().is("or") && !tokens.getFirst().is("-or-")) {
            number++;
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
        Section read = SectionReader.read(keyword, rest, here);
        boolean isNamed = !read.equals(SectionReader.NAMELESS);
        if (isNamed && sections.stream().anyMatch(each -> each.slug().equals(read.slug()))) {
            here.error(
                    rest.getFirst().column(),
                    "there is a section \"" + read.name() + "\" already",
                    "give it another name, or move its lines there");
        }
        sections.add(read);
        enter(read);
    }

    /// Lines below are of that section, and counted anew.
    private void enter(Section entered) {
        ids.removeIf(id -> id.startsWith(entered.slug() + "-"));
        section = Optional.of(entered);
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
        alternative = 0;
        if (first.kind() == Token.Kind.BARE && POINTED.matcher(first.text()).matches()) {
            number++;
            here.error(
                    first.column() + first.text().length() - 1,
                    "the number of a line ends with a colon",
                    "write " + first.text().replaceAll("\\D", "") + ":");
            return;
        }
        if (first.kind() != Token.Kind.BARE || !NUMBERED.matcher(first.text()).matches()) {
            number++;
            add(tokens, first.column(), here);
            return;
        }
        int colon = first.text().indexOf(':');
        number = Integer.parseInt(first.text().substring(0, colon));
        if (number == 0) {
            number = 1;
            here.error(first.column(), "lines are counted from 1", "give it another number");
            return;
        }
        List<Token> rest = new ArrayList<>(tokens.subList(1, tokens.size()));
        int behind = first.column() + colon + 1;
        if (behind < first.end()) {
            rest.addFirst(new Token(first.text().substring(colon + 1), behind, Token.Kind.BARE));
        }
        add(rest, behind, here);
    }

    private void add(List<Token> tokens, int column, Problems.OnLine here) {
        Section home = section.orElseGet(() -> new Section("Lines", Set.of(), OptionalInt.empty()));
        if (section.isEmpty()) {
            here.error(1, "the line stands in no section", "write section \"Name\" above it");
            section = Optional.of(home);
        }
        HandReader.read(tokens, column, home, here)
                .ifPresent(written -> expand(home, written, here));
    }

    private void expand(Section home, Written written, Problems.OnLine here) {
        if (tries > MOST_TRIES || variations > MOST_VARIATIONS) {
            return;
        }
        int column = written.column();
        tries += Expansion.tries(written.pattern(), MOST_TRIES);
        if (tries > MOST_TRIES) {
            here.error(
                    column,
                    "the card has more than " + MOST_TRIES + " combinations up to here",
                    "use fewer variables and alternatives");
            return;
        }
        Expansion.Result result =
                Expansion.of(written.pattern(), home, title.supply(), MOST_VARIATIONS - variations);
        if (result.spellings().isEmpty()) {
            here.error(
                    column,
                    "no hand fits the line: " + result.reason().orElse(NO_NUMBER),
                    "change its groups or its remark");
            return;
        }
        warn(result, written, here);
        variations += result.spellings().size();
        if (variations > MOST_VARIATIONS) {
            here.error(
                    column,
                    "the card has more than " + MOST_VARIATIONS + " variations up to here",
                    "use fewer variables and alternatives");
            return;
        }
        add(
                new Line(
                        lines.size(),
                        home,
                        written.printed(number, alternative),
                        result.spellings(),
                        variations - result.spellings().size()),
                column,
                here);
    }

    private static void warn(Expansion.Result result, Written written, Problems.OnLine here) {
        for (Alternatives.Idle idle : result.idle()) {
            int column = written.columns().get(idle.slot());
            String piece = idle.piece().text();
            switch (idle) {
                case Alternatives.Idle.Unreached(int _, Piece _, Optional<String> why) ->
                        here.warning(
                                column,
                                "no hand has the alternative "
                                        + piece
                                        + ": "
                                        + why.orElse(NO_NUMBER),
                                "change it, or leave it out");
                case Alternatives.Idle.Repeated(int _, Piece _) ->
                        here.warning(
                                column,
                                "the alternative " + piece + " adds no hand that the others lack",
                                "change it, or leave it out");
            }
        }
        if (result.impossible() > 0
                && result.idle().stream()
                        .noneMatch(Alternatives.Idle.Unreached.class::isInstance)) {
            here.warning(
                    written.column(),
                    (result.impossible() == 1
                                    ? "1 hand cannot be held and is left out, because "
                                    : result.impossible()
                                            + " hands cannot be held and are left out, the first because ")
                            + result.reason().orElseThrow(),
                    "nothing need be done");
        }
    }

    private void add(Line line, int column, Problems.OnLine here) {
        if (!ids.add(line.id())) {
            here.error(
                    1,
                    "there is a line " + line.printed().label() + " in this section already",
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
