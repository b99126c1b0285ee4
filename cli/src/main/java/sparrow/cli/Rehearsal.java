package sparrow.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import sparrow.answers.DataJson;
import sparrow.catalog.Catalog;
import sparrow.desk.Data;
import sparrow.desk.Field;
import sparrow.desk.Given;
import sparrow.desk.Mahjong;
import sparrow.server.Options;
import sparrow.server.Server;
import sparrow.server.load.Entrance;
import sparrow.server.load.LoadRun;

/// Runs typical commands for nobody, after a build: what they load is what later starts find ready
/// in a start-up cache. All classes of a cache are loaded at each start, so that there is one for
/// each kind of command: `serve` for servers, one for each game, and `start` for the rest.
///
/// Without a kind it lists those but `serve`.
final class Rehearsal {
    private static final String SERVE = "serve";
    private static final String START = "start";

    /// How often a file has the same questions: a start-up cache holds what was run more than once.
    private static final int ROUNDS = 3;

    private static final List<String> OTHERS =
            List.of(
                    "--help",
                    "--version",
                    "tiles 123m0p(111s)",
                    "tiles 12x",
                    "arena bots",
                    "arena duel intermediate beginner --sets 2");

    private Rehearsal() {}

    public static void main(String[] args) throws IOException {
        String kind = args.length > 0 ? args[0] : "";
        switch (kind) {
            case "" -> list();
            case SERVE -> rehearseServer();
            case START -> rehearse(others());
            default -> rehearse(Catalog.game(kind).orElseThrow());
        }
        System.exit(0); // whatever threads a rehearsal leaves behind
    }

    private static void list() {
        PrintWriter out = new PrintWriter(System.out, true, UTF_8);
        out.println(START);
        Catalog.games().forEach(game -> out.println(game.name()));
    }

    private static List<String> others() {
        List<String> lines = new ArrayList<>(OTHERS);
        Catalog.games().forEach(game -> lines.add(game.name() + " --help"));
        return lines;
    }

    /// What the game's own help shows, in words and for programs, and what is said of a mistake.
    private static List<String> examples(Mahjong game) {
        String command = game.name() + " ";
        String shown = "  sparrow " + command;
        List<String> lines = new ArrayList<>(List.of(command + "12x"));
        for (String line : game.desk().examples()) {
            if (line.startsWith(shown)) {
                String example = line.substring(shown.length()).replace("'", "");
                lines.add(command + example);
                lines.add(command + example + " --json");
            }
        }
        return lines;
    }

    /// What the game's own help shows, typed and in a file.
    private static void rehearse(Mahjong game) throws IOException {
        rehearse(examples(game));
        List<String> rows = new ArrayList<>();
        for (String line : examples(game)) {
            PlainQuestion.of(line.split(" ")).ifPresent(asked -> rows.add(row(asked.given())));
        }
        Path file = Files.createTempFile("rows", ".jsonl");
        try {
            Files.write(file, Collections.nCopies(ROUNDS, String.join("\n", rows)));
            rehearse(List.of(game.name() + " --batch " + file));
        } finally {
            Files.delete(file);
        }
    }

    /// A question as the row of a file.
    private static String row(Given given) {
        Data.Fields row = Data.fields().put("id", 1);
        for (Field field : given.said()) {
            String text = given.text(field.name());
            if (field.scope() != Field.Scope.SHOWN) {
                switch (field.kind()) {
                    case FLAG -> row.set(field.name(), Data.Flag.YES);
                    case NUMBER -> row.put(field.name(), Long.parseLong(text));
                    case TEXTS, CHANGES ->
                            given.texts(field.name()).forEach(row.putArray(field.name())::add);
                    case TILES, TILE, MELDS, WORD, DOCUMENT -> row.put(field.name(), text);
                }
            }
        }
        return DataJson.text(row);
    }

    private static void rehearse(List<String> lines) {
        for (boolean terminal : new boolean[] {true, false}) {
            for (String line : lines) {
                PrintWriter nobody = new Output(OutputStream.nullOutputStream());
                Main.run(
                        terminal ? Paper.terminal(80) : Paper.plain(80),
                        nobody,
                        nobody,
                        line.split(" "));
            }
        }
    }

    /// A server starts much sooner when it has been started before.
    private static void rehearseServer() throws IOException {
        rehearse(List.of("serve --help"));
        Path data = Files.createTempDirectory("sparrow-rehearsal");
        try (Server server = Server.start(new Options("127.0.0.1", 0, data));
                LoadRun run = LoadRun.seat(new Entrance(server.port()), 1, _ -> {})) {
            run.play(20, 3, _ -> {});
        } finally {
            LoadCommand.delete(data);
        }
    }
}
