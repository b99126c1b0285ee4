package sparrow.changchun;

import java.util.List;
import org.junit.jupiter.api.Test;
import sparrow.core.table.Option;
import sparrow.testkit.RulesDocument;

/// Keeps the tables of `docs/changchun-rules.md` equal to the code; `-Dgolden.update=true` writes
/// them anew below the heading that begins them.
class RulesDocumentTest {
    private static final String BEGIN = "## Fans\n";

    @Test
    void the_document_shows_every_rule_of_every_preset() {
        RulesDocument<Preset> document =
                new RulesDocument<>("changchun-rules.md", List.of(Preset.values()))
                        .proseBefore(BEGIN)
                        .add(fans());
        for (Option.Section section : ChangchunOptions.sections()) {
            document.table("Options: " + section.title(), section.options());
        }
        document.check();
    }

    private static String fans() {
        StringBuilder text = new StringBuilder(BEGIN);
        text.append("\n| fan | value | what it is |\n|---|---:|---|\n");
        for (Fan fan : Fan.values()) {
            text.append("| ").append(fan.title()).append(" | ").append(fan.value());
            text.append(" | ").append(fan.meaning()).append(" |\n");
        }
        return text.toString();
    }
}
