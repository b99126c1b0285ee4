package sparrow.american.value;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sparrow.american.card.Card;
import sparrow.american.card.Group;
import sparrow.american.card.Variation;
import sparrow.american.card.reader.SparrowCard;
import sparrow.american.position.Cards;
import sparrow.american.position.Opponent;
import sparrow.american.position.Position;
import sparrow.american.position.Sample;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;

/// What others are after, from everything in sight.
class OpponentReadTest {
    private static final Card CARD = SparrowCard.card();
    private static final long SEED = 16_700;
    private static final String NOTHING_TO_DO_WITH_IT = "1B 2B 3B 4B 5B 6B 7B 8B 9B 1C 2C 3C 4C";
    private static final Opponent DRAGONS = Opponent.of("West", Cards.groups("(R R R R)(G G G)"));

    private static OpponentRead read(String own, String discards) {
        Position position =
                Position.of(Cards.tiles(own))
                        .others(List.of(DRAGONS))
                        .discards(discards.isEmpty() ? Tiles.EMPTY : Cards.tiles(discards));
        return OpponentRead.of(CARD, DRAGONS, position);
    }

    private static List<String> lines(OpponentRead read) {
        return read.likeliest(100).stream().map(guess -> guess.line().id()).toList();
    }

    @Test
    void a_line_whose_tiles_lie_open_has_no_share() {
        assertThat(lines(read(NOTHING_TO_DO_WITH_IT, "")))
                .containsExactly("winds-and-dragons-7", "winds-and-dragons-6");
        OpponentRead gone = read(NOTHING_TO_DO_WITH_IT, "N N N N 0 0 0 0");
        assertThat(lines(gone)).isEmpty();
        assertThat(gone.isDead()).isTrue();
        assertThat(gone.isChallengeable()).isTrue();
        assertThat(gone.needs(Tile.NORTH)).isZero();
    }

    @Test
    void a_hand_that_only_our_own_tiles_stop_is_not_challenged() {
        OpponentRead held = read("N N N N 0 0 0 0 1B 2B 3B 4B 5B", "");
        assertThat(held.isDead()).isTrue();
        assertThat(held.isChallengeable()).isFalse();
    }

    @Test
    void the_fewer_tiles_are_left_the_smaller_is_the_share() {
        double before = share(read(NOTHING_TO_DO_WITH_IT, ""), "winds-and-dragons-7");
        double after = share(read(NOTHING_TO_DO_WITH_IT, "N N"), "winds-and-dragons-7");
        assertThat(after).isNotEqualTo(before);
    }

    private static double share(OpponentRead read, String line) {
        return read.likeliest(100).stream()
                .filter(guess -> guess.line().id().equals(line))
                .mapToDouble(OpponentRead.Guess::probability)
                .sum();
    }

    /// A table of which everything is known.
    ///
    /// @param aim what the opponent lacks one tile for
    /// @param hidden the tiles in the wall and in the opponent's hand
    private record Known(Position position, Opponent west, Variation aim, List<Tile> hidden) {}

    static IntStream tables() {
        return IntStream.range(0, 150);
    }

    /// An opponent one tile short of a random variation, some of its groups exposed, late or early.
    private static Known table(int number) {
        Random random = new Random(SEED + number);
        List<Variation> open =
                CARD.variations().stream().filter(each -> !each.line().concealed()).toList();
        while (true) {
            Variation aim = open.get(random.nextInt(open.size()));
            List<Tile> set = Sample.set();
            Collections.shuffle(set, random);
            List<Meld> melds = new ArrayList<>();
            List<Tile> concealed = new ArrayList<>();
            boolean fits = true;
            for (Group group : aim.groups()) {
                List<Tile> tiles = new ArrayList<>();
                for (int place = 0; place < group.count(); place++) {
                    boolean natural =
                            (!group.jokers() || place == 0 || random.nextInt(4) > 0)
                                    && set.remove(group.tile());
                    boolean joker = !natural && group.jokers() && place > 0;
                    fits &= natural || (joker && set.remove(Tile.JOKER));
                    tiles.add(natural ? group.tile() : Tile.JOKER);
                }
                if (group.exposable() && random.nextBoolean()) {
                    melds.add(Meld.of(Meld.Manner.CLAIMED, tiles));
                } else {
                    concealed.addAll(tiles);
                }
            }
            if (fits && !melds.isEmpty() && !concealed.isEmpty()) {
                Opponent west = Opponent.of("West", melds);
                Tiles own = Tiles.of(set.subList(0, Position.HELD + 1));
                int thrown = Position.HELD + 1 + random.nextInt(80);
                Tiles discards = Tiles.of(set.subList(Position.HELD + 1, thrown));
                List<Tile> hidden = new ArrayList<>(set.subList(thrown, set.size()));
                hidden.addAll(concealed);
                Position position = Position.of(own).discards(discards).others(List.of(west));
                return new Known(position, west, aim, hidden);
            }
        }
    }

