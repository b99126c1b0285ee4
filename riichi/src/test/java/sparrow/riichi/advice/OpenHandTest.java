package sparrow.riichi.advice;

import static org.assertj.core.api.Assertions.assertThat;
import static sparrow.riichi.advice.Positions.position;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import sparrow.core.tile.Hand;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;
import sparrow.riichi.Circumstance;
import sparrow.riichi.RiichiRules;
import sparrow.riichi.Score;
import sparrow.riichi.Win;
import sparrow.shapes.Distance;

/// What an open hand accepts leads to a win that counts.
class OpenHandTest {
    private static final long SEED = Long.getLong("sparrow.seed", 7);

    @ParameterizedTest
    @CsvSource({
        "12m56p34s55z88p(222z), 3, 3m 4p 7p 2s 5s 5z",
        "23m456p678s88p(345m),  1, 4m",
        "23m456p678s55z(345m),  2, 2m 3m 5z"
    })
    void only_tiles_that_lead_to_a_yaku_are_accepted(String hand, int distance, String tiles) {
        Prospect prospect = Prospect.of(position(hand).seat(Tile.EAST));
        assertThat(prospect.distance()).isEqualTo(distance);
        assertThat(prospect.acceptance().tiles().stream().map(Tile::toString))
                .containsExactly(tiles.split(" "));
    }

    @Test
    void a_closed_hand_needs_no_yaku() {
        Prospect prospect = Prospect.of(position("23m456p678s55z345m"));
        assertThat(prospect.acceptance()).hasToString("1m:4 4m:3");
    }

    @Test
    void the_shape_of_an_open_hand_speaks_of_the_same_tiles() {
        Position position = position("12m56p34s55z3z88p(222z)");
        List<Prospect> prospects = Prospect.afterDiscards(position);
        for (Shape.AfterDiscard after : Shape.afterDiscards(position)) {
            Prospect same =
                    prospects.stream()
                            .filter(each -> each.discard().orElseThrow() == after.discard())
                            .findFirst()
                            .orElseThrow();
            assertThat(after.shape().distance()).isEqualTo(same.distance());
            assertThat(after.shape().acceptance()).isEqualTo(same.acceptance());
            assertThat(after.shape().good()).isLessThanOrEqualTo(same.acceptance().total());
        }
    }

    @Test
    void a_discard_that_takes_the_yaku_away_is_warned_of() {
        Position position = position("12m56p34s55z3z88p(222z)").seat(Tile.EAST);
        List<Prospect> after = Prospect.afterDiscards(position);
        List<String> lost = new ArrayList<>();
        for (Prospect each : after) {
            Warning.ofDiscard(position, after.getFirst(), each).stream()
                    .filter(warning -> warning.kind() == Warning.Kind.YAKU_LOST)
                    .forEach(_ -> lost.add(each.discard().orElseThrow().toString()));
        }
        assertThat(lost).containsExactlyInAnyOrder("5z", "8p");
    }

    /// Every hand of three or two melds against all complete hands there are, each scored.
    @ParameterizedTest
    @ValueSource(strings = {"tenhou", "tenhou3", "wrc"})
    void distance_and_acceptance_are_those_of_the_complete_hands_that_score(String preset) {
        Random random = new Random(SEED);
        RiichiRules rules = RiichiRules.of(preset, Map.of()).orThrow();
        for (int i = 0; i < 40; i++) {
            Position position = dealt(i % 8 == 0 ? 2 : 3, rules, random);
            Reference reference = new Reference(position);
            Prospect prospect = Prospect.of(position);
            String as = "seed " + SEED + ", hand " + i + ": " + position.hand();
            assertThat(prospect.distance())
                    .as(as)
                    .isEqualTo(reference.distance(position.hand().concealed()));
            assertThat(prospect.acceptance().tiles().stream().map(Tile::toString).toList())
                    .as(as)
                    .isEqualTo(reference.accepted());
        }
    }

