package sparrow.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import sparrow.core.game.Action;
import sparrow.core.game.Choice;
import sparrow.core.game.Game;
import sparrow.core.game.Variant;
import sparrow.core.table.Event;
import sparrow.core.table.Origin;
import sparrow.core.table.Table;
import sparrow.core.table.View;
import sparrow.core.table.Wall;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;
import sparrow.core.tile.Tile;
import sparrow.testkit.wren.Wren;

/// A law that cannot fail is worthless: each of them catches the bug it exists for.
class PlantedBugsTest {
    private static void breaks(Law law, Laws laws) {
        BrokenLaw caught =
                catchThrowableOfType(BrokenLaw.class, () -> laws.seed(3).hands(300).check());
        assertThat(caught).as("no law was broken").isNotNull();
        assertThat(caught.law()).as(caught.getMessage()).isEqualTo(law);
        assertThat(caught.getMessage()).contains("seed 3, hand ");
    }

    private static void breaks(Law law, AlteredWren.Alteration alteration) {
        breaks(law, Laws.of(() -> new AlteredWren(alteration)));
    }

    @Test
    void rules_that_remember_break_replay() {
        Laws laws = Laws.of(() -> new AlteredWren(new Forgetful()));
        breaks(Law.REPLAY, laws);
    }

    /// Every fiftieth time it is asked, it lets nobody claim.
    private static final class Forgetful implements AlteredWren.Alteration {
        private int asked;

        @Override
        public Seats<Choice> pending(Table table, Seats<Choice> right) {
            boolean forgets = ++asked % 50 == 0 && right.size() == 3;
            return forgets ? right.map(choice -> Choice.ONLY_PASS) : right;
        }
    }

    @Test
    void a_view_of_another_seat_breaks_replay() {
        breaks(Law.REPLAY, Laws.of(Wren::standard).host(CrossEyed::new));
    }

    /// Shows each seat what the next one sees.
    private record CrossEyed(Game game) implements Host {
        @Override
        public Table table() {
            return game.table();
        }

        @Override
        public Seats<Choice> pending() {
            return game.pending();
        }

        @Override
        public View view(Seat seat) {
            return game.view(game.table().next(seat));
        }

        @Override
        public List<Event> answer(Seats<Action> chosen) {
            return game.answer(chosen);
        }
    }

    @Test
    void a_tile_passed_to_two_seats_breaks_tiles() {
        breaks(
                Law.TILES,
                AlteredWren.event(event ->
                        event instanceof Event.Exchanged(var given, var received)
                                ? new Event.Exchanged(
                                        given, received.with(Seat.B, received.get(Seat.C)))
                                : event));
    }

    @Test
    void a_payment_that_makes_money_breaks_points() {
        breaks(
                Law.POINTS,
                AlteredWren.event(event ->
                        event instanceof Event.Paid(var reason, var lines, var points, int pot)
                                ? new Event.Paid(
                                        reason, lines, points.map(change -> change + 1), pot)
                                : event));
    }

    @Test
    void a_pot_forgotten_between_hands_breaks_points() {
        breaks(
                Law.POINTS,
                new AlteredWren.Alteration() {
                    @Override
                    public Event.Started next(Event.Started right) {
                        return new Event.Started(
                                right.variant(),
                                right.edition(),
                                right.rules(),
                                right.hand(),
                                right.dealer(),
                                right.points(),
                                0);
                    }
                });
    }

    @Test
    void an_offer_nobody_can_take_breaks_offered() {
        breaks(
                Law.OFFERED,
                AlteredWren.choice((table, choice) ->
                        choice.allows(Action.Pass.PASS) ? choice : withMissingKong(choice)));
    }

    private static Choice withMissingKong(Choice choice) {
        if (!(choice instanceof Choice.OneOf(List<Action> actions))) {
            return choice;
        }
        List<Action> more = new ArrayList<>(actions);
        more.add(new Action.Lay(Meld.faceDown(Tile.EAST, Tile.EAST, Tile.EAST, Tile.EAST)));
        return new Choice.OneOf(more);
    }

    @Test
    void a_host_that_does_not_look_breaks_refused() {
        breaks(Law.REFUSED, Laws.of(Wren::standard).host(Credulous::new));
    }

    /// Resolves whatever it is told, offered or not.
    private static final class Credulous implements Host {
        private final Variant variant = Wren.standard();
        private Game game;

        Credulous(Game game) {
            this.game = game;
        }

        @Override
        public Table table() {
            return game.table();
        }

        @Override
        public Seats<Choice> pending() {
            return game.pending();
        }

        @Override
        public View view(Seat seat) {
            return game.view(seat);
        }

        @Override
        public List<Event> answer(Seats<Action> chosen) {
            List<Event> events = variant.resolve(table(), chosen);
            game = Game.resume(variant, table().after(events));
            return events;
        }
    }

    @Test
    void asking_only_those_who_can_claim_breaks_twins() {
        breaks(
                Law.TWINS,
                new AlteredWren.Alteration() {
                    @Override
                    public Seats<Choice> pending(Table table, Seats<Choice> right) {
                        List<Seat> claimants =
                                right.seats().stream()
                                        .filter(seat -> !right.get(seat).equals(Choice.ONLY_PASS))
                                        .toList();
                        return claimants.isEmpty() ? right : Seats.each(claimants, right::get);
                    }
                });
    }

    @Test
    void a_choice_that_shows_the_next_tile_breaks_twins() {
        breaks(
                Law.TWINS,
                AlteredWren.choice((table, choice) ->
                        choice instanceof Choice.OneOf(var actions) && dragonIsNext(table.wall())
                                ? new Choice.OneOf(actions.reversed())
                                : choice));
    }

    private static boolean dragonIsNext(Wall wall) {
        return wall.left() > 1 && wall.tile(wall.front()).isHonor();
    }

    @Test
    void telling_what_somebody_draws_breaks_twins() {
        breaks(
                Law.TWINS,
                new AlteredWren.Alteration() {
                    @Override
                    public List<Event> resolve(List<Event> right) {
                        List<Event> events = new ArrayList<>(right);
                        if (events.getLast() instanceof Event.Drew(Seat seat, Tile tile, int _)) {
                            events.addFirst(new Event.Declared(seat, "here comes " + tile));
                        }
                        return events;
                    }
                });
    }

    @Test
    void a_disk_that_forgets_where_discards_came_from_breaks_disk() {
        breaks(
                Law.DISK,
                Laws.of(Wren::standard)
                        .disk(log -> log.stream().map(PlantedBugsTest::fromHand).toList()));
    }

    private static Event fromHand(Event event) {
        return event instanceof Event.Discarded(Seat seat, Tile tile, Origin _)
                ? Event.Discarded.of(seat, tile, Origin.HAND)
                : event;
    }

    @Test
    void hands_that_depend_on_earlier_hands_break_threads() {
        AtomicInteger played = new AtomicInteger();
        breaks(
                Law.THREADS,
                AlteredWren.event(event ->
                        event instanceof Event.Ended
                                ? new Event.Ended("end " + played.incrementAndGet())
                                : event));
    }

    @Test
    void play_that_goes_round_for_ever_breaks_ends() {
        breaks(
                Law.ENDS,
                AlteredWren.event(event ->
                        event.equals(new Event.Began(Wren.PLAY))
                                ? new Event.Began(Wren.PASSING)
                                : event));
    }
}
