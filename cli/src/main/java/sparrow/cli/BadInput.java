package sparrow.cli;

import picocli.CommandLine;
import sparrow.desk.Refusal;

/// Something typed that cannot be read: one sentence, and where possible a mark under the place
/// that is wrong.
final class BadInput extends CommandLine.ParameterException {
    private static final long serialVersionUID = 1L;
    private static final int LONGEST_SHOWN = 70;

    BadInput(CommandLine command, String sentence) {
        super(command, sentence);
    }

    /// What an answer refuses, with its place in the text where it has one.
    static BadInput of(CommandLine command, Refusal error) {
        String mark =
                error.place()
                        .filter(place -> isShown(place.text()))
                        .map(place ->
                                mark(place.text(), Math.min(place.at(), place.text().length())))
                        .orElse("");
        return new BadInput(command, error.sentence() + mark);
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
