package sparrow.riichi.advice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static sparrow.riichi.advice.Positions.position;
import static sparrow.riichi.advice.Positions.tiles;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sparrow.core.tile.Hand;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;

class DangerTest {
    private static final String HAND = "2567m1489p258s146z";

    private static Danger danger(String discards, String others) {
        Tiles seen = Tiles.of(tiles(discards)).with(tiles(others));
        Position position = position(HAND).seen(seen);
        return Danger.of(Threat.riichi(tiles(discards), Tiles.EMPTY), position.unseen());
    }

    private static Danger.Risk risk(Danger danger, String tile) {
        return danger.risk(tiles(tile).getFirst());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "4m19s     |        | 4m | GENBUTSU   | discarded by them",
                "4m19s     |        | 1m | SUJI       | suji of 4m",
                "4m19s     |        | 7m | SUJI       | suji of 4m",
                "1p7p      |        | 4p | SUJI       | suji of 1p, suji of 7p",
                "1p        |        | 4p | HALF_SUJI  | suji of 1p",
                "1p        |        | 8p | NOTHING    | ''",
                "1m        | 7777s  | 8s | NO_CHANCE  | no 7s left",
                "1m        | 777s   | 8s | ONE_CHANCE | one 7s left",
                "1m        | 333777s| 5s | ONE_CHANCE | 'one 3s left, one 7s left'",
                "1m        | 333s   | 5s | NOTHING    | one 3s left",
                "1m        | 3333s  | 5s | HALF_SUJI  | no 3s left",
                "1m        | 44z    | 4z | HONOR      | one unseen",
                "1m        | 444z   | 4z | DEAD_HONOR | no unseen"
            })
    void tiles_are_called_as_players_call_them(
            String discards, String others, String tile, Safety safety, String reasons) {
        Danger.Risk risk = risk(danger(discards, others == null ? "" : others), tile);
        assertThat(risk.safety()).isEqualTo(safety);
        assertThat(String.join(", ", risk.reasons())).isEqualTo(reasons);
    }

    @Test
    void what_was_passed_is_as_safe_as_what_was_discarded() {
        Threat threat = Threat.riichi(tiles("1z"), Tiles.of(Tile.P4));
        Danger danger = Danger.of(threat, position(HAND).unseen());
        assertThat(risk(danger, "4p").safety()).isEqualTo(Safety.GENBUTSU);
        assertThat(risk(danger, "4p").reasons()).containsExactly("passed since the riichi");
        assertThat(danger.chance(Tile.P4)).isZero();
        assertThat(risk(danger, "1p").safety()).isEqualTo(Safety.SUJI);
    }

    @Test
    void safe_tiles_have_no_chance_and_all_others_some() {
        Danger danger = danger("4m19s", "44z");
        assertThat(danger.chance(Tile.M4)).isZero();
        assertThat(danger.chance(Tile.NORTH)).isPositive();
        assertThat(danger("1m", "444z").chance(Tile.NORTH)).isZero();
    }

    @Test
    void the_order_is_that_of_experience() {
        Danger danger = danger("1p7p4m", "");
        assertThat(danger.chance(Tile.P4)).isLessThan(danger.chance(Tile.P9));
        assertThat(danger.chance(Tile.M1)).isLessThan(danger.chance(Tile.M2));
        assertThat(danger.chance(Tile.M2)).isLessThan(danger.chance(Tile.M5));
        assertThat(danger.chance(Tile.EAST)).isLessThan(danger.chance(Tile.S8));
        assertThat(danger.chance(Tile.S8)).isLessThan(danger.chance(Tile.S5));
    }

    @Test
    void with_nothing_seen_the_shares_are_those_stated() {
        int[] all = new int[Tile.KINDS];
        Arrays.fill(all, 4);
        Danger danger = Danger.of(Threat.riichi(List.of(), Tiles.EMPTY), all, Calibration.NONE);
        // Two-sided waits: 18 shapes; 5s is waited for by two of them, 34s and 67s.
        double twoSided = 0.61 * 2 / 18;
        double closed = 0.17 / 21;
        double dual = 0.10 * 2 / 34;
        double single = 0.08 / 34;
        assertThat(danger.chance(Tile.S5))
                .isCloseTo(twoSided + closed + dual + single, within(1e-12));
        assertThat(danger.chance(Tile.EAST)).isCloseTo(dual + single, within(1e-12));
    }

    @Test
    void shares_sum_to_the_waits_of_a_hand_and_chances_are_chances() {
        Random random = new Random(3);
        for (int i = 0; i < 200; i++) {
            Position position = Positions.dealt(14, 40, random);
            Threat threat = Threat.riichi(position.seen().list().subList(0, 12), Tiles.EMPTY);
            Danger shares = Danger.of(threat, position.unseen(), Calibration.NONE);
            Danger danger = Danger.of(threat, position.unseen());
            double sum = 0;
            for (int kind = 0; kind < Tile.KINDS; kind++) {
                Tile tile = Tile.ofKind(kind);
                sum += shares.chance(tile);
                assertThat(danger.chance(tile)).isBetween(0.0, 1.0);
                assertThat(danger.chance(tile) > 0).isEqualTo(shares.chance(tile) > 0);
            }
            assertThat(sum).isBetween(1.0, 2.0);
        }
    }

    /// In recorded games tiles that look safe are waited for more often than shapes alone tell.
    @ParameterizedTest
    @CsvSource({"4m19s, '', 1m", "1m, 777s, 8s", "1m, 7777s, 9s", "1m, '', 4z"})
    void tiles_that_look_safe_are_told_more_dangerous_than_their_share_of_shapes(
            String discards, String others, String tile) {
        Threat threat = Threat.riichi(tiles(discards), Tiles.EMPTY);
        int[] unseen = position(HAND).seen(Tiles.of(tiles(discards)).with(tiles(others))).unseen();
        Tile held = tiles(tile).getFirst();
        double share = Danger.of(threat, unseen, Calibration.NONE).chance(held);
        assertThat(Danger.of(threat, unseen).chance(held)).isGreaterThan(1.3 * share);
    }

    @Test
    void the_shares_are_those_of_every_shape_taken_one_by_one() {
        Random random = new Random(5);
        for (int i = 0; i < 100; i++) {
            Position position = Positions.dealt(14, 20 + i / 2, random);
            Threat threat =
                    Threat.riichi(
                            position.seen().list().subList(0, 9), Tiles.of(Tile.M4, Tile.RED));
            int[] unseen = position.unseen();
            double[] one = WaitShape.shares(threat, unseen);
            Danger danger = Danger.of(threat, unseen, Calibration.NONE);
            for (int kind = 0; kind < Tile.KINDS; kind++) {
                assertThat(danger.chance(Tile.ofKind(kind))).isCloseTo(one[kind], within(1e-12));
            }
        }
    }

    @Test
    void an_open_hand_is_as_dangerous_as_it_is_likely_to_be_ready() {
        Threat open = Threat.open(Tile.WEST, tiles("1z9m2p9s"), Hand.of("(567p)(555z)").melds(), 1);
        assertThat(open.title()).isEqualTo("the open hand of West");
        assertThat(open.ready()).isCloseTo(0.18, within(1e-12));
        assertThat(open.cost()).isCloseTo(2_200 * 1.8, within(1e-9));
        Danger danger = Danger.of(open, position(HAND).unseen());
        assertThat(danger.risk(Tile.M5).dealsIn())
                .isCloseTo(0.18 * danger.chance(Tile.M5), within(1e-12));
        assertThat(danger.chance(Tile.P2)).isZero();
        assertThat(Threat.isOpen(4, open.melds())).isTrue();
        assertThat(Threat.isOpen(4, Hand.of("(567p)").melds())).isFalse();
    }

    @Test
    void two_riichi_are_more_dangerous_than_one() {
        Threat one = Threat.riichi(tiles("1p7p4m"), Tiles.EMPTY);
        Threat other = Threat.riichi(tiles("9s"), Tiles.EMPTY);
        Position position = position(HAND + "5z").threats(List.of(one, other));
        for (Outlook outlook : Outlook.of(position, Optional.empty())) {
            double first = outlook.risks().getFirst().chance();
            double second = outlook.risks().getLast().chance();
            assertThat(outlook.danger()).isCloseTo(first + second - first * second, within(1e-12));
        }
    }

    @Test
    void a_hand_with_nothing_to_discard_risks_nothing() {
        List<Outlook> outlooks =
                Outlook.of(
                        position("123m456p789s2255z")
                                .threats(List.of(Threat.riichi(List.of(), Tiles.EMPTY))),
                        Optional.of(TurnsAhead.own(3)));
        assertThat(outlooks).hasSize(1);
        assertThat(outlooks.getFirst().discard()).isEmpty();
        assertThat(outlooks.getFirst().danger()).isZero();
        assertThat(outlooks.getFirst().odds()).isPresent();
    }
}
