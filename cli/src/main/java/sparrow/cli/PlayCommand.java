package sparrow.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import sparrow.server.Options;
import sparrow.server.journal.DataPlace;
import sparrow.server.web.Limits;

/// `sparrow play`: a table in the browser, for this machine alone.
@Command(
        name = "play",
        description = PlayCommand.PURPOSE,
        mixinStandardHelpOptions = true,
        versionProvider = Main.Version.class,
        footer = {"", "@|bold sparrow serve|@ is for playing with others."})
final class PlayCommand implements Runnable {
    static final String PURPOSE = "Plays in the browser, on this machine alone, against bots.";

    private static final String HOST = "127.0.0.1";

    @Option(names = "--port", paramLabel = "N", description = "the port; any free one by default")
    private int port;

    @Option(
            names = "--data",
            paramLabel = "DIR",
            description =
                    "the folder or database where games are kept; a folder in your home by default")
    private Optional<String> data = Optional.empty();

    @Option(names = "--no-browser", description = "print the address and open nothing")
    private boolean quiet;

    @Spec private CommandSpec spec = CommandSpec.create();

    @Override
    public void run() {
        DataPlace place =
                data.map(text -> DataPlace.of(text, Optional.empty()))
                        .orElseGet(() -> new DataPlace.Folder(ownFolder()));
        Options options = new Options(HOST, port, place, Set.of(), Limits.STANDARD);
        Hosting.run(
                spec.commandLine(),
                options,
                server -> {
                    String address = Hosting.address(HOST, server.port());
                    Hosting.announce(spec.commandLine().getOut(), address);
                    if (!quiet) {
                        openBrowser(address);
                    }
                });
    }

    /// The folder where programs keep what belongs to a person.
    private static Path ownFolder() {
        return Optional.ofNullable(System.getenv("XDG_DATA_HOME"))
                .filter(folder -> !folder.isBlank())
                .map(Path::of)
                .orElse(Path.of(System.getProperty("user.home"), ".local", "share"))
                .resolve("sparrow");
    }

    /// Asks the desktop to show a page; where there is none the printed address must do.
    private void openBrowser(String address) {
        opener().ifPresent(opener -> {
            try {
                new ProcessBuilder(opener, address)
                        .redirectErrorStream(true)
                        .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                        .start();
            } catch (IOException none) {
                spec.commandLine().getErr().println("sparrow: no browser could be opened.");
            }
        });
    }

    private static Optional<String> opener() {
        String system = System.getProperty("os.name").toLowerCase(Locale.ROOT);
        if (system.contains("mac")) {
            return Optional.of("open");
        }
        boolean desktop =
                System.getenv("DISPLAY") != null || System.getenv("WAYLAND_DISPLAY") != null;
        boolean there = Files.isExecutable(Path.of("/usr/bin/xdg-open"));
        return desktop && there ? Optional.of("xdg-open") : Optional.empty();
    }
}
