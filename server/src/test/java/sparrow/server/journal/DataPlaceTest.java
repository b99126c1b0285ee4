package sparrow.server.journal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class DataPlaceTest {
    private static final String ADDRESS = "jdbc:postgresql://db.example/games";

    @Test
    void what_begins_with_jdbc_is_a_database_and_anything_else_a_folder() {
        assertThat(DataPlace.of(ADDRESS, Optional.empty()))
                .isEqualTo(new DataPlace.Database(ADDRESS, Optional.empty()));
        assertThat(DataPlace.of("games", Optional.empty()))
                .isEqualTo(new DataPlace.Folder(Path.of("games")));
    }

    @Test
    void a_database_whose_part_is_not_loaded_says_so() {
        DataPlace.Database place = new DataPlace.Database(ADDRESS, Optional.empty());
        assertThatThrownBy(() -> place.open(HomeMaker.Use.SERVER))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("need a part of Sparrow that is not loaded");
    }

    @Test
    void damage_is_told_in_its_own_words() {
        assertThat(new Damaged("row 17 is missing").sentence()).isEqualTo("row 17 is missing");
    }
}
