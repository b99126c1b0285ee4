package sparrow.changchun;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import sparrow.core.table.Option;
import sparrow.testkit.Golden;

/// Keeps the tables of `docs/changchun-rules.md` equal to the code; `-Dgolden.update=true` writes
/// them anew below the heading that begins them.
class RulesDocumentTest {
    private static final String BEGIN = "## Fans\n";
    private static final Path DOCUMENT =
            Path.of(System.getProperty("sparrow.root", ".."), "docs", "changchun-rules.md")
                    .toAbsolutePath();

    @Test
    void the_document_shows_every_rule_of_every_preset() throws IOException {
        String document = Files.readString(DOCUMENT);
        String prose = document.substring(0, document.indexOf(BEGIN));
        Golden.check(DOCUMENT.toString(), prose + tables());
    }

    private static String tables() {
        StringBuilder text = new StringBuilder(BEGIN);
        text.append("\n| fan | value | what it is |\n|---|---:|---|\n");
        for (Fan fan : Fan.values()) {
            text.append("| ").append(fan.title()).append(" | ").append(fan.value());
            text.append(" | ").append(fan.meaning()).append(" |\n");
        }
        for (ChangchunOptions.Section section : ChangchunOptions.sections()) {
            text.append("\n## Options: ").append(section.title()).append("\n\n| rule |");
            for (Preset preset : Preset.values()) {
                text.append(' ').append(preset.key()).append(" |");
            }
            text.append(" meaning |\n|---")
                    .append("|---".repeat(Preset.values().length + 1))
                    .append("|\n");
            section.options().forEach(option -> text.append(row(option)));
        }
        return text.toString();
    }

    private static String row(Option option) {
        String values =
                Arrays.stream(Preset.values())
                        .map(preset -> preset.rules().value(option.name()))
                        .map(value -> value.equals(option.standard()) ? value : "**" + value + "**")
                        .collect(Collectors.joining(" | "));
        return "| `"
                + option.name()
                + "` | "
                + values
                + " | "
                + option.meaning()
                + " ("
                + option.range()
                + ") |\n";
    }
}
