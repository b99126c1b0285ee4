package sparrow.cli;

import java.util.Iterator;
import java.util.List;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import sparrow.catalog.Catalog;
import sparrow.core.game.Level;
import sparrow.core.table.Rules;
import sparrow.desk.Mahjong;

/// Which game, under which rules, and who plays it.
final class GameOptions {
    @Option(
            names = "--game",
            paramLabel = "GAME",
            completionCandidates = Names.class,
            description = "the game: ${COMPLETION-CANDIDATES}; the first if none is named")
    private String game = Names.ALL.getFirst();

    @Mixin private RuleOptions rules = new RuleOptions();

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
        return game(command, game);
    }

    /// The game of that name.
    static Mahjong game(CommandLine command, String game) {
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
        return rules.name(command, game(command));
    }

    Rules rules(CommandLine command) {
        return rules.rules(command, game(command));
    }

    Level bot(CommandLine command, String name) {
        return bot(command, game(command), name);
    }

    static Level bot(CommandLine command, Mahjong listing, String name) {
        return listing.trial(name)
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
