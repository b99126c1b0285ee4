package sparrow.changchun.play;

import java.util.ArrayList;
import java.util.Comparator;
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
import sparrow.core.table.Figures;
import sparrow.core.table.Origin;
import sparrow.core.table.View;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;
import sparrow.odds.Examined;
import sparrow.odds.Examiner;
import sparrow.odds.Forecast;
import sparrow.odds.Left;
import sparrow.odds.Telling;
import sparrow.shapes.Acceptance;
import sparrow.shapes.DiscardAnalysis;

/// Measures what the rules of thumb of a level consider.
final class ChangchunExaminer implements Examiner {
    private static final ReadRules<ChangchunRules> RULES = new ReadRules<>(ChangchunRules::of);
    private static final int OTHERS = 3;
    private static final int SMALL = 3;
    private static final Telling TELLING = new Telling(ChangchunExaminer::points);

    private final ChangchunAdvisor advisor;

    ChangchunExaminer(ChangchunAdvisor advisor) {
        this.advisor = advisor;
    }

    private static String points(double points) {
        String text = Figures.brief(points);
        return text + (text.equals("1") ? " point" : " points");
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
            examined.add(looking.examined(each));
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

        Examined examined(Considered considered) {
            return switch (considered.action()) {
                case Action.Discard(Tile tile, Origin _) ->
                        measured(considered, () -> measures.of(without(tile), Said.NOTHING, 0));
                case Action.Declare(String word) when word.equals(Words.TING) ->
                        measured(considered, () -> measures.of(declared(), Said.TING, 0));
                case Action.Claim(Meld meld) ->
                        measured(considered, () -> laid(meld, Left.own(meld)));
                case Action.Lay(Meld meld) ->
                        measured(considered, () -> laid(meld, meld.tiles()));
                case Action.Add(int meld, Tile tile) ->
                        measured(considered, () -> added(meld, tile));
                case Action.Pass() when considered.value() == 0 ->
                        measured(considered, () -> measures.of(waiting(), Said.NOTHING, 0));
                case Action.Pass _,
                        Action.Win _,
                        Action.Declare _,
                        Action.TakeBack _,
                        Action.Give _,
                        Action.TakeJoker _ ->
                        Examined.settled(considered);
            };
        }

        private static Examined measured(Considered considered, Supplier<float[]> measures) {
            return new Examined(
                    considered.action(),
                    considered.value(),
                    measures,
                    forecast -> reasons(considered, forecast));
        }

        private static List<Reason> reasons(Considered considered, Forecast forecast) {
            List<Reason> reasons = new ArrayList<>(considered.reasons().get());
            reasons.addAll(TELLING.of(forecast));
            return reasons;
        }

        private Left without(Tile tile) {
            if (discards.isEmpty()) {
                discards =
                        position.nearness()
                                .discards(position.hand(), position.melds(), position.elsewhere());
            }
            for (DiscardAnalysis.Discard each : discards) {
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

        /// What ting leaves, with the discard after which most tiles win.
        private Left declared() {
            return position.hand().faces().stream()
                    .filter(tile ->
                            rules.mayDeclareTing(position.hand().without(tile), position.melds()))
                    .map(this::without)
                    .max(Comparator.comparingInt(this::coming))
                    .orElseGet(() -> without(position.hand().faces().getFirst()));
        }

        private int coming(Left left) {
            return position.nearness()
                    .acceptance(left.hand(), left.melds(), position.elsewhere())
                    .total();
        }

        /// A set laid, and then the discard that a level makes by distance; or a kong, for which a
        /// tile is drawn.
        private float[] laid(Meld meld, List<Tile> own) {
            Tiles hand = position.hand().without(own);
            List<Meld> melds = Left.with(position.melds(), meld);
            boolean draws = meld.tiles().size() > SMALL;
            int paid = draws || meld.taken().isEmpty() ? OTHERS * rules.kongPays(meld) : 0;
            Left left =
                    draws
                            ? standing(hand, melds, Left.Next.DRAWS)
                            : left(
                                    hand,
                                    melds,
                                    position.nearness()
                                            .discards(hand, melds, position.elsewhere())
                                            .getFirst());
            return measures.of(left, Said.NOTHING, paid);
        }

        private float[] added(int meld, Tile tile) {
            List<Meld> melds = Left.grown(position.melds(), meld, tile);
            Left left = standing(position.hand().without(tile), melds, Left.Next.DRAWS);
            return measures.of(left, Said.NOTHING, OTHERS * rules.kongPays(melds.get(meld)));
        }
    }
}
