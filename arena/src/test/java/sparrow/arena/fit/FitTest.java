package sparrow.arena.fit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sparrow.arena.Crew;
import sparrow.core.game.Level;
import sparrow.odds.Model;
import sparrow.testkit.wren.Wren;

class FitTest {
    private static final Field WREN = new Field(List.of(Wren.with(Map.of("hands", "2"))));

    private static Fit fit(Fit.Shelf shelf) {
        return new Fit(
                WREN,
                WrenSight.FITTING,
                new Fit.Plan(List.of(150, 150), 2, List.of(8), 2, 1, 7),
                shelf);
    }

    @Test
    void the_same_plan_gives_the_same_bytes_on_any_number_of_threads() {
        List<Long> told = new ArrayList<>();
        Fit.Fitted alone = fit(Fit.Shelf.NONE).run(1, "test", told::add);
        Fit.Fitted together = fit(Fit.Shelf.NONE).run(3, "test", _ -> {});
        assertThat(together.model().bytes()).isEqualTo(alone.model().bytes());
        assertThat(together.judge().bytes()).isEqualTo(alone.judge().bytes());
        assertThat(alone.judge().bytes()).isNotEqualTo(alone.model().bytes());
        assertThat(told).isSorted().last().isEqualTo(300L);
    }

    @Test
    void a_fit_goes_on_with_what_was_played(@TempDir Path folder) throws IOException {
        SampleFolder shelf = SampleFolder.open(folder, "this fit");
        byte[] whole = fit(shelf).run(2, "test", _ -> {}).model().bytes();
        Files.delete(folder.resolve("1-2.samples"));
        long newest = Files.getLastModifiedTime(folder.resolve("1-1.samples")).toMillis();
        assertThat(
                        fit(SampleFolder.open(folder, "this fit"))
                                .run(2, "test", _ -> {})
                                .model()
                                .bytes())
                .isEqualTo(whole);
        assertThat(Files.getLastModifiedTime(folder.resolve("1-1.samples")).toMillis())
                .isEqualTo(newest);
        assertThat(folder.resolve("1-2.samples")).exists();
        assertThatThrownBy(() -> SampleFolder.open(folder, "another fit"))
                .isInstanceOf(IOException.class)
                .hasMessage("it belongs to: this fit");
    }

    /// What is measured of Wren says little about who wins, so that a forecast is hardly sharper
    /// than the base rate; but it is true.
    @Test
    void what_a_fitted_level_tells_comes_true() {
        Fit.Plan plan = new Fit.Plan(List.of(1_500), 2, List.of(8), 8, 1, 7);
        Model plain =
                new Fit(WREN, WrenSight.FITTING, plan, Fit.Shelf.NONE)
                        .run(2, "test", _ -> {})
                        .model();
        Model model =
                new Tilts(WREN, WrenSight.FITTING, 7).added(plain, 200, Tilts.Anew.ALL, 2, _ -> {});
        for (Level level : WrenSight.FITTING.levels().apply(() -> model)) {
            Reliability win =
                    new Calibration(WREN, WrenSight.FITTING, level, 99)
                            .run(300, Crew.ofThreads(2), _ -> {})
                            .getOrDefault(Calibration.Of.WIN, new Reliability());
            assertThat(win.count()).as(level.name()).isGreaterThan(5_000);
            assertThat(win.worst(1_000)).as(level.name()).isLessThan(0.05);
            assertThat(win.brier()).as(level.name()).isLessThan(1.02 * win.baseBrier());
        }
    }

    @Test
    void a_second_opinion_is_given_on_every_change() {
        Fit.Fitted fitted = fit(Fit.Shelf.NONE).run(2, "test", _ -> {});
        List<SecondOpinion.Change> changes =
                new SecondOpinion(WREN, WrenSight.FITTING, fitted.model(), fitted.judge(), 7)
                        .changes(20, 2);
        assertThat(changes).isNotEmpty();
        assertThat(changes)
                .allSatisfy(change -> {
                    assertThat(change.count()).isPositive();
                    assertThat(change.hoped()).isPositive();
                    assertThat(change.judged()).isNotEqualTo(change.hoped()).isFinite();
                });
    }
}
