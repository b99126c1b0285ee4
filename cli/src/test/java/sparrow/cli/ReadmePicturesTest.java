package sparrow.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// The pictures in the README: of what a visitor wants to see, soon, in light and dark, and small.
final class ReadmePicturesTest {
    private static final Path ROOT = Path.of(System.getProperty("sparrow.root", ".."));
    private static final Pattern PICTURE =
            Pattern.compile(
                    "<picture>\\s*<source media=\"\\(prefers-color-scheme: dark\\)\""
                            + " srcset=\"docs/pictures/(\\w+)-dark\\.webp\">\\s*"
                            + "<img alt=\"[^\"]{20,}\" src=\"docs/pictures/(\\w+)-light\\.webp\"");
    private static final List<String> SHOWN = List.of("table", "assistant", "sheet", "card");
    private static final long MOST_BYTES = 600_000;
    private static final int MOST_LINES_BEFORE = 15;

    @Test
    void the_readme_shows_the_table_the_assistant_the_sheet_and_the_card_in_light_and_dark()
            throws IOException {
        String readme = Files.readString(ROOT.resolve("README.md"));
        List<MatchResult> pictures = PICTURE.matcher(readme).results().toList();
        assertThat(pictures).extracting(each -> each.group(1)).containsExactlyElementsOf(SHOWN);
        assertThat(pictures).extracting(each -> each.group(2)).containsExactlyElementsOf(SHOWN);
    }

    @Test
    void the_first_picture_comes_before_much_is_read() throws IOException {
        String readme = Files.readString(ROOT.resolve("README.md"));
        assertThat(readme.substring(0, readme.indexOf("<picture>")).lines().count())
                .isLessThanOrEqualTo(MOST_LINES_BEFORE);
    }

    @Test
    void all_pictures_together_are_small_and_all_are_shown() throws IOException {
        try (Stream<Path> files = Files.list(ROOT.resolve("docs/pictures"))) {
            List<Path> pictures = files.toList();
            assertThat(pictures)
                    .extracting(each -> each.getFileName().toString())
                    .containsExactlyInAnyOrderElementsOf(
                            SHOWN.stream()
                                    .flatMap(each ->
                                            Stream.of(each + "-light.webp", each + "-dark.webp"))
                                    .toList());
            long bytes = 0;
            for (Path picture : pictures) {
                bytes += Files.size(picture);
            }
            assertThat(bytes).isLessThan(MOST_BYTES);
        }
    }
}
