package sparrow.cli;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import sparrow.american.card.Card;
import sparrow.answers.CardShelf;
import sparrow.desk.Refusal;

/// Reads a card from its file.
final class CardText {
    private static final int MOST_BYTES = 4 << 20;

    private CardText() {}

    /// The compiled card in a file; its first error refuses it.
    static Card card(String file) throws Refusal {
        try {
            return CardShelf.compiled(file, read(Path.of(file)), "'sparrow card check'");
        } catch (InvalidPathException noName) {
            throw missing(file);
        }
    }

    static String read(Path path) throws Refusal {
        try (InputStream in = Files.newInputStream(path)) {
            byte[] bytes = in.readNBytes(MOST_BYTES + 1);
            if (bytes.length > MOST_BYTES) {
                throw refused(path + " is larger than 4 MB; a card has a few kilobytes.");
            }
            String text = new String(bytes, StandardCharsets.UTF_8);
            return text.startsWith("\uFEFF") ? text.substring(1) : text;
        } catch (NoSuchFileException absent) {
            throw missing(path.toString());
        } catch (IOException unreadable) {
            throw refused(
                    Files.isDirectory(path)
                            ? path + " is a folder; name a card (.mjcard) in it."
                            : path + " cannot be read.");
        }
    }

    private static Refusal missing(String file) {
        return refused("there is no file " + file + ". Name a card (.mjcard).");
    }

    private static Refusal refused(String sentence) {
        return new Refusal("bad_card", sentence);
    }
}
