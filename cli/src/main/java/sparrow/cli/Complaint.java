package sparrow.cli;

import sparrow.desk.Refusal;

/// What a person is told who asked something that is refused.
final class Complaint {
    private static final int LONGEST_SHOWN = 70;

    private Complaint() {}

    /// The sentence, and a mark under the place that is wrong where there is one.
    static String of(Refusal error) {
        String mark =
                error.place()
                        .filter(place -> isShown(place.text()))
                        .map(place ->
                                mark(place.text(), Math.min(place.at(), place.text().length())))
                        .orElse("");
        return error.details() + mark;
    }

    /// One line of it, as every command says it.
    static String spoken(String sentence) {
        return "sparrow: " + sentence;
    }

    private static boolean isShown(String text) {
        return text.length() <= LONGEST_SHOWN && text.chars().noneMatch(Character::isISOControl);
    }

    private static String mark(String text, int at) {
        int before = text.codePointCount(0, at);
        return System.lineSeparator()
                + "  "
                + text
                + System.lineSeparator()
                + "  "
                + " ".repeat(before)
                + "^";
    }
}
