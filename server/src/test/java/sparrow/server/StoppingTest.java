package sparrow.server;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.AppenderBase;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.slf4j.LoggerFactory;

/// People who come back while the server stops or starts are sent away in words: nothing fails.
@Timeout(120)
final class StoppingTest {
    private static final int RESTARTS = Integer.getInteger("sparrow.restarts", 12);
    private static final HttpClient CLIENT = HttpClient.newHttpClient();

    @TempDir private Path data;

    private static final class Complaints extends AppenderBase<ILoggingEvent> {
        private final Queue<String> heard = new ConcurrentLinkedQueue<>();

        @Override
        protected void append(ILoggingEvent event) {
            if (event.getLevel().isGreaterOrEqual(ch.qos.logback.classic.Level.WARN)) {
                var cause = event.getThrowableProxy();
                heard.add(
                        event.getFormattedMessage()
                                + (cause == null
                                        ? ""
                                        : " " + cause.getClassName() + " " + cause.getMessage()));
            }
        }
    }

    @Test
    void sockets_that_come_while_the_server_stops_are_told_so() throws Exception {
        Logger root = (Logger) LoggerFactory.getLogger(org.slf4j.Logger.ROOT_LOGGER_NAME);
        Complaints complaints = new Complaints();
        complaints.start();
        root.addAppender(complaints);
        try {
            List<String[]> seats = new ArrayList<>();
            for (int restart = 0; restart < RESTARTS; restart++) {
                Club club = Club.open(data);
                if (seats.isEmpty()) {
                    seats.addAll(seated(club));
                }
                AtomicBoolean over = new AtomicBoolean();
                List<Thread> people = new ArrayList<>();
                for (String[] seat : seats) {
                    people.add(
                            Thread.startVirtualThread(
                                    () -> comeBack(club.port(), seat[0], seat[1], over)));
                }
                Thread.sleep(100 + 20L * restart);
                club.close();
                over.set(true);
                for (Thread person : people) {
                    assertThat(person.join(Duration.ofSeconds(20))).isTrue();
                }
            }
        } finally {
            root.detachAppender(complaints);
        }
        assertThat(complaints.heard).isEmpty();
    }

    private static List<String[]> seated(Club club) {
        List<String[]> seats = new ArrayList<>();
        for (int i = 0; i < 8; i++) {
            String game = List.of("riichi", "american", "filipino", "hongkong").get(i % 4);
            String table = club.table(Tables.alone(game)).path("table").asString();
            seats.add(new String[] {table, club.join(table, "Ada", "").path("token").asString()});
        }
        return seats;
    }

    /// Connects again and again, as a browser does that lost its server.
    private static void comeBack(int port, String table, String token, AtomicBoolean over) {
        URI address = URI.create("ws://127.0.0.1:" + port + "/api/v1/tables/" + table + "/socket");
        while (!over.get()) {
            try {
                WebSocket socket =
                        CLIENT.newWebSocketBuilder()
                                .buildAsync(address, new WebSocket.Listener() {})
                                .orTimeout(2, TimeUnit.SECONDS)
                                .join();
                socket.sendText("{\"type\":\"hello\",\"token\":\"" + token + "\"}", true)
                        .orTimeout(2, TimeUnit.SECONDS)
                        .join();
                Thread.sleep(1);
                socket.abort();
            } catch (CompletionException gone) {
                boolean isStopped =
                        gone.getCause() instanceof IOException
                                || gone.getCause() instanceof TimeoutException;
                if (!isStopped) {
                    throw gone;
                }
            } catch (InterruptedException _) {
                return;
            }
        }
    }
}
