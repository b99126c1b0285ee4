package sparrow.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import sparrow.catalog.Catalog;
import sparrow.core.game.Variant;
import sparrow.core.table.Event;
import sparrow.core.table.Table;
import sparrow.core.table.View;
import sparrow.core.tile.Notation;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;
import sparrow.records.BadRecord;
import sparrow.records.JsonLog;
import sparrow.shapes.Form;
import sparrow.shapes.Gauge;
import tools.jackson.databind.JsonNode;

/// A person is told what the rules say of the own hand, as long as they say it.
@Timeout(120)
final class NotesTest {
    private static final Gauge GAUGE = Gauge.of(Form.RIICHI);
    private static final int MOST_MATCHES = 12;
    private static final int ENOUGH = 3;
    private static final String TABLE =
            """
            {"game":"riichi","settings":{"bot_delay_ms":"0","human_grace_ms":"0"}}\
            """;

    private final List<Event> seen = new ArrayList<>();
    private List<String> told = List.of();
    private int furiten;

    @TempDir private Path data;
    private Club club = Club.at(0);

    @BeforeEach
    void open() {
        club = Club.open(data);
    }

    @AfterEach
    void close() {
        club.close();
    }

    /// Somebody who gets ready and never wins is furiten before long.
    @Test
    void a_person_is_told_of_furiten_at_every_choice_at_which_it_holds_and_at_no_other() {
        for (int match = 0; match < MOST_MATCHES && furiten < ENOUGH; match++) {
            String table = club.table(TABLE).path("table").asString();
            String token = club.join(table, "Ada", "").path("token").asString();
            try (Guest ada = Guest.sit(club.port(), table, token)) {
                play(ada);
            }
        }
        assertThat(furiten).as("choices while furiten").isGreaterThanOrEqualTo(ENOUGH);
    }

    private void play(Guest guest) {
        while (furiten < ENOUGH) {
            JsonNode message = guest.any();
            switch (message.path("type").asString()) {
                case "events" -> message.path("events").forEach(this::happened);
                case "notes" -> told = words(message.path("notes"));
                case "choice" -> chosen(guest, message);
                case "pause" -> guest.say("{\"type\":\"ready\"}");
                case "over" -> {
                    return;
                }
                case "refused", "gone" -> throw new AssertionError(message.toString());
                default -> {}
            }
        }
    }

    private void happened(JsonNode event) {
        try {
            seen.add(JsonLog.event(event.toString()));
        } catch (BadRecord impossible) {
            throw new AssertionError(impossible);
        }
        if (seen.getLast() instanceof Event.Started) {
            seen.subList(0, seen.size() - 1).clear();
            told = List.of();
        }
    }

    private static List<String> words(JsonNode list) {
        List<String> words = new ArrayList<>();
        list.forEach(word -> words.add(word.asString()));
        return words;
    }

    private void chosen(Guest guest, JsonNode choice) {
        Table table = Table.fold(seen);
        Variant variant = Catalog.variant(table.started()).orThrow();
        assertThat(told)
                .as("after %s", table.log().last())
                .isEqualTo(variant.notes(View.of(Seat.A, table)));
        furiten += told.size();
        guest.answer(choice, option(choice.path("options"), table.place(Seat.A).hand()));
    }

    /// The discard that leaves the fewest tiles missing; else to pass.
    private static int option(JsonNode options, Tiles hand) {
        int best = -1;
        int fewest = Integer.MAX_VALUE;
        for (int i = 0; i < options.size(); i++) {
            JsonNode action = options.get(i);
            if (action.path("action").asString().equals("pass")) {
                return i;
            }
            if (action.path("action").asString().equals("discard")) {
                Tile tile =
                        Notation.COMPACT
                                .readTiles(action.path("tile").asString())
                                .orThrow()
                                .getFirst();
                int missing = GAUGE.distance(hand.without(tile).kinds(), 0);
                if (missing < fewest) {
                    best = i;
                    fewest = missing;
                }
            }
        }
        return best;
    }
}
