package sparrow.cli;

import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Option;
import sparrow.catalog.Catalog;
import sparrow.core.game.Level;
import sparrow.core.table.RuleSet;
import sparrow.core.table.Rules;
import sparrow.core.table.Unplayable;
import sparrow.core.tile.Reading;
import sparrow.desk.Mahjong;

/// Which game, under which rules, and who plays it.
final class GameOptions {
    @Option(
            names = "--game",
            paramLabel = "GAME",
            completionCandidates = Names.class,
            description = "the game: ${COMPLETION-CANDIDATES}; the first if none is named")
    private String game = Names.ALL.getFirst();

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

    /// The names of all games.
    static final class Names implements Iterable<String> {
        private static final List<String> ALL =
                Catalog.games().stream().map(Mahjong::name).toList();

        @Override
        public Iterator<String> iterator() {
            return ALL.iterator();
        }
    }

    Mahjong game(CommandLine command) {
        return Catalog.game(game)
                .orElseThrow(() ->
                        new BadInput(
                                command,
                                "there is no game '"
                                        + game
                                        + "'; the games are "
                                        + names(Names.ALL.stream())
                                        + "."));
    }

    private static String names(Stream<String> names) {
        return String.join(", ", names.toList());
    }

    /// The preset's name as it is listed, with a mark if rules differ from it.
    String rulesName(CommandLine command) {
        return preset(command).key() + (changes.isEmpty() ? "" : " with changes");
    }

    Rules rules(CommandLine command) {
        Mahjong listing = game(command);
        Map<String, String> read = RuleFile.read(command, listing.options(), changes);
        Rules rules = read(command, preset(command).rules().with(listing.options(), read));
        return played(command, listing, rules);
    }

    private static <T> T read(CommandLine command, Reading<T> reading) {
        return switch (reading) {
            case Reading.Read<T>(T value) -> value;
            case Reading.Misread<T>(int _, String why) -> throw new BadInput(command, why + ".");
        };
    }

    /// The rules as the game itself writes them.
    private static Rules played(CommandLine command, Mahjong listing, Rules rules) {
        try {
            return listing.variant(rules).rules();
        } catch (Unplayable unplayable) {
            throw new BadInput(command, unplayable.sentence());
        }
    }

    private RuleSet preset(CommandLine command) {
        List<RuleSet> presets = List.copyOf(game(command).presets());
        return preset.isEmpty() ? presets.getFirst() : read(command, RuleSet.read(preset, presets));
    }

    Level bot(CommandLine command, String name) {
        return bot(command, game(command), name);
    }

    static Level bot(CommandLine command, Mahjong listing, String name) {
        return listing.level(name)
                .orElseThrow(() ->
                        new BadInput(
                                command,
                                listing.title()
                                        + " has no bot '"
                                        + name
                                        + "'; its bots are "
                                        + names(listing.levels().stream().map(Level::name))
                                        + "."));
    }
}
