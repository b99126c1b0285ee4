package sparrow.cli;

import java.io.PrintWriter;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import sparrow.catalog.Catalog;
import sparrow.desk.Mahjong;

/// Runs typical commands for nobody, after a build: what they load is what later starts find ready
/// in a start-up cache. `serve` rehearses a server, anything else the commands that answer at once.
final class Rehearsal {
    /// What every desk shows as an example begins so.
    private static final String EXAMPLE = "  sparrow ";

    /// Words, of which some are in quotes.
    private static final Pattern WORD = Pattern.compile("'([^']*)'|\\S+");

    private Rehearsal() {}

    public static void main(String[] args) {
        if (args.length > 0 && args[0].equals("serve")) {
            rehearseServer();
        } else {
            rehearseCommands();
        }
        System.exit(0); // as Main ends: what an exit loads is rehearsed too
    }

    private static void rehearseCommands() {
        for (boolean terminal : new boolean[] {true, false}) {
            for (List<String> command : commands()) {
                PrintWriter nobody = new PrintWriter(Writer.nullWriter());
                Main.run(
                        new Paper(terminal, terminal, 80),
                        nobody,
                        nobody,
                        command.toArray(new String[0]));
            }
        }
    }

    /// Every game's examples, to read and for programs, and a few that are no game's.
    private static List<List<String>> commands() {
        List<List<String>> commands = new ArrayList<>();
        for (String plain :
                List.of(
                        "--help",
                        "tiles 123m0p(111s)",
                        "tiles 12x",
                        "arena bots",
                        "arena duel intermediate beginner --sets 2")) {
            commands.add(words(plain));
        }
        for (Mahjong game : Catalog.games()) {
            for (String line : game.desk().examples()) {
                if (line.startsWith(EXAMPLE + game.name())) {
                    commands.add(words(line.substring(EXAMPLE.length())));
                }
            }
            String example = game.desk().example();
            commands.add(List.of(game.name(), example));
            commands.add(List.of(game.name(), example, "--json"));
            commands.add(List.of(game.name(), "123m"));
        }
        return commands;
    }

    private static List<String> words(String line) {
        return WORD.matcher(line)
                .results()
                .map(word -> Optional.ofNullable(word.group(1)).orElseGet(word::group))
                .toList();
    }

    /// A server starts much sooner when it has been started before.
    private static void rehearseServer() {
        PrintWriter nobody = new PrintWriter(Writer.nullWriter());
        String[] load = "load --tables 1 --seconds 3 --pace 100".split(" ");
        Main.run(new Paper(false, false, 80), nobody, nobody, load);
    }
}
