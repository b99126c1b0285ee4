package sparrow.cli;

import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Model.CommandSpec;
import sparrow.catalog.Catalog;
import sparrow.desk.Mahjong;
import sparrow.desk.Refusal;

/// The command `sparrow`.
public final class Main implements Runnable {
    /// The exit code after bad input.
    static final int BAD_INPUT = CommandLine.ExitCode.USAGE;

    private static final int OUTPUT_BYTES = 65_536;

    private final CommandSpec spec = CommandSpec.wrapWithoutInspection(this);

    private Main() {}

    public static void main(String[] args) {
        int code =
                run(
                        Paper.ofProcess(),
                        writer(FileDescriptor.out),
                        writer(FileDescriptor.err),
                        args);
        // Where nobody else is at work, leaving is enough, and spares what an exit loads.
        if (code != CommandLine.ExitCode.OK || Thread.activeCount() > 1) {
            System.exit(code);
        }
    }

    private static PrintWriter writer(FileDescriptor descriptor) {
        var bytes = new BufferedOutputStream(new FileOutputStream(descriptor), OUTPUT_BYTES);
        return new Output(bytes);
    }

    /// Runs a command line and returns its exit code.
    static int run(Paper paper, PrintWriter out, PrintWriter err, String... args) {
        Optional<Plain> plain = plain(args);
        return plain.isEmpty()
                ? execute(paper, out, err, args)
                : answer(plain.get(), paper, out, err);
    }

    /// What is typed so plainly that it can be answered without describing a command.
    interface Plain {
        /// Prints the answer; nothing if there is none.
        void answer(Paper paper, PrintWriter out, PrintWriter err) throws Refusal;
    }

    private static Optional<Plain> plain(String... args) {
        Optional<PlainLine> line = PlainLine.of(args);
        Optional<Plain> question = line.flatMap(PlainQuestion::of);
        return question.isPresent() ? question : line.flatMap(PlainBatch::of);
    }

    private static int answer(Plain plain, Paper paper, PrintWriter out, PrintWriter err) {
        int code = CommandLine.ExitCode.OK;
        try {
            plain.answer(paper, out, err);
        } catch (Refusal refusal) {
            err.println(Complaint.spoken(Complaint.of(refusal)));
            code = BAD_INPUT;
        }
        out.flush();
        err.flush();
        return code;
    }

    /// The same for any command line.
    static int execute(Paper paper, PrintWriter out, PrintWriter err, String... args) {
        CommandLine command = Commands.isListed(args) ? listed() : described(paper, args);
        command.setOut(out);
        command.setErr(err);
        command.setColorScheme(
                CommandLine.Help.defaultColorScheme(
                        paper.colour() ? CommandLine.Help.Ansi.ON : CommandLine.Help.Ansi.OFF));
        command.setUsageHelpWidth(Math.clamp(paper.columns(), 60, 100));
        command.setParameterExceptionHandler((problem, _) -> complain(err, problem));
        int code = command.execute(args);
        out.flush();
        err.flush();
        return code;
    }

    /// The command with those below it that such a line asks for.
    static CommandLine described(Paper paper, String... args) {
        Commands commands = new Commands(paper);
        CommandLine command = new CommandLine(described(), commands);
        commands.addAsked(command, args);
        return command;
    }

    /// The command with a list of those below it.
    static CommandLine listed() {
        CommandLine command = new CommandLine(described());
        Commands.addListed(command);
        return command;
    }

    private static CommandSpec described() {
        CommandSpec spec = new Main().spec;
        spec.name("sparrow");
        Asking.addHelp(spec);
        spec.usageMessage()
                .description(purpose())
                .synopsisSubcommandLabel("COMMAND")
                .footer("", "@|bold sparrow COMMAND --help|@ explains a command.");
        return spec;
    }

    private static String purpose() {
        List<String> titles = Catalog.games().stream().map(Mahjong::title).toList();
        return "Mahjong for the JVM: "
                + String.join(", ", titles.subList(0, titles.size() - 1))
                + " and "
                + titles.getLast()
                + " on one engine.";
    }

    private static int complain(PrintWriter err, CommandLine.ParameterException problem) {
        err.println(Complaint.spoken(sentence(problem)));
        if (!(problem instanceof BadInput)) {
            err.println(
                    "Try '"
                            + problem.getCommandLine().getCommandSpec().qualifiedName()
                            + " --help'.");
        }
        return BAD_INPUT;
    }

    private static String sentence(CommandLine.ParameterException problem) {
        if (!(problem instanceof CommandLine.UnmatchedArgumentException unmatched)) {
            return String.valueOf(problem.getMessage());
        }
        String word = unmatched.getUnmatched().getFirst();
        String meant =
                unmatched.getSuggestions().stream()
                        .findFirst()
                        .map(suggestion -> "; did you mean '" + suggestion + "'?")
                        .orElse(".");
        return "there is no "
                + (word.startsWith("-") ? "option" : "command")
                + " '"
                + word
                + "'"
                + meant;
    }

    @Override
    public void run() {
        spec.commandLine().usage(spec.commandLine().getOut());
    }

    /// The version written into the jar, or `development` outside one.
    public static final class Version implements IVersionProvider {
        @Override
        public String[] getVersion() {
            var version = Main.class.getPackage().getImplementationVersion();
            return new String[] {"sparrow " + (version == null ? "development" : version)};
        }
    }
}
