package sparrow.review;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import sparrow.records.Json;

class ReviewPageTest {
    private static final String PAGE =
            "<html><script type=\"application/json\" id=\"review\">null</script><p>after</html>";

    @Test
    void a_review_stands_in_the_place_that_the_page_has_for_it() {
        assertThat(ReviewPage.filled(PAGE, "{\"review\":1}"))
                .isEqualTo(PAGE.replace("null", "{\"review\":1}"));
    }

    @Test
    void no_name_ends_the_script_or_opens_an_element() {
        String json = "{\"players\":{\"A\":\"</script><img src=x>&amp;<!--\u2028\"}}";

        String page = ReviewPage.filled(PAGE, json);

        String inside = page.substring(PAGE.indexOf("null"), page.indexOf("</script>"));
        assertThat(inside).doesNotContain("<", ">", "&", "\u2028");
        assertThat(Json.MAPPER.readTree(inside)).isEqualTo(Json.MAPPER.readTree(json));
    }

    @Test
    void a_page_without_that_place_is_a_mistake_of_the_build() {
        assertThatThrownBy(() -> ReviewPage.filled("<html></html>", "{}"))
                .hasMessage("the page has no place for a review");
    }
}
