package sparrow.core.tile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// The packed multiset against a plain map that does the same: the packing must not show.
class TilesTest {
    private static final long SEED = Long.getLong("sparrow.seed", 34);
    private static final int STEPS =
            Math.min(20_000, 100 * Integer.getInteger("sparrow.hands", 1_000));

    private final SplittableRandom random = new SplittableRandom(SEED);

    @Test
    void the_packed_multiset_does_what_a_map_of_counts_does() {
        Tiles tiles = Tiles.EMPTY;
        Map<Tile, Integer> model = new EnumMap<>(Tile.class);
        for (int step = 0; step < STEPS; step++) {
            Tile tile = anyTile();
            int count = model.getOrDefault(tile, 0);
            if (random.nextInt(100) < 45) {
                if (count > 0) {
                    tiles = tiles.without(tile);
                    model.merge(tile, -1, Integer::sum);
                }
            } else if (count < Tiles.MOST) {
                tiles = random.nextBoolean() ? tiles.with(tile) : tiles.with(List.of(tile));
                model.merge(tile, 1, Integer::sum);
            }
            if (random.nextInt(200) == 0) {
                tiles = Tiles.EMPTY;
                model.clear();
            }
            same(tiles, model, step);
        }
    }

    private static void same(Tiles tiles, Map<Tile, Integer> model, int step) {
        List<Tile> list = new ArrayList<>();
        List<Tile> faces = new ArrayList<>();
        int[] kinds = new int[Tile.KINDS];
        for (Tile face : Tile.faces()) {
            int count = model.getOrDefault(face, 0);
            for (int copy = 0; copy < count; copy++) {
                list.add(face);
            }
            if (count > 0) {
                faces.add(face);
            }
            if (face.kind() < Tile.KINDS) {
                kinds[face.kind()] += count;
            }
            if (tiles.count(face) != count || tiles.contains(face) != (count > 0)) {
                throw new AssertionError(
                        at(step) + ": " + tiles.count(face) + " of " + face + ", not " + count);
            }
        }
        assertThat(tiles.list()).as(at(step)).isEqualTo(list);
        assertThat(tiles.faces()).as(at(step)).isEqualTo(faces);
        assertThat(tiles.faceBits())
                .as(at(step))
                .isEqualTo(faces.stream().mapToLong(face -> 1L << face.ordinal()).sum());
        assertThat(tiles.kinds()).as(at(step)).isEqualTo(kinds);
        List<Tile> plain =
                list.stream().filter(t -> t.kind() < Tile.KINDS).map(Tile::plain).toList();
        if (Arrays.stream(kinds).allMatch(count -> count <= Tiles.MOST)) {
            assertThat(Tiles.ofKinds(kinds)).as(at(step)).isEqualTo(Tiles.of(plain));
            sameRanks(tiles, kinds, step);
        }
        assertThat(tiles.size()).as(at(step)).isEqualTo(list.size());
        assertThat(tiles.isEmpty()).as(at(step)).isEqualTo(list.isEmpty());
        assertThat(tiles).as(at(step)).isEqualTo(Tiles.of(list)).hasSameHashCodeAs(Tiles.of(list));
    }

    private static void sameRanks(Tiles tiles, int[] kinds, int step) {
        for (Tile tile : Tile.faces().subList(0, Tile.RED.ordinal() + 1)) {
            int first = tile.isNumbered() ? Tile.of(tile.suit(), 1).kind() : Tile.EAST.kind();
            long ranks = tiles.ranks(tile.suit());
            int counted = (int) (ranks >>> (4 * (tile.kind() - first))) & Tiles.MOST;
            assertThat(counted).as("%s: %s", at(step), tile).isEqualTo(kinds[tile.kind()]);
            assertThat(tiles.countKind(tile)).as("%s: %s", at(step), tile).isEqualTo(counted);
        }
    }

    private static String at(int step) {
        return "seed " + SEED + ", step " + step;
    }

