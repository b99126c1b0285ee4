package sparrow.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/// How long a browser may keep the pages: for ever what is named after its content, nothing else.
@Timeout(60)
final class PagesTest {
    private static final Pattern ASSET = Pattern.compile("/assets/[\\w.-]+");

    @TempDir private Path data;

    @Test
    void files_named_after_their_content_are_kept_and_the_page_is_asked_for_again()
            throws IOException, InterruptedException {
        assumeTrue(PagesTest.class.getResource("/web/index.html") != null, "built without pages");
        try (Club club = Club.open(data);
                HttpClient client = HttpClient.newHttpClient()) {
            HttpResponse<String> page = get(client, club, "/");
            assertThat(caching(page)).containsExactly("no-cache");
            List<String> assets =
                    ASSET.matcher(page.body()).results().map(MatchResult::group).toList();
            assertThat(assets).isNotEmpty();
            for (String asset : assets) {
                HttpResponse<String> file = get(client, club, asset);
                assertThat(file.statusCode()).as(asset).isEqualTo(200);
                assertThat(caching(file))
                        .as(asset)
                        .containsExactly("public, max-age=31536000, immutable");
                assertThat(file.headers().firstValue("X-Content-Type-Options")).contains("nosniff");
            }
            assertThat(caching(get(client, club, "/mark.svg"))).containsExactly("no-cache");
            assertThat(get(client, club, "/assets/none.js").statusCode()).isEqualTo(404);
        }
    }

    private static HttpResponse<String> get(HttpClient client, Club club, String path)
            throws IOException, InterruptedException {
        URI address = URI.create("http://127.0.0.1:" + club.port() + path);
        return client.send(
                HttpRequest.newBuilder(address).build(), HttpResponse.BodyHandlers.ofString());
    }

    private static List<String> caching(HttpResponse<String> reply) {
        return reply.headers().allValues("Cache-Control");
    }
}
