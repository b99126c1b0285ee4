package sparrow.page.site;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SiteTest {
    @Test
    void the_engine_is_there_before_the_client() {
        String page =
                "<head><script type=\"module\" crossorigin src=\"./assets/a.js\"></script></head>";
        assertThat(Site.joined(page))
                .containsSubsequence("supported.js", "here.js", "./assets/a.js");
    }
}
