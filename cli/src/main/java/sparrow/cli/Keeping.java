package sparrow.cli;

import java.time.Duration;
import java.util.Optional;
import picocli.CommandLine;
import picocli.CommandLine.Option;
import sparrow.server.journal.Retention;

/// How long games are kept, as one says it on a command line.
final class Keeping {
    private static final int MOST_DAYS = 36_500;

    @Option(
            names = "--keep-finished",
            paramLabel = "DAYS",
            description = "keep finished matches of listed tables so long (for ever)")
    private Optional<Integer> finished = Optional.empty();

    @Option(
            names = "--keep-unlisted",
            paramLabel = "DAYS",
            description = "keep finished matches of private tables so long (for ever)")
    private Optional<Integer> unlisted = Optional.empty();

    @Option(
            names = "--keep-closed",
            paramLabel = "DAYS",
            description = "keep tables that ended without a result so long (for ever)")
    private Optional<Integer> closed = Optional.empty();

    Retention retention(CommandLine command) {
        return new Retention(
                days(command, "--keep-finished", finished),
                days(command, "--keep-unlisted", unlisted),
                days(command, "--keep-closed", closed));
    }

    private static Optional<Duration> days(
            CommandLine command, String option, Optional<Integer> days) {
        if (days.isPresent() && (days.get() < 0 || days.get() > MOST_DAYS)) {
            throw new BadInput(
                    command,
                    option
                            + " is a number of days from 0 to "
                            + MOST_DAYS
                            + ", not "
                            + days.get()
                            + ".");
        }
        return days.map(Duration::ofDays);
    }
}
