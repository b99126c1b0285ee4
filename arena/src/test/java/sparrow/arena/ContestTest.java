package sparrow.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.junit.jupiter.api.Test;
import sparrow.core.game.Action;
import sparrow.core.game.Idle;
import sparrow.core.game.Level;
import sparrow.core.game.Seed;
import sparrow.core.table.Event;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;
import sparrow.core.tile.Tile;

class ContestTest {
    @Test
    void the_challenger_takes_every_seat_once() {
        PlayedSet set = Rivals.contest(Rivals.GREEDY, Idle.RANDOM, 7).play(3);
        assertThat(set.number()).isEqualTo(3);
        assertThat(set.games().stream().map(PlayedGame::challenged))
                .containsExactly(Seat.A, Seat.B, Seat.C, Seat.D);
        assertThat(set.games()).allSatisfy(game -> assertThat(game.hands()).isEqualTo(2));
    }

    /// What a spy at the table holds when it is first asked, by challenger's seat and hand.
    private static Map<String, Set<String>> deals(long seed, int set) {
        Map<String, Set<String>> deals = new ConcurrentHashMap<>();
        Level spy =
                Rivals.bot(
                        "spy",
                        (view, choice) -> {
                            Event.Dealt dealt =
                                    view.table().log().events().stream()
                                            .filter(Event.Dealt.class::isInstance)
                                            .map(Event.Dealt.class::cast)
                                            .filter(each -> each.seat() == view.seat())
                                            .findFirst()
                                            .orElseThrow();
                            deals.computeIfAbsent(
                                            view.seat() + " " + view.table().started().hand(),
                                            _ -> new HashSet<>())
                                    .add(dealt.tiles().toString());
                            return choice.fallback();
                        });
        Rivals.contest(spy, spy, seed).play(set);
        return deals;
    }

    @Test
    void all_rotations_of_a_set_have_the_same_walls() {
        assertThat(deals(7, 0)).hasSize(8).allSatisfy((_, hands) -> assertThat(hands).hasSize(1));
    }

    @Test
    void other_sets_and_other_seeds_have_other_walls() {
        assertThat(deals(7, 0)).isNotEqualTo(deals(7, 1)).isNotEqualTo(deals(8, 0));
        assertThat(deals(7, 0)).isEqualTo(deals(7, 0));
    }

    @Test
    void a_set_played_again_is_the_same_set() {
        Contest contest = Rivals.contest(Idle.WANDERING, Idle.RANDOM, 5);
        assertThat(contest.play(4)).isEqualTo(contest.play(4));
        assertThat(contest.play(4).games()).isNotEqualTo(contest.play(5).games());
    }

    @Test
    void every_hand_every_seat_and_every_rotation_has_chance_of_its_own() {
        List<Long> words = new ArrayList<>();
        Level taker =
                new Level(
                        "taker",
                        "",
                        chance -> {
                            words.add(chance.next());
                            return Idle.RANDOM.advisor(chance);
                        });
        Rivals.contest(taker, taker, 1).play(0);
        assertThat(words).hasSize(4 * 2 * 4).doesNotHaveDuplicates();
        Seed set = Seed.splitMix64(Seed.splitMix64(1).hand(0).next());
        assertThat(words).doesNotContain(set.hand(0).next(), set.hand(1).next());
    }

    @Test
    void a_bot_that_throws_is_named_with_seed_and_set() {
        Level broken =
                Rivals.bot(
                        "broken",
                        (_, _) -> {
                            throw new IllegalStateException("no idea");
                        });
        assertThatThrownBy(() -> Rivals.contest(Idle.RANDOM, broken, 11).play(2))
                .isInstanceOf(BotFailure.class)
                .hasMessageContainingAll("broken", "set 2", "seed 11", "hand 0", "no idea");
    }

    @Test
    void a_bot_that_cannot_be_made_is_named_too() {
        Level broken =
                new Level(
                        "unborn",
                        "",
                        _ -> {
                            throw new IllegalStateException("no model");
                        });
        assertThatThrownBy(() -> Rivals.contest(broken, Idle.RANDOM, 11).play(2))
                .isInstanceOf(BotFailure.class)
                .hasMessageContainingAll("unborn", "set 2", "no model");
    }

    @Test
    void a_bot_that_cheats_is_named_with_what_it_wanted() {
        Level cheat =
                Rivals.bot("cheat", (_, _) -> new Action.Give(List.of(Tile.JOKER, Tile.JOKER)));
        assertThatThrownBy(() -> Rivals.contest(cheat, Idle.RANDOM, 11).play(0))
                .isInstanceOf(BotFailure.class)
                .hasMessageContainingAll("cheat", "give", "may not", "set 0 of seed 11");
    }

    @Test
    void the_margin_is_what_the_others_do_not_have() {
        PlayedGame game =
                PlayedGame.of(Seat.B, Seats.of(100, 400, -200, -310), 10, new Account(Seat.B));
        assertThat(game.margin()).isCloseTo(40 + 41 / 3.0, within(1e-9));
    }
}
