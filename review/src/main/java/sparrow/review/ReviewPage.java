package sparrow.review;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/// A review as one page that works without a server: the client's page for reviews with the review
/// in it.
public final class ReviewPage {
    private static final String TEMPLATE = "/sparrow/review.html";
    private static final String BEFORE = "<script type=\"application/json\" id=\"review\">";
    private static final String EMPTY = "null";

    private ReviewPage() {}

    /// The page; nothing where the program was built without it.
    public static Optional<String> of(MatchReview review) {
        return template().map(page -> filled(page, ReviewJson.of(review).toString()));
    }

    private static Optional<String> template() {
        try (InputStream page = ReviewPage.class.getResourceAsStream(TEMPLATE)) {
            return page == null
                    ? Optional.empty()
                    : Optional.of(new String(page.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException damaged) {
            throw new UncheckedIOException(damaged);
        }
    }

    /// A page with a review in the place where it has none.
    static String filled(String page, String json) {
        int at = page.indexOf(BEFORE + EMPTY);
        if (at < 0) {
            throw new IllegalArgumentException("the page has no place for a review");
        }
        int from = at + BEFORE.length();
        return page.substring(0, from) + harmless(json) + page.substring(from + EMPTY.length());
    }

    /// JSON in which nothing ends or opens an element of the page, whatever names people have.
    static String harmless(String json) {
        return json.replace("<", "\\u003c")
                .replace(">", "\\u003e")
                .replace("&", "\\u0026")
                .replace("\u2028", "\\u2028")
                .replace("\u2029", "\\u2029");
    }
}
