package sparrow.cli;

import java.io.PrintWriter;
import java.util.List;
import sparrow.core.table.Option;
import sparrow.core.table.Rules;

/// Prints presets, and house rules with the values they have.
///
/// @param rules whose values are shown
/// @param width of the column of names and values
record RuleList(Paper paper, PrintWriter out, Rules rules, int width) {
    void presets() {
        out.println(paper.heading("Presets (--rules)"));
    }

    void preset(int names, String key, String title) {
        out.println("  " + Paper.padded(key, names) + title);
    }

    void section(String title, List<Option> options) {
        out.println();
        out.println(paper.heading(title + " (--rule KEY=VALUE)"));
        for (Option option : options) {
            String set = option.name() + "=" + rules.value(option.name());
            out.println(
                    "  "
                            + set
                            + " ".repeat(Math.max(1, width - set.length()))
                            + option.meaning()
                            + paper.faint(": " + option.range()));
        }
    }
}
