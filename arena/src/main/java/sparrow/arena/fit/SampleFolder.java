package sparrow.arena.fit;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Optional;

/// A folder with what was played for a fit, a file for each piece.
public final class SampleFolder implements Fit.Shelf {
    private static final String NAME = "fit.txt";

    private final Path folder;

    private SampleFolder(Path folder) {
        this.folder = folder;
    }

    /// @param purpose what is fitted, by which options
    /// @throws IOException if the folder cannot be used, or holds the pieces of another fit
    public static SampleFolder open(Path folder, String purpose) throws IOException {
        Files.createDirectories(folder);
        Path name = folder.resolve(NAME);
        if (!Files.exists(name)) {
            Files.writeString(name, purpose + "\n");
        } else if (!Files.readString(name).strip().equals(purpose)) {
            throw new IOException("it belongs to: " + Files.readString(name).strip());
        }
        return new SampleFolder(folder);
    }

    @Override
    public Optional<Samples> find(int round, int chunk) {
        Path file = file(round, chunk);
        if (!Files.exists(file)) {
            return Optional.empty();
        }
        try (DataInputStream in =
                new DataInputStream(new BufferedInputStream(Files.newInputStream(file)))) {
            return Optional.of(Samples.read(in));
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /// Written beside its place first: whoever is cut off has all of it or nothing.
    @Override
    public void keep(int round, int chunk, Samples samples) {
        Path file = file(round, chunk);
        Path next = folder.resolve(file.getFileName() + ".next");
        try {
            try (DataOutputStream out =
                    new DataOutputStream(new BufferedOutputStream(Files.newOutputStream(next)))) {
                samples.write(out);
            }
            Files.move(next, file, StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException unwritable) {
            throw new UncheckedIOException(unwritable);
        }
    }

    private Path file(int round, int chunk) {
        return folder.resolve(round + "-" + chunk + ".samples");
    }
}
