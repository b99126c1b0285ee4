package sparrow.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;
import sparrow.catalog.Catalog;
import sparrow.desk.Mahjong;

/// Runs typical commands for nobody, after a build: what they load is what later starts find ready
/// in a start-up cache. All classes of a cache are loaded at each start, so that there is one for
/// each kind of command: `serve` for servers, one for each game, and `start` for the rest.
///
/// Without a kind it lists those but `serve`.
final class Rehearsal {
    private static final String SERVE = "serve";
    private static final String START = "start";

    private static final List<String> OTHERS =
            List.of(
                    "--help",
                    "--version",
                    "tiles 123m0p(111s)",
                    "tiles 12x",
                    "arena bots",
                    "arena duel intermediate beginner --sets 2");

    private Rehearsal() {}

    public static void main(String[] args) {
        String kind = args.length > 0 ? args[0] : "";
        switch (kind) {
            case "" -> list();
            case SERVE -> rehearseServer();
            case START -> rehearse(OTHERS);
            default -> rehearse(examples(Catalog.game(kind).orElseThrow()));
        }
        System.exit(0); // whatever threads a rehearsal leaves behind
    }

    private static void list() {
        PrintWriter out = new PrintWriter(System.out, true, UTF_8);
        out.println(START);
        Catalog.games().forEach(game -> out.println(game.name()));
    }

    /// What the game's own help shows, in words and for programs, and what is said of a mistake.
    private static List<String> examples(Mahjong game) {
        String command = game.name() + " ";
        String shown = "  sparrow " + command;
        List<String> lines = new ArrayList<>(List.of(command + "--help", command + "12x"));
        for (String line : game.desk().examples()) {
            if (line.startsWith(shown)) {
                String example = line.substring(shown.length()).replace("'", "");
                lines.add(command + example);
                lines.add(command + example + " --json");
            }
        }
        return lines;
    }

    private static void rehearse(List<String> lines) {
        for (boolean terminal : new boolean[] {true, false}) {
            for (String line : lines) {
                PrintWriter nobody =
                        new PrintWriter(new TextStream(OutputStream.nullOutputStream()));
                Main.run(
                        terminal ? Paper.terminal(80) : Paper.plain(80),
                        nobody,
                        nobody,
                        line.split(" "));
            }
        }
    }

    /// A server starts much sooner when it has been started before.
    private static void rehearseServer() {
        PrintWriter nobody = new PrintWriter(Writer.nullWriter());
        String[] load = "load --tables 1 --seconds 3 --pace 100".split(" ");
        Main.run(Paper.plain(80), nobody, nobody, load);
    }
}
