package sparrow.changchun;

import static sparrow.core.game.Action.Pass.PASS;
import static sparrow.core.game.Action.Win.WIN;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import sparrow.core.game.Action;
import sparrow.core.game.Choice;
import sparrow.core.game.Discards;
import sparrow.core.table.Event;
import sparrow.core.table.Origin;
import sparrow.core.table.Place;
import sparrow.core.table.Table;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;

/// What a player may do with its own tiles when it is its turn.
final class Turn {
    private Turn() {}

    /// After a draw, or after a special kong laid in the same turn.
    static Choice drawn(TableRules rules, Table table, Seat seat) {
        Place place = table.place(seat);
        List<Action> actions = new ArrayList<>(20);
        if (win(rules, table, seat).isPresent()) {
            actions.add(WIN);
        }
        if (Ting.isDeclared(place)) {
            bound(rules, table, seat, actions);
            return new Choice.OneOf(actions);
        }
        if (Ting.isOpenTo(rules.hand(), place)) {
            actions.add(new Action.Declare(Words.TING));
        }
        if (lastDrawn(table).isPresent() && LiveWall.left(rules, table) > 0) {
            Kongs.grown(rules, place, actions);
        }
        Kongs.special(rules, table, seat, actions);
        Discards.add(place, actions);
        return new Choice.OneOf(actions);
    }

    /// After a chi or peng: no kong before the next draw.
    static Choice claimed(TableRules rules, Table table, Seat seat) {
        Place place = table.place(seat);
        List<Action> actions = new ArrayList<>(16);
        if (Ting.isOpenTo(rules.hand(), place)) {
            actions.add(new Action.Declare(Words.TING));
        }
        Kongs.special(rules, table, seat, actions);
        Discards.add(place, actions);
        return new Choice.OneOf(actions);
    }

    /// After ting was said: only what leaves the hand ready. Where the hand cannot be ready, as in
    /// what others imagine it to be, everything.
    static Choice declared(TableRules rules, Table table, Seat seat) {
        Place place = table.place(seat);
        List<Tile> allowed = Ting.discards(rules.hand(), place);
        List<Action> bound = Discards.of(place, allowed::contains);
        return new Choice.OneOf(bound.isEmpty() ? Discards.of(place) : bound);
    }

    /// When the wall runs out: win, or set the tile aside.
    static Choice lastDraw(TableRules rules, Table table, Seat seat) {
        return win(rules, table, seat).isPresent()
                ? new Choice.OneOf(List.of(WIN, PASS))
                : Choice.ONLY_PASS;
    }

    /// A ting player who has just been shown the bao, before it draws.
    static Choice shownBao(TableRules rules, Table table, Seat seat) {
        List<Action> actions = new ArrayList<>(3);
        if (baoHit(rules, table, seat).isPresent()) {
            actions.add(WIN);
        }
        if (Bao.known(table, seat).filter(bao -> Bao.isDead(rules, table, bao)).isPresent()) {
            actions.add(new Action.Declare(Words.PUT_BACK));
        }
        actions.add(PASS);
        return new Choice.OneOf(actions);
    }

    /// After ting: the drawn tile goes, or makes a kong that changes no wait.
    private static void bound(TableRules rules, Table table, Seat seat, List<Action> actions) {
        Place place = table.place(seat);
        Tile drawn = place.drawn().orElseThrow();
        Tiles waiting = place.hand().without(drawn);
        List<Action> kongs = new ArrayList<>();
        if (LiveWall.left(rules, table) > 0) {
            Kongs.grown(rules, place, kongs);
        }
        for (Action kong : kongs) {
            if (isBoundTo(rules.hand(), place, waiting, drawn, kong)) {
                actions.add(kong);
            }
        }
        actions.add(Action.Discard.of(drawn, Origin.DRAWN));
    }

    private static boolean isBoundTo(
            ChangchunRules rules, Place place, Tiles waiting, Tile drawn, Action kong) {
        List<Meld> melds = new ArrayList<>(place.melds());
        return switch (kong) {
            case Action.Lay(Meld meld) -> {
                melds.add(meld);
                yield meld.face() == drawn
                        && Ting.keepsWaits(
                                rules, place, waiting, place.hand().without(meld.tiles()), melds);
            }
            case Action.Add(int meld, Tile tile) -> {
                melds.set(meld, melds.get(meld).grown(tile));
                yield tile == drawn && Ting.keepsWaits(rules, place, waiting, waiting, melds);
            }
            case Action.Discard _,
                    Action.Claim _,
                    Action.TakeBack _,
                    Action.Declare _,
                    Action.Give _,
                    Action.TakeJoker _,
                    Action.Win _,
                    Action.Pass _ ->
                    throw new IllegalArgumentException("no kong: " + kong.text());
        };
    }

    /// The win with the tile drawn, if it is one.
    static Optional<Win> win(TableRules rules, Table table, Seat seat) {
        Optional<Tile> drawn = lastDrawn(table);
        Place place = table.place(seat);
        if (drawn.isEmpty() || !place.hand().contains(drawn.get())) {
            return Optional.empty();
        }
        boolean bao = Bao.known(table, seat).equals(drawn);
        Win win =
                new Win(
                        place.hand().without(drawn.get()),
                        place.melds(),
                        drawn.get(),
                        bao ? Way.BAO_DRAWN : Way.SELF_DRAW);
        return rules.hand().score(win).map(_ -> win);
    }

    /// The win with the bao itself, if it is one of the tiles waited for.
    static Optional<Win> baoHit(TableRules rules, Table table, Seat seat) {
        Place place = table.place(seat);
        return Bao.known(table, seat)
                .map(bao -> new Win(place.hand(), place.melds(), bao, Way.BAO_HIT))
                .filter(win -> rules.hand().score(win).isPresent());
    }

    /// The tile drawn last in this turn, if it began or went on with a draw.
    private static Optional<Tile> lastDrawn(Table table) {
        return table.log()
                .newest(event -> !(event instanceof Event.Paid || event instanceof Event.Laid))
                .map(event ->
                        event instanceof Event.Drew(Seat _, Tile tile, int _) ? tile : Tile.HIDDEN)
                .filter(tile -> tile != Tile.HIDDEN);
    }
}
