package sparrow.bulk;

import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import sparrow.arena.Crew;
import sparrow.cli.BadInput;
import sparrow.cli.ManyGames;
import sparrow.cli.Workforce;

/// Spark as one says it on a command line: `--master`.
final class SparkOption implements Workforce {
    private static final String MASTER = "--master";
    private static final String USUAL = "local[*]";

    @Override
    public void describe(CommandSpec command) {
        OptionSpec threads = command.findOption(ManyGames.THREADS);
        if (threads != null) {
            command.remove(threads);
        }
        command.addOption(
                OptionSpec.builder(MASTER)
                        .paramLabel("MASTER")
                        .arity("1")
                        .type(String.class)
                        .defaultValue(USUAL)
                        .description(
                                "where Spark works: all cores of this machine, local[N] of them, or"
                                        + " a cluster at spark://HOST:PORT (local[*])")
                        .build());
    }

    @Override
    public Crew crew(CommandLine command, int threads) {
        return new SparkCrew(session(command));
    }

    /// Spark as that line wants it.
    static Session session(CommandLine command) {
        String address = command.getCommandSpec().findOption(MASTER).getValue();
        try {
            return Session.open(Master.of(address).checked(), command.getErr());
        } catch (IllegalArgumentException unusable) {
            throw new BadInput(command, String.valueOf(unusable.getMessage()));
        }
    }
}
