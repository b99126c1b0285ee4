package sparrow.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import sparrow.server.web.Limits;

/// A server that listens on this machine alone, with a proxy in front that speaks HTTPS: requests
/// come with the name that people see.
@Timeout(60)
final class BehindProxyTest {
    @TempDir private Path data;

    @Test
    void it_goes_by_the_name_people_see_and_by_no_other() throws IOException {
        Options options =
                new Options("127.0.0.1", 0, data, Set.of("https://club.example"), Limits.STANDARD);
        try (Server server = Server.start(options)) {
            int port = server.port();
            assertThat(status(port, "club.example", "https://club.example")).isEqualTo(200);
            assertThat(status(port, "CLUB.example", "https://club.example")).isEqualTo(200);
            assertThat(status(port, "127.0.0.1:" + port, "https://club.example")).isEqualTo(200);
            assertThat(status(port, "evil.example", "https://club.example")).isEqualTo(403);
            assertThat(status(port, "club.example", "https://evil.example")).isEqualTo(403);
            assertThat(status(port, "club.example:81", "https://club.example")).isEqualTo(403);
        }
    }

    private static int status(int port, String host, String origin) throws IOException {
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
            String request =
                    "GET /api/v1/games HTTP/1.1\r\nHost: %s\r\nOrigin: %s\r\nConnection: close\r\n\r\n"
                            .formatted(host, origin);
            socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
            String answer =
                    new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            return Integer.parseInt(answer.substring(9, 12));
        }
    }
}
