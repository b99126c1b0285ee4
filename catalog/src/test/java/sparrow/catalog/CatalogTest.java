package sparrow.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import sparrow.core.game.Variant;
import sparrow.core.table.Rules;

class CatalogTest {
    @Test
    void games_presets_and_bots_have_names_of_their_own() {
        assertThat(Catalog.games()).extracting(Listing::name).doesNotHaveDuplicates();
        for (Listing game : Catalog.games()) {
            assertThat(game.presets()).extracting(Listing.Preset::name).doesNotHaveDuplicates();
            assertThat(game.bots()).extracting(bot -> bot.name()).doesNotHaveDuplicates();
            assertThat(game.bots()).extracting(bot -> bot.name()).startsWith("random");
        }
    }

    @Test
    void every_preset_is_a_game_one_can_open() {
        for (Listing game : Catalog.games()) {
            assertThat(game.presets()).isNotEmpty();
            for (Listing.Preset preset : game.presets()) {
                Variant variant = game.variant(preset.rules());
                assertThat(variant.name()).isEqualTo(game.name());
                assertThat(variant.rules()).isEqualTo(preset.rules());
                assertThat(Rules.of(game.options(), preset.rules().values()).orThrow())
                        .isEqualTo(preset.rules());
            }
        }
    }

    @Test
    void names_are_found_in_any_case() {
        assertThat(Catalog.game("RIICHI")).isPresent();
        assertThat(Catalog.game("chess")).isEmpty();
        Listing riichi = Catalog.game("riichi").orElseThrow();
        assertThat(riichi.bot("Beginner")).isPresent();
        assertThat(riichi.preset("MLeague")).isPresent();
        assertThat(riichi.bot("oracle")).isEmpty();
    }
}
