package sparrow.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Optional;
import java.util.function.Supplier;
import picocli.CommandLine;

/// A file in which long work keeps what it has come to, so that another start goes on there; none
/// if no name was given.
final class KeptFile {
    private static final long KEEP_NANOS = 5_000_000_000L;

    private final CommandLine command;
    private final String file;
    private long kept;

    KeptFile(CommandLine command, String file) {
        this.command = command;
        this.file = file;
    }

    /// What it keeps, if anything.
    Optional<String> text() {
        if (file.isEmpty() || !Files.exists(Path.of(file))) {
            return Optional.empty();
        }
        try {
            return Optional.of(Files.readString(Path.of(file)));
        } catch (IOException unreadable) {
            throw new BadInput(command, "the file " + file + " cannot be read.");
        }
    }

    /// That it keeps other work than this.
    ///
    /// @param work such as `test`
    BadInput other(String work) {
        return new BadInput(
                command,
                "the file "
                        + file
                        + " keeps something else than this "
                        + work
                        + "; name another one.");
    }

    /// Written beside the file first: whoever is cut off has the old one or the new one.
    void keep(String text) {
        if (file.isEmpty()) {
            return;
        }
        Path next = Path.of(file + ".next");
        try {
            Files.writeString(next, text);
            Files.move(next, Path.of(file), StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException unwritable) {
            throw new BadInput(command, "the file " + file + " cannot be written.");
        }
    }

    /// The same, unless it was done just before.
    void keepNowAndThen(Supplier<String> text) {
        long now = System.nanoTime();
        if (!file.isEmpty() && now - kept > KEEP_NANOS) {
            keep(text.get());
            kept = now;
        }
    }
}
