package sparrow.cli;

import java.io.PrintWriter;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import sparrow.desk.Refusal;

/// How a command about hands answers: on paper or in JSON, about one hand or a file of them.
final class AnswerOptions {
    private static final Set<String> OWN = Set.of("--batch", "--threads", "--json", "--ascii");

    @Option(names = "--json", description = "answer in JSON")
    private boolean json;

    @Option(names = "--ascii", description = "no pictures of tiles")
    private boolean ascii;

    @Option(
            names = "--batch",
            paramLabel = "FILE",
            description = "answer a file of JSON lines, a question each; - is the standard input")
    private String batch = "";

    @Option(
            names = "--threads",
            paramLabel = "N",
            description = "how many threads answer --batch (all cores)")
    private int threads = Runtime.getRuntime().availableProcessors();

    @Spec(Spec.Target.MIXEE)
    private CommandSpec spec = CommandSpec.create();

    /// Adds these options to a command that was described without annotations.
    void addTo(CommandSpec command) {
        command.addMixin("answers", CommandSpec.forAnnotatedObject(this));
        spec = command;
    }

    boolean isJson() {
        return json;
    }

    boolean isBatch() {
        return !batch.isEmpty();
    }

    Paper paper(Paper given) {
        return ascii ? given.ascii() : given;
    }

    PrintWriter out() {
        return spec.commandLine().getOut();
    }

    /// The hand that was typed.
    ///
    /// @param example of a hand, for those who typed none
    String hand(List<String> words, String example) {
        if (words.isEmpty()) {
            throw complaint(
                    "there is no hand; write one, such as " + example + ", or use --batch FILE.");
        }
        return String.join(" ", words);
    }

    /// Answers every line of the file.
    ///
    /// @param honoured the options that hold for every line; others belong in the lines
    /// @param lines what answers a line; each thread has its own
    void batch(List<String> words, Set<String> honoured, Supplier<Batch.Line> lines) {
        if (!words.isEmpty()) {
            throw complaint(
                    "--batch reads its hands from a file; leave '" + words.getFirst() + "' out.");
        }
        for (OptionSpec given : spec.commandLine().getParseResult().matchedOptions()) {
            String name = given.longestName();
            if (!honoured.contains(name) && !OWN.contains(name)) {
                throw complaint(
                        "--batch takes its questions from the file; write "
                                + name
                                + " into its lines.");
            }
        }
        ManyGames.checkThreads(spec.commandLine(), threads);
        Batch.ofHands(lines, threads).answerFile(spec.commandLine(), batch);
    }

    /// What was refused, with a mark under the place that is wrong.
    BadInput complaint(Refusal error) {
        return BadInput.of(spec.commandLine(), error);
    }

    BadInput complaint(String sentence) {
        return new BadInput(spec.commandLine(), sentence);
    }
}
