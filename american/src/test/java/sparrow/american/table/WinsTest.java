package sparrow.american.table;

import static org.assertj.core.api.Assertions.assertThat;
import static sparrow.american.table.Scenes.rules;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sparrow.american.card.Card;
import sparrow.american.card.Line;
import sparrow.american.card.Rack;
import sparrow.american.card.Variation;
import sparrow.american.card.Win;
import sparrow.american.card.reader.CardReader;
import sparrow.american.card.reader.SparrowCard;
import sparrow.core.game.Chance;
import sparrow.core.game.Seed;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;

/// R7 to R12: which fourteen tiles win, and as what.
class WinsTest {
    private static Optional<String> won(String concealed, String... exposed) {
        List<Meld> melds =
                List.of(exposed).stream()
                        .map(group -> Meld.of(Meld.Manner.CLAIMED, Scenes.tiles(group)))
                        .toList();
        return rules().inPlay
                .won(Tiles.of(Scenes.tiles(concealed)), melds)
                .map(Variation::line)
                .map(Line::id);
    }

    @ParameterizedTest
    @CsvSource({
        "r7 exactly a line of the card,            1111m2222p33s1111f, sets-1",
        "r7 in any suits,                          33m1111p2222s1111f, sets-1",
        "r7 but different ones,                    111122223m3s1111f, ''",
        "r7 thirteen tiles are too few,            1111m2222p3s1111f, ''",
        "r9 jokers stand for tiles of a pung,      1m111j2222p33s1111f, sets-1",
        "r9 also for all of them,                  1111j2222p33s1111f, sets-1",
        "r9 also for flowers,                      1111m2222p33s1f111j, sets-1",
        "r9 never in a pair,                       1111m2222p3s1111f1j, ''",
        "r9 nor in a line without jokers,          112233445566m7m1j, ''",
        "r10 two pairs are no kong,                11m11p11s22m22p2222s, ''",
        "r12 the better of two lines,              111m333m555m777m99m, closed-1"
    })
    void tiles_win_by_the_card(String rule, String tiles, String line) {
        assertThat(won(tiles).orElse("")).as(rule).isEqualTo(line);
    }

    @Test
    void r10_an_exposed_pung_is_never_part_of_a_kong() {
        assertThat(won("1m2222p33s1111f", "111m")).isEmpty();
        assertThat(won("2222p33s1111f", "1111m")).contains("sets-1");
    }

    @Test
    void r11_a_concealed_line_has_no_exposures() {
        assertThat(won("333m555m777m99m", "111m")).isEmpty();
        assertThat(won("111m333m555m777m99m")).contains("closed-1");
    }

    @Test
    void r12_of_several_lines_the_dearest_counts() {
        String card =
                """
                card "Two ways"
                section "Cheap"
                1: 1111a 2222a 3333a 44a X 25
                section "Dear"
                1: 1111a 2222a 3333a 44a C 35
                """;
        CardInPlay two = new CardInPlay(CardReader.read(card).orThrow());
        Tiles all = Tiles.of(Scenes.tiles("1111222233334m4m"));

        assertThat(two.won(all, List.of()).map(each -> each.line().points())).contains(35);
        assertThat(
                        two.won(
                                        all.without(Scenes.tiles("1111m")),
                                        List.of(
                                                Meld.of(
                                                        Meld.Manner.CLAIMED,
                                                        Scenes.tiles("1111m"))))
                                .map(each -> each.line().points()))
                .contains(25);
    }

    @Test
    void a_blank_completes_nothing() {
        assertThat(won("1111m2222p3s1111f2j")).isEmpty();
    }

    /// The table's own quick answer is the card's.
    @Test
    void the_table_and_the_card_agree_on_every_variation_and_its_neighbours() {
        Card card = SparrowCard.card();
        CardInPlay quick = new CardInPlay(card);
        long seed = Long.getLong("sparrow.seed", 12);
        Chance chance = Seed.splitMix64(seed).hand(0);
        for (Variation variation : card.variations()) {
            Tiles tiles = Tiles.of(variation.tiles());
            List<Tile> held = tiles.list();
            Tile gone = held.get(chance.below(held.size()));
            Tile come = Tile.ofKind(chance.below(Tile.KINDS + 1));
            for (Tiles hand :
                    List.of(
                            tiles,
                            tiles.without(gone).with(Tile.JOKER),
                            tiles.without(gone).with(come))) {
                assertThat(quick.won(hand, List.of()).map(Variation::index))
                        .as("%s, seed %d", hand, seed)
                        .isEqualTo(
                                card.wins(Rack.of(hand)).stream()
                                        .findFirst()
                                        .map(Win::variation)
                                        .map(Variation::index));
            }
        }
    }
}
