package sparrow.cli;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import sparrow.desk.Refusal;

/// Reads a text that a question needs, such as a card, from its file.
final class TextFile {
    private static final int MOST_BYTES = 4 << 20;

    private TextFile() {}

    static String read(String file) throws Refusal {
        return read(file, "file");
    }

    /// @param kind what a refusal asks for, such as `card (.mjcard)`
    static String read(String file, String kind) throws Refusal {
        try {
            return read(Path.of(file), kind);
        } catch (InvalidPathException noName) {
            throw missing(file, kind);
        }
    }

    private static String read(Path path, String kind) throws Refusal {
        try (InputStream in = Files.newInputStream(path)) {
            byte[] bytes = in.readNBytes(MOST_BYTES + 1);
            if (bytes.length > MOST_BYTES) {
                throw refused(path + " is larger than 4 MB; a " + kind + " has a few kilobytes.");
            }
            String text = new String(bytes, StandardCharsets.UTF_8);
            return text.startsWith("\uFEFF") ? text.substring(1) : text;
        } catch (NoSuchFileException absent) {
            throw missing(path.toString(), kind);
        } catch (IOException unreadable) {
            throw refused(
                    Files.isDirectory(path)
                            ? path + " is a folder; name a " + kind + " in it."
                            : path + " cannot be read.");
        }
    }

    private static Refusal missing(String file, String kind) {
        return refused("there is no file " + file + ". Name a " + kind + ".");
    }

    private static Refusal refused(String sentence) {
        return new Refusal("bad_file", sentence);
    }
}
