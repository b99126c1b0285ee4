package sparrow.american.card.reader;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import sparrow.american.card.Section;

/// Reads the head of a section: `section "Odds" nobonus points 50`.
final class SectionReader {
    static final Section NAMELESS = new Section("", Set.of(), OptionalInt.empty()).unreadable();

    private SectionReader() {}

    /// The section, or one to go on with after an error.
    static Section read(Token keyword, List<Token> rest, Problems.OnLine here) {
        if (rest.isEmpty() || rest.getFirst().kind() != Token.Kind.QUOTED) {
            here.error(
                    keyword.column() + 8,
                    "the section has no name",
                    "write it in quotes, such as section \"Evens\"");
            return NAMELESS;
        }
        int errors = here.errors();
        Set<Section.Trait> traits = EnumSet.noneOf(Section.Trait.class);
        OptionalInt points = OptionalInt.empty();
        for (int at = 1; at < rest.size(); at++) {
            Token token = rest.get(at);
            Optional<Section.Trait> trait = trait(token);
            if (trait.isPresent()) {
                traits.add(trait.get());
            } else if (token.is("points") && at + 1 < rest.size() && isPoints(rest.get(at + 1))) {
                points = OptionalInt.of(Integer.parseInt(rest.get(++at).text()));
            } else if (token.is("points")) {
                here.error(
                        token.column(),
                        "the points of a section are no number",
                        "write points 25, from 1 to 9999");
                at++;
            } else {
                here.error(
                        token.column(),
                        "'" + token.text() + "' says nothing about a section",
                        "known are nobonus, nojokers, concealed and points 25");
            }
        }
        Section read = new Section(rest.getFirst().text(), traits, points);
        return here.errors() > errors ? read.unreadable() : read;
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
}
