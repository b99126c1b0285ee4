package sparrow.core.table;

import static org.assertj.core.api.Assertions.assertThat;
import static sparrow.core.table.Scene.meld;
import static sparrow.core.table.Scene.tile;
import static sparrow.core.table.Scene.tiles;
import static sparrow.core.tile.Seat.A;
import static sparrow.core.tile.Seat.B;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;

/// A view is the same fold over what its eyes saw: it never fails where the true table folds, never
/// claims to know a tile that is not there, and does not depend on when somebody looks.
class ViewTest {
    private static final long SEED = Long.getLong("sparrow.seed", 1);
    private static final int LOGS = Math.min(1_000, 5 * Integer.getInteger("sparrow.hands", 1_000));

    @Test
    void every_viewer_can_follow_whatever_happens() {
        for (long seed = SEED; seed < SEED + LOGS; seed++) {
            Table truth = AnyLog.table(seed, 150);
            for (Eyes eyes : Eyes.values()) {
                agrees(truth, eyes, seed);
            }
        }
    }

    private static void agrees(Table truth, Eyes eyes, long seed) {
        String what = eyes + ", seed " + seed;
        List<Event> seen = new ArrayList<>();
        try {
            truth.log().events().forEach(event -> seen.add(event.seenBy(eyes)));
            Table view = Table.fold(seen);
            for (Seat seat : truth.seats()) {
                samePlace(truth.place(seat), view.place(seat), eyes.see(seat), what);
            }
            assertThat(view.wall().left()).as(what).isEqualTo(truth.wall().left());
            assertThat(view.points()).as(what).isEqualTo(truth.points());
            assertThat(view.turn()).as(what).isEqualTo(truth.turn());
            assertThat(view.markers()).as(what).hasSameSizeAs(truth.markers());
            if (eyes == Eyes.REFEREE) {
                assertThat(view).as(what).isEqualTo(truth);
            }
        } catch (Impossible impossible) {
            throw new AssertionError(what + " cannot follow: " + impossible.getMessage());
        }
    }

    private static void samePlace(Place truth, Place view, boolean own, String what) {
        Tiles known = view.hand().with(Tile.HIDDEN, -view.hand().count(Tile.HIDDEN));
        assertThat(view.hand().size()).as(what).isEqualTo(truth.hand().size());
        assertThat(truth.hand().containsAll(known))
                .as("%s: knows %s of %s", what, known, truth.hand())
                .isTrue();
        assertThat(view.melds()).as(what).hasSameSizeAs(truth.melds());
        assertThat(view.flowers().size()).as(what).isEqualTo(truth.flowers().size());
        assertThat(view.pond()).as(what).isEqualTo(truth.pond());
        assertThat(view.words()).as(what).isEqualTo(truth.words());
        if (own) {
            assertThat(view).as(what).isEqualTo(truth);
        }
    }

    @Test
    void a_view_looked_at_late_knows_what_one_looked_at_always_knows() {
        for (long seed = SEED; seed < SEED + LOGS / 10; seed++) {
            List<Event> log = AnyLog.table(seed, 120).log().events();
            Table start = Table.fold(log.subList(0, 5));
            for (Seat seat : start.seats()) {
                View always = View.of(seat, start);
                View sometimes = View.of(seat, start);
                View never = View.of(seat, start);
                for (int i = 5; i < log.size(); i++) {
                    List<Event> news = List.of(log.get(i));
                    always = always.after(news);
                    sometimes = sometimes.after(news);
                    never = never.after(news);
                    assertThat(always.table().log().size()).isEqualTo(i + 1);
                    assertThat(i % 7 == 0 ? sometimes.table() : always.table())
                            .isEqualTo(always.table());
                }
                Table eager = fold(log, seat);
                assertThat(always.table()).as("seed %d", seed).isEqualTo(eager);
                assertThat(sometimes.table()).as("seed %d", seed).isEqualTo(eager);
                assertThat(never.table()).as("seed %d", seed).isEqualTo(eager);
            }
        }
    }

    @Test
    void views_that_share_what_lies_open_know_at_any_moment_what_their_seats_saw() {
        for (long seed = SEED; seed < SEED + LOGS / 5; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            List<Event> log = AnyLog.table(seed, 120).log().events();
            Table truth = Table.fold(log.subList(0, 3));
            Views views = new Views();
            for (int i = 3; i < log.size(); i++) {
                truth = truth.after(log.get(i));
                Seat seat = truth.seats().get(random.nextInt(truth.seats().size()));
                if (random.nextInt(3) == 0) {
                    assertThat(views.of(seat, truth).table())
                            .as("%s, seed %d, event %d", seat, seed, i)
                            .isEqualTo(fold(log.subList(0, i + 1), seat));
                }
            }
        }
    }