    @Test
    void sums_differences_and_inclusion_are_those_of_multisets() {
        for (int round = 0; round < STEPS / 4; round++) {
            Tiles some = someTiles();
            Tiles others = someTiles();
            boolean included =
                    Tile.faces().stream().allMatch(face -> some.count(face) >= others.count(face));
            assertThat(some.containsAll(others)).as(at(round)).isEqualTo(included);
            assertThat(some.plus(others).containsAll(others)).as(at(round)).isTrue();
            assertThat(some.plus(others)).as(at(round)).isEqualTo(others.plus(some));
            assertThat(some.plus(others).minus(others)).as(at(round)).isEqualTo(some);
            assertThat(some.plus(others).without(others.list())).as(at(round)).isEqualTo(some);
            assertThat(some.with(others.list())).as(at(round)).isEqualTo(some.plus(others));
            assertThat(some.equals(others))
                    .as(at(round))
                    .isEqualTo(some.list().equals(others.list()));
            if (!included) {
                assertThatIllegalArgumentException()
                        .as(at(round))
                        .isThrownBy(() -> some.minus(others))
                        .withMessage(some + " does not hold " + others);
            }
        }
    }

    /// Up to seven of a few faces, so that two such multisets never overflow together and often
    /// include each other.
    private Tiles someTiles() {
        Tiles tiles = Tiles.EMPTY;
        int faces = random.nextInt(6);
        for (int i = 0; i < faces; i++) {
            Tile tile = anyTile();
            tiles = tiles.with(tile, random.nextInt(8 - Math.min(7, tiles.count(tile))));
        }
        return tiles;
    }

    private Tile anyTile() {
        return Tile.faces().get(random.nextInt(Tile.faces().size()));
    }

    @ParameterizedTest
    @EnumSource(Tile.class)
    void fifteen_of_a_face_fit_beside_fifteen_of_every_other(Tile tile) {
        Tiles full = Tiles.EMPTY;
        for (Tile face : Tile.faces()) {
            full = full.with(face, Tiles.MOST);
        }
        assertThat(full.size()).isEqualTo(Tiles.MOST * Tile.faces().size());
        Tiles fewer = full.with(tile, -Tiles.MOST);
        assertThat(fewer.count(tile)).isZero();
        assertThat(fewer.size()).isEqualTo(full.size() - Tiles.MOST);
        assertThat(full.containsAll(fewer)).isTrue();
        assertThat(fewer.containsAll(full)).isFalse();
        assertThat(full.minus(fewer)).isEqualTo(Tiles.EMPTY.with(tile, Tiles.MOST));
    }

