package sparrow.core.tile;

import static org.assertj.core.api.Assertions.assertThat;
import static sparrow.core.tile.Meld.Manner.CLAIMED;
import static sparrow.core.tile.Meld.Manner.FACE_DOWN;
import static sparrow.core.tile.Meld.Manner.OWN;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class NotationTest {
    private static Hand compact(String text) {
        return Notation.COMPACT.read(text).orThrow();
    }

    private static Hand american(String text) {
        return Notation.AMERICAN.read(text).orThrow();
    }

    private static Hand unicode(String text) {
        return Notation.UNICODE.read(text).orThrow();
    }

    // Compact

    @Test
    void compact_notation_reads_suits_honors_and_red_fives() {
        assertThat(compact("123m456p789s11z").tiles())
                .containsExactly(
                        Tile.M1, Tile.M2, Tile.M3, Tile.P4, Tile.P5, Tile.P6, Tile.S7, Tile.S8,
                        Tile.S9, Tile.EAST, Tile.EAST);
        assertThat(compact("0m0p0s").tiles()).containsExactly(Tile.M0, Tile.P0, Tile.S0);
        assertThat(compact("1234567z").tiles())
                .containsExactly(
                        Tile.EAST,
                        Tile.SOUTH,
                        Tile.WEST,
                        Tile.NORTH,
                        Tile.WHITE,
                        Tile.GREEN,
                        Tile.RED);
    }

    @Test
    void compact_notation_reads_flowers_seasons_jokers_blanks_and_hidden_tiles() {
        assertThat(compact("12345678f").tiles())
                .containsExactly(
                        Tile.PLUM,
                        Tile.ORCHID,
                        Tile.CHRYSANTHEMUM,
                        Tile.BAMBOO,
                        Tile.SPRING,
                        Tile.SUMMER,
                        Tile.AUTUMN,
                        Tile.WINTER);
        assertThat(compact("12j??").tiles())
                .containsExactly(Tile.JOKER, Tile.BLANK, Tile.HIDDEN, Tile.HIDDEN);
    }

    @Test
    void loose_tiles_keep_the_order_they_were_written_in() {
        assertThat(compact("31m1s2m")).hasToString("31m1s2m");
        assertThat(american("3B 1B E 2B").tiles())
                .containsExactly(Tile.S3, Tile.S1, Tile.EAST, Tile.S2);
    }

    @ParameterizedTest
    @CsvSource({
        "[1111m], OWN, 0, 1111m",
        "(1111m), CLAIMED, 0, 1111m",
        "(111m), CLAIMED, 0, 111m",
        "(123m), CLAIMED, 0, 123m",
        "(111+1m), CLAIMED, 1, 1111m",
        "[111+11m], OWN, 2, 11111m",
        "{1111m}, FACE_DOWN, 0, 1111m",
        "{????}, FACE_DOWN, 0, ????",
        "[1f], OWN, 0, 1f",
        "(111m+1p), CLAIMED, 1, 111m1p"
    })
    void brackets_say_how_a_meld_was_made(
            String text, Meld.Manner manner, int added, String tiles) {
        Hand hand = compact(text);
        assertThat(hand.tiles()).isEmpty();
        assertThat(hand.melds()).containsExactly(Meld.grown(manner, Hand.of(tiles).tiles(), added));
        assertThat(hand).hasToString(text);
    }

    @Test
    void a_hand_may_have_melds_anywhere_among_its_tiles() {
        assertThat(compact("11z(123m)45p{1111s}6p"))
                .isEqualTo(
                        new Hand(
                                Hand.of("11z456p").tiles(),
                                List.of(
                                        Meld.of(CLAIMED, Hand.of("123m").tiles()),
                                        Meld.of(FACE_DOWN, Hand.of("1111s").tiles()))));
        assertThat(compact("[15f](550+5m)").melds())
                .containsExactly(
                        Meld.of(OWN, Hand.of("15f").tiles()),
                        Meld.grown(CLAIMED, Hand.of("5550m").tiles(), 1));
    }

    @Test
    void blanks_tabs_line_ends_and_commas_part_tiles() {
        assertThat(compact(" 12m,3p\t1z\r\n( 11m, 1m )")).hasToString("12m3p1z(111m)");
        assertThat(american("1B,2B\tN\n(3D 3D\t3D)")).hasToString("12s4z(333p)");
        assertThat(unicode("🀇 🀈\n🀙")).hasToString("12m1p");
    }

    @Test
    void nothing_is_an_empty_hand() {
        for (Notation notation : Notation.values()) {
            assertThat(notation.read("").orThrow()).isEqualTo(new Hand(List.of(), List.of()));
            assertThat(notation.read(" , ").orThrow().tiles()).isEmpty();
            assertThat(notation.write(Hand.of(""))).isEmpty();
        }
    }

    // American

    @Test
    void american_notation_reads_bams_craks_dots_winds_dragons_flowers_and_jokers() {
        assertThat(american("1B 2C 3D N E W S R G 0 F J").tiles())
                .containsExactly(
                        Tile.S1,
                        Tile.M2,
                        Tile.P3,
                        Tile.NORTH,
                        Tile.EAST,
                        Tile.WEST,
                        Tile.SOUTH,
                        Tile.RED,
                        Tile.GREEN,
                        Tile.WHITE,
                        Tile.PLUM,
                        Tile.JOKER);
        assertThat(american("NEWS")).isEqualTo(american("N E W S"));
        assertThat(american("222B 333C")).isEqualTo(american("2B 2B 2B 3C 3C 3C"));
        assertThat(american("(5D 5D J)").melds())
                .containsExactly(Meld.of(CLAIMED, Hand.of("55p1j").tiles()));
        assertThat(american("?").tiles()).containsExactly(Tile.HIDDEN);
    }

    /// The words and signs of the source documents, and what players write besides.
    @ParameterizedTest
    @CsvSource({
        "joker, 1j",
        "Joker, 1j",
        "JOKER, 1j",
        "J, 1j",
        "j, 1j",
        "blank, 2j",
        "Blank, 2j",
        "flower, 1f",
        "Flower, 1f",
        "F, 1f",
        "f, 1f",
        "f1, 1f",
        "F1, 1f",
        "F1B, 1f1s",
        "f2, 1f",
        "f3, 1f",
        "f4, 1f",
        "f5, 1f",
        "f6, 1f",
        "f7, 1f",
        "f8, 1f",
        "east, 1z",
        "south, 2z",
        "west, 3z",
        "north, 4z",
        "North, 4z",
        "NORTH, 4z",
        "E, 1z",
        "S, 2z",
        "W, 3z",
        "N, 4z",
        "e, 1z",
        "s, 2z",
        "w, 3z",
        "n, 4z",
        "white, 5z",
        "soap, 5z",
        "Soap, 5z",
        "0, 5z",
        "green, 6z",
        "red, 7z",
        "Red, 7z",
        "G, 6z",
        "R, 7z",
        "g, 6z",
        "r, 7z",
        "1B, 1s",
        "1b, 1s",
        "6C, 6m",
        "6c, 6m",
        "9D, 9p",
        "9d, 9p"
    })
    void american_words_and_signs_name_the_tile(String word, String compact) {
        assertThat(american(word)).hasToString(compact);
        assertThat(american(word + " " + word)).hasToString(Hand.of(compact + compact).toString());
    }

    @Test
    void hands_of_the_source_documents_are_read() {
        assertThat(american("6B 6B 6C 6C f1 2D 3D")).hasToString("66s66m1f23p");
        assertThat(american("1B, 2B, 3B, joker, north, south, 6C, 7C")).hasToString("123s1j42z67m");
    }

    @Test
    void american_notation_prints_what_it_reads() {
        assertThat(Notation.AMERICAN.write(Hand.of("1s2m3p4132z765z1f12j?")))
                .isEqualTo("1B 2C 3D N E W S R G 0 F J blank ?");
        assertThat(Notation.AMERICAN.write(Hand.of("1s(55p1j)(111+1z)")))
                .isEqualTo("1B (5D 5D J)(E E E + E)");
        assertThat(Notation.AMERICAN.write(Hand.of("(55p1j)"))).isEqualTo("(5D 5D J)");
        assertThat(Notation.AMERICAN.write(Tile.WHITE)).isEqualTo("0");
    }

    @Test
    void american_notation_tells_neither_red_fives_nor_flowers_apart() {
        assertThat(Notation.AMERICAN.write(Hand.of("0m5m"))).isEqualTo("5C 5C");
        assertThat(Notation.AMERICAN.write(Hand.of("12345678f"))).isEqualTo("F F F F F F F F");
    }

    // Unicode

    @Test
    void unicode_notation_reads_and_prints_the_mahjong_characters() {
        String all =
                "🀀🀁🀂🀃🀄🀅🀆🀇🀈🀉🀊🀋🀌🀍🀎🀏🀐🀑🀒🀓🀔🀕🀖🀗🀘🀙🀚🀛🀜🀝🀞🀟🀠🀡🀢🀣🀤🀥🀦🀧🀨🀩🀪🀫";
        assertThat(unicode(all)).hasToString("1234765z123456789m123456789s123456789p12435678f1j?");
        assertThat(Notation.UNICODE.write(unicode(all))).isEqualTo(all);
    }

    @Test
    void unicode_notation_marks_red_fives_and_draws_blanks() {
        assertThat(unicode("🀋*🀝*🀔*□")).hasToString("0m0p0s2j");
        assertThat(Notation.UNICODE.write(Hand.of("0m0p0s2j"))).isEqualTo("🀋*🀝*🀔*□");
        assertThat(Notation.UNICODE.write(Hand.of("11z(111+1m)"))).isEqualTo("🀀🀀(🀇🀇🀇+🀇)");
    }

    @Test
    void variation_selectors_change_the_picture_and_not_the_tile() {
        assertThat(unicode("🀄\uFE0F🀄\uFE0E🀋\uFE0E*")).hasToString("77z0m");
    }

    // All of them

    @ParameterizedTest
    @EnumSource(Tile.class)
    void every_tile_is_read_as_it_is_printed(Tile tile) {
        for (Notation notation : Notation.values()) {
            Tile expected = notation == Notation.AMERICAN ? americanFace(tile) : tile;
            assertThat(notation.readTiles(notation.write(tile)).orThrow())
                    .as("%s in %s", tile, notation)
                    .containsExactly(expected);
        }
    }

    private static Tile americanFace(Tile tile) {
        return tile.isFlower() ? Tile.FLOWER : tile.plain();
    }

    @ParameterizedTest
    @CsvSource({
        "123m0p, 123m0p",
        "1s, 1s",
        "?, ?",
        "1B, 1s",
        "0, 5z",
        "S, 2z",
        "f1, 1f",
        "1f, 1f",
        "1B (2B 2B 2B), 1s(222s)",
        "🀇🀇, 11m",
        "🀋*, 0m",
        "'', ''"
    })
    void any_notation_is_recognised(String text, String compact) {
        assertThat(Notation.readAny(text).orThrow()).hasToString(compact);
    }

    @Test
    void a_hand_known_to_be_right_is_read_from_compact_notation() {
        assertThat(Hand.of("11z(123m)").concealed()).isEqualTo(Tiles.of(Tile.EAST, Tile.EAST));
        assertThat(Notation.COMPACT.readTiles("12m").orThrow()).containsExactly(Tile.M1, Tile.M2);
        assertThat(Notation.COMPACT.write(List.of(Tile.M1, Tile.M2))).isEqualTo("12m");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {"F1|1f", "f8 N|1f4z", "F1B|1f1s", "F12B|1f12s", "102B|5z12s", "F 3D|1f3p"})
    void a_number_after_a_flower_is_its_own_or_the_next_tile(String text, String compact) {
        List<Tile> sorted = new ArrayList<>(Notation.AMERICAN.readTiles(text).orThrow());
        Collections.sort(sorted);
        List<Tile> wanted = new ArrayList<>(Notation.COMPACT.readTiles(compact).orThrow());
        Collections.sort(wanted);
        assertThat(Notation.AMERICAN.write(sorted)).isEqualTo(Notation.AMERICAN.write(wanted));
    }

    @Test
    void tiles_alone_are_read_in_any_notation_and_melds_are_not() {
        assertThat(Notation.readAnyTiles("123m", Notation.COMPACT).orThrow())
                .containsExactly(Tile.M1, Tile.M2, Tile.M3);
        assertThat(Notation.readAnyTiles("1C 2C", Notation.COMPACT).orThrow())
                .containsExactly(Tile.M1, Tile.M2);
        assertThat(Notation.readAnyTiles("123m", Notation.AMERICAN).orThrow())
                .containsExactly(Tile.M1, Tile.M2, Tile.M3);
        assertThat(Notation.readAnyTiles("9p(123m)", Notation.COMPACT))
                .isInstanceOf(Reading.Misread.class);
        assertThat(Notation.readAnyTiles("1m".repeat(100_000), Notation.COMPACT))
                .isInstanceOf(Reading.Misread.class);
    }
}
