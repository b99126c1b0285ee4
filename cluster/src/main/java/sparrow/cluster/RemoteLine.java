package sparrow.cluster;

import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.apache.pekko.actor.typed.ActorRef;
import sparrow.core.tile.Seat;
import sparrow.server.api.Reception;
import sparrow.server.table.ApiRefusal;
import sparrow.server.table.Line;
import sparrow.server.table.Viewer;
import tools.jackson.databind.JsonNode;

/// The way from somebody who is connected here to a table that any node may keep.
///
/// What is said and told is counted on both sides: if anything is lost in between, the connection
/// ends, and whoever it was comes again and is told what is missing.
final class RemoteLine implements Line {
    private static final int RESTART = 1012;
    private static final long AGAIN = 1_000;

    private final long number;
    private final String table;
    private final Viewer viewer;
    private final ActorRef<Letter> gateway;
    private final Consumer<Letter.Sent> write;
    private final Runnable ended;
    private final CompletableFuture<Letter.Seated> seated = new CompletableFuture<>();
    private int said;
    private int told;
    private boolean closed;

    /// @param write sends a letter to the table
    /// @param ended what to do when nothing comes over it any more
    RemoteLine(
            long number,
            String table,
            Viewer viewer,
            ActorRef<Letter> gateway,
            Consumer<Letter.Sent> write,
            Runnable ended) {
        this.number = number;
        this.table = table;
        this.viewer = viewer;
        this.gateway = gateway;
        this.write = write;
        this.ended = ended;
    }

    /// Says hello, and waits until the table has answered. What was written to a node that is gone
    /// is lost, so that it is said again and again; it counts once.
    void open(JsonNode hello, long patience) {
        Letter.Connect connect =
                new Letter.Connect(number, gateway, viewer.address(), hello.toString());
        boolean answered = false;
        for (long left = patience; left > 0 && !answered; left -= AGAIN) {
            write.accept(connect);
            answered = Waiting.hasCome(seated, AGAIN);
        }
        try {
            Waiting.on(seated, 0, TimeUnit.MILLISECONDS);
        } catch (ApiRefusal refusal) {
            if (seated.isCompletedExceptionally()) {
                ended.run();
            } else {
                lost();
            }
            throw refusal;
        }
    }

    /// Whether somebody still waits for it.
    boolean isWanted() {
        return viewer.isOpen();
    }

    /// What the table, or what is in between, answers to the hello.
    CompletableFuture<Letter.Seated> seated() {
        return seated;
    }

    /// The gateway of the node that keeps the table.
    Optional<ActorRef<Letter>> home() {
        return Optional.ofNullable(seated.getNow(null)).map(Letter.Seated::from);
    }

    @Override
    public String table() {
        return table;
    }

    @Override
    public Optional<Seat> seat() {
        return Optional.of(seated.join().seat()).filter(each -> !each.isEmpty()).map(Seat::valueOf);
    }

    @Override
    public Optional<String> name() {
        return Optional.of(seated.join().name()).filter(each -> !each.isEmpty());
    }

    @Override
    public synchronized void hear(JsonNode message) {
        Reception.request(message);
        write.accept(new Letter.Say(number, gateway, said++, message.toString()));
    }

    /// What the table tells.
    void tell(Letter.Tell tell) {
        if (tell.count() == told) {
            told++;
            viewer.send(tell.text());
        } else {
            end(RESTART, "Something was lost on the way; connect again.");
        }
    }

    /// The table, or the way to it, is gone.
    void end(int status, String sentence) {
        viewer.close(status, sentence);
        lost();
    }

    @Override
    public void lost() {
        synchronized (this) {
            if (closed) {
                return;
            }
            closed = true;
        }
        ended.run();
        write.accept(new Letter.Leave(number, gateway));
    }
}
