package sparrow.cli;

import picocli.CommandLine;
import sparrow.core.tile.Reading;

/// Something typed that cannot be read: one sentence, and where possible a mark under the place
/// that is wrong.
final class BadInput extends CommandLine.ParameterException {
    private static final long serialVersionUID = 1L;
    private static final int LONGEST_SHOWN = 70;

    BadInput(CommandLine command, String sentence) {
        super(command, sentence);
    }

    static BadInput of(CommandLine command, String text, Reading.Misread<?> misread) {
        int at = Math.min(misread.at(), text.length());
        String sentence = "character " + (at + 1) + ": " + misread.why() + ".";
        return new BadInput(command, sentence + (isShown(text) ? mark(text, at) : ""));
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
