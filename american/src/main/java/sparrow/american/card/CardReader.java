package sparrow.american.card;

import java.util.ArrayList;
import java.util.EnumSet;
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
        String[] rows = text.split("\\R", MOST_TEXT_LINES + 2);
        if (rows.length > MOST_TEXT_LINES) {
            reader.problems.error(
                    MOST_TEXT_LINES + 1,
                    1,
                    "the text has more than " + MOST_TEXT_LINES + " lines",
                    "a card has about 60; split it into several cards");
        } else {
            for (int row = 0; row < rows.length; row++) {
                reader.row(rows[row], reader.problems.on(row + 1));
            }
            reader.finish(rows.length);
        }
        return reader.problems.errors() > 0
                ? new CardReading.Faulty(reader.problems.told())
                : new CardReading.Compiled(reader.card(), reader.problems.warnings());
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
        if (first.is("card")) {
            title.card(first, rest, here);
        } else if (first.is("option")) {
            title.option(first, rest, here);
        } else if (first.is("section")) {
            section(first, rest, here);
        } else if (first.is("or") || first.is("-or-")) {
            alternative(first, rest, here);
        } else {
            hand(tokens, here);
        }
    }

    private void section(Token keyword, List<Token> rest, Problems.OnLine here) {
        if (rest.isEmpty() || rest.getFirst().kind() != Token.Kind.QUOTED) {
            here.error(
                    keyword.column() + 8,
                    "the section has no name",
                    "write it in quotes, such as section \"Evens\"");
            return;
        }
        Set<Section.Trait> traits = EnumSet.noneOf(Section.Trait.class);
        OptionalInt points = OptionalInt.empty();
        for (int at = 1; at < rest.size(); at++) {
            Token token = rest.get(at);
            Optional<Section.Trait> trait = trait(token);
            if (trait.isPresent()) {
                traits.add(trait.get());
            } else if (token.is("points") && at + 1 < rest.size() && isPoints(rest.get(at + 1))) {
                points = OptionalInt.of(Integer.parseInt(rest.get(++at).text()));
            } else {
                here.error(
                        token.column(),
                        "'" + token.text() + "' says nothing about a section",
                        "known are nobonus, nojokers, concealed and points 25");
            }
        }
        Section added = new Section(rest.getFirst().text(), traits, points);
        if (sections.stream().anyMatch(each -> each.slug().equals(added.slug()))) {
            here.error(
                    rest.getFirst().column(),
                    "there is a section \"" + added.name() + "\" already",
                    "give it another name, or move its lines there");
        }
        sections.add(added);
        section = Optional.of(added);
        number = 0;
    }

    private static boolean isPoints(Token token) {
        return token.isNumber() && token.text().length() <= 4 && !token.text().matches("0+");
    }

    private static Optional<Section.Trait> trait(Token token) {
        for (Section.Trait trait : Section.Trait.values()) {
            if (token.is(trait.word())) {
                return Optional.of(trait);
            }
        }
        return Optional.empty();
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
