package sparrow.hongkong;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import sparrow.core.table.Option;
import sparrow.testkit.RulesDocument;

/// Keeps the tables of `docs/hongkong-rules.md` equal to the code; `-Dgolden.update=true` writes
/// them anew below the heading that begins them.
class RulesDocumentTest {
    private static final String BEGIN = "## Points\n";

    @Test
    void the_document_shows_every_rule_of_every_preset() {
        RulesDocument<Preset> document =
                new RulesDocument<>("hongkong-rules.md", List.of(Preset.values()))
                        .proseBefore(BEGIN)
                        .add(points())
                        .add(swallowed());
        for (Option.Section section : HongKongOptions.sections()) {
            document.table("Options: " + section.title(), section.options());
        }
        document.check();
    }

    /// What one who is not to blame pays.
    private static String points() {
        StringBuilder text = new StringBuilder(BEGIN);
        text.append("\nWhat a seat pays once, by the faan of the hand.\n\n| faan |");
        for (Scale scale : Scale.values()) {
            text.append(" `").append(scale.name().toLowerCase(Locale.ROOT)).append("` |");
        }
        text.append("\n|---:").append("|---:".repeat(Scale.values().length)).append("|\n");
        for (int faan = 0; faan <= HongKongRules.MOST_FAAN; faan++) {
            text.append("| ").append(faan).append(" |");
            for (Scale scale : Scale.values()) {
                text.append(' ').append(scale.points(faan)).append(" |");
            }
            text.append('\n');
        }
        return text.toString();
    }

    private static String swallowed() {
        StringBuilder text = new StringBuilder("\n## What takes the place of what\n\n");
        text.append("| where this counts | these do not |\n|---|---|\n");
        for (Faan entry : Faan.values()) {
            if (!entry.swallows().isEmpty()) {
                String parts =
                        Arrays.stream(Faan.values())
                                .filter(entry.swallows()::contains)
                                .map(Faan::title)
                                .collect(Collectors.joining(", "));
                text.append("| ").append(entry.title()).append(" | ");
                text.append(parts).append(" |\n");
            }
        }
        return text.toString();
    }
}
