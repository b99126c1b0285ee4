package sparrow.core.tile;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/// What is said of tiles that cannot be, the same in every game.
class TileSentenceTest {
    @Test
    void a_misreading_names_the_field_and_counts_characters_from_one() {
        assertThat(TileSentence.misread("", "12x", new Reading.Misread<>(2, "x is no suit")))
                .isEqualTo("character 3: x is no suit.");
        assertThat(TileSentence.misread("visible", "", new Reading.Misread<>(5, "it ends")))
                .isEqualTo("visible, character 1: it ends.");
    }

    @Test
    void a_picture_of_a_tile_is_one_character() {
        String text = "\uD83C\uDC07\uD83C\uDC07x";
        assertThat(TileSentence.misread("", text, new Reading.Misread<>(4, "no tile")))
                .isEqualTo("character 3: no tile.");
    }

    @Test
    void there_are_only_so_many_of_a_tile() {
        assertThat(TileSentence.tooMany(5, "1m", 4))
                .isEqualTo("there are 5 of 1m, but a set has only 4.");
        assertThat(TileSentence.redFives(2, Tile.M0, 1))
                .isEqualTo(
                        "there are 2 red fives, 0m, but these rules have only 1; write 5m for a"
                                + " plain one.");
    }

    @Test
    void not_every_game_has_every_tile() {
        assertThat(TileSentence.foreign("Wren", Tile.JOKER)).isEqualTo("Wren has no joker.");
        assertThat(TileSentence.threePlayers(Tile.M5))
                .isEqualTo("three players have no 5m: 2m to 8m are left out.");
    }

    @Test
    void a_hand_has_its_size() {
        assertThat(TileSentence.size(1, "", 13))
                .isEqualTo("the hand has 1 tile; it needs 13, or 14 with the tile just drawn.");
        assertThat(TileSentence.size(12, "three for a kong", 13))
                .isEqualTo(
                        "the hand has 12 tiles, three for a kong; it needs 13, or 14 with the tile"
                                + " just drawn.");
        assertThat(TileSentence.none())
                .isEqualTo("there are no tiles; write some, such as 123m456p.");
    }

    @Test
    void one_tile_or_sets_belong_in_some_places() {
        assertThat(TileSentence.one("", "12m"))
                .isEqualTo("one tile belongs here, such as 5p, not '12m'.");
        assertThat(TileSentence.one("win", ""))
                .isEqualTo("win, one tile belongs here, such as 5p, not ''.");
        assertThat(TileSentence.bare("melds"))
                .isEqualTo("melds, sets stand in brackets, such as (123m) or [1111z].");
    }

    @Test
    void only_kongs_are_laid_from_the_own_hand() {
        assertThat(TileSentence.unclaimed(Hand.of("[123m]").melds().getFirst(), "a chow"))
                .isEqualTo(
                        "[123m] is a chow that nobody gave a tile for; only kongs are laid from"
                                + " your own hand, and a claimed set is written (123m)");
    }
}
