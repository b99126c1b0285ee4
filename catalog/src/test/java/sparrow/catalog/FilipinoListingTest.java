package sparrow.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import sparrow.core.game.Game;
import sparrow.core.game.Seed;
import sparrow.core.game.Variant;
import sparrow.core.tile.Seats;
import sparrow.strategy.Bot;

class FilipinoListingTest {
    private final Listing filipino = Catalog.game("Filipino").orElseThrow();

    @Test
    void the_game_has_its_presets_and_bots() {
        assertThat(filipino.presets())
                .extracting(Listing.Preset::name)
                .containsExactly("standard", "manila", "visayan");
        assertThat(filipino.bots())
                .extracting(Bot::name)
                .containsExactly("random", "wandering", "beginner", "intermediate");
    }

    @Test
    void every_bot_plays_every_preset_to_the_end() {
        for (Listing.Preset preset : filipino.presets()) {
            Variant variant = filipino.variant(preset.rules());
            for (Bot bot : filipino.bots()) {
                var table =
                        Game.play(
                                variant,
                                variant.first(),
                                Seed.splitMix64(3).hand(0),
                                Seats.first(
                                        4,
                                        seat ->
                                                bot.player(
                                                        Seed.splitMix64(4).hand(seat.ordinal()))));
                assertThat(table.isOver()).as("%s, %s", preset.name(), bot.name()).isTrue();
            }
        }
    }
}
