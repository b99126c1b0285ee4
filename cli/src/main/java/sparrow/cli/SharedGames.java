package sparrow.cli;

import java.util.List;
import java.util.function.BiFunction;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;

/// The commands of the arena whose games others than the threads of this process may play. They are
/// the same commands, so that they say the same, to the byte.
public final class SharedGames {
    private static final List<BiFunction<Paper, Workforce, Object>> MAKERS =
            List.of(DuelCommand::new, TestCommand::new, LadderCommand::new, CalibrateCommand::new);

    private SharedGames() {}

    /// Duel, test, ladder and calibrate.
    ///
    /// @param part the word before theirs, in the place of `arena`
    public static List<CommandLine> commands(String part, Workforce workforce) {
        return MAKERS.stream()
                .map(maker -> command(maker.apply(Paper.ofProcess(), workforce), part, workforce))
                .toList();
    }

    private static CommandLine command(Object described, String part, Workforce workforce) {
        CommandLine command = new CommandLine(described);
        CommandSpec spec = command.getCommandSpec();
        workforce.describe(spec);
        String[] footer = spec.usageMessage().footer();
        spec.usageMessage()
                .footer(
                        "",
                        "It plays and says what @|bold sparrow arena "
                                + spec.name()
                                + "|@ does, wherever it is played.",
                        footer[footer.length - 1].replace("sparrow arena", "sparrow " + part));
        return command;
    }
}
