package sparrow.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import sparrow.american.card.reader.CardReader;
import sparrow.american.card.reader.CardReading;
import sparrow.american.card.reader.Problem;
import sparrow.american.card.reader.SparrowCard;
import sparrow.desk.Refusal;

/// The card a command is about: a file, or the Sparrow card.
final class CardFile {
    private static final int WIDEST_SHOWN = 100;

    @Parameters(
            paramLabel = "FILE",
            arity = "0..1",
            description = "a card (.mjcard); without it the Sparrow card")
    private Optional<Path> file = Optional.empty();

    @Spec(Spec.Target.MIXEE)
    private CommandSpec spec = CommandSpec.create();

    /// The compiled card; whatever is wrong with the file ends the command.
    CardReading.Compiled compiled() {
        String text = file.map(this::text).orElseGet(SparrowCard::text);
        return switch (CardReader.read(text)) {
            case CardReading.Compiled compiled -> compiled;
            case CardReading.Faulty(List<Problem> errors) ->
                    throw complaint(faults(errors, text.lines().toList()));
        };
    }

    String name() {
        return file.map(Path::toString).orElse("the Sparrow card");
    }

    private String text(Path path) {
        try {
            return TextFile.read(path, "card (.mjcard)");
        } catch (Refusal refused) {
            throw complaint(refused.sentence());
        }
    }

    private String faults(List<Problem> errors, List<String> lines) {
        StringBuilder text = new StringBuilder(name());
        text.append(errors.size() == 1 ? " has an error." : " has " + errors.size() + " errors.");
        for (Problem error : errors) {
            text.append(System.lineSeparator()).append("  ").append(error);
            shown(error, lines).ifPresent(text::append);
        }
        return text.toString();
    }

    /// The line of the text with a mark under the place that is wrong.
    private static Optional<String> shown(Problem error, List<String> lines) {
        if (error.line() > lines.size()) {
            return Optional.empty();
        }
        String line = lines.get(error.line() - 1).replace('\t', ' ');
        boolean plain = line.chars().noneMatch(Character::isISOControl);
        return plain && line.length() <= WIDEST_SHOWN && !line.isBlank()
                ? Optional.of(
                        System.lineSeparator()
                                + "    "
                                + line
                                + System.lineSeparator()
                                + "    "
                                + " ".repeat(error.column() - 1)
                                + "^")
                : Optional.empty();
    }

    BadInput complaint(String sentence) {
        CommandLine command = spec.commandLine();
        return new BadInput(command, sentence);
    }
}
