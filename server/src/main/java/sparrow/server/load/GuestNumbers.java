package sparrow.server.load;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import sparrow.core.tile.Seat;
import sparrow.records.Json;
import sparrow.server.fair.FairRound;
import sparrow.server.fair.Token;
import tools.jackson.databind.JsonNode;

/// What a guest says before a match: the commitment to its number, and the number once all seats
/// have committed.
///
/// The numbers follow from the secret of the seat, so that a guest who comes back knows them. The
/// server knows that secret too; whoever does not trust it draws numbers instead.
public final class GuestNumbers {
    private final String token;
    private final Set<String> said = new HashSet<>();
    private Optional<Seat> seat = Optional.empty();

    public GuestNumbers(String token) {
        this.token = token;
    }

    /// What to send after a message of the server; nothing if nothing is due.
    public Optional<String> reply(JsonNode message) {
        String type = message.path("type").asString();
        if (type.equals("welcome") && message.has("seat")) {
            seat = Optional.of(Seat.valueOf(message.path("seat").asString()));
        }
        boolean isNews = type.equals("welcome") || type.equals("state");
        return isNews && seat.isPresent()
                ? due(message.path("state"), seat.get()).filter(said::add)
                : Optional.empty();
    }

    private Optional<String> due(JsonNode state, Seat own) {
        JsonNode fair = state.path("fair");
        if (!state.path("phase").asString().equals("waiting")) {
            return Optional.empty();
        }
        int round = fair.path("round").asInt();
        String nonce = Token.hash(token + " " + round);
        if (!fair.path("commitments").has(own.name())) {
            String table = state.path("table").asString();
            String commitment = FairRound.commitment(table, round, own, nonce);
            return Optional.of(said("commit", round, "commitment", commitment));
        }
        boolean isAwaited =
                fair.path("awaited")
                        .valueStream()
                        .anyMatch(each -> each.asString().equals(own.name()));
        return isAwaited ? Optional.of(said("reveal", round, "nonce", nonce)) : Optional.empty();
    }

    private static String said(String type, int round, String name, String value) {
        return Json.MAPPER
                .createObjectNode()
                .put("type", type)
                .put("round", round)
                .put(name, value)
                .toString();
    }
}
