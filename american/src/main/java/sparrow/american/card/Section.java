package sparrow.american.card;

import java.util.Collections;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;

/// A family of lines on the card.
///
/// @param points what its lines pay unless they say otherwise
public record Section(String name, Set<Trait> traits, OptionalInt points) {
    /// What holds for every line of a section.
    public enum Trait {
        /// Winning without jokers does not pay double.
        NOBONUS("no double without jokers"),
        /// No group takes jokers.
        NOJOKERS("no jokers"),
        /// Every line is concealed unless it says otherwise.
        CONCEALED("concealed");

        private final String meaning;

        Trait(String meaning) {
            this.meaning = meaning;
        }

        /// What it says, in a few words.
        public String meaning() {
            return meaning;
        }

        /// The word in the card language.
        public String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    public Section {
        traits = Collections.unmodifiableSet(new TreeSet<>(traits));
    }

    /// The section as one whose head has an error, so that its lines are not blamed for it.
    public Section unreadable() {
        return new Section(name, Set.of(Trait.CONCEALED), OptionalInt.of(1));
    }

    public boolean has(Trait trait) {
        return traits.contains(trait);
    }

    /// The name in small letters, words joined by hyphens: the first part of a line's id.
    public String slug() {
        StringBuilder slug = new StringBuilder();
        boolean apart = false;
        for (int letter : name.toLowerCase(Locale.ROOT).codePoints().toArray()) {
            if (!isOfWord(letter)) {
                apart = true;
            } else {
                slug.append(apart && !slug.isEmpty() ? "-" : "").appendCodePoint(letter);
                apart = false;
            }
        }
        return slug.isEmpty() ? "section" : slug.toString();
    }

    /// Whether it is a letter or a number of any script.
    private static boolean isOfWord(int letter) {
        return switch (Character.getType(letter)) {
            case Character.DECIMAL_DIGIT_NUMBER, Character.LETTER_NUMBER, Character.OTHER_NUMBER ->
                    true;
            default -> Character.isLetter(letter);
        };
    }
}
