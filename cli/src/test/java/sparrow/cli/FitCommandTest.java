package sparrow.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sparrow.odds.Model;

class FitCommandTest extends CommandTest {
    private int runLine(String line) {
        return run(line.split(" +"));
    }

    @Test
    void a_model_is_fitted_and_reported(@TempDir Path folder) throws Exception {
        Path model = folder.resolve("model.odds");
        Path page = folder.resolve("fit.md");
        String fit =
                "arena fit riichi --rules tenhou --rule length=east --matches 3 --rounds 1 --nets 1"
                        + " --hidden 4 --passes 1 --work "
                        + folder.resolve("work")
                        + " --out ";
        assertThat(runLine(fit + model + " --report " + page)).isZero();
        assertThat(err.toString()).isEmpty();
        assertThat(out.toString())
                .isEqualTo(Files.readString(page))
                .startsWith("# fit-riichi")
                .contains("--matches 3 --nets 1 --hidden 4 --passes 1 --sweeps 1 --seed 1")
                .contains("| instead | times | hoped for | judged |");
        try (var bytes = Files.newInputStream(model)) {
            Model read = Model.read(bytes);
            assertThat(read.nets()).hasSize(1);
            assertThat(read.tilts()).containsOnlyKeys("intermediate", "advanced");
        }
        Path again = folder.resolve("again.odds");
        assertThat(runLine(fit + again)).isZero();
        assertThat(again).hasSameBinaryContentAs(model);
    }

    @Test
    void a_model_keeps_its_nets_when_it_is_tilted(@TempDir Path folder) throws Exception {
        Path model = folder.resolve("model.odds");
        String rules = " riichi --rules tenhou --rule length=east";
        assertThat(
                        runLine(
                                "arena fit"
                                        + rules
                                        + " --matches 3 --rounds 1 --nets 1 --hidden 4 --passes 1 --out "
                                        + model))
                .isZero();
        String tilt = "arena tilt" + rules + " --matches 2 --seed 3 --model ";
        Path tilted = folder.resolve("tilted.odds");
        assertThat(runLine(tilt + model + " --out " + tilted)).isZero();
        assertThat(err.toString()).isEmpty();
        try (var before = Files.newInputStream(model);
                var after = Files.newInputStream(tilted)) {
            Model plain = Model.read(before);
            Model read = Model.read(after);
            assertThat(new Model(plain.origin(), read.nets(), plain.tilts()).bytes())
                    .isEqualTo(plain.bytes());
            assertThat(read.tilts()).containsOnlyKeys("intermediate", "advanced");
            assertThat(read.origin())
                    .isEqualTo(
                            plain.origin()
                                    + "; then arena tilt riichi --rules tenhou --rule length=east"
                                    + " --matches 2 --seed 3");
        }
        Path again = folder.resolve("again.odds");
        assertThat(runLine(tilt + tilted + " --threads 1 --out " + again)).isZero();
        assertThat(again).hasSameBinaryContentAs(tilted);
        Path kept = folder.resolve("kept.odds");
        assertThat(runLine(tilt + tilted + " --keep --out " + kept)).isZero();
        assertThat(runLine(tilt + kept + " --keep --out " + again)).isZero();
        assertThat(again).hasSameBinaryContentAs(kept);
        try (var before = Files.newInputStream(tilted);
                var after = Files.newInputStream(kept)) {
            Model read = Model.read(before);
            assertThat(Model.read(after).origin())
                    .isEqualTo(
                            read.origin()
                                    + "; then arena tilt riichi --rules tenhou --rule length=east"
                                    + " --matches 2 --seed 3 --keep");
        }
        assertThat(runLine("arena tilt changchun --model " + model + " --out " + again))
                .isEqualTo(2);
        assertThat(err.toString())
                .isEqualTo(
                        "sparrow: the model "
                                + model
                                + " was fitted on something else than Changchun measures now.\n");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "fit go | there is no game 'go'; the games are riichi",
                "fit riichi --matches 0 | --matches is from 1 to 10,000,000, not 0.",
                "fit riichi --matches 5,5 --rounds 3 | --matches has 2 numbers, but there are to be 3",
                "fit riichi --rounds 0 | --rounds is from 1 to 100, not 0.",
                "fit riichi --hidden 0 | --hidden is from 1 to 1,000, not 0.",
                "fit riichi --out no/such/file | the file no/such/file cannot be written.",
                "tilt riichi --model no/such/file --out x | the model no/such/file cannot be read: it is not there.",
                "tilt riichi --model pom.xml --out x | the model pom.xml cannot be read: no model of version 3.",
                "tilt riichi --model x --out no/such/file | the file no/such/file cannot be written.",
                "calibrate riichi --level random | the level random tells no chances; ask another",
                "calibrate riichi --level oracle | Riichi has no bot 'oracle'",
                "calibrate riichi --png no/such/file | the file no/such/file cannot be written.",
            })
    void bad_input_gets_one_sentence_and_exit_code_2(String line, String sentence) {
        assertThat(runLine("arena " + line)).isEqualTo(2);
        assertThat(err.toString()).startsWith("sparrow: " + sentence);
        assertThat(out.toString()).isEmpty();
    }

    @Test
    void told_and_true_are_printed_written_and_drawn(@TempDir Path folder) throws Exception {
        Path page = folder.resolve("told.md");
        Path picture = folder.resolve("told.png");
        String line =
                "arena calibrate riichi --level intermediate --rules tenhou --matches 1 --seed 5"
                        + " --out "
                        + page
                        + " --png "
                        + picture;
        assertThat(runLine(line)).isZero();
        assertThat(err.toString()).isEmpty();
        assertThat(out.toString()).contains("The chance to win: Brier 0.").contains("decisions");
        assertThat(Files.readString(page))
                .startsWith("# calibration-riichi-intermediate")
                .contains("| told | true | off | sure to | decisions |")
                .endsWith(
                        "    ./sparrow arena calibrate riichi --rules tenhou --level intermediate"
                                + " --matches 1 --seed 5\n");
        assertThat(javax.imageio.ImageIO.read(picture.toFile()).getWidth()).isEqualTo(824);
    }
}
