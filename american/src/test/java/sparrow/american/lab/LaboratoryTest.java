package sparrow.american.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import sparrow.american.card.Line;
import sparrow.american.card.reader.SparrowCard;
import sparrow.american.play.AmericanBots;
import sparrow.core.game.Chance;
import sparrow.core.game.Game;
import sparrow.core.game.Player;
import sparrow.core.game.Seed;
import sparrow.core.table.Event;
import sparrow.core.tile.Seats;

class LaboratoryTest {
    private static final Laboratory LAB =
            Laboratory.of(SparrowCard.card(), AmericanBots.INTERMEDIATE, 5);

    private static List<LabGame> games(int count) {
        List<LabGame> games = new ArrayList<>();
        for (int number = 0; number < count; number++) {
            Seed whims = Seed.splitMix64(1_000 + number);
            Event.Started started = LAB.variant().first();
            Seats<Player> players =
                    Seats.each(
                            started.points().seats(),
                            seat -> LAB.bot().player(whims.hand(seat.ordinal())));
            Chance wall = Seed.splitMix64(LAB.seed()).hand(number);
            games.add(LAB.told(Game.play(LAB.variant(), started, wall, players)));
        }
        return games;
    }

    private static LabTally counted(List<LabGame> games) {
        LabTally tally = new LabTally(LAB.card());
        games.forEach(tally::add);
        return tally;
    }

    @Test
    void every_seat_aims_at_a_line_and_every_win_is_one() {
        LabTally tally = counted(games(40));
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
    void a_fair_line_brings_what_the_others_bring() {
        Line line = LAB.card().lines().getFirst();

        LineResult.Fair fair =
                new LineResult(line, 300, 30, 30L * line.points(), 50, 60, 4).fair().orElseThrow();

        assertThat(fair.points()).isCloseTo(40, within(1e-9));
        assertThat(fair.low()).isBetween(25.0, 32.0);
        assertThat(fair.high()).isBetween(50.0, 60.0);
    }

    @Test
    void a_handful_of_wins_gives_no_fair_points() {
        Line line = LAB.card().lines().getFirst();

        assertThat(new LineResult(line, 300, 29, 29L * line.points(), 50, 60, 4).fair()).isEmpty();
        assertThat(new LineResult(line, 300, 0, 0, 3, 60, 4).fair()).isEmpty();
        assertThat(new LineResult(line, 300, 10, 10, 3, 60, 4).timesMore()).hasValue(3);
        assertThat(new LineResult(line, 300, 0, 0, 3, 60, 4).timesMore()).isEmpty();
    }

    @Test
    void wins_that_pay_twice_without_jokers_count_twice() {
        Line line = LAB.card().lines().getFirst();
        long points = line.points();

        assertThat(
                        new LineResult(line, 300, 30, 60 * points, 50, 60, 4)
                                .fair()
                                .orElseThrow()
                                .points())
                .isCloseTo(20, within(1e-9));
    }

    @Test
    void orders_agree_from_one_down_to_minus_one() {
        assertThat(RankCorrelation.of(List.of(1.0, 2.0, 3.0), List.of(5.0, 6.0, 9.0)))
                .isCloseTo(1, within(1e-9));
        assertThat(RankCorrelation.of(List.of(1.0, 2.0, 3.0), List.of(9.0, 6.0, 5.0)))
                .isCloseTo(-1, within(1e-9));
        assertThat(RankCorrelation.of(List.of(1.0, 2.0, 3.0, 4.0), List.of(1.0, 1.0, 2.0, 2.0)))
                .isCloseTo(0.894, within(0.001));
    }

    @Test
    void a_win_without_jokers_is_worth_twice_the_points() {
        List<LabGame> games = games(30);
        List<Integer> factors =
                games.stream()
                        .flatMap(game -> game.won().stream())
                        .map(win -> win.value() / LAB.card().lines().get(win.line()).points())
                        .distinct()
                        .sorted()
                        .toList();

        assertThat(factors).containsExactly(1, 2);
    }

    @Test
    void what_is_counted_comes_from_the_games() {
        List<LabGame> games = games(6);
        LabTally tally = counted(games);
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
