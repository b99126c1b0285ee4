package sparrow.riichi.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import sparrow.core.game.Action;
import sparrow.core.game.Advice;
import sparrow.core.game.Advisor;
import sparrow.core.game.Choice;
import sparrow.core.game.Level;
import sparrow.core.game.Match;
import sparrow.core.game.Player;
import sparrow.core.game.Seed;
import sparrow.core.tile.Seats;
import sparrow.riichi.Preset;
import sparrow.riichi.table.RiichiVariant;

/// What holds for every bot, whatever it thinks.
class RiichiBotsTest {
    private static final long SEED = Long.getLong("sparrow.seed", 20_261_116);

    /// Plays a match of the bot against itself and tells every decision.
    private static void play(RiichiVariant variant, Level bot, Watcher watcher) {
        int seats = variant.first().points().size();
        Match.play(
                variant,
                Seed.splitMix64(SEED),
                hand ->
                        Seats.first(
                                seats,
                                seat -> {
                                    Seed own = Seed.splitMix64(SEED + 1 + seat.ordinal());
                                    return watched(bot.advisor(own.hand(hand)), watcher);
                                }),
                _ -> {});
    }

    private interface Watcher {
        void see(Choice choice, Advice advice, Action chosen);
    }

    private static Player watched(Advisor advisor, Watcher watcher) {
        Player player = advisor.player();
        return (view, choice) -> {
            Action chosen = player.choose(view, choice);
            watcher.see(choice, advisor.advise(view, choice), chosen);
            return chosen;
        };
    }

    @ParameterizedTest
    @EnumSource(
            value = Preset.class,
            names = {"TENHOU", "TENHOU3", "MLEAGUE", "JPML_A"})
    void a_bot_plays_its_own_first_advice_and_has_reasons_for_all_of_it(Preset preset) {
        for (Level bot : List.of(RiichiBots.BEGINNER, RiichiBots.INTERMEDIATE)) {
            play(
                    RiichiVariant.of(preset),
                    bot,
                    (choice, advice, chosen) -> {
                        assertThat(chosen).as("seed %d", SEED).isEqualTo(advice.best());
                        assertThat(((Choice.OneOf) choice).actions())
                                .hasSameElementsAs(
                                        advice.ranking().stream()
                                                .map(Advice.Ranked::action)
                                                .toList());
                        assertThat(advice.ranking())
                                .allSatisfy(each -> assertThat(each.reasons()).isNotEmpty());
                    });
        }
    }

    @Test
    void everything_a_bot_does_happens_again() {
        List<String> first = new ArrayList<>();
        List<String> second = new ArrayList<>();
        for (List<String> log : List.of(first, second)) {
            for (Level bot : RiichiBots.all()) {
                Advisor advisor = bot.advisor(Seed.splitMix64(3).hand(0));
                Match.play(
                        Advised.TENHOU,
                        Seed.splitMix64(5),
                        Seats.first(4, _ -> advisor.player()),
                        table -> log.add(table.toString()));
            }
        }
        assertThat(first).isNotEmpty().isEqualTo(second);
    }
}
