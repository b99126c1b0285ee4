package sparrow.page;

import org.teavm.jso.JSBody;
import org.teavm.jso.JSExport;
import org.teavm.jso.JSObject;
import org.teavm.jso.typedarrays.Int8Array;
import sparrow.server.api.Reply;
import sparrow.server.journal.Journal;

/// What the worker beside the page calls: the same questions that a server answers, and tables for
/// the person who is here.
public final class Engine {
    private static final Journal JOURNAL = PageParts.journal(new BrowserStore());
    private static final PageServer SERVER = new PageServer(JOURNAL);

    private Engine() {}

    /// Everything is exported; nothing happens before it is asked for.
    public static void main(String[] arguments) {}

    /// An answer.
    public interface Answered extends JSObject {}

    /// One end of what the page takes for a WebSocket.
    public interface Socket extends JSObject {
        void send(String text);

        void close(int status, String sentence);
    }

    /// The files that a game needs before it is asked for anything, with commas between them.
    @JSExport
    public static String files(String game) {
        return String.join(",", GameFiles.of(game));
    }

    /// One of them.
    @JSExport
    public static void fetched(String name, Int8Array file) {
        PageParts.fetched(name, file.copyToJavaArray());
    }

    /// The game of a table, or nothing.
    @JSExport
    public static String game(String table) {
        return PageParts.game(JOURNAL, table).orElse("");
    }

    /// Where tables are written to.
    @JSExport
    public static void keepIn(BrowserStore.Disk disk) {
        BrowserStore.keepIn(disk);
    }

    /// A table that was written earlier, and how many hands were begun at it.
    @JSExport
    public static void stored(String row, int hands) {
        PageParts.stored(JOURNAL, StoredRow.table(row), hands);
    }

    /// Whether the rows of that table are wanted before it is asked for.
    @JSExport
    public static boolean wants(String table) {
        return PageParts.isWanting(JOURNAL, table);
    }

    /// Those rows, in their order.
    @JSExport
    public static void rows(String table, String lines) {
        PageParts.stored(JOURNAL, table, StoredRow.entries(lines));
    }

    /// The answer to a request.
    ///
    /// @param address below that of all, with what stands behind a question mark
    @JSExport
    public static Answered ask(String method, String address, String secret, Int8Array body) {
        Reply reply = SERVER.ask(method, address, secret, body.copyToJavaArray());
        return answered(
                reply.status(),
                reply.file().orElse(""),
                Int8Array.copyFromJavaArray(reply.text().bytes()));
    }

    @JSBody(
            params = {"status", "file", "body"},
            script = "return { status: status, file: file, body: body };")
    private static native Answered answered(int status, String file, Int8Array body);

    /// A hand played by bots, an event a line.
    ///
    /// @param level of all of them; the strongest without a name
    /// @param seed a whole number
    @JSExport
    public static String play(String game, String level, String seed, int hand) {
        return BotHand.played(game, level, Long.parseLong(seed), hand);
    }

    /// Opens a connection to a table, and returns its number.
    @JSExport
    public static int open(String table, Socket socket) {
        return SERVER.open(table, socket);
    }

    @JSExport
    public static void hear(int connection, String text) {
        SERVER.hear(connection, text);
    }

    @JSExport
    public static void lost(int connection) {
        SERVER.lost(connection);
    }
}
