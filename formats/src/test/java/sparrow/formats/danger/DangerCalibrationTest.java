package sparrow.formats.danger;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import sparrow.riichi.advice.Calibration;
import sparrow.testkit.LongTest;

/// The danger told of a tile is how often a riichi hand wins on it, in games the fit has not seen.
class DangerCalibrationTest {
    private static final int FOLDS = 5;
    private static final List<Double> BANDS = List.of(0.02, 0.04, 0.08, 0.12, 0.2);
    private static final List<String> BAND_NAMES =
            List.of("below 2 %", "2 to 4 %", "4 to 8 %", "8 to 12 %", "12 to 20 %", "above");

    @Test
    void the_calibration_is_the_one_fitted_to_all_recorded_games() throws IOException {
        Calibration fitted = Fit.to(Held.all());
        Calibration recorded = Calibration.RECORDED;
        assertThat(recorded.base()).as("%s", fitted).isCloseTo(fitted.base(), within(0.011));
        assertThat(recorded.slope()).isCloseTo(fitted.slope(), within(0.011));
        fitted.safety()
                .forEach((safety, moved) ->
                        assertThat(recorded.safety().getOrDefault(safety, 0.0))
                                .as("%s", fitted)
                                .isCloseTo(moved, within(0.011)));
        for (int place = 0; place < fitted.places().size(); place++) {
            assertThat(recorded.places().get(place))
                    .as("%s", fitted)
                    .isCloseTo(fitted.places().get(place), within(0.011));
        }
    }

    @Test
    void in_games_left_out_of_the_fit_riichi_hands_win_as_often_as_told() throws IOException {
        List<Forecast> forecasts = leftOut(Held.all());
        List<Function<Forecast, String>> groupings =
                List.of(
                        DangerCalibrationTest::safety,
                        DangerCalibrationTest::told,
                        DangerCalibrationTest::place);
        for (Function<Forecast, String> by : groupings) {
            Tally.by(forecasts, by)
                    .forEach((name, tally) ->
                            assertThat(tally.told())
                                    .as(name + ": " + tally)
                                    .isCloseTo(
                                            tally.happened(), within(3 * tally.error() + 0.005)));
        }
    }

    /// What the share of shapes alone told, before it was calibrated.
    @Test
    void shares_of_shapes_alone_tell_too_little_of_half_safe_tiles() throws IOException {
        List<Forecast> shares =
                Held.all().stream().map(held -> new Forecast(held, held.share(), 1)).toList();
        Tally below = Tally.by(shares, DangerCalibrationTest::told).values().iterator().next();
        assertThat(below.happened() - below.told()).isGreaterThan(0.005);
    }

    @LongTest("riichi-danger")
    void the_danger_of_riichi_hands() throws IOException {
        List<Held> held = Held.all();
        List<Forecast> forecasts = leftOut(held);
        StringBuilder text = new StringBuilder();
        text.append("# riichi-danger\n\n");
        text.append(
                "What is told of a tile against a riichi hand, and how often the hand would have won"
                        + " on it: every tile, not safe, that\nanother player held in a turn of its own,"
                        + " in the recorded games of the corpus. Each game is told by a calibration"
                        + " fitted to\nthe games of the other four folds (games by number, modulo 5);"
                        + " every riichi counts the same, however many turns it lasted.\n`±` is 95 %, with"
                        + " whole games as the unit.\n\nRepeat it with `./check long riichi-danger`. ");
        text.append(
                "%d tiles, %d riichi hands, %d games.%n%n"
                        .formatted(
                                held.size(),
                                Fit.sizes(held).size(),
                                held.stream().mapToInt(Held::game).distinct().count()));
        table(text, "class", forecasts, DangerCalibrationTest::safety);
        table(text, "place in the suit", forecasts, DangerCalibrationTest::place);
        table(text, "told", forecasts, DangerCalibrationTest::told);
        text.append(
                "The first turn of each player after the riichi alone, every tile counting the"
                        + " same:\n\n");
        List<Forecast> first =
                forecasts.stream()
                        .filter(each -> each.held().isFirst())
                        .map(each -> new Forecast(each.held(), each.told(), 1))
                        .toList();
        table(text, "class", first, DangerCalibrationTest::safety);
        text.append(fitted(Fit.to(held)));
        Path root = Path.of(System.getProperty("sparrow.root", ".."));
        Files.writeString(root.resolve("docs/results/riichi-danger.md"), text);
    }

    private static String fitted(Calibration all) {
        StringBuilder text = new StringBuilder("Fitted to all games, on the scale of log odds: ");
        text.append(all.base()).append(" and ").append(all.slope()).append(" of the share");
        all.safety().entrySet().stream()
                .sorted(Map.Entry.comparingByKey())
                .forEach(each ->
                        text.append(", ")
                                .append(each.getKey().title())
                                .append(' ')
                                .append(each.getValue()));
        return text.append("; from the end of the suit inwards ")
                .append(all.places())
                .append(".\n")
                .toString();
    }

    private static void table(
            StringBuilder text, String head, List<Forecast> all, Function<Forecast, String> by) {
        text.append("| ").append(head);
        text.append(" | tiles | hands waiting | shapes alone | told | true | ± |\n");
        text.append("|---|---:|---:|---:|---:|---:|---:|\n");
        Tally.by(all, by)
                .forEach((name, tally) ->
                        text.append("| ")
                                .append(name.replaceFirst("^\\d ", ""))
                                .append(
                                        String.format(
                                                Locale.ROOT,
                                                " | %d | %d | %.1f %% | %.1f %% | %.1f %% | %.1f |%n",
                                                tally.tiles(),
                                                tally.hands(),
                                                100 * tally.shares(),
                                                100 * tally.told(),
                                                100 * tally.happened(),
                                                196 * tally.error())));
        text.append('\n');
    }

    private static String safety(Forecast each) {
        return each.held().safety().ordinal() + " " + each.held().safety().title();
    }

    private static String place(Forecast each) {
        if (!each.held().tile().isNumbered()) {
            return "4 honors";
        }
        int place = Calibration.place(each.held().tile());
        return place + " " + List.of("1 and 9", "2 and 8", "3 and 7", "4 to 6").get(place);
    }

    private static String told(Forecast each) {
        int band = 0;
        while (band < BANDS.size() && each.told() >= BANDS.get(band)) {
            band++;
        }
        return band + " " + BAND_NAMES.get(band);
    }

    /// Each tile as told by a fit to the games of the other folds.
    private static List<Forecast> leftOut(List<Held> held) {
        Map<Integer, Integer> sizes = Fit.sizes(held);
        Map<Integer, Calibration> fits = new TreeMap<>();
        for (int fold = 0; fold < FOLDS; fold++) {
            int out = fold;
            fits.put(
                    fold,
                    Fit.to(held.stream().filter(each -> each.game() % FOLDS != out).toList()));
        }
        List<Forecast> forecasts = new ArrayList<>();
        for (Held each : held) {
            Calibration fit = fits.getOrDefault(each.game() % FOLDS, Calibration.NONE);
            double told = fit.chance(each.share(), each.tile(), each.safety());
            forecasts.add(new Forecast(each, told, 1.0 / sizes.getOrDefault(each.riichi(), 1)));
        }
        return forecasts;
    }
}
