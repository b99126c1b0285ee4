package sparrow.cli;

import java.io.PrintWriter;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import picocli.CommandLine;
import picocli.CommandLine.Option;
import sparrow.arena.BotFailure;
import sparrow.arena.Crew;

/// What commands have in common that let bots play for long: chance, threads, a progress bar, and
/// the result so far when somebody stops them.
public final class ManyGames {
    /// The option that says how many threads of this process play.
    public static final String THREADS = "--threads";

    private static final int MOST = 10_000_000;
    private static final int MOST_THREADS = 1_024;

    @Option(names = "--seed", paramLabel = "S", description = "the seed of all chance (1)")
    private long seed = 1;

    @Option(names = THREADS, paramLabel = "N", description = "how many threads (all cores)")
    private int threads = Runtime.getRuntime().availableProcessors();

    public long seed() {
        return seed;
    }

    int threads() {
        return threads;
    }

    /// Those who play.
    public Crew crew(CommandLine command, Workforce workforce) {
        return workforce.crew(command, threads);
    }

    /// @param units what is counted, also the name of the option that says how many
    public void check(CommandLine command, String units, int count) {
        within(command, "--" + units, count, MOST);
        checkThreads(command, threads);
    }

    static void checkThreads(CommandLine command, int threads) {
        within(command, THREADS, threads, MOST_THREADS);
    }

    static void within(CommandLine command, String option, int value, int most) {
        if (value < 1 || value > most) {
            throw new BadInput(
                    command,
                    String.format(
                            Locale.ROOT, "%s is from 1 to %,d, not %,d.", option, most, value));
        }
    }

    /// Plays, shows how far that is, and tells the result at the end or when it is stopped.
    ///
    /// @param played how many units are over
    public static int play(
            CommandLine command,
            String units,
            int count,
            Consumer<ProgressBar> play,
            LongSupplier played,
            Runnable tell) {
        PrintWriter err = command.getErr();
        ProgressBar bar = ProgressBar.ofProcess(err, units, count);
        LastWords lastWords =
                new LastWords(() -> {
                    bar.clear();
                    long over = played.getAsLong();
                    err.printf(
                            Locale.ROOT,
                            "sparrow: stopped after %,d of %,d %s.%n",
                            over,
                            count,
                            units);
                    err.flush();
                    if (over > 0) {
                        tell.run();
                    }
                });
        try {
            play.accept(bar);
        } catch (BotFailure failure) {
            lastWords.forget();
            bar.clear();
            err.println("sparrow: " + failure.getMessage() + ".");
            return CommandLine.ExitCode.SOFTWARE;
        }
        bar.clear();
        if (lastWords.forget()) {
            tell.run();
        }
        return CommandLine.ExitCode.OK;
    }
}
