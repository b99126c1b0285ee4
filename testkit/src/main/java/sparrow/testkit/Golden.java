package sparrow.testkit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.assertj.core.api.Assertions;

/// Golden text: what a scenario printed when somebody last read it, kept under
/// `src/test/resources/golden/`.
///
/// `-Dgolden.update=true` writes it anew, to be read as a diff.
public final class Golden {
    private static final Path FOLDER = Path.of("src", "test", "resources", "golden");

    private Golden() {}

    public static void check(String name, String text) {
        Path file = FOLDER.resolve(name);
        try {
            if (Boolean.getBoolean("golden.update")) {
                Files.createDirectories(file.getParent());
                Files.writeString(file, text);
            }
            Assertions.assertThat(text)
                    .as("golden text %s", name)
                    .isEqualTo(Files.readString(file));
        } catch (IOException missing) {
            throw new UncheckedIOException(
                    name + " cannot be read; -Dgolden.update=true writes it", missing);
        }
    }
}
