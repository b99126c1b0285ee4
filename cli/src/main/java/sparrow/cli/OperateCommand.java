package sparrow.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.StringJoiner;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import sparrow.records.Json;
import sparrow.server.operate.OperatorKey;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// `sparrow operate`: a server that runs, looked at and steered.
@Command(
        name = "operate",
        description = {
            OperateCommand.PURPOSE,
            "Whoever may read the server's folder may do so; the page for it is at the address "
                    + "that 'operate page' prints."
        },
        mixinStandardHelpOptions = true,
        versionProvider = Main.Version.class,
        synopsisSubcommandLabel = "COMMAND")
final class OperateCommand implements Runnable {
    static final String PURPOSE = "Looks at a server that runs on this machine, and steers it.";

    private static final Duration PATIENCE = Duration.ofSeconds(15);

    @Spec private CommandSpec spec = CommandSpec.create();

    @Override
    public void run() {
        spec.commandLine().usage(spec.commandLine().getOut());
    }

    @Command(
            name = "status",
            description = "Tells how the server is.",
            mixinStandardHelpOptions = true)
    int status(@Mixin DataOption data) {
        JsonNode status = ask(data, "status");
        out().println(
                        (status.path("healthy").asBoolean() ? "healthy" : "failing")
                                + (status.path("draining").asBoolean() ? ", draining" : "")
                                + ", "
                                + status.path("tables").asInt()
                                + " tables, "
                                + status.path("playing").asInt()
                                + " played at, "
                                + status.path("damaged").asInt()
                                + " damaged");
        status.path("complaints").forEach(complaint -> out().println(complaint.asString()));
        return status.path("healthy").asBoolean() ? 0 : 1;
    }

    @Command(
            name = "tables",
            description = "Lists the tables in memory.",
            mixinStandardHelpOptions = true)
    void tables(@Mixin DataOption data) {
        List<List<String>> rows = new ArrayList<>();
        for (JsonNode table : ask(data, "tables").path("tables")) {
            StringJoiner players = new StringJoiner(", ");
            table.path("seats").forEach(seat -> players.add(seat.path("name").asString("open")));
            List<String> row = new ArrayList<>(cells(table, "table", "game", "phase"));
            row.add(players.toString());
            rows.add(row);
        }
        list(rows, "No table is open.");
    }

    @Command(
            name = "people",
            description = "Lists everybody who is connected.",
            mixinStandardHelpOptions = true)
    void people(@Mixin DataOption data) {
        list(rows(data, "people", "address", "table", "name"), "Nobody is connected.");
    }

    @Command(
            name = "damage",
            description = "Lists the tables that cannot be read, and why.",
            mixinStandardHelpOptions = true)
    void damage(@Mixin DataOption data) {
        list(rows(data, "damage", "table", "why"), "Every table can be read.");
    }

    @Command(
            name = "bans",
            description = "Lists the addresses that are kept out.",
            mixinStandardHelpOptions = true)
    void bans(@Mixin DataOption data) {
        list(rows(data, "bans", "address", "until", "reason"), "Nobody is kept out.");
    }

    @Command(
            name = "metrics",
            description = "Prints what the server counts, for Prometheus.",
            mixinStandardHelpOptions = true)
    void metrics(@Mixin DataOption data) {
        out().print(send(data, request(data, "/metrics").GET()));
    }

    @Command(
            name = "page",
            description = "Prints the address of the operator's page.",
            mixinStandardHelpOptions = true)
    void page(@Mixin DataOption data) {
        out().println(address(data, "/"));
    }

    @Command(
            name = "close",
            description = "Ends a table without a result.",
            mixinStandardHelpOptions = true)
    void close(
            @Mixin DataOption data,
            @Option(
                            names = "--message",
                            paramLabel = "TEXT",
                            defaultValue = "",
                            description = "what the players are told")
                    String message,
            @Parameters(paramLabel = "TABLE", description = "the name of the table") String table) {
        tell(data, "close", said(message).put("table", table));
        out().println("closed " + table);
    }

    @Command(
            name = "ban",
            description = "Keeps an address out, and ends its connections.",
            mixinStandardHelpOptions = true)
    void ban(
            @Mixin DataOption data,
            @Option(
                            names = "--hours",
                            paramLabel = "N",
                            defaultValue = "24",
                            description = "how long (24)")
                    int hours,
            @Option(
                            names = "--message",
                            paramLabel = "TEXT",
                            defaultValue = "",
                            description = "why, for whoever is kept out")
                    String message,
            @Parameters(paramLabel = "ADDRESS", description = "as 'people' lists it")
                    String address) {
        JsonNode done =
                tell(data, "ban", said(message).put("address", address).put("hours", hours));
        out().println(
                        "kept out "
                                + address
                                + ", "
                                + done.path("connections").asInt()
                                + " connections ended");
    }

