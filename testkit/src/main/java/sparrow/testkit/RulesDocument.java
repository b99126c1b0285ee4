package sparrow.testkit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.BiFunction;
import java.util.stream.Collectors;
import sparrow.core.table.Option;
import sparrow.core.table.RuleSet;

/// A document of the folder `docs` that shows every rule of every preset of a game, held against
/// the code; `-Dgolden.update=true` writes it anew.
///
/// @param <R> the presets of the game
public final class RulesDocument<R extends RuleSet> {
    private final Path file;
    private final List<R> presets;
    private final BiFunction<Option, R, String> mark;
    private final StringBuilder text = new StringBuilder();

    /// @param mark what stands behind the value of an option in a preset
    public RulesDocument(String name, List<R> presets, BiFunction<Option, R, String> mark) {
        this.file =
                Path.of(System.getProperty("sparrow.root", ".."), "docs", name).toAbsolutePath();
        this.presets = List.copyOf(presets);
        this.mark = mark;
    }

    public RulesDocument(String name, List<R> presets) {
        this(name, presets, (_, _) -> "");
    }

    /// What the document says before that heading, as it stands.
    public RulesDocument<R> proseBefore(String heading) {
        try {
            String document = Files.readString(file);
            return add(document.substring(0, document.indexOf(heading)));
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    public RulesDocument<R> add(String more) {
        text.append(more);
        return this;
    }

    /// A table for each section: a row an option, a column a preset. What differs from the standard
    /// is bold.
    public RulesDocument<R> tables(List<Option.Section> sections) {
        sections.forEach(section -> table(section.title(), section.options()));
        return this;
    }

    public RulesDocument<R> table(String title, List<Option> options) {
        text.append("\n## ").append(title).append("\n\n| rule |");
        presets.forEach(preset -> text.append(' ').append(preset.key()).append(" |"));
        text.append(" meaning |\n|---").append("|---".repeat(presets.size() + 1)).append("|\n");
        options.forEach(option -> text.append(row(option)));
        return this;
    }

    private String row(Option option) {
        String values =
                presets.stream()
                        .map(preset -> value(option, preset))
                        .collect(Collectors.joining(" | "));
        return "| `%s` | %s | %s (%s) |\n"
                .formatted(option.name(), values, option.meaning(), option.range());
    }

    private String value(Option option, R preset) {
        String value = preset.rules().value(option.name());
        String shown = value.equals(option.standard()) ? value : "**" + value + "**";
        return shown + mark.apply(option, preset);
    }

    /// Fails where the document differs.
    public void check() {
        Golden.check(file.toString(), text.toString());
    }
}