    private static Position dealt(int melds, RiichiRules rules, Random random) {
        while (true) {
            Position deal = Positions.dealt(13 - 3 * melds, 30, random).rules(rules);
            if (rules.players() == 3
                    && (holdsLeftOut(deal.hand().tiles()) || holdsLeftOut(deal.dora()))) {
                continue;
            }
            int[] left = deal.unseen();
            List<Meld> sets = new ArrayList<>();
            for (int tries = 0; tries < 1000 && sets.size() < melds; tries++) {
                add(sets, left, rules, random);
            }
            if (sets.size() == melds) {
                return deal.hand(new Hand(deal.hand().tiles(), sets));
            }
        }
    }

    private static boolean holdsLeftOut(List<Tile> tiles) {
        return tiles.stream()
                .anyMatch(tile -> tile.kind() >= Tile.M2.kind() && tile.kind() <= Tile.M8.kind());
    }

    private static void add(List<Meld> sets, int[] left, RiichiRules rules, Random random) {
        int kind = random.nextInt(Tile.KINDS);
        boolean run = random.nextBoolean() && kind < 27 && kind % 9 < 7 && rules.players() == 4;
        int[] kinds = run ? new int[] {kind, kind + 1, kind + 2} : new int[] {kind, kind, kind};
        if (run ? left[kind] > 0 && left[kind + 1] > 0 && left[kind + 2] > 0 : left[kind] > 2) {
            List<Tile> tiles = new ArrayList<>();
            for (int each : kinds) {
                left[each]--;
                tiles.add(Tile.ofKind(each));
            }
            sets.add(Meld.of(Meld.Manner.CLAIMED, tiles));
        }
    }

    /// Builds every complete hand of the tiles that can be had, and scores it as a self-draw.
    private static final class Reference {
        private final Position position;
        private final Tiles available;
        private final List<Tiles> wins = new ArrayList<>();

        Reference(Position position) {
            this.position = position;
            this.available = Supply.of(position).available();
            int sets = 4 - position.hand().melds().size();
            for (int pair = 0; pair < Tile.KINDS; pair++) {
                build(0, sets, Tiles.EMPTY.with(Tile.ofKind(pair), 2));
            }
        }

        private void build(int from, int more, Tiles tiles) {
            if (!available.containsAll(tiles)) {
                return;
            }
            if (more == 0) {
                if (counts(tiles)) {
                    wins.add(tiles);
                }
                return;
            }
            for (int set = from; set < Tile.KINDS + 27; set++) {
                int kind = set % Tile.KINDS;
                if (set < Tile.KINDS) {
                    build(set, more - 1, tiles.with(Tile.ofKind(kind), 3));
                } else if (kind % 9 < 7) {
                    build(
                            set,
                            more - 1,
                            tiles.with(Tile.ofKind(kind))
                                    .with(Tile.ofKind(kind + 1))
                                    .with(Tile.ofKind(kind + 2)));
                }
            }
        }

        private boolean counts(Tiles tiles) {
            for (int kind = 0; kind < Tile.KINDS; kind++) {
                if (tiles.count(Tile.ofKind(kind)) > 4) {
                    return false;
                }
            }
            Win win = position.win(tiles.list(), tiles.list().getFirst()).with(Circumstance.TSUMO);
            return position.rules().score(win) instanceof Score;
        }

        int distance(Tiles held) {
            int best = Distance.NEVER;
            for (Tiles win : wins) {
                int missing = 0;
                for (Tile face : win.faces()) {
                    missing += Math.max(0, win.count(face) - held.countKind(face));
                }
                best = Math.min(best, missing);
            }
            return best;
        }

        List<String> accepted() {
            Tiles held = position.hand().concealed();
            int now = distance(held);
            TreeSet<Tile> accepted = new TreeSet<>();
            int[] unseen = position.unseen();
            for (int kind = 0; kind < Tile.KINDS; kind++) {
                Tile tile = Tile.ofKind(kind);
                if (unseen[kind] > 0 && distance(held.with(tile)) < now) {
                    accepted.add(tile);
                }
            }
            return accepted.stream().map(Tile::toString).toList();
        }
    }
}
