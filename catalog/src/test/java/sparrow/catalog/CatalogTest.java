package sparrow.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sparrow.core.game.Game;
import sparrow.core.game.Level;
import sparrow.core.game.Seed;
import sparrow.core.game.Variant;
import sparrow.core.table.RuleSet;
import sparrow.core.table.Rules;
import sparrow.core.table.Table;
import sparrow.core.tile.Seats;
import sparrow.desk.Mahjong;

/// Every game in the catalog can be played under each of its presets by each of its bots.
class CatalogTest {
    static Stream<Mahjong> games() {
        return Catalog.games().stream();
    }

    @ParameterizedTest
    @MethodSource("games")
    void every_bot_plays_a_hand_under_every_preset(Mahjong game) {
        for (RuleSet preset : game.presets()) {
            Variant variant = game.variant(preset.rules());
            for (Level bot : game.levels()) {
                Table table =
                        Game.play(
                                variant,
                                variant.first(),
                                Seed.splitMix64(3).hand(1),
                                Seats.each(
                                        variant.first().points().seats(),
                                        seat ->
                                                bot.player(
                                                        Seed.splitMix64(seat.ordinal()).hand(1))));
                assertThat(table.isOver()).as("%s, %s", preset.key(), bot.name()).isTrue();
            }
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void games_presets_and_bots_are_found_by_name(Mahjong game) {
        assertThat(Catalog.game(game.name())).contains(game);
        for (RuleSet preset : game.presets()) {
            assertThat(game.preset(preset.key())).contains(preset);
            assertThat(Rules.of(game.options(), preset.rules().values()).orThrow())
                    .isEqualTo(preset.rules());
        }
        for (Level bot : game.levels()) {
            assertThat(game.level(bot.name())).contains(bot);
        }
    }

    @Test
    void names_differ_and_are_found_in_any_case() {
        assertThat(Catalog.games()).extracting(Mahjong::name).doesNotHaveDuplicates();
        assertThat(Catalog.game("RIICHI")).isPresent();
        assertThat(Catalog.game("chess")).isEmpty();
        Mahjong riichi = Catalog.game("riichi").orElseThrow();
        assertThat(riichi.levels()).extracting(Level::name).doesNotHaveDuplicates();
        assertThat(riichi.level("Beginner")).isPresent();
        assertThat(riichi.preset("MLeague")).isPresent();
        assertThat(riichi.level("oracle")).isEmpty();
    }
}
