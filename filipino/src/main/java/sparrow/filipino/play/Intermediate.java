package sparrow.filipino.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import sparrow.core.game.Action;
import sparrow.core.game.Advice;
import sparrow.core.game.Advice.Ranked;
import sparrow.core.game.Advice.Reason;
import sparrow.core.game.Advisor;
import sparrow.core.game.Choice;
import sparrow.core.table.Figures;
import sparrow.core.table.Origin;
import sparrow.core.table.Place;
import sparrow.core.table.View;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;
import sparrow.filipino.Ambition;
import sparrow.filipino.FilipinoRules;
import sparrow.filipino.Money;
import sparrow.filipino.play.Outlook.Hope;
import sparrow.shapes.Distance;

/// Weighs every action by what the hand may still win, and what it is paid at once. A claim must
/// bring the hand nearer to a win.
final class Intermediate implements Advisor {
    private static final double SURE = 10_000;
    private static final double NEVER = -1_000;
    private static final int PAYERS = 3;

    private Optional<FilipinoRules> known = Optional.empty();

    @Override
    public Advice advise(View view, Choice choice) {
        if (!(choice instanceof Choice.OneOf(List<Action> actions))) {
            throw new IllegalArgumentException("nobody gives tiles away in Filipino mahjong");
        }
        if (actions.size() == 1) {
            Reason only = new Reason("only", 0, "there is nothing else to do");
            return new Advice(List.of(new Ranked(actions.getFirst(), 0, List.of(only))));
        }
        return new Weighing(view, rules(view)).advice(actions);
    }

    /// The house rules of the table, read once.
    private FilipinoRules rules(View view) {
        if (known.filter(rules -> rules.rules().equals(view.table().rules())).isEmpty()) {
            known = Optional.of(FilipinoRules.of(view.table().rules()));
        }
        return known.orElseThrow();
    }

    /// One decision.
    private static final class Weighing {
        private final FilipinoRules rules;
        private final Place own;
        private final Outlook outlook;

        Weighing(View view, FilipinoRules rules) {
            this.rules = rules;
            this.own = view.own();
            this.outlook = new Outlook(view, rules);
        }

        Advice advice(List<Action> actions) {
            List<Ranked> ranked = new ArrayList<>();
            for (Action action : actions) {
                ranked.add(ranked(action));
            }
            return Advice.ranked(ranked);
        }

        private Ranked ranked(Action action) {
            return switch (action) {
                case Action.Win() ->
                        new Ranked(action, SURE, List.of(new Reason("win", 1, "it wins")));
                case Action.Discard(Tile tile, Origin _) ->
                        hoped(action, outlook.hope(own.hand().without(tile), own.melds()), 0);
                case Action.Pass() -> hoped(action, outlook.hope(own.hand(), own.melds()), 0);
                case Action.Lay(Meld meld) -> laid(action, meld);
                case Action.Add(int meld, Tile tile) -> added(action, meld, tile);
                case Action.Claim(Meld meld) -> claimed(action, meld);
                case Action.TakeBack _, Action.Declare _, Action.Give _, Action.TakeJoker _ ->
                        throw new IllegalArgumentException(
                                "no such thing in Filipino mahjong: " + action.text());
            };
        }

        private Ranked laid(Action action, Meld meld) {
            Tiles hand = own.hand().without(meld.tiles());
            List<Meld> melds = with(own.melds(), meld);
            if (meld.kind() == Meld.Kind.MIXED && meld.tiles().size() == 3) {
                return hoped(action, bestDiscard(hand, melds), paid(Ambition.BEAUTY));
            }
            Ambition ambition = meld.isKong() ? Ambition.SECRET : Ambition.NEWS;
            return hoped(action, outlook.hope(hand, melds), paid(ambition));
        }

        private Ranked added(Action action, int meld, Tile tile) {
            List<Meld> melds = new ArrayList<>(own.melds());
            melds.set(meld, melds.get(meld).grown(tile));
            Hope hope = outlook.hope(own.hand().without(tile), melds);
            return hoped(action, hope, paid(Ambition.SAGASA));
        }

        /// Worth nothing unless it brings the hand nearer; a kong is paid besides.
        private Ranked claimed(Action action, Meld meld) {
            Tiles hand = own.hand();
            for (Tile tile : withoutTaken(meld)) {
                hand = hand.without(tile);
            }
            List<Meld> melds = with(own.melds(), meld);
            Hope after = meld.isKong() ? outlook.hope(hand, melds) : bestDiscard(hand, melds);
            Hope before = outlook.hope(own.hand(), own.melds());
            int money = meld.isKong() ? paid(Ambition.KANG) : 0;
            if (after.distance() >= before.distance() && money == 0) {
                Reason idle = new Reason("distance", after.distance(), "it brings no win nearer");
                return new Ranked(action, NEVER, List.of(idle));
            }
            return hoped(action, after, money);
        }

        private static List<Tile> withoutTaken(Meld meld) {
            List<Tile> own = new ArrayList<>(meld.tiles());
            meld.taken().ifPresent(taken -> own.remove(taken.tile()));
            return own;
        }

        private Hope bestDiscard(Tiles hand, List<Meld> melds) {
            Hope best = outlook.hope(hand.without(hand.faces().getFirst()), melds);
            for (Tile face : hand.faces()) {
                Hope hope = outlook.hope(hand.without(face), melds);
                best = hope.worth() > best.worth() ? hope : best;
            }
            return best;
        }

        private static List<Meld> with(List<Meld> melds, Meld more) {
            List<Meld> all = new ArrayList<>(melds);
            all.add(more);
            return all;
        }

        private int paid(Ambition ambition) {
            return PAYERS * rules.quarters(ambition);
        }
    }

    private static Ranked hoped(Action action, Hope hope, int money) {
        List<Reason> reasons = new ArrayList<>();
        reasons.add(new Reason("distance", hope.distance(), away(hope.distance())));
        reasons.add(
                new Reason(
                        "left",
                        hope.left(),
                        hope.left() == 1 ? "1 tile helps" : hope.left() + " tiles help"));
        reasons.add(
                new Reason(
                        "chance",
                        hope.chance(),
                        "wins " + Figures.fixed(100 * hope.chance(), 0) + " %"));
        reasons.add(
                new Reason("quarters", hope.quarters(), "a win brings " + units(hope.quarters())));
        if (money > 0) {
            reasons.add(new Reason("at once", money, units(money) + " at once"));
        }
        return new Ranked(action, hope.worth() + money, reasons);
    }

    private static String away(int distance) {
        return switch (distance) {
            case 1 -> "1 tile from a win";
            case Distance.NEVER -> "no win worth enough can be reached";
            default -> distance + " tiles from a win";
        };
    }

    private static String units(double quarters) {
        double units = quarters / Money.QUARTERS;
        return units == 1 ? "1 unit" : Figures.fixed(units, 2) + " units";
    }
}
