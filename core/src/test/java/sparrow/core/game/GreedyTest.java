package sparrow.core.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static sparrow.core.game.Action.Pass.PASS;
import static sparrow.core.game.Action.Win.WIN;
import static sparrow.core.tile.Seat.A;
import static sparrow.core.tile.Seat.B;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import sparrow.core.table.Event;
import sparrow.core.table.Rules;
import sparrow.core.table.Table;
import sparrow.core.table.View;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Notation;
import sparrow.core.tile.Seats;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;

/// The beginner of games of chows and pungs.
class GreedyTest {
    private static final Action CHOW = new Action.Claim(Meld.claimed(tiles("123m"), Tile.M1, B));
    private static final Action PUNG = new Action.Claim(Meld.claimed(tiles("111m"), Tile.M1, B));
    private static final Action KONG =
            new Action.Lay(Meld.of(Meld.Manner.FACE_DOWN, tiles("1111m")));

    private final Advisor greedy = new Greedy("a kong is a kong");

    private static List<Tile> tiles(String text) {
        return Notation.COMPACT.readTiles(text).orThrow();
    }

    /// What A sees who holds these.
    private static View holding(String hand) {
        Event.Started started =
                new Event.Started("toy", 1, Rules.NONE, 0, A, Seats.first(2, _ -> 0), 0);
        List<Tile> wall = new ArrayList<>(tiles(hand));
        wall.addAll(Collections.nCopies(8, Tile.EAST));
        Table table =
                Table.start(started)
                        .after(new Event.WallBuilt(wall, List.of()))
                        .after(new Event.Dealt(A, tiles(hand)));
        return View.of(A, table);
    }

    private List<String> ranking(String hand, Choice choice) {
        return greedy.advise(holding(hand), choice).ranking().stream()
                .map(ranked -> ranked.action().text())
                .toList();
    }

    @Test
    void wins_before_kongs_before_pungs_before_chows_before_nothing() {
        assertThat(ranking("1123m", new Choice.OneOf(List.of(PASS, CHOW, PUNG, KONG, WIN))))
                .containsExactly("win", "lay {1111m}", "claim (111m)", "claim (123m)", "pass");
    }

    @Test
    void the_tile_with_least_company_goes_first() {
        View view = holding("1146m9p");
        Choice discards = new Choice.OneOf(Discards.of(view.own()));
        assertThat(ranking("1146m9p", discards))
                .containsExactly("discard 9p", "discard 4m", "discard 6m", "discard 1m");
    }

    @Test
    void it_says_why() {
        Advice advice =
                greedy.advise(holding("1123m"), new Choice.OneOf(List.of(PASS, KONG, PUNG)));
        assertThat(advice.ranking().stream().map(each -> each.reasons().getFirst().sentence()))
                .containsExactly(
                        "a kong is a kong", "it makes a set at once", "there is nothing to take");
    }

    @Test
    void nothing_is_given_away() {
        Choice give = new Choice.TilesToGive(1, 3, Tiles.of(tiles("123m")), List.of());
        assertThatIllegalArgumentException().isThrownBy(() -> greedy.advise(holding("123m"), give));
    }

    @Test
    void a_tile_added_to_a_pung_is_a_kong_and_words_are_nothing() {
        Action add = new Action.Add(0, Tile.M1);
        Action word = new Action.Declare("ready");
        assertThat(ranking("1123m", new Choice.OneOf(List.of(word, PUNG, add))))
                .containsExactly("add 1m to meld 0", "claim (111m)", "say ready");
        Advice advice = greedy.advise(holding("1123m"), new Choice.OneOf(List.of(add, word)));
        assertThat(advice.ranking().stream().map(each -> each.reasons().getFirst().sentence()))
                .containsExactly("a kong is a kong", "there is nothing to take");
    }

    @Test
    void a_discard_is_worth_less_the_more_company_it_has() {
        View view = holding("1146m9p");
        Advice advice = greedy.advise(view, new Choice.OneOf(Discards.of(view.own())));
        assertThat(advice.ranking().stream().map(Advice.Ranked::value))
                .containsExactly(0.0, -1.0, -1.0, -3.0);
        assertThat(advice.ranking().stream().map(each -> each.reasons().getFirst().sentence()))
                .containsExactly(
                        "no equal tile and no neighbour in the hand",
                        "1 neighbour in the hand",
                        "1 neighbour in the hand",
                        "1 equal tile in the hand");
    }

    @Test
    void the_bot_plays_the_best_of_it() {
        assertThat(greedy.player().choose(holding("1123m"), new Choice.OneOf(List.of(PASS, PUNG))))
                .isEqualTo(PUNG);
    }
}
