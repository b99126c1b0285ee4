package sparrow.cluster;

import java.nio.charset.StandardCharsets;
import org.apache.pekko.actor.typed.ActorRef;
import sparrow.server.table.Viewer;

/// Somebody who is connected to another node, as the table here sees it.
final class RemoteViewer implements Viewer {
    private static final int TOO_LONG = 1009;

    /// Bytes of a letter besides its text.
    private static final int ROOM = 1_000;

    private final ActorRef<Letter> gateway;
    private final long number;
    private final String address;
    private int told;
    private boolean closed;

    RemoteViewer(ActorRef<Letter> gateway, long number, String address) {
        this.gateway = gateway;
        this.number = number;
        this.address = address;
    }

    @Override
    public synchronized void send(String text) {
        if (closed) {
            return;
        }
        if (text.length() * 3L > LetterSerializer.MOST - ROOM
                && bytes(text) > LetterSerializer.MOST - ROOM) {
            close(TOO_LONG, "The table has more to say than nodes can tell each other.");
            return;
        }
        gateway.tell(new Letter.Tell(number, told++, text));
    }

    private static int bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8).length;
    }

    @Override
    public String address() {
        return address;
    }

    @Override
    public synchronized void close(int status, String sentence) {
        if (!closed) {
            closed = true;
            gateway.tell(new Letter.Close(number, status, sentence));
        }
    }
}
