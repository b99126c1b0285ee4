package sparrow.server.load;

import java.io.IOException;
import java.nio.channels.Selector;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import tools.jackson.databind.JsonNode;

/// A guest at a table: says what it has to, and measures from when an answer was meant to be given
/// until it is acknowledged. One that is to come back does so when its connection breaks, with what
/// it knows, and gives an answer again that was not acknowledged if it is asked again.
final class Guest {
    private static final String EVENT = "{\"event\":\"";
    private static final String FROM = "{\"type\":\"events\",\"from\":";
    private static final String TYPE = "{\"type\":\"";

    private final GuestTable table;
    private final String token;
    private final GuestNumbers numbers;

    /// Codes of refusals after which one comes again.
    private static final Set<String> LATER =
            Set.of(
                    "moving",
                    "moved",
                    "joining",
                    "stopping",
                    "again",
                    "not written",
                    "unclear",
                    "unreachable",
                    "busy");

    private final Optional<Comebacks> comebacks;
    private final List<Integer> acknowledged = new ArrayList<>();
    private GuestSocket socket;
    private Optional<Given> given = Optional.empty();
    private int number;
    private boolean gone;

    /// An answer that was given.
    private record Given(int decision, int option, long intended) {}

    /// @param comebacks how it comes back, if it does
    Guest(GuestTable table, String token, GuestSocket socket, Optional<Comebacks> comebacks) {
        this.table = table;
        this.token = token;
        this.socket = socket;
        this.comebacks = comebacks;
        this.numbers = new GuestNumbers(token);
    }

    /// Comes back over another connection.
    void greetAgain(GuestSocket another, Selector selector) {
        socket = another;
        gone = false;
        table.countComeback();
        try {
            socket.register(selector, this);
            say(TYPE + "hello\",\"token\":\"" + token + "\",\"since\":" + number + "}");
        } catch (IOException broken) {
            lose(broken);
        }
    }

    String table() {
        return table.name();
    }

    /// The decisions in which an answer of its was acknowledged.
    List<Integer> acknowledged() {
        return acknowledged;
    }

    /// When the answer that is not acknowledged was to be given, if there is one.
    Optional<Long> owes() {
        return given.map(Given::intended);
    }

    /// Says who it is, and listens from now on.
    void greet(Selector selector) throws IOException {
        socket.register(selector, this);
        say(TYPE + "hello\",\"token\":\"" + token + "\"}");
    }

    String token() {
        return token;
    }

    /// How many events it has heard of.
    int number() {
        return number;
    }

    /// Whether an answer of it is not acknowledged yet.
    boolean isWaiting() {
        return given.isPresent();
    }

    void ping() {
        say(TYPE + "ping\"}");
    }

    void answer(JsonNode choice, int option, long due) {
        Given answer = new Given(choice.path("decision").asInt(), option, due);
        given = Optional.of(answer);
        say(answer);
    }

    private void say(Given answer) {
        say(
                TYPE
                        + "answer\",\"decision\":"
                        + answer.decision
                        + ",\"option\":"
                        + answer.option
                        + "}");
    }

    private void say(String text) {
        if (gone) {
            return;
        }
        try {
            socket.send(text);
        } catch (IOException broken) {
            lose(broken);
        }
    }

    /// Reads what has come.
    void read() {
        long now = System.nanoTime();
        try {
            socket.read(text -> hear(text, now));
        } catch (IOException broken) {
            lose(broken);
        }
    }

    private void lose(IOException broken) {
        if (comebacks.isEmpty()) {
            table.measured().fault("a connection broke: " + broken.getMessage());
        }
        if (!gone) {
            close();
            table.forget(this);
            comebacks.ifPresent(each -> each.comeBack(this));
        }
    }

    private void hear(String text, long now) {
        int end = text.indexOf('"', TYPE.length());
        switch (text.startsWith(TYPE) ? text.substring(TYPE.length(), end) : "") {
            case "events" -> follow(text, now);
            case "answered" -> acknowledge(now);
            case "choice" -> choose(GuestTable.parsed(text));
            case "welcome", "state" -> numbers.reply(GuestTable.parsed(text)).ifPresent(this::say);
            case "pause" -> say(TYPE + "ready\"}");
            case "over" -> table.end();
            case "pending", "notes", "pong" -> {}
            default -> {
                if (!isLater(text)) {
                    table.measured().fault("a guest was told " + text);
                }
            }
        }
    }

    private boolean isLater(String text) {
        return comebacks.isPresent()
                && LATER.contains(GuestTable.parsed(text).path("error").asString());
    }

    /// What was answered before the connection broke, and did not count, is answered again.
    private void choose(JsonNode choice) {
        int decision = choice.path("decision").asInt();
        if (acknowledged.contains(decision)) {
            table.measured().fault("an answer that was acknowledged is asked for again");
        } else if (given.isPresent() && given.get().decision == decision) {
            say(given.get());
        } else {
            table.ask(this, choice);
        }
    }

    /// Every event must follow the one before.
    private void follow(String text, long now) {
        int from = 0;
        for (int i = FROM.length(); Character.isDigit(text.charAt(i)); i++) {
            from = 10 * from + text.charAt(i) - '0';
        }
        if (from != number) {
            table.measured().fault("event " + number + " was lost; the next was " + from);
        }
        number = from;
        for (int at = text.indexOf(EVENT); at >= 0; at = text.indexOf(EVENT, at + 1)) {
            number++;
        }
        // It counted, and its acknowledgement went with a connection.
        if (comebacks.isPresent() && given.isPresent() && given.get().decision < number) {
            settle(now);
        }
    }

    private void acknowledge(long now) {
        if (given.isPresent()) {
            acknowledged.add(given.get().decision);
            settle(now);
        } else if (comebacks.isEmpty()) {
            table.measured().fault("an answer was acknowledged that was not given");
        }
    }

    private void settle(long now) {
        table.measure((now - given.orElseThrow().intended) / 1_000);
        given = Optional.empty();
    }

    void close() {
        gone = true;
        try {
            socket.close();
        } catch (IOException broken) {
            table.measured().fault("a connection could not be closed: " + broken.getMessage());
        }
    }
}
