package sparrow.cli;

import picocli.CommandLine;
import sparrow.desk.Refusal;

/// Something typed that cannot be read: one sentence, and where possible a mark under the place
/// that is wrong.
public final class BadInput extends CommandLine.ParameterException {
    private static final long serialVersionUID = 1L;

    public BadInput(CommandLine command, String sentence) {
        super(command, sentence);
    }

    /// What an answer refuses, with its place in the text where it has one.
    static BadInput of(CommandLine command, Refusal error) {
        return new BadInput(command, Complaint.of(error));
    }
}
