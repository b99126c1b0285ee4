package sparrow.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import sparrow.server.load.Entrance;
import sparrow.server.load.LoadReport;
import sparrow.server.load.LoadRun;
import sparrow.server.web.Limits;

/// A whole club comes from one address, as behind a router or a proxy that is not trusted: under
/// the standard limits nobody of it notices the others.
@Timeout(300)
final class OneAddressTest {
    private static final String ROUTER = "203.0.113.7";
    private static final int PEOPLE = 40;
    private static final int TABLES = 10;

    /// The files of a page that is seen for the first time, with room to grow.
    private static final int FILES = 60;

    @TempDir private Path data;

    private Club club() {
        return Club.behindProxy(data, Limits.STANDARD);
    }

    @Test
    void forty_people_open_the_pages_at_the_same_moment() {
        try (Club club = club()) {
            for (int i = 0; i < PEOPLE; i++) {
                for (int k = 0; k < FILES; k++) {
                    assertThat(club.getFor(ROUTER, "/assets/" + k + ".js").status()).isEqualTo(404);
                }
                for (String path : List.of("/", "/api/v1/games", "/api/v1/tables")) {
                    assertThat(club.getFor(ROUTER, path).status()).isEqualTo(200);
                }
            }
        }
    }

    /// Faster than people play: what is not refused then is not refused to them.
    @Test
    void forty_people_play_at_ten_tables() throws IOException {
        try (Club club = club();
                LoadRun night =
                        LoadRun.seat(new Entrance(club.port()).from(ROUTER), TABLES, _ -> {})) {
            LoadReport report = night.play(160, 10, _ -> {});
            assertThat(report.faults()).isEmpty();
            assertThat(report.acknowledged()).isEqualTo(1_600);
            assertThat(club.getFor(ROUTER, "/health").json().path("connections").asInt())
                    .isEqualTo(PEOPLE);
        }
    }
}
