package sparrow.bulk;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sparrow.cli.Line;

/// The commands of the arena say the same on Spark, to the byte.
class SameAsArenaTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "duel intermediate beginner --rules tenhou3 --sets 3 --seed 7 --json -",
                "duel beginner wandering --game american --sets 2 --rule rounds=1",
                "test intermediate beginner --game changchun --sets 30 --seed 3",
                "ladder hongkong --levels beginner,random --sets 2 --seed 5",
                "calibrate filipino --matches 3 --seed 9"
            })
    void what_is_played_on_spark_is_what_is_played_in_the_arena(String words) {
        Line arena = Line.run("arena " + words);
        Line bulk = Line.run("bulk " + words + " --master local[2]");
        assertThat(bulk.err()).isEmpty();
        assertThat(bulk).isEqualTo(arena);
        assertThat(bulk.out()).isNotEmpty();
    }

    @Test
    void a_test_that_was_stopped_goes_on_wherever_it_is_played(@TempDir Path folder)
            throws Exception {
        Path arena = folder.resolve("arena.json");
        Path bulk = folder.resolve("bulk.json");
        String test =
                " test beginner intermediate --game filipino --bounds 0:0.05 --seed 4 --file ";
        Line.run("arena" + test + arena + " --sets 9");
        Line.run("arena" + test + bulk + " --sets 4");
        Line.run("bulk" + test + bulk + " --sets 9 --master local[1]");
        assertThat(Files.readString(bulk)).isEqualTo(Files.readString(arena));
    }
}
