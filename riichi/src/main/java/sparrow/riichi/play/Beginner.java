package sparrow.riichi.play;

import java.util.ArrayList;
import java.util.List;
import sparrow.core.game.Action;
import sparrow.core.game.Advice;
import sparrow.core.game.Choice;
import sparrow.core.game.Considered;
import sparrow.core.game.Judge;
import sparrow.core.table.Origin;
import sparrow.core.table.View;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;
import sparrow.riichi.table.Words;
import sparrow.shapes.DiscardAnalysis;
import sparrow.shapes.Distance;
import sparrow.shapes.Form;
import sparrow.shapes.Gauge;
import sparrow.shapes.Holding;

/// Wins when it can, declares riichi when it can, claims nothing else, and discards what leaves the
/// hand nearest to a win; of equal tiles honors first, then from the ends of a suit inwards.
final class Beginner implements Judge {
    private static final Gauge GAUGE = Gauge.of(Form.RIICHI);
    private static final double WINS = 1_000;
    private static final double DECLARES = 900;
    private static final double NEVER = -1_000;

    @Override
    public List<Considered> consider(View view, Choice choice) {
        if (!(choice instanceof Choice.OneOf(List<Action> actions))) {
            throw new IllegalArgumentException("Riichi has no such choice: " + choice);
        }
        List<Considered> considered = new ArrayList<>(actions.size());
        DiscardAnalysis[] analysis = new DiscardAnalysis[1];
        for (Action action : actions) {
            considered.add(
                    switch (action) {
                        case Action.Win() ->
                                plain(action, WINS, "a win", "a hand that is won is taken");
                        case Action.Declare(String word) -> declaration(action, word);
                        case Action.Discard(Tile tile, Origin _) -> {
                            if (analysis[0] == null) {
                                analysis[0] = analysis(view);
                            }
                            yield discard(action, tile, analysis[0].distance(tile));
                        }
                        case Action.Lay(Meld meld) when meld.kind() == Meld.Kind.FLOWERS ->
                                plain(action, DECLARES, "north", "a north set aside is a dora");
                        case Action.Pass() -> plain(action, 0, "nothing", "nothing is claimed");
                        case Action.Claim _, Action.Lay _, Action.Add _ ->
                                plain(action, NEVER, "a call", "it keeps its tiles to itself");
                        case Action.TakeBack _, Action.Give _, Action.TakeJoker _ ->
                                throw new IllegalArgumentException(
                                        "not in Riichi: " + action.text());
                    });
        }
        return considered;
    }

    private static DiscardAnalysis analysis(View view) {
        Holding holding = Holding.of(view.own().hand(), view.own().melds());
        return DiscardAnalysis.of(holding, GAUGE, Tiles.EMPTY);
    }

    private static Considered declaration(Action action, String word) {
        return switch (word) {
            case Words.RIICHI, Words.TENPAI ->
                    plain(action, DECLARES, word, "the hand is ready and says so");
            default -> plain(action, NEVER, word, "it plays on");
        };
    }

    private static Considered discard(Action action, Tile tile, int distance) {
        double value = -distance - order(tile) / 100.0;
        return new Considered(
                action,
                value,
                () ->
                        List.of(
                                new Advice.Reason(
                                        "distance",
                                        distance,
                                        "the hand is then " + Distance.inWords(distance))));
    }

    /// Honors are 0, terminals 1, fives 5; a red five is kept longest.
    private static int order(Tile tile) {
        if (tile.isHonor()) {
            return 0;
        }
        return tile.isRed() ? 6 : Math.min(tile.rank(), 10 - tile.rank());
    }

    private static Considered plain(Action action, double value, String name, String sentence) {
        return new Considered(
                action, value, () -> List.of(new Advice.Reason(name, value, sentence)));
    }
}
