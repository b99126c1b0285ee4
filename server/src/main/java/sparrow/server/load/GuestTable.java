package sparrow.server.load;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import sparrow.records.Json;
import tools.jackson.databind.JsonNode;

/// A table and its guests, who answer one of its questions whenever an answer is due.
///
/// They discard at random and claim nothing: it is the server that is measured, not their play.
final class GuestTable {
    private final String name;
    private final List<String> tokens;
    private final List<Guest> guests = new ArrayList<>();
    private final Deque<Question> asked = new ArrayDeque<>();
    private final Deque<Long> owed = new ArrayDeque<>();
    private final Random random;
    private final Measurements measured;
    private boolean over;
    private long longest;
    private int comebacks;

    /// What a guest may choose from.
    private record Question(Guest guest, JsonNode choice) {}

    GuestTable(TableMaker.Seats seats, Random random, Measurements measured) {
        this.name = seats.table();
        this.tokens = seats.tokens();
        this.random = random;
        this.measured = measured;
    }

    /// Connects all guests.
    void open(Entrance entrance, Optional<Comebacks> comebacks) throws IOException {
        for (String token : tokens) {
            GuestSocket socket = GuestSocket.open(entrance, path(name));
            guests.add(new Guest(this, token, socket, comebacks));
        }
    }

    static String path(String table) {
        return "/api/v1/tables/" + table + "/socket";
    }

    /// A guest is not connected: it will be asked again.
    void forget(Guest guest) {
        asked.removeIf(question -> question.guest.equals(guest));
    }

    /// An answer is acknowledged after so long.
    void measure(long micros) {
        measured.add(micros);
        longest = Math.max(longest, micros);
    }

    /// A guest has come back.
    void countComeback() {
        comebacks++;
    }

    /// What was hardest here since this was last asked; an answer that is not acknowledged yet has
    /// taken until now.
    LoadRun.Hardest hardest(long now) {
        long waiting =
                guests.stream()
                        .flatMap(guest -> guest.owes().stream())
                        .mapToLong(intended -> (now - intended) / 1_000)
                        .max()
                        .orElse(0);
        LoadRun.Hardest hardest = new LoadRun.Hardest(Math.max(longest, waiting), comebacks);
        longest = 0;
        comebacks = 0;
        return hardest;
    }

    List<Guest> guests() {
        return guests;
    }

    String name() {
        return name;
    }

    /// How many events every guest has heard of, and what each was told; 0 if they disagree.
    int number() {
        int first = guests.getFirst().number();
        return guests.stream().allMatch(guest -> guest.number() == first) ? first : 0;
    }

    /// Whether somebody can answer something.
    boolean isAsked() {
        return !asked.isEmpty();
    }

    boolean isOver() {
        return over;
    }

    /// Whether every answer that was due has been given and acknowledged, and all have heard what
    /// came of it.
    boolean isDone() {
        return over
                || (owed.isEmpty()
                        && guests.stream().noneMatch(Guest::isWaiting)
                        && isAsked()
                        && number() > 0);
    }

    /// An answer is due; if nobody is asked yet it is given as soon as somebody is, too late.
    void due(long intended) {
        if (over) {
            return;
        }
        measured.due();
        if (asked.isEmpty()) {
            owed.add(intended);
        } else {
            answer(asked.remove(), intended);
        }
    }

    /// A guest is asked something.
    void ask(Guest guest, JsonNode choice) {
        Question question = new Question(guest, choice);
        if (owed.isEmpty()) {
            asked.add(question);
        } else {
            answer(question, owed.remove());
        }
    }

    private void answer(Question question, long intended) {
        question.guest.answer(question.choice, option(question.choice), intended);
    }

    private int option(JsonNode choice) {
        JsonNode options = choice.path("options");
        for (int i = 0; i < options.size(); i++) {
            if (options.get(i).path("action").asString().equals("pass")) {
                return i;
            }
        }
        return random.nextInt(options.size());
    }

    /// The match has ended; nothing more is due here.
    void end() {
        over = true;
        measured.forget(owed.size());
        owed.clear();
        asked.clear();
    }

    static JsonNode parsed(String text) {
        return Json.MAPPER.readTree(text);
    }

    Measurements measured() {
        return measured;
    }
}
