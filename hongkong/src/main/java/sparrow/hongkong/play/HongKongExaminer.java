package sparrow.hongkong.play;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import sparrow.core.game.Action;
import sparrow.core.game.Advice.Reason;
import sparrow.core.game.Choice;
import sparrow.core.game.Considered;
import sparrow.core.game.ReadRules;
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
import sparrow.odds.Examined;
import sparrow.odds.Examiner;
import sparrow.odds.Left;

/// Weighs every action by the chance that the hand wins after it, worth the minimum. So
/// `intermediate` plays; `advanced` makes a forecast of what is measured here.
final class HongKongExaminer implements Examiner {
    /// More than any points.
    private static final double SURE = 100_000;

    /// A kong draws a tile more than the turn has.
    private static final double KONG = 1.1;

    /// So many discards are looked at that may go with a claim.
    private static final int SOME = 4;

    private static final ReadRules<PlanBook> BOOKS =
            new ReadRules<>(rules -> new PlanBook(HongKongRules.of(rules)));

    private @Nullable PlanBook book;
    private @Nullable Nearness nearness;

    @Override
    public List<Examined> examine(View view, Choice choice) {
        List<Action> actions = actions(choice);
        if (actions.size() == 1) {
            Reason only = new Reason("only", 0, "there is nothing else to do");
            return List.of(
                    Examined.settled(new Considered(actions.getFirst(), 0, () -> List.of(only))));
        }
        PlanBook plans = book(view);
        Outlook outlook = new Outlook(view, plans.rules(), nearness(view, plans));
        Weighing weighing = new Weighing(view.own(), outlook, new Measures(view, plans.rules()));
        List<Examined> examined = new ArrayList<>(actions.size());
        for (Action action : actions) {
            if (action instanceof Action.Claim(Meld meld) && !meld.isKong()) {
                weighing.claimed(action, meld, examined);
            } else {
                examined.add(weighing.examined(action));
            }
        }
        return examined;
    }

    static List<Action> actions(Choice choice) {
        return switch (choice) {
            case Choice.OneOf(List<Action> actions) -> actions;
            case Choice.TilesToGive _ ->
                    throw new IllegalArgumentException("nobody gives tiles away in Hong Kong");
        };
    }

    /// The rules are those of the hand, for which this examiner was made.
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

    /// One decision.
    private record Weighing(Place own, Outlook outlook, Measures measures) {
        Examined examined(Action action) {
            Tiles hand = own.hand();
            return switch (action) {
                case Action.Win() ->
                        Examined.settled(
                                new Considered(
                                        action,
                                        SURE,
                                        () -> List.of(new Reason("win", 1, "it wins"))));
                case Action.Discard(Tile tile, Origin _) ->
                        discarded(
                                action,
                                tile,
                                hand,
                                own.melds(),
                                outlook.hopeWithout(tile, hand, own.melds()));
                case Action.Pass() ->
                        standing(action, hand, own.melds(), outlook, Left.Next.WAITS, 1);
                case Action.Lay(Meld meld) ->
                        standing(
                                action,
                                hand.without(meld.tiles()),
                                Left.with(own.melds(), meld),
                                outlook,
                                Left.Next.DRAWS,
                                KONG);
                case Action.Add(int meld, Tile tile) ->
                        standing(
                                action,
                                hand.without(tile),
                                Left.grown(own.melds(), meld, tile),
                                outlook,
                                Left.Next.DRAWS,
                                KONG);
                case Action.Claim(Meld meld) -> kong(action, meld);
                case Action.TakeBack _, Action.Declare _, Action.Give _, Action.TakeJoker _ ->
                        throw new IllegalArgumentException("not in Hong Kong: " + action.text());
            };
        }

        /// A kong of another's tile.
        private Examined kong(Action action, Meld meld) {
            Outlook after = outlook.claiming(meld.taken().orElseThrow().tile());
            Tiles rest = own.hand().without(Left.own(meld));
            List<Meld> melds = Left.with(own.melds(), meld);
            return standing(action, rest, melds, after, Left.Next.DRAWS, 1);
        }

        /// A claim with each of the best discards that may follow.
        void claimed(Action action, Meld meld, List<Examined> all) {
            Tiles rest = own.hand().without(Left.own(meld));
            List<Meld> melds = Left.with(own.melds(), meld);
            Outlook after = outlook.claiming(meld.taken().orElseThrow().tile());
            rest.faces().stream()
                    .map(tile ->
                            discarded(
                                    action,
                                    tile,
                                    rest,
                                    melds,
                                    after.hopeWithout(tile, rest, melds)))
                    .sorted(Comparator.comparingDouble((Examined each) -> -each.rule()))
                    .limit(SOME)
                    .forEach(all::add);
        }

        private Examined discarded(
                Action action, Tile tile, Tiles hand, List<Meld> melds, Hope hope) {
            return hoped(
                    action,
                    hope.chance(),
                    hope,
                    new Left(
                            hand.without(tile),
                            melds,
                            Optional.of(tile),
                            Left.Next.DISCARDED,
                            hope.distance(),
                            hope.accepted()));
        }

        private Examined standing(
                Action action,
                Tiles hand,
                List<Meld> melds,
                Outlook at,
                Left.Next next,
                double factor) {
            Hope hope = at.hope(hand, melds);
            return hoped(
                    action,
                    factor * hope.chance(),
                    hope,
                    new Left(
                            hand, melds, Optional.empty(), next, hope.distance(), hope.accepted()));
        }

        private Examined hoped(Action action, double rule, Hope hope, Left left) {
            return new Examined(
                    action,
                    rule,
                    () -> measures.of(left, hope),
                    forecast -> Reasons.of(hope, forecast));
        }
    }
}
