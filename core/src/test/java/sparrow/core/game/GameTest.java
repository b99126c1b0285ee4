package sparrow.core.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static sparrow.core.game.Action.Pass.PASS;
import static sparrow.core.game.Action.Win.WIN;
import static sparrow.core.tile.Seat.A;
import static sparrow.core.tile.Seat.B;
import static sparrow.core.tile.Seat.C;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import sparrow.core.table.Event;
import sparrow.core.table.Option;
import sparrow.core.table.Origin;
import sparrow.core.table.Rules;
import sparrow.core.table.Table;
import sparrow.core.tile.Hand;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;
import sparrow.core.tile.Tile;

/// The loop between a variant and its players, on the smallest game there is.
class GameTest {
    private static final Action DISCARD = Action.Discard.of(Tile.HIDDEN, Origin.DRAWN);

    /// A draws a tile and discards it; the others pass, or win on it. Two hands are a match.
    private static class Toss implements Variant {
        @Override
        public String name() {
            return "toss";
        }

        @Override
        public int edition() {
            return 1;
        }

        @Override
        public List<Option> options() {
            return List.of();
        }

        @Override
        public Rules rules() {
            return Rules.NONE;
        }

        @Override
        public List<Tile> tiles() {
            return Hand.of("123456789m").tiles();
        }

        @Override
        public List<Integer> dice() {
            return List.of(6, 6, 2);
        }

        @Override
        public Event.Started first() {
            return new Event.Started("toss", 1, Rules.NONE, 0, A, Seats.of(0, 0, 0), 0);
        }

        @Override
        public Optional<Event.Started> next(Table finished) {
            return finished.started().hand() == 1
                    ? Optional.empty()
                    : Optional.of(
                            new Event.Started("toss", 1, Rules.NONE, 1, B, finished.points(), 0));
        }

        @Override
        public Seats<Choice> pending(Table table) {
            return switch (table.log().last()) {
                case Event.Drew(var seat, Tile tile, int _) ->
                        Seats.only(
                                seat,
                                new Choice.OneOf(List.of(Action.Discard.of(tile, Origin.DRAWN))));
                case Event.Discarded(var seat, Tile _, Origin _) ->
                        Seats.each(
                                table.seats().stream().filter(other -> other != seat).toList(),
                                _ -> new Choice.OneOf(List.of(WIN, PASS)));
                case Event.Setup _,
                        Event.Began _,
                        Event.Move _,
                        Event.Declared _,
                        Event.Reveal _,
                        Event.Outcome _ ->
                        Seats.none();
            };
        }

        @Override
        public List<Event> resolve(Table table, Seats<Action> chosen) {
            return switch (table.log().last()) {
                case Event.WallBuilt _ -> List.of(new Event.Began("toss"));
                case Event.Began _ -> List.of(new Event.Drew(A, table.wall().tile(0), 0));
                case Event.Drew(var seat, Tile tile, int _) ->
                        List.of(Event.Discarded.of(seat, tile, Origin.DRAWN));
                case Event.Setup _,
                        Event.Move _,
                        Event.Declared _,
                        Event.Reveal _,
                        Event.Outcome _ ->
                        List.of(new Event.Ended(Claims.winners(table, chosen).toString()));
            };
        }
    }

    private static Game start() {
        Toss toss = new Toss();
        return Game.start(toss, toss.first(), Seed.splitMix64(1).hand(0));
    }

    private static Seats<Action> fallbacks(Game game) {
        return game.pending().map(choice -> choice.fallback());
    }

    @Test
    void a_game_moves_on_by_itself_to_the_first_choice() {
        Game game = start();
        assertThat(game.pending().seats()).containsExactly(A);
        assertThat(game.table().log().last()).isInstanceOf(Event.Drew.class);
        assertThat(game.isOver()).isFalse();
        Chance chance = Seed.splitMix64(1).hand(0);
        assertThat(game.table().wall().tiles()).isEqualTo(chance.shuffled(new Toss().tiles()));
        assertThat(game.table().rolls())
                .containsExactly(chance.below(6), chance.below(6), chance.below(2));
    }