    @Command(
            name = "unban",
            description = "Lets an address in again.",
            mixinStandardHelpOptions = true)
    void unban(
            @Mixin DataOption data,
            @Parameters(paramLabel = "ADDRESS", description = "as 'bans' lists it")
                    String address) {
        tell(data, "unban", said("").put("address", address));
        out().println("let in " + address);
    }

    @Command(
            name = "announce",
            description = "Tells everybody at every table something.",
            mixinStandardHelpOptions = true)
    void announce(
            @Mixin DataOption data,
            @Parameters(paramLabel = "TEXT", description = "one sentence") String message) {
        JsonNode done = tell(data, "announce", said(message));
        out().println("told " + done.path("tables").asInt() + " tables");
    }

    @Command(
            name = "drain",
            description = {
                "Prepares a restart: no new tables are made and everybody is told; games go on.",
                "Stop the server when you like: every table is kept and goes on afterwards."
            },
            mixinStandardHelpOptions = true)
    void drain(
            @Mixin DataOption data,
            @Option(names = "--off", description = "make tables again after all")
                    Optional<Boolean> off,
            @Option(
                            names = "--message",
                            paramLabel = "TEXT",
                            defaultValue = "",
                            description = "what everybody is told")
                    String message) {
        JsonNode done = tell(data, off.isPresent() ? "refill" : "drain", said(message));
        out().println(
                        (off.isPresent() ? "makes tables again, " : "makes no more tables, ")
                                + done.path("playing").asInt()
                                + " played at");
    }

    private PrintWriter out() {
        return spec.commandLine().getOut();
    }

    private List<List<String>> rows(DataOption data, String what, String... fields) {
        return ask(data, what).path(what).valueStream().map(each -> cells(each, fields)).toList();
    }

    private static List<String> cells(JsonNode row, String... fields) {
        return Arrays.stream(fields)
                .map(field -> row.path(field).asString(""))
                .map(text -> text.isEmpty() ? "-" : text)
                .toList();
    }

    /// Rows in columns, or to the person alone that there are none.
    private void list(List<List<String>> rows, String none) {
        if (rows.isEmpty()) {
            spec.commandLine().getErr().println(none);
        }
        for (List<String> row : rows) {
            StringBuilder line = new StringBuilder();
            for (int column = 0; column < row.size(); column++) {
                int at = column;
                int width = rows.stream().mapToInt(each -> each.get(at).length()).max().orElse(0);
                line.append(row.get(column)).repeat(' ', width - row.get(column).length() + 2);
            }
            out().println(line.toString().stripTrailing());
        }
    }

    private static ObjectNode said(String message) {
        ObjectNode node = Json.MAPPER.createObjectNode();
        return message.isEmpty() ? node : node.put("message", message);
    }

    private JsonNode ask(DataOption data, String what) {
        return Json.MAPPER.readTree(send(data, request(data, "/v1/" + what).GET()));
    }

    private JsonNode tell(DataOption data, String what, ObjectNode body) {
        return Json.MAPPER.readTree(
                send(
                        data,
                        request(data, "/v1/" + what)
                                .POST(HttpRequest.BodyPublishers.ofString(body.toString()))));
    }

    private URI address(DataOption data, String path) {
        Path file = data.folder(command()).resolve(OperatorKey.PORT);
        try {
            int port = Integer.parseInt(Files.readString(file).strip());
            return URI.create("http://127.0.0.1:" + port + path);
        } catch (IOException | IllegalArgumentException _) {
            throw away(data);
        }
    }

    private HttpRequest.Builder request(DataOption data, String path) {
        try {
            return HttpRequest.newBuilder(address(data, path))
                    .timeout(PATIENCE)
                    .header("Authorization", "Bearer " + OperatorKey.read(data.folder(command())));
        } catch (IOException _) {
            throw away(data);
        }
    }

    private String send(DataOption data, HttpRequest.Builder request) {
        try (HttpClient client = HttpClient.newHttpClient()) {
            HttpResponse<String> answer =
                    client.send(request.build(), HttpResponse.BodyHandlers.ofString());
            if (answer.statusCode() != 200) {
                throw new BadInput(command(), sentence(answer.body()));
            }
            return answer.body();
        } catch (IOException _) {
            throw away(data);
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            throw away(data);
        }
    }

    private static String sentence(String body) {
        try {
            String said = Json.MAPPER.readTree(body).path("message").asString("");
            return said.isEmpty() ? "the server does not understand this command." : said;
        } catch (JacksonException _) {
            return "another program answers at the operator's port.";
        }
    }

    private BadInput away(DataOption data) {
        return new BadInput(
                command(),
                "no server with games in " + data.folder(command()) + " answers its operator.");
    }

    private CommandLine command() {
        return spec.commandLine();
    }
}
