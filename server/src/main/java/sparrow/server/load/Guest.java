package sparrow.server.load;

import java.io.IOException;
import java.nio.channels.Selector;
import tools.jackson.databind.JsonNode;

/// A guest at a table: says what it has to, and measures from when an answer was meant to be given
/// until it is acknowledged.
final class Guest {
    private static final String EVENT = "{\"event\":\"";
    private static final String FROM = "{\"type\":\"events\",\"from\":";
    private static final String TYPE = "{\"type\":\"";

    private final GuestTable table;
    private final String token;
    private final GuestNumbers numbers;
    private final GuestSocket socket;
    private boolean waiting;
    private long intended;
    private int number;
    private boolean gone;

    Guest(GuestTable table, String token, GuestSocket socket) {
        this.table = table;
        this.token = token;
        this.socket = socket;
        this.numbers = new GuestNumbers(token);
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
        return waiting;
    }

    void ping() {
        say(TYPE + "ping\"}");
    }

    void answer(JsonNode choice, int option, long due) {
        waiting = true;
        intended = due;
        say(
                TYPE
                        + "answer\",\"decision\":"
                        + choice.path("decision").asInt()
                        + ",\"option\":"
                        + option
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
        table.measured().fault("a connection broke: " + broken.getMessage());
        close();
    }

    private void hear(String text, long now) {
        int end = text.indexOf('"', TYPE.length());
        switch (text.startsWith(TYPE) ? text.substring(TYPE.length(), end) : "") {
            case "events" -> follow(text);
            case "answered" -> acknowledge(now);
            case "choice" -> table.ask(this, GuestTable.parsed(text));
            case "welcome", "state" -> numbers.reply(GuestTable.parsed(text)).ifPresent(this::say);
            case "pause" -> say(TYPE + "ready\"}");
            case "over" -> table.end();
            case "pending", "notes", "pong" -> {}
            default -> table.measured().fault("a guest was told " + text);
        }
    }

    /// Every event must follow the one before.
    private void follow(String text) {
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
    }

    private void acknowledge(long now) {
        if (waiting) {
            waiting = false;
            table.measured().add((now - intended) / 1_000);
        } else {
            table.measured().fault("an answer was acknowledged that was not given");
        }
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
