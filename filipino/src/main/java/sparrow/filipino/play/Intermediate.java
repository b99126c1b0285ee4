package sparrow.filipino.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
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
final class Intermediate implements Judge {
    private static final double SURE = 10_000;
    private static final double NEVER = -1_000;
    private static final int PAYERS = 3;

    private static final ReadRules<FilipinoRules> RULES = new ReadRules<>(FilipinoRules::of);

    private @Nullable FilipinoRules rules;

    @Override
    public List<Considered> consider(View view, Choice choice) {
        if (!(choice instanceof Choice.OneOf(List<Action> actions))) {
            throw new IllegalArgumentException("nobody gives tiles away in Filipino mahjong");
        }
        if (actions.size() == 1) {
            Reason only = new Reason("only", 0, "there is nothing else to do");
            return List.of(new Considered(actions.getFirst(), 0, () -> List.of(only)));
        }
        return new Weighing(view, rules(view)).consider(actions);
    }

    /// The rules are those of the hand, for which this advisor was made.
    private FilipinoRules rules(View view) {
        if (rules == null) {
            rules = RULES.of(view.table().rules());
        }
        return rules;
    }

    /// One decision.
    private static final class Weighing {
        private final FilipinoRules rules;
        private final Place own;
        private final Outlook outlook;
        private final Parting parting;
        private Optional<Hope> waiting = Optional.empty();

        Weighing(View view, FilipinoRules rules) {
            this.rules = rules;
            this.own = view.own();
            this.outlook = new Outlook(view, rules);
            this.parting = new Parting(outlook, own.hand(), own.melds());
        }

        List<Considered> consider(List<Action> actions) {
            List<Considered> considered = new ArrayList<>(actions.size());
            for (Action action : actions) {
                considered.add(considered(action));
            }
            return considered;
        }

        private Considered considered(Action action) {
            return switch (action) {
                case Action.Win() ->
                        new Considered(
                                action, SURE, () -> List.of(new Reason("win", 1, "it wins")));
                case Action.Discard(Tile tile, Origin _) -> hoped(action, parting.without(tile), 0);
                case Action.Pass() -> hoped(action, waiting(), 0);
                case Action.Lay(Meld meld) -> laid(action, meld);
                case Action.Add(int meld, Tile tile) -> added(action, meld, tile);
                case Action.Claim(Meld meld) -> claimed(action, meld);
                case Action.TakeBack _, Action.Declare _, Action.Give _, Action.TakeJoker _ ->
                        throw new IllegalArgumentException(
                                "no such thing in Filipino mahjong: " + action.text());
            };
        }

        /// What the hand may hope for as it is.
        private Hope waiting() {
            if (waiting.isEmpty()) {
                waiting = Optional.of(outlook.hope(own.hand(), own.melds()));
            }
            return waiting.get();
        }

        private Considered laid(Action action, Meld meld) {
            Tiles hand = own.hand().without(meld.tiles());
            List<Meld> melds = with(own.melds(), meld);
            if (meld.kind() == Meld.Kind.MIXED && meld.tiles().size() == 3) {
                return hoped(action, afterDiscard(hand, melds), paid(Ambition.BEAUTY));
            }
            Ambition ambition = meld.isKong() ? Ambition.SECRET : Ambition.NEWS;
            return hoped(action, outlook.hope(hand, melds), paid(ambition));
        }

        private Considered added(Action action, int meld, Tile tile) {
            List<Meld> melds = new ArrayList<>(own.melds());
            melds.set(meld, melds.get(meld).grown(tile));
            Hope hope = outlook.hope(own.hand().without(tile), melds);
            return hoped(action, hope, paid(Ambition.SAGASA));
        }

        /// Worth nothing unless it brings the hand nearer; a kong is paid besides.
        private Considered claimed(Action action, Meld meld) {
            Tiles hand = own.hand();
            for (Tile tile : withoutTaken(meld)) {
                hand = hand.without(tile);
            }
            List<Meld> melds = with(own.melds(), meld);
            Hope after = meld.isKong() ? outlook.hope(hand, melds) : afterDiscard(hand, melds);
            Hope before = waiting();
            int money = meld.isKong() ? paid(Ambition.KANG) : 0;
            if (after.distance() >= before.distance() && money == 0) {
                Reason idle = new Reason("distance", after.distance(), "it brings no win nearer");
                return new Considered(action, NEVER, () -> List.of(idle));
            }
            return hoped(action, after, money);
        }

        private static List<Tile> withoutTaken(Meld meld) {
            List<Tile> own = new ArrayList<>(meld.tiles());
            meld.taken().ifPresent(taken -> own.remove(taken.tile()));
            return own;
        }

        private Hope afterDiscard(Tiles hand, List<Meld> melds) {
            return new Parting(outlook, hand, melds).best();
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

    private static Considered hoped(Action action, Hope hope, int money) {
        return new Considered(action, hope.worth() + money, () -> reasons(hope, money));
    }

    private static List<Reason> reasons(Hope hope, int money) {
        List<Reason> reasons = new ArrayList<>();
        reasons.add(new Reason("distance", hope.distance(), away(hope.distance())));
        reasons.add(
                new Reason(
                        "left",
                        hope.left(),
                        hope.left() == 1 ? "1 tile helps" : hope.left() + " tiles help"));
        reasons.add(
                new Reason("chance", hope.chance(), Figures.percent(hope.chance()) + " to win"));
        if (hope.distance() != Distance.NEVER) {
            String units = average(hope.quarters());
            reasons.add(new Reason("win", hope.quarters(), "a win brings about " + units));
        }
        if (money > 0) {
            reasons.add(new Reason("at once", money, units(money) + " at once"));
        }
        return reasons;
    }

    private static String away(int distance) {
        return distance == Distance.NEVER
                ? "no win worth enough can be reached"
                : Distance.inWords(distance);
    }

    /// What is paid, to the quarter.
    private static String units(int quarters) {
        return quarters == Money.QUARTERS
                ? "1 unit"
                : Money.units(quarters).toPlainString() + " units";
    }

    /// What may be paid, roughly.
    private static String average(double quarters) {
        String units = Figures.brief(quarters / Money.QUARTERS);
        return units + (units.equals("1") ? " unit" : " units");
    }
}
