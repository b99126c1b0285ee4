package sparrow.arena.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import sparrow.american.card.Line;
import sparrow.american.table.AmericanVariant;
import sparrow.arena.Trials;
import sparrow.strategy.american.AmericanBots;

class LaboratoryTest {
    private static final Laboratory LAB =
            new Laboratory(AmericanVariant.standard(), AmericanBots.INTERMEDIATE, 5);

    private static LabTally played(int games, int threads) {
        LabTally tally = new LabTally(LAB.card());
        new Trials<>(LAB::play, threads)
                .make(
                        games,
                        game -> {
                            tally.add(game);
                            return true;
                        });
        return tally;
    }

    @Test
    void every_seat_aims_at_a_line_and_every_win_is_one() {
        LabTally tally = played(40, 2);
        List<LineResult> lines = tally.lines();

        assertThat(tally.games()).isEqualTo(40);
        assertThat(lines).hasSameSizeAs(LAB.card().lines());
        assertThat(lines.stream().mapToLong(LineResult::aimed).sum()).isEqualTo(4 * 40);
        assertThat(lines.stream().mapToLong(LineResult::won).sum())
                .isEqualTo(40 - tally.wallGames())
                .isGreaterThan(25);
        assertThat(lines).allMatch(line -> line.reached() <= Math.min(line.aimed(), line.won()));
        assertThat(tally.meanLength()).isBetween(20.0, 120.0);
    }

    @Test
    void any_number_of_threads_finds_the_same() {
        assertThat(played(12, 3).lines()).isEqualTo(played(12, 1).lines());
    }

    @Test
    void a_fair_line_brings_what_the_others_bring() {
        Line line = LAB.card().lines().getFirst();

        assertThat(new LineResult(line, 100, 10, 30, 60, 4).fairPoints()).hasValue(40);
        assertThat(new LineResult(line, 29, 10, 30, 60, 4).fairPoints()).isEmpty();
        assertThat(new LineResult(line, 100, 0, 3, 60, 4).fairPoints()).isEmpty();
    }

    @Test
    void what_is_counted_comes_from_the_games() {
        List<LabGame> games = new ArrayList<>();
        for (int number = 0; number < 6; number++) {
            games.add(LAB.play(number));
        }
        LabTally tally = new LabTally(LAB.card());
        games.forEach(tally::add);
        long won = games.stream().filter(game -> game.won().isPresent()).count();

        assertThat(tally.wallGames()).isEqualTo(6 - won);
        assertThat(tally.meanLength())
                .isEqualTo(games.stream().mapToInt(LabGame::discards).average().orElseThrow());
        assertThat(games)
                .allMatch(game -> game.gains().stream().mapToInt(Integer::intValue).sum() == 0);
        assertThat(tally.eastGains().mean())
                .isCloseTo(
                        games.stream()
                                .mapToInt(game -> game.gains().getFirst())
                                .average()
                                .orElseThrow(),
                        within(1e-9));
        assertThat(Math.round(tally.eastWins().mean() * 6))
                .isEqualTo(
                        games.stream()
                                .flatMap(game -> game.won().stream())
                                .filter(win -> win.seat() == 0)
                                .count());
    }
}
