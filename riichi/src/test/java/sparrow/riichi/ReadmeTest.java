package sparrow.riichi;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import sparrow.core.tile.Hand;
import sparrow.core.tile.Tile;

/// Compiles and runs the three lines that the README shows.
class ReadmeTest {
    @Test
    void a_hand_is_scored_in_three_lines() {
        // README
        Win win = Win.tsumo(Hand.of("234567m345678p99s"), Tile.M2).seat(Tile.SOUTH).dora(Tile.S8);
        Score score = RiichiRules.TENHOU.score(win.with(Circumstance.RIICHI)).orThrow();
        String sheet = score + ", " + score.payments() + ", " + score.fuLines();
        // README
        assertThat(sheet)
                .isEqualTo(
                        "Riichi 1, Menzen Tsumo 1, Pinfu 1, Dora 2: 5 han 20 fu 8000,"
                                + " DealerAndOthers[dealer=4000, others=2000],"
                                + " [FuLine[fu=20, reason=every win]]");
    }

    @Test
    void the_readme_shows_these_very_lines() throws IOException {
        Path root = Path.of(System.getProperty("sparrow.root", ".."));
        String source =
                Files.readString(
                        Path.of("src", "test", "java", "sparrow", "riichi", "ReadmeTest.java"));
        String snippet = source.split("// README\n")[1].stripIndent().strip();
        assertThat(Files.readString(root.resolve("README.md"))).contains(snippet);
    }
}
