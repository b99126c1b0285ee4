package sparrow.hongkong.play;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import sparrow.core.game.Action;
import sparrow.core.game.Advice.Reason;
import sparrow.core.game.Choice;
import sparrow.core.game.Considered;
import sparrow.core.game.Judge;
import sparrow.core.game.ReadRules;
import sparrow.core.table.Figures;
import sparrow.core.table.Origin;
import sparrow.core.table.Place;
import sparrow.core.table.Table;
import sparrow.core.table.View;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;
import sparrow.hongkong.HongKongRules;
import sparrow.hongkong.HongKongVariant;
import sparrow.hongkong.Nearness;
import sparrow.hongkong.PlanBook;
import sparrow.hongkong.play.Outlook.Hope;
import sparrow.shapes.Distance;

/// Weighs every action by the chance that the hand wins after it, worth the minimum.
final class Intermediate implements Judge {
    private static final double SURE = 10;

    /// A kong draws a tile more than the turn has.
    private static final double KONG = 1.1;

    private static final ReadRules<PlanBook> BOOKS =
            new ReadRules<>(rules -> new PlanBook(HongKongRules.of(rules)));

    private @Nullable PlanBook book;
    private @Nullable Nearness nearness;

    @Override
    public List<Considered> consider(View view, Choice choice) {
        List<Action> actions = actions(choice);
        if (actions.size() == 1) {
            Reason only = new Reason("only", 0, "there is nothing else to do");
            return List.of(new Considered(actions.getFirst(), 0, () -> List.of(only)));
        }
        PlanBook plans = book(view);
        Outlook outlook = new Outlook(view, plans.rules(), nearness(view, plans));
        List<Considered> considered = new ArrayList<>(actions.size());
        for (Action action : actions) {
            considered.add(considered(action, view.own(), outlook));
        }
        return considered;
    }

    static List<Action> actions(Choice choice) {
        return switch (choice) {
            case Choice.OneOf(List<Action> actions) -> actions;
            case Choice.TilesToGive _ ->
                    throw new IllegalArgumentException("nobody gives tiles away in Hong Kong");
        };
    }

    /// The rules are those of the hand, for which this advisor was made.
    private PlanBook book(View view) {
        if (book == null) {
            book = BOOKS.of(view.table().rules());
        }
        return book;
    }

    private Nearness nearness(View view, PlanBook plans) {
        Table table = view.table();
        Tile seatWind = table.wind(view.seat());
        Tile roundWind = HongKongVariant.roundWind(table);
        Tiles flowers = view.own().flowers();
        if (nearness == null || !nearness.isFor(seatWind, roundWind, flowers)) {
            nearness = new Nearness(plans, seatWind, roundWind, flowers);
        }
        return nearness;
    }

    private static Considered considered(Action action, Place own, Outlook outlook) {
        Tiles hand = own.hand();
        return switch (action) {
            case Action.Win() ->
                    new Considered(action, SURE, () -> List.of(new Reason("win", 1, "it wins")));
            case Action.Discard(Tile tile, Origin _) ->
                    hoped(action, outlook.hopeWithout(tile, hand, own.melds()), 1);
            case Action.Pass() -> hoped(action, outlook.hope(hand, own.melds()), 1);
            case Action.Lay(Meld meld) ->
                    hoped(
                            action,
                            outlook.hope(hand.without(meld.tiles()), with(own.melds(), meld)),
                            KONG);
            case Action.Add(int meld, Tile tile) -> {
                List<Meld> melds = new ArrayList<>(own.melds());
                melds.set(meld, melds.get(meld).grown(tile));
                yield hoped(action, outlook.hope(hand.without(tile), melds), KONG);
            }
            case Action.Claim(Meld meld) -> {
                Tiles rest = hand.without(ownTiles(meld));
                List<Meld> melds = with(own.melds(), meld);
                Outlook after = outlook.claiming(meld.taken().orElseThrow().tile());
                yield hoped(
                        action,
                        meld.isKong() ? after.hope(rest, melds) : after.afterDiscard(rest, melds),
                        1);
            }
            case Action.TakeBack _, Action.Declare _, Action.Give _, Action.TakeJoker _ ->
                    throw new IllegalArgumentException("not in Hong Kong: " + action.text());
        };
    }

    private static List<Tile> ownTiles(Meld meld) {
        List<Tile> own = new ArrayList<>(meld.tiles());
        meld.taken().ifPresent(taken -> own.remove(taken.tile()));
        return own;
    }

    private static List<Meld> with(List<Meld> melds, Meld more) {
        List<Meld> all = new ArrayList<>(melds);
        all.add(more);
        return all;
    }

    private static Considered hoped(Action action, Hope hope, double factor) {
        return new Considered(action, factor * hope.chance(), () -> reasons(hope));
    }

    private static List<Reason> reasons(Hope hope) {
        return List.of(
                new Reason("plan", hope.distance(), hope.words()),
                new Reason("distance", hope.distance(), Distance.inWords(hope.distance())),
                new Reason(
                        "left",
                        hope.left(),
                        hope.left() == 1 ? "1 tile helps" : hope.left() + " tiles help"),
                new Reason("chance", hope.chance(), Figures.percent(hope.chance()) + " to win"));
    }
}