    @Test
    void a_sixteenth_equal_face_is_refused() {
        Tiles full = Tiles.EMPTY.with(Tile.M1, Tiles.MOST);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> full.with(Tile.M1))
                .withMessage("a multiset cannot hold 16 of 1m");
        assertThatIllegalArgumentException().isThrownBy(() -> full.plus(Tiles.of(Tile.M1)));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> full.with(Tile.M1, Integer.MAX_VALUE));
    }

    @Test
    void hidden_tiles_and_blanks_have_no_such_bound() {
        assertThat(Tiles.hidden(144).with(Tile.HIDDEN).size()).isEqualTo(145);
        assertThat(Tiles.EMPTY.with(Tile.BLANK, 40).count(Tile.BLANK)).isEqualTo(40);
    }

    @ParameterizedTest
    @EnumSource(Tile.class)
    void a_tile_that_is_not_there_cannot_be_taken_away(Tile tile) {
        assertThatIllegalArgumentException().isThrownBy(() -> Tiles.EMPTY.without(tile));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Tiles.of(tile).without(List.of(tile, tile)));
    }

    @Test
    void red_fives_count_as_fives_of_their_kind() {
        Tiles tiles = Hand.of("4550m0p5s").concealed();
        assertThat(tiles.countKind(Tile.M5)).isEqualTo(3);
        assertThat(tiles.countKind(Tile.M0)).isEqualTo(3);
        assertThat(tiles.countKind(Tile.P5)).isEqualTo(1);
        assertThat(tiles.countKind(Tile.S0)).isEqualTo(1);
        assertThat(tiles.countKind(Tile.M4)).isEqualTo(1);
        assertThat(tiles.count(Tile.M5)).isEqualTo(2);
        assertThat(tiles.kinds()[Tile.M5.kind()]).isEqualTo(3);
    }

    @Test
    void counts_of_kinds_that_cannot_be_held_are_refused() {
        int[] kinds = new int[Tile.KINDS];
        kinds[Tile.S9.kind()] = 16;
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Tiles.ofKinds(kinds))
                .withMessageContaining("16");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Tiles.ofKinds(new int[9]))
                .withMessageContaining("34");
    }

    @Test
    void tiles_print_sorted_in_compact_notation() {
        assertThat(Tiles.of(Tile.EAST, Tile.M1, Tile.M0, Tile.EAST, Tile.JOKER))
                .hasToString("10m11z1j");
        assertThat(Tiles.EMPTY).hasToString("");
    }

    @Test
    void more_tiles_at_once_are_the_same_as_one_by_one() {
        List<Tile> more = List.of(Tile.M0, Tile.M5, Tile.M5, Tile.RED, Tile.BLANK, Tile.HIDDEN);
        Tiles tiles = Tiles.of(Tile.P1, Tile.RED);
        Tiles oneByOne = tiles;
        for (Tile tile : more) {
            oneByOne = oneByOne.with(tile);
        }
        assertThat(tiles.with(more)).isEqualTo(oneByOne);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> tiles.with(Collections.nCopies(16, Tile.S9)))
                .withMessage("a multiset cannot hold 16 of 9s");
    }

    @Test
    void faces_come_in_sorting_order_and_cannot_be_changed() {
        List<Tile> faces = Tiles.of(Tile.RED, Tile.M0, Tile.M5, Tile.M5, Tile.S1).faces();
        assertThat(faces).containsExactly(Tile.M5, Tile.M0, Tile.S1, Tile.RED);
        assertThat(faces.get(1)).isEqualTo(Tile.M0);
        assertThat(faces.reversed()).startsWith(Tile.RED);
        assertThatThrownBy(() -> faces.add(Tile.M1))
                .isInstanceOf(UnsupportedOperationException.class);
        assertThatThrownBy(() -> faces.get(4)).isInstanceOf(IndexOutOfBoundsException.class);
        Iterator<Tile> end = Tiles.EMPTY.faces().iterator();
        assertThatThrownBy(end::next).isInstanceOf(NoSuchElementException.class);
    }

    @Test
    void some_of_the_tiles_are_picked_out() {
        Tiles hand = Hand.of("1199m05p7z").concealed();
        assertThat(hand.where(Tile::isTerminalOrHonor)).isEqualTo(Hand.of("1199m7z").concealed());
        assertThat(hand.where(Tile::isRed)).isEqualTo(Hand.of("0p").concealed());
        assertThat(hand.where(_ -> false)).isEqualTo(Tiles.EMPTY);
    }

    @Test
    void a_sum_of_more_than_fifteen_of_a_face_is_refused() {
        Tiles others = Hand.of("159m159p159s17z").concealed();
        for (Tile tile : Tile.faces()) {
            Tiles fifteen = Tiles.EMPTY.with(tile, 15);
            if (tile == Tile.BLANK || tile == Tile.HIDDEN) {
                assertThat(fifteen.plus(Tiles.of(tile)).count(tile)).isEqualTo(16);
            } else {
                assertThat(fifteen.plus(Tiles.EMPTY).count(tile)).isEqualTo(15);
                assertThatIllegalArgumentException()
                        .isThrownBy(() -> fifteen.plus(Tiles.of(tile).plus(others)))
                        .withMessageContaining(" together");
            }
        }
    }
}
