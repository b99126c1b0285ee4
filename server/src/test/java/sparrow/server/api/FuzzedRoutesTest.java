package sparrow.server.api;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sparrow.core.tile.Reading;
import sparrow.records.Json;
import sparrow.server.health.Metrics;
import sparrow.server.journal.Journal;
import sparrow.server.table.ApiRefusal;
import sparrow.server.table.TableQuota;
import sparrow.server.table.Tables;
import sparrow.server.work.HeavyWork;
import sparrow.testkit.Fuzz;
import sparrow.testkit.LongTest;
import tools.jackson.databind.JsonNode;

/// Whatever is sent to an address is understood or refused in a sentence. Here nothing crosses a
/// network, so that there can be many; `FuzzedServerTest` sends fewer to a running server.
class FuzzedRoutesTest {
    private static final Map<String, List<String>> BODIES = ExampleBodies.byAddress();

    @TempDir private Path folder;

    private Optional<Journal> journal = Optional.empty();
    private Optional<Tables> tables = Optional.empty();
    private final HeavyWork work = new HeavyWork(HeavyWork.Bounds.STANDARD);
    private List<Route> routes = List.of();
    private JsonNode table = Json.MAPPER.nullNode();

    @BeforeEach
    void open() throws IOException {
        Metrics metrics = new Metrics();
        journal = Optional.of(Journal.open(folder.resolve("sparrow.db"), metrics));
        tables = Optional.of(new Tables(journal.get(), work, metrics));
        AllHere whereabouts = new AllHere(tables.get(), work);
        routes = Routes.of(whereabouts, tables.get().finished());
        JsonNode plan = JsonBody.object("{\"game\":\"hongkong\"}");
        Reply made = TablesApi.make(whereabouts, GamesApi.plan(plan), "here", TableQuota.STANDARD);
        table = Json.MAPPER.readTree(made.text().bytes());
    }

    @AfterEach
    void close() throws SQLException {
        tables.orElseThrow().close();
        work.close();
        journal.orElseThrow().close();
    }

    private record Asked(Route route, Map<String, String> parts) {}

    /// The address as one that a route answers.
    private Asked asked(String address) {
        String[] words = address.split("/");
        for (Route route : routes) {
            String[] names = route.path().split("/");
            Map<String, String> parts = new HashMap<>();
            boolean fits = route.method() == Route.Method.POST && names.length == words.length;
            for (int i = 0; fits && i < names.length; i++) {
                if (names[i].startsWith("{")) {
                    String name = names[i].substring(1, names[i].length() - 1);
                    boolean isTable = words[i].equals(ExampleBodies.TABLE);
                    parts.put(name, isTable ? table.path("table").asString() : words[i]);
                } else {
                    fits = names[i].equals(words[i]);
                }
            }
            if (fits) {
                return new Asked(route, parts);
            }
        }
        throw new AssertionError("nothing is at " + address);
    }

    private Reading<String> posted(Asked asked, String body) {
        Request request =
                new Request(
                        asked.parts,
                        Map.of(),
                        table.path("owner").asString(),
                        body.getBytes(StandardCharsets.UTF_8));
        try {
            Reply reply = asked.route.answer().apply(request);
            return reply.status() < 300
                    ? new Reading.Read<>(String.valueOf(reply.status()))
                    : refused(
                            reply.status(),
                            JsonBody.text(JsonBody.object(reply.text().bytes()), "message"));
        } catch (ApiRefusal refusal) {
            return refused(refusal.kind().status(), refusal.sentence());
        }
    }

    private static Reading<String> refused(int status, String sentence) {
        assertThat(status).as(sentence).isBetween(400, 499);
        assertThat(sentence).endsWith(".").doesNotContain("\n");
        return new Reading.Misread<>(0, sentence);
    }

    @Test
    void every_address_that_takes_something_is_tried() {
        TreeSet<String> taking = new TreeSet<>();
        for (Route route : routes) {
            if (route.method() == Route.Method.POST && route.most() > 0) {
                taking.add(route.path());
            }
        }
        TreeSet<String> tried = new TreeSet<>();
        BODIES.keySet().forEach(address -> tried.add(asked(address).route.path()));
        assertThat(tried).isEqualTo(taking);
    }

    @Test
    void what_is_in_order_is_understood() {
        BODIES.forEach((address, bodies) ->
                assertThat(posted(asked(address), bodies.getFirst()))
                        .as(address)
                        .isInstanceOf(Reading.Read.class));
    }

    @Test
    void broken_bodies_are_understood_or_refused() {
        BODIES.forEach((address, bodies) -> {
            Asked asked = asked(address);
            Fuzz.of(bodies.toArray(String[]::new)).inputs(300).check(body -> posted(asked, body));
        });
    }

    @LongTest("fuzz-routes")
    void ten_million_bodies_are_understood_or_refused() {
        Map<String, Fuzz.Parser> parsers = new TreeMap<>();
        BODIES.forEach((address, bodies) -> {
            Asked asked = asked(address);
            parsers.put(
                    address,
                    new Fuzz.Parser(
                            Fuzz.of(bodies.toArray(String[]::new)), body -> posted(asked, body)));
        });
        Fuzz.inTheLongRun(
                "fuzz-routes",
                Math.ceilDiv(10_000_000, BODIES.size()),
                2_000,
                "Broken bodies of requests, so many to each address that takes any, given to what is behind it without a"
                        + " network: all are understood or refused in a sentence.",
                parsers);
    }
}