    @Test
    void a_view_of_what_did_not_happen_after_all_leaves_the_others_alone() {
        Views views = new Views();
        Table start = Scene.table("123m", "9s");
        Table drawn = start.after(Scene.draw(start, A));
        Table asDrawn =
                drawn.after(
                        Event.Discarded.of(A, drawn.place(A).drawn().orElseThrow(), Origin.DRAWN));
        Table fromHand = drawn.after(Event.Discarded.of(A, tile("1m"), Origin.HAND));
        for (Table truth : List.of(asDrawn, fromHand, drawn, asDrawn, start, fromHand)) {
            for (Seat seat : start.seats()) {
                assertThat(views.of(seat, truth).table())
                        .isEqualTo(fold(truth.log().events(), seat));
            }
        }
    }

    private static Table fold(List<Event> log, Seat seat) {
        return Table.fold(log.stream().map(event -> event.seenBy(Eyes.of(seat))).toList());
    }

    @Test
    void a_player_who_never_looked_can_look_after_a_hundred_thousand_events() {
        View view = View.of(A, Scene.table("1m", "9s"));
        for (int i = 0; i < 100_000; i++) {
            view = view.after(List.of(new Event.Began("play")));
        }
        assertThat(view.table().log().size()).isEqualTo(100_004);
    }

    @Test
    void a_view_keeps_its_news_whatever_becomes_of_the_list() {
        List<Event> news = new ArrayList<>(List.of(new Event.Began("play")));
        View view = View.of(A, Scene.table("1m", "9s")).after(news);
        news.clear();
        assertThat(view.table().phase()).isEqualTo("play");
    }

    @Test
    void a_seat_knows_its_own_place_and_the_sizes_of_the_others() {
        Table truth = Scene.table("123m", "99s", "");
        View view = View.of(B, truth.after(Scene.draw(truth, A)));
        assertThat(view.seat()).isEqualTo(B);
        assertThat(view.own().hand()).hasToString("99s");
        assertThat(view.table().place(A).hand()).isEqualTo(Tiles.hidden(4));
        assertThat(view.table().place(A).drawn()).contains(Tile.HIDDEN);
        assertThat(view.table().wall().tiles()).containsOnly(Tile.HIDDEN);
        assertThat(view.table().rolls()).containsOnly(Event.UNKNOWN_ROLL);
    }

    /// A took back a five, so all know it holds one; but the kong it then lays face down may hold
    /// that five.
    @Test
    void a_tile_known_in_a_hand_may_have_left_it_face_down() {
        Table truth =
                Scene.table("5555m1j1p", "9s")
                        .after(new Event.Laid(A, meld("[555m1j]")))
                        .after(new Event.TakenBack(A, 0, tiles("55m")));
        assertThat(View.of(B, truth).table().place(A).hand()).hasToString("55m??");
        Table kong = truth.after(new Event.Laid(A, meld("{555m}")));
        assertThat(View.of(B, kong).table().place(A).hand()).isEqualTo(Tiles.hidden(1));
        Table last = kong.after(Event.Discarded.of(A, tile("1p"), Origin.HAND));
        assertThat(View.of(B, last).table().place(A).hand().isEmpty()).isTrue();
    }

    @Test
    void a_hand_shown_before_the_discard_stays_known_after_it() {
        Table truth = Scene.table("123m", "9s");
        Table shown =
                truth.after(Scene.draw(truth, A))
                        .after(new Event.Shown(A, tiles("123m1z")))
                        .after(Event.Discarded.of(A, tile("1z"), Origin.DRAWN));
        assertThat(View.of(B, shown).table().place(A).hand()).hasToString("123m");
    }

    @Test
    void a_marker_is_known_to_those_it_was_shown_to() {
        Table truth =
                Scene.table("1m", "9s").after(new Event.Revealed("bao", 3, tile("2z"), Set.of(A)));
        assertThat(View.of(A, truth).table().markers().getFirst().tile()).isEqualTo(tile("2z"));
        assertThat(View.of(B, truth).table().markers().getFirst().tile()).isEqualTo(Tile.HIDDEN);
    }
}
