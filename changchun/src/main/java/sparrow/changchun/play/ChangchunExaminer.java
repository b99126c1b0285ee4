package sparrow.changchun.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import sparrow.changchun.ChangchunRules;
import sparrow.changchun.Words;
import sparrow.changchun.play.Measures.Said;
import sparrow.core.game.Action;
import sparrow.core.game.Advice.Reason;
import sparrow.core.game.Choice;
import sparrow.core.game.Considered;
import sparrow.core.game.ReadRules;
import sparrow.core.table.Origin;
import sparrow.core.table.View;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;
import sparrow.odds.Examined;
import sparrow.odds.Examiner;
import sparrow.odds.Forecast;
import sparrow.odds.ForecastWords;
import sparrow.odds.Left;
import sparrow.shapes.Acceptance;
import sparrow.shapes.DiscardAnalysis;

/// Measures what the rules of thumb of a level consider.
final class ChangchunExaminer implements Examiner {
    private static final ReadRules<ChangchunRules> RULES = new ReadRules<>(ChangchunRules::of);
    private static final int OTHERS = 3;
    private static final int SMALL = 3;

    /// So many discards are looked at that may go with a claim or with ting.
    private static final int SOME = 4;

    /// By how much the next of them counts less.
    private static final double LESS = 1e-3;

    private static final ForecastWords TOLD = ForecastWords.inPoints();

    private final ChangchunAdvisor advisor;

    ChangchunExaminer(ChangchunAdvisor advisor) {
        this.advisor = advisor;
    }

    @Override
    public List<Examined> examine(View view, Choice choice) {
        List<Considered> all = advisor.consider(view, choice);
        if (all.size() == 1 || choice.allows(Action.Win.WIN)) {
            return all.stream().map(Examined::settled).toList();
        }
        List<Examined> examined = new ArrayList<>(all.size());
        Looking looking = new Looking(view, advisor.position(view));
        for (Considered each : all) {
            looking.examine(each, examined);
        }
        return examined;
    }

    /// One decision.
    private static final class Looking {
        private final Position position;
        private final ChangchunRules rules;
        private final Measures measures;
        private List<DiscardAnalysis.Discard> discards = List.of();

        Looking(View view, Position position) {
            this.position = position;
            this.rules = RULES.of(view.table().rules());
            this.measures = new Measures(view, position, rules);
        }

        /// Adds an action, more than once where several discards may go with it.
        void examine(Considered considered, List<Examined> all) {
            switch (considered.action()) {
                case Action.Discard(Tile tile, Origin _) ->
                        all.add(
                                measured(
                                        considered,
                                        0,
                                        () -> measures.of(without(tile), Said.NOTHING, 0)));
                case Action.Declare(String word) when word.equals(Words.TING) ->
                        declared(considered, all);
                case Action.Claim(Meld meld) -> laid(considered, meld, Left.own(meld), all);
                case Action.Lay(Meld meld) -> laid(considered, meld, meld.tiles(), all);
                case Action.Add(int meld, Tile tile) ->
                        all.add(measured(considered, 0, () -> added(meld, tile)));
                case Action.Pass() ->
                        all.add(
                                measured(
                                        considered,
                                        0,
                                        () -> measures.of(waiting(), Said.NOTHING, 0)));
                case Action.Win _,
                        Action.Declare _,
                        Action.TakeBack _,
                        Action.Give _,
                        Action.TakeJoker _ ->
                        all.add(Examined.settled(considered));
            }
        }

        /// @param after how many discards go better with the action
        private static Examined measured(
                Considered considered, int after, Supplier<float[]> measures) {
            return new Examined(
                    considered.action(),
                    considered.value() - LESS * after,
                    measures,
                    forecast -> reasons(considered, forecast));
        }

        private static List<Reason> reasons(Considered considered, Forecast forecast) {
            List<Reason> reasons = new ArrayList<>(considered.reasons().get());
            reasons.addAll(TOLD.of(forecast));
            return reasons;
        }

        private List<DiscardAnalysis.Discard> discards() {
            if (discards.isEmpty()) {
                discards =
                        position.nearness()
                                .discards(position.hand(), position.melds(), position.elsewhere());
            }
            return discards;
        }

        private Left without(Tile tile) {
            for (DiscardAnalysis.Discard each : discards()) {
                if (each.tile() == tile) {
                    return left(position.hand(), position.melds(), each);
                }
            }
            throw new IllegalArgumentException("no " + tile + " in hand to discard");
        }

        private static Left left(Tiles hand, List<Meld> melds, DiscardAnalysis.Discard discard) {
            return new Left(
                    hand.without(discard.tile()),
                    melds,
                    Optional.of(discard.tile()),
                    Left.Next.DISCARDED,
                    discard.distance(),
                    discard.acceptance().kinds());
        }

        /// The hand as it is.
        private Left waiting() {
            return standing(position.hand(), position.melds(), Left.Next.WAITS);
        }

        private Left standing(Tiles hand, List<Meld> melds, Left.Next next) {
            Acceptance acceptance =
                    position.nearness().acceptance(hand, melds, position.elsewhere());
            return new Left(
                    hand,
                    melds,
                    Optional.empty(),
                    next,
                    position.nearness().distance(hand, melds),
                    acceptance.kinds());
        }

        /// Ting with each discard that it allows, that first after which most tiles win.
        private void declared(Considered considered, List<Examined> all) {
            List<Left> allowed = new ArrayList<>();
            for (DiscardAnalysis.Discard each : discards()) {
                Left left = left(position.hand(), position.melds(), each);
                if (rules.mayDeclareTing(left.hand(), left.melds())) {
                    allowed.add(left);
                }
            }
            if (allowed.isEmpty()) {
                allowed.add(left(position.hand(), position.melds(), discards().getFirst()));
            }
            for (int i = 0; i < Math.min(SOME, allowed.size()); i++) {
                Left left = allowed.get(i);
                all.add(measured(considered, i, () -> measures.of(left, Said.TING, 0)));
            }
        }

        /// A set laid, with each of the best discards that may follow; or a kong, for which a tile
        /// is drawn.
        private void laid(Considered considered, Meld meld, List<Tile> own, List<Examined> all) {
            Tiles hand = position.hand().without(own);
            List<Meld> melds = Left.with(position.melds(), meld);
            boolean draws = meld.tiles().size() > SMALL;
            int paid = draws || meld.taken().isEmpty() ? OTHERS * rules.kongPays(meld) : 0;
            if (draws) {
                all.add(
                        measured(
                                considered,
                                0,
                                () ->
                                        measures.of(
                                                standing(hand, melds, Left.Next.DRAWS),
                                                Said.NOTHING,
                                                paid)));
                return;
            }
            List<DiscardAnalysis.Discard> after =
                    position.nearness().discards(hand, melds, position.elsewhere());
            for (int i = 0; i < Math.min(SOME, after.size()); i++) {
                Left left = left(hand, melds, after.get(i));
                all.add(measured(considered, i, () -> measures.of(left, Said.NOTHING, paid)));
            }
        }

        private float[] added(int meld, Tile tile) {
            List<Meld> melds = Left.grown(position.melds(), meld, tile);
            Left left = standing(position.hand().without(tile), melds, Left.Next.DRAWS);
            return measures.of(left, Said.NOTHING, OTHERS * rules.kongPays(melds.get(meld)));
        }
    }
}
