package sparrow.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import sparrow.catalog.Catalog;

class GameFilesTest {
    @Test
    void every_large_file_is_fetched_for_some_game() throws IOException {
        try (Stream<Path> files = Files.walk(Path.of(".."), 9)) {
            assertThat(
                            files.map(Path::toString)
                                    .filter(file ->
                                            file.matches(".*/src/main/resources/.*[.](odds|table)"))
                                    .map(file -> file.substring(file.lastIndexOf('/') + 1)))
                    .isNotEmpty()
                    .hasSameElementsAs(GameFiles.all());
        }
    }

    @Test
    void every_game_has_files_of_its_own() {
        for (var game : Catalog.games()) {
            assertThat(GameFiles.of(game.name()))
                    .as(game.name())
                    .contains(game.name() + ".odds")
                    .hasSizeLessThan(GameFiles.all().size());
        }
        assertThat(GameFiles.of("")).containsExactlyElementsOf(GameFiles.all());
    }
}