    @ParameterizedTest(name = "table {0}")
    @MethodSource("tables")
    void the_line_that_is_really_played_for_is_never_ruled_out(int number) {
        Known table = table(number);
        OpponentRead read = OpponentRead.of(CARD, table.west(), table.position());
        assertThat(read.isDead()).isFalse();
        assertThat(read.isChallengeable()).isFalse();
        assertThat(lines(read)).contains(table.aim().line().id());
    }

    @ParameterizedTest(name = "table {0}")
    @MethodSource("tables")
    void every_line_with_a_share_can_be_completed_from_tiles_out_of_sight(int number) {
        Known table = table(number);
        OpponentRead read = OpponentRead.of(CARD, table.west(), table.position());
        for (OpponentRead.Guess guess : read.likeliest(100)) {
            assertThat(guess.line().variations())
                    .as(guess.line().id())
                    .anyMatch(variation -> completes(variation, table));
        }
        assertThat(read.likeliest(100).stream().mapToDouble(OpponentRead.Guess::probability).sum())
                .isBetween(1 - 1e-9, 1 + 1e-9);
    }

    /// Lays the tiles out one by one: naturals for singles and pairs, then for the other groups,
    /// then jokers, at last jokers taken from exposures for their naturals.
    private static boolean completes(Variation variation, Known table) {
        List<Group> groups = new ArrayList<>(variation.groups());
        List<Tile> tiles = new ArrayList<>(table.hidden());
        for (Meld meld : table.west().exposed()) {
            Group shown = new Group(meld.face(), meld.tiles().size(), true);
            if (!groups.remove(shown)) {
                return false;
            }
        }
        for (Group group : groups) {
            for (int place = 0; place < group.count() && !group.jokers(); place++) {
                if (!tiles.remove(group.tile())) {
                    return false;
                }
            }
        }
        int open = 0;
        for (Group group : groups) {
            for (int place = 0; place < group.count() && group.jokers(); place++) {
                open += tiles.remove(group.tile()) ? 0 : 1;
            }
        }
        while (open > 0 && tiles.remove(Tile.JOKER)) {
            open--;
        }
        for (Meld meld : table.west().exposed()) {
            long jokers = meld.tiles().stream().filter(Tile.JOKER::equals).count();
            for (long joker = 0; joker < jokers && open > 0; joker++) {
                open -= tiles.remove(meld.face()) ? 1 : 0;
            }
        }
        return open == 0;
    }

    @ParameterizedTest(name = "table {0}")
    @MethodSource("tables")
    void danger_grows_as_the_wall_shrinks(int number) {
        Known table = table(number);
        List<Tile> own = List.copyOf(table.position().concealed().faces());
        double[] called = new double[own.size()];
        double[] wins = new double[own.size()];
        for (int wall = table.hidden().size(); wall >= 0; wall -= 10) {
            OpponentRead read = OpponentRead.of(CARD, table.west(), table.position().wall(wall));
            for (int i = 0; i < own.size(); i++) {
                double now = read.needs(own.get(i));
                assertThat(now).isBetween(called[i], 1.0);
                assertThat(read.wins(own.get(i))).isBetween(wins[i], 1.0);
                called[i] = now;
                wins[i] = read.wins(own.get(i));
            }
        }
    }

    @Test
    void a_tile_that_is_wanted_is_more_dangerous_late_than_early() {
        Position position = Position.of(Cards.tiles("1B 2B 3B 4B 5B 6B 7B 8B 9B 1C 2C 3C 0 0"));
        Position early = position.others(List.of(DRAGONS)).wall(90);
        Position late = position.others(List.of(DRAGONS)).wall(8);
        double then = OpponentRead.of(CARD, DRAGONS, early).needs(Tile.WHITE);
        double now = OpponentRead.of(CARD, DRAGONS, late).needs(Tile.WHITE);
        assertThat(then).isPositive();
        assertThat(now).isGreaterThan(1.2 * then);
    }
}
