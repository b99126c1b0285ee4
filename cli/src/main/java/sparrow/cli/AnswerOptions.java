package sparrow.cli;

import java.io.PrintWriter;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParseResult;
import sparrow.desk.Refusal;

/// How a command about hands answers: on paper or in JSON, about one hand or a file of them.
final class AnswerOptions {
    static final String JSON = "--json";
    static final String ASCII = "--ascii";
    static final String BATCH = "--batch";
    private static final String THREADS = "--threads";
    private static final Set<String> OWN = Set.of(JSON, ASCII, BATCH, THREADS);

    private final CommandSpec spec;

    AnswerOptions(CommandSpec spec) {
        this.spec = spec;
    }

    /// Adds these options to the command.
    void add() {
        spec.addOption(Asking.flag(JSON, "answer in JSON"));
        spec.addOption(Asking.flag(ASCII, "no pictures of tiles"));
        spec.addOption(
                Asking.text(
                        BATCH,
                        "FILE",
                        "answer a file of JSON lines, a question each; - is the standard input"));
        spec.addOption(
                OptionSpec.builder(THREADS)
                        .arity("1")
                        .type(int.class)
                        .paramLabel("N")
                        .description("how many threads answer --batch (all cores)")
                        .build());
    }

    private ParseResult parsed() {
        return spec.commandLine().getParseResult();
    }

    boolean isJson() {
        return parsed().hasMatchedOption(JSON);
    }

    boolean isBatch() {
        return parsed().hasMatchedOption(BATCH);
    }

    private int threads() {
        return parsed().matchedOptionValue(THREADS, Runtime.getRuntime().availableProcessors());
    }

    Paper paper(Paper given) {
        return parsed().hasMatchedOption(ASCII) ? given.ascii() : given;
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
        for (OptionSpec given : parsed().matchedOptions()) {
            String name = given.longestName();
            if (!honoured.contains(name) && !OWN.contains(name)) {
                throw complaint(
                        "--batch takes its questions from the file; write "
                                + name
                                + " into its lines.");
            }
        }
        ManyGames.checkThreads(spec.commandLine(), threads());
        String file = parsed().matchedOptionValue(BATCH, "-");
        try {
            Batch.ofHands(lines, threads()).answerFile(file, out(), spec.commandLine().getErr());
        } catch (Refusal refusal) {
            throw complaint(refusal);
        }
    }

    /// What was refused, with a mark under the place that is wrong.
    BadInput complaint(Refusal error) {
        return BadInput.of(spec.commandLine(), error);
    }

    BadInput complaint(String sentence) {
        return new BadInput(spec.commandLine(), sentence);
    }
}
