package sparrow.cli;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import picocli.CommandLine;
import sparrow.core.table.Option;

/// Rules that are whole texts, such as a card: `--rule card=@my.mjcard` takes them from a file.
final class RuleFile {
    private static final long LARGEST = 1_000_000;

    private RuleFile() {}

    /// The changes, with the contents of files in the place of their names.
    static Map<String, String> read(
            CommandLine command, List<Option> options, Map<String, String> changes) {
        Map<String, String> values = new TreeMap<>(changes);
        for (Option option : options) {
            String value = values.getOrDefault(option.name(), "");
            if (option.kind() == Option.Kind.TEXT && value.startsWith("@")) {
                values.put(option.name(), text(command, option.name(), value.substring(1)));
            }
        }
        return values;
    }

    private static String text(CommandLine command, String rule, String file) {
        try {
            Path path = Path.of(file);
            if (Files.size(path) > LARGEST) {
                throw new BadInput(
                        command, "the file '" + file + "' is too large for rule '" + rule + "'.");
            }
            return Files.readString(path);
        } catch (CharacterCodingException e) {
            throw new BadInput(
                    command,
                    "the file '" + file + "' for rule '" + rule + "' is not text in UTF-8.");
        } catch (IOException | IllegalArgumentException e) {
            throw new BadInput(
                    command, "the file '" + file + "' for rule '" + rule + "' cannot be read.");
        }
    }
}
