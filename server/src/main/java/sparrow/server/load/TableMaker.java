package sparrow.server.load;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import sparrow.catalog.Catalog;
import tools.jackson.databind.JsonNode;

/// Makes tables for four guests, and takes their seats.
///
/// No clock runs out there, however rarely anybody answers.
final class TableMaker {
    private static final int SEATS = 4;

    private static final String PEOPLE =
            "\"seats\":{\"A\":\"person\",\"B\":\"person\",\"C\":\"person\",\"D\":\"person\"}";

    private static final String PATIENCE =
            "\"settings\":{\"turn_ms\":\"60000\",\"bank_ms\":\"3600000\","
                    + "\"claim_window_ms\":\"600000\",\"away_ms\":\"60000\"}";

    /// A table, and the secrets of its seats.
    record Seats(String table, List<String> tokens) {
        Seats {
            tokens = List.copyOf(tokens);
        }
    }

    private TableMaker() {}

    static Seats make(Entrance entrance) throws IOException {
        String game = Catalog.games().getFirst().name();
        JsonNode made =
                entrance.post(
                        "/api/v1/tables",
                        "{\"game\":\"" + game + "\"," + PEOPLE + "," + PATIENCE + "}",
                        "");
        String table = made.path("table").asString();
        String invitation = made.path("invitation").asString();
        List<String> tokens = new ArrayList<>();
        for (int seat = 0; seat < SEATS; seat++) {
            JsonNode joined =
                    entrance.post(
                            "/api/v1/tables/" + table + "/join",
                            "{\"name\":\"Guest\"}",
                            invitation);
            tokens.add(joined.path("token").asString());
        }
        return new Seats(table, tokens);
    }
}
