package sparrow.filipino.play;

import java.util.ArrayList;
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
import sparrow.core.table.View;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;
import sparrow.filipino.Ambition;
import sparrow.filipino.FilipinoRules;
import sparrow.filipino.play.Outlook.Hope;
import sparrow.odds.Examined;
import sparrow.odds.Examiner;
import sparrow.odds.Left;

/// Weighs every action by what the hand may still win, and what it is paid at once. A claim must
/// bring the hand nearer to a win. So `intermediate` plays; `advanced` makes a forecast of what is
/// measured here.
final class FilipinoExaminer implements Examiner {
    private static final double SURE = 10_000;
    private static final double NEVER = -1_000;
    private static final int PAYERS = 3;

    /// So many discards are looked at that may go with a claim.
    private static final int SOME = 4;

    private static final ReadRules<FilipinoRules> RULES = new ReadRules<>(FilipinoRules::of);

    private @Nullable FilipinoRules rules;

    @Override
    public List<Examined> examine(View view, Choice choice) {
        if (!(choice instanceof Choice.OneOf(List<Action> actions))) {
            throw new IllegalArgumentException("nobody gives tiles away in Filipino mahjong");
        }
        if (actions.size() == 1) {
            Reason only = new Reason("only", 0, "there is nothing else to do");
            return List.of(
                    Examined.settled(new Considered(actions.getFirst(), 0, () -> List.of(only))));
        }
        return new Weighing(view, rules(view)).examine(actions);
    }

    /// The rules are those of the hand, for which this examiner was made.
    private FilipinoRules rules(View view) {
        if (rules == null) {
            rules = RULES.of(view.table().rules());
        }
        return rules;
    }

    /// What is laid, what is paid for it at once, and whether that is worth considering.
    private record Gain(int money, Optional<Tile> discard, Left.Next next, Merit merit) {}

    /// What a level by rule of thumb makes of a claim.
    private enum Merit {
        USEFUL,
        IDLE
    }

    /// One decision.
    private static final class Weighing {
        private final FilipinoRules rules;
        private final Place own;
        private final Outlook outlook;
        private final Parting parting;
        private final Measures measures;
        private Optional<Hope> waiting = Optional.empty();

        Weighing(View view, FilipinoRules rules) {
            this.rules = rules;
            this.own = view.own();
            this.outlook = new Outlook(view, rules);
            this.parting = new Parting(outlook, own.hand(), own.melds());
            this.measures = new Measures(view, rules);
        }

        List<Examined> examine(List<Action> actions) {
            List<Examined> examined = new ArrayList<>(actions.size());
            for (Action action : actions) {
                if (action instanceof Action.Claim(Meld meld) && !meld.isKong()) {
                    claimed(action, meld, examined);
                } else {
                    examined.add(examined(action));
                }
            }
            return examined;
        }

        private Examined examined(Action action) {
            return switch (action) {
                case Action.Win() ->
                        Examined.settled(
                                new Considered(
                                        action,
                                        SURE,
                                        () -> List.of(new Reason("win", 1, "it wins"))));
                case Action.Discard(Tile tile, Origin _) ->
                        hoped(
                                action,
                                own.hand().without(tile),
                                own.melds(),
                                parting.without(tile),
                                discarding(tile));
                case Action.Pass() ->
                        hoped(
                                action,
                                own.hand(),
                                own.melds(),
                                waiting(),
                                new Gain(0, Optional.empty(), Left.Next.WAITS, Merit.USEFUL));
                case Action.Lay(Meld meld) -> laid(action, meld);
                case Action.Add(int meld, Tile tile) -> added(action, meld, tile);
                case Action.Claim(Meld meld) -> kang(action, meld);
                case Action.TakeBack _, Action.Declare _, Action.Give _, Action.TakeJoker _ ->
                        throw new IllegalArgumentException(
                                "no such thing in Filipino mahjong: " + action.text());
            };
        }

        private static Gain discarding(Tile tile) {
            return new Gain(0, Optional.of(tile), Left.Next.DISCARDED, Merit.USEFUL);
        }

        private static Gain drawing(int money) {
            return new Gain(money, Optional.empty(), Left.Next.DRAWS, Merit.USEFUL);
        }

        /// What the hand may hope for as it is.
        private Hope waiting() {
            if (waiting.isEmpty()) {
                waiting = Optional.of(outlook.hope(own.hand(), own.melds()));
            }
            return waiting.get();
        }

        private Examined laid(Action action, Meld meld) {
            Tiles hand = own.hand().without(meld.tiles());
            List<Meld> melds = Left.with(own.melds(), meld);
            if (meld.kind() == Meld.Kind.MIXED && meld.tiles().size() == 3) {
                Parting rest = new Parting(outlook, hand, melds);
                Tile tile = rest.best();
                Gain gain =
                        new Gain(
                                paid(Ambition.BEAUTY),
                                Optional.of(tile),
                                Left.Next.DISCARDED,
                                Merit.USEFUL);
                return hoped(action, hand.without(tile), melds, rest.without(tile), gain);
            }
            Ambition ambition = meld.isKong() ? Ambition.SECRET : Ambition.NEWS;
            return hoped(action, hand, melds, outlook.hope(hand, melds), drawing(paid(ambition)));
        }

        private Examined added(Action action, int meld, Tile tile) {
            List<Meld> melds = Left.grown(own.melds(), meld, tile);
            Tiles hand = own.hand().without(tile);
            Hope hope = outlook.hope(hand, melds);
            return hoped(action, hand, melds, hope, drawing(paid(Ambition.SAGASA)));
        }

        /// A kong of another's tile.
        private Examined kang(Action action, Meld meld) {
            Tiles hand = own.hand().without(Left.own(meld));
            List<Meld> melds = Left.with(own.melds(), meld);
            Hope after = outlook.hope(hand, melds);
            int money = paid(Ambition.KANG);
            Gain gain =
                    new Gain(
                            money,
                            Optional.empty(),
                            Left.Next.DRAWS,
                            money == 0 ? merit(after) : Merit.USEFUL);
            return hoped(action, hand, melds, after, gain);
        }

        /// A claim with each of the best discards that may follow: by rule of thumb worth nothing
        /// unless it brings the hand nearer.
        private void claimed(Action action, Meld meld, List<Examined> all) {
            Tiles hand = own.hand().without(Left.own(meld));
            List<Meld> melds = Left.with(own.melds(), meld);
            Parting rest = new Parting(outlook, hand, melds);
            Merit merit = merit(rest.without(rest.best()));
            for (Tile tile : rest.best(SOME)) {
                Gain gain = new Gain(0, Optional.of(tile), Left.Next.DISCARDED, merit);
                all.add(hoped(action, hand.without(tile), melds, rest.without(tile), gain));
            }
        }

        private Merit merit(Hope after) {
            return after.distance() >= waiting().distance() ? Merit.IDLE : Merit.USEFUL;
        }

        private int paid(Ambition ambition) {
            return PAYERS * rules.quarters(ambition);
        }

        private Examined hoped(Action action, Tiles hand, List<Meld> melds, Hope hope, Gain gain) {
            boolean idle = gain.merit == Merit.IDLE;
            return new Examined(
                    action,
                    idle ? NEVER : hope.worth() + gain.money,
                    () -> measures.of(hand, melds, hope, gain.discard, gain.next, gain.money),
                    forecast -> {
                        List<Reason> reasons = new ArrayList<>();
                        if (idle) {
                            reasons.add(Reasons.idle(hope));
                        }
                        reasons.addAll(Reasons.of(hope, gain.money, forecast));
                        return reasons;
                    });
        }
    }
}
