package sparrow.review;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import sparrow.answers.QuestionForm;
import sparrow.catalog.Catalog;
import sparrow.core.game.Action;
import sparrow.core.game.Choice;
import sparrow.core.game.Level;
import sparrow.core.game.Variant;
import sparrow.core.table.Table;
import sparrow.core.table.View;
import sparrow.core.tile.Reading;
import sparrow.desk.Mahjong;
import sparrow.desk.Refusal;
import sparrow.records.ActionWriter;
import sparrow.records.Json;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// Positions worth training: choices that were missed though their answer is clear.
public final class Puzzles {
    /// So much of a mistake must lie between the best action and the second.
    private static final double CLEAR = 0.5;

    /// So many of the strongest levels must give the same answer.
    private static final int AGREEING = 2;

    private Puzzles() {}

    /// A line of JSON for each, in the order of the match; `docs/review.md` describes the fields.
    public static String lines(MatchReview review) {
        StringBuilder lines = new StringBuilder();
        for (ReviewedChoice choice : review.choices()) {
            if (isClear(review, choice)) {
                line(review, choice).ifPresent(line -> lines.append(line).append('\n'));
            }
        }
        return lines.toString();
    }

    /// Whether a mistake was made where one action is clearly better than every other.
    static boolean isClear(MatchReview review, ReviewedChoice choice) {
        return choice.cost() >= review.sizes().mistake()
                && choice.ranking().size() > 1
                && gap(choice).filter(gap -> gap >= CLEAR * review.sizes().mistake()).isPresent();
    }

    /// The points between the best and the second.
    private static Optional<Double> gap(ReviewedChoice choice) {
        Optional<Double> best = choice.ranking().get(0).value();
        Optional<Double> second = choice.ranking().get(1).value();
        return best.isPresent() && second.isPresent()
                ? Optional.of(best.get() - second.get())
                : Optional.empty();
    }

    private static Optional<String> line(MatchReview review, ReviewedChoice choice) {
        HandReview hand = review.hand(choice);
        Table table = Table.fold(hand.hand().events().subList(0, choice.after()));
        if (!(Catalog.variant(table.started()) instanceof Reading.Read<Variant>(Variant variant))) {
            return Optional.empty();
        }
        Choice open = variant.pending(table).get(choice.seat());
        Mahjong game = review.game();
        View view = View.of(choice.seat(), table);
        if (!isAgreed(game, view, open, choice.advised().action())) {
            return Optional.empty();
        }
        ObjectNode node = Json.MAPPER.createObjectNode();
        node.put("puzzle", 1).put("game", game.name()).put("level", review.level().name());
        node.put("kind", choice.kind().key());
        try {
            node.set("question", new QuestionForm(game).written(game.desk().written(view, open)));
        } catch (Refusal cannot) {
            return Optional.empty();
        }
        node.set("answer", ActionWriter.write(choice.advised().action()));
        node.set("missed", ActionWriter.write(choice.played().action()));
        node.put("words", choice.advised().words());
        node.put("cost", Math.round(10 * choice.cost()) / 10.0);
        ArrayNode why = node.putArray("why");
        new ArrayList<>(choice.advised().why()).forEach(why::add);
        return Optional.of(node.toString());
    }

    /// Whether the strongest levels, asked anew, all do that: what they differ about is no puzzle.
    private static boolean isAgreed(Mahjong game, View view, Choice open, Action answer) {
        List<Level> levels = Reviewer.levels(game);
        return levels.subList(Math.max(0, levels.size() - AGREEING), levels.size()).stream()
                .map(level -> Seer.of(level, game.fitting().orElseThrow()).weighed(view, open))
                .allMatch(all -> HandReviewer.isSame(Seer.best(all).action(), answer));
    }
}
