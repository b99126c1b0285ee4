package sparrow.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import picocli.CommandLine;

/// A file that a command writes when it is done; none where its name is empty.
record FileToWrite(CommandLine command, String name) {
    boolean isWanted() {
        return !name.isEmpty();
    }

    /// A file that cannot be written is better known before the games than after them.
    FileToWrite checked() {
        if (isWanted()) {
            Path folder = Path.of(name).toAbsolutePath().getParent();
            if (folder == null || !Files.isDirectory(folder) || Files.isDirectory(Path.of(name))) {
                throw unwritable();
            }
        }
        return this;
    }

    void write(String text) {
        write(text.getBytes(StandardCharsets.UTF_8));
    }

    void write(byte[] bytes) {
        if (isWanted()) {
            try {
                Files.write(Path.of(name), bytes);
            } catch (IOException _) {
                throw unwritable();
            }
        }
    }

    private BadInput unwritable() {
        return new BadInput(command, "the file " + name + " cannot be written.");
    }
}