    @Test
    void answers_of_all_pending_seats_move_the_game_on() {
        Game game = start();
        assertThat(game.answer(fallbacks(game))).hasSize(1);
        assertThat(game.pending().seats()).containsExactly(B, C);
        List<Event> end = game.answer(Seats.<Action>only(B, PASS).with(C, WIN));
        assertThat(end).containsExactly(new Event.Ended("[C]"));
        assertThat(game.isOver()).isTrue();
        assertThat(game.pending().isEmpty()).isTrue();
        assertThat(game.refusal(A, PASS)).contains("the hand is over");
    }

    @Test
    void an_action_not_offered_is_refused_and_changes_nothing() {
        Game game = start();
        Table before = game.table();
        assertThat(game.refusal(A, WIN)).contains("seat A cannot win now");
        assertThat(game.refusal(B, PASS)).contains("seat B has nothing to choose now");
        assertThat(game.refusal(A, fallbacks(game).get(A))).isEmpty();
        for (Seats<Action> wrong :
                List.of(
                        Seats.<Action>only(A, WIN),
                        Seats.<Action>only(A, DISCARD),
                        fallbacks(game).with(B, PASS),
                        Seats.<Action>none())) {
            assertThatExceptionOfType(Refused.class).isThrownBy(() -> game.answer(wrong));
        }
        assertThat(game.table()).isSameAs(before);
        assertThat(game.view(B).table().log().size()).isEqualTo(before.log().size());
    }

    @Test
    void all_pending_seats_answer_at_once() {
        Game game = start();
        game.answer(fallbacks(game));
        assertThatExceptionOfType(Refused.class)
                .isThrownBy(() -> game.answer(Seats.only(B, PASS)))
                .withMessage("seats [B, C] choose now, not only [B]");
    }

    @Test
    void a_game_is_taken_up_where_its_table_stands() {
        Game game = start();
        Game resumed = Game.resume(new Toss(), game.table());
        assertThat(resumed.pending()).isEqualTo(game.pending());
        assertThat(resumed.answer(fallbacks(game))).isEqualTo(game.answer(fallbacks(game)));
        assertThat(resumed.table()).isEqualTo(game.table());
        assertThat(resumed.view(C).table()).isEqualTo(game.view(C).table());
        resumed.answer(fallbacks(resumed));
        assertThat(Game.resume(new Toss(), resumed.table()).pending().isEmpty()).isTrue();
    }

    @Test
    void nobody_can_change_what_happened_before_a_view_has_seen_it() {
        Game game = start();
        assertThat(game.answer(fallbacks(game))).isUnmodifiable();
        assertThat(game.view(B).table().log().size()).isEqualTo(game.table().log().size());
    }

    @Test
    void a_variant_that_lets_nothing_happen_is_found_out() {
        Toss stuck =
                new Toss() {
                    @Override
                    public List<Event> resolve(Table table, Seats<Action> chosen) {
                        return List.of();
                    }
                };
        assertThatIllegalStateException()
                .isThrownBy(() -> Game.start(stuck, stuck.first(), Seed.splitMix64(1).hand(0)))
                .withMessageStartingWith("toss lets nothing happen after WallBuilt");
    }

    @Test
    void a_match_plays_hands_until_the_variant_opens_no_more() {
        List<Table> finished = new ArrayList<>();
        Player fallback = (view, choice) -> choice.fallback();
        Seed seed = Seed.splitMix64(9);
        Table last =
                Match.play(new Toss(), seed, Seats.of(fallback, fallback, fallback), finished::add);
        assertThat(finished).hasSize(2);
        assertThat(finished.getLast()).isEqualTo(last);
        assertThat(last.started().hand()).isEqualTo(1);
        assertThat(last.wall().tiles()).isEqualTo(seed.hand(1).shuffled(new Toss().tiles()));
        assertThat(finished.getFirst().wall().tiles())
                .isEqualTo(seed.hand(0).shuffled(new Toss().tiles()));
    }

    @Test
    void only_who_sits_at_the_table_sees_it() {
        Game game = start();
        assertThat(game.view(C).seat()).isEqualTo(C);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> game.view(Seat.D))
                .withMessage("nobody sits at D");
    }
}
