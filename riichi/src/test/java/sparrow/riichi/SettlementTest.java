package sparrow.riichi;

import static org.assertj.core.api.Assertions.assertThat;
import static sparrow.riichi.Wins.ron;
import static sparrow.riichi.Wins.score;
import static sparrow.riichi.Wins.tsumo;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sparrow.core.tile.Hand;
import sparrow.core.tile.Tile;

/// Who pays what, liability included.
class SettlementTest {
    private static final String DRAGONS = "234m66s(555z)(666z)(777z)";
    private static final String DRAGONS_OF_DOTS = "234p66s(555z)(666z)(777z)";
    private static final String HONORS = "11z222z(555z)(666z)(777z)";

    @Test
    void a_ron_is_paid_by_the_discarder_with_honba_and_sticks() {
        Win win = ron("234567m34588p(678s)", "2m").from(Tile.WEST).honba(2).sticks(1);
        assertThat(score(win).deltas()).containsExactly(0L, 2_600L, -1_600L, 0L);
        assertThat(score(win).total()).isEqualTo(2_600);
    }

    @Test
    void who_is_liable_pays_a_self_draw_alone() {
        Win win = tsumo(DRAGONS, "2m").seat(Tile.EAST).liable(Tile.WEST).honba(1);
        assertThat(score(win).deltas()).containsExactly(48_300L, 0L, -48_300L, 0L);
    }

    @Test
    void who_is_liable_shares_a_ron_with_the_discarder() {
        Win win = ron(DRAGONS, "2m").liable(Tile.WEST).from(Tile.EAST).honba(1);
        assertThat(score(win).deltas()).containsExactly(-16_000L, 32_300L, -16_300L, 0L);
        assertThat(score(win, "pao_honba=discarder").deltas())
                .containsExactly(-16_300L, 32_300L, -16_000L, 0L);
    }

    @Test
    void liability_is_for_the_whole_hand_or_the_part_fed() {
        Win win = tsumo(HONORS, "1z").liable(Tile.NORTH);
        assertThat(score(win).deltas()).containsExactly(0L, 64_000L, 0L, -64_000L);
        assertThat(score(win, "pao_amount=part").deltas())
                .containsExactly(-16_000L, 64_000L, -8_000L, -40_000L);
    }

    /// Whoever wins, is liable and deals in, with every rule about it.
    @ParameterizedTest
    @ValueSource(
            strings = {
                "preset=tenhou",
                "preset=tenhou pao_amount=part",
                "preset=tenhou pao_honba=discarder",
                "preset=majsoul",
                "preset=wrc",
                "preset=tenhou3",
                "preset=majsoul3",
                "preset=tenhou3 sanma_tsumo=split pao_amount=part",
                "preset=tenhou3 sanma_tsumo=full pao_amount=part"
            })
    void payments_say_what_deltas_say(String changes) {
        RiichiRules rules = Wins.rules(changes);
        for (String hand : List.of(DRAGONS_OF_DOTS, HONORS)) {
            for (int winner = 0; winner < rules.players(); winner++) {
                for (int liable = 0; liable < rules.players(); liable++) {
                    for (int from = 0; from < rules.players(); from++) {
                        if (winner != liable) {
                            agree(rules, hand, winner, liable, from);
                        }
                    }
                }
            }
        }
    }

    /// A winner who deals in is one who draws the tile.
    private static void agree(RiichiRules rules, String hand, int winner, int liable, int from) {
        Hand tiles = Hand.of(hand);
        Win ron = Win.ron(tiles, tiles.tiles().getFirst());
        Win win = ron.seat(wind(winner)).round(Tile.EAST).liable(wind(liable)).honba(2);
        win = winner == from ? win.with(Circumstance.TSUMO) : win.from(wind(from));
        Score score = rules.score(win).orThrow();
        for (int seat = 0; seat < rules.players(); seat++) {
            if (seat != winner) {
                assertThat(paid(score.payments(), seat, liable, from))
                        .as("%s, seat %d of %s", win, seat, score.deltas())
                        .isEqualTo(-score.deltas().get(seat));
            }
        }
    }

    private static Tile wind(int seat) {
        return Tile.ofKind(Tile.EAST.kind() + seat);
    }

    private static long paid(Payments payments, int seat, int liable, int from) {
        return switch (payments) {
            case Payments.Liable(long amount, Payments.Usual _) when seat == liable -> amount;
            case Payments.Liable(long _, Payments.Usual rest) -> paid(rest, seat, liable, from);
            case Payments.Discarder(long amount) -> seat == from ? amount : 0;
            case Payments.Each(long amount) -> amount;
            case Payments.DealerAndOthers(long dealer, long others) -> seat == 0 ? dealer : others;
        };
    }

    @Test
    void nobody_is_liable_for_an_ordinary_hand() {
        Win win = ron("234567m34588p(678s)", "2m").from(Tile.WEST).liable(Tile.NORTH);
        assertThat(score(win).deltas()).containsExactly(0L, 1_000L, -1_000L, 0L);
    }

    @Test
    void nagashi_is_paid_as_a_mangan_by_self_draw() {
        Win win = Win.nagashi(sparrow.core.tile.Hand.of("234456m66p13579s")).seat(Tile.EAST);
        assertThat(score(win).deltas()).containsExactly(12_000L, -4_000L, -4_000L, -4_000L);
    }

    @Test
    void limits_follow_the_rules() {
        Win win = ron("111m222333p(444s)66z", "3p").otherDora(9);
        assertThat(score(win).points()).isEqualTo(24_000);
        assertThat(score(win.otherDora(11)).points()).isEqualTo(32_000);
        assertThat(score(win.otherDora(11), "kazoe=sanbaiman").points()).isEqualTo(24_000);
        assertThat(score(win.otherDora(24), "kazoe=multiple").points()).isEqualTo(64_000);
        Win small =
                tsumo("123m456p345789s44z", "3m")
                        .with(Circumstance.RIICHI)
                        .otherDora(2)
                        .seat(Tile.SOUTH);
        assertThat(score(small).points()).isEqualTo(7_900);
        assertThat(score(small, "kiriage_mangan=yes").points()).isEqualTo(8_000);
    }

    @Test
    void yakuman_add_up_as_far_as_the_house_lets_them() {
        Win win = tsumo("22333555666777z", "2z");
        assertThat(score(win).points()).isEqualTo(96_000);
        assertThat(score(win, "multiple_yakuman=no").points()).isEqualTo(32_000);
        assertThat(score(win, "yakuman_cap=2").points()).isEqualTo(64_000);
        assertThat(score(win, "double_yakuman=yes").points()).isEqualTo(128_000);
    }
}
