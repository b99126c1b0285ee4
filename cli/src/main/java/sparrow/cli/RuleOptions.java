package sparrow.cli;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import picocli.CommandLine;
import picocli.CommandLine.Option;
import sparrow.arena.fit.Field;
import sparrow.core.table.RuleSet;
import sparrow.core.table.Rules;
import sparrow.core.table.Unplayable;
import sparrow.core.tile.Reading;
import sparrow.desk.Mahjong;

/// Under which rules a game is played.
public final class RuleOptions {
    @Option(
            names = "--rules",
            paramLabel = "PRESET",
            description = "a preset of the game, as its --list-rules has them; the usual one")
    private String preset = "";

    @Option(
            names = "--rule",
            paramLabel = "KEY=VALUE",
            description = "a rule that differs; a text may be a file: KEY=@FILE")
    private Map<String, String> changes = new LinkedHashMap<>();

    /// The preset's name as it is listed, with a mark if rules differ from it.
    public String name(CommandLine command, Mahjong game) {
        return preset(command, game).key() + (changes.isEmpty() ? "" : " with changes");
    }

    /// The options as somebody would type them again.
    String typed() {
        StringBuilder typed = new StringBuilder(preset.isEmpty() ? "" : " --rules " + preset);
        changes.forEach((key, value) -> typed.append(" --rule ").append(key + "=" + value));
        return typed.toString();
    }

    public Rules rules(CommandLine command, Mahjong game) {
        Map<String, String> read = RuleFile.read(command, game.options(), changes);
        Rules rules = read(command, preset(command, game).rules().with(game.options(), read));
        return played(command, game, rules);
    }

    /// Whether no rules were named.
    boolean areUsual() {
        return preset.isEmpty() && changes.isEmpty();
    }

    /// The names of the rules that were changed one by one.
    Set<String> changed() {
        return Set.copyOf(changes.keySet());
    }

    /// All presets of a game where none is named, every second match under the usual one.
    Field field(CommandLine command, Mahjong game) {
        return areUsual()
                ? Field.mostly(
                        game.presets().stream().map(each -> game.variant(each.rules())).toList())
                : new Field(List.of(game.variant(rules(command, game))));
    }

    /// What [#field] plays, in words.
    String fieldName(CommandLine command, Mahjong game) {
        return areUsual() ? "all rule sets" : name(command, game);
    }

    private static <T> T read(CommandLine command, Reading<T> reading) {
        return switch (reading) {
            case Reading.Read<T>(T value) -> value;
            case Reading.Misread<T>(int _, String why) -> throw new BadInput(command, why + ".");
        };
    }

    /// The rules as the game itself writes them.
    private static Rules played(CommandLine command, Mahjong game, Rules rules) {
        try {
            return game.variant(rules).rules();
        } catch (Unplayable unplayable) {
            throw new BadInput(command, unplayable.sentence());
        }
    }

    private RuleSet preset(CommandLine command, Mahjong game) {
        List<RuleSet> presets = List.copyOf(game.presets());
        return preset.isEmpty() ? presets.getFirst() : read(command, RuleSet.read(preset, presets));
    }
}
