package sparrow.review;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import sparrow.answers.QuestionForm;
import sparrow.catalog.Catalog;
import sparrow.core.game.Action;
import sparrow.core.game.Choice;
import sparrow.core.game.Level;
import sparrow.core.game.Variant;
import sparrow.core.table.Event;
import sparrow.core.table.Table;
import sparrow.core.table.View;
import sparrow.core.tile.Reading;
import sparrow.desk.Mahjong;
import sparrow.desk.Refusal;
import sparrow.records.ActionWriter;
import sparrow.records.ChoiceWriter;
import sparrow.records.Json;
import sparrow.records.JsonLog;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// Positions worth training: choices that were missed though their answer is clear, and that weaker
/// players miss too.
public final class Puzzles {
    /// So much of a mistake must lie between the best action and the second.
    private static final double CLEAR = 0.5;

    /// So many of the strongest levels must give the same answer.
    private static final int AGREEING = 2;

    /// Whose answer proves nothing.
    private static final String WEAKEST = "beginner";

    /// What chooses at random misses everything.
    private static final Set<String> RANDOM = Set.of("random", "wandering");

    private Puzzles() {}

    /// A position that is worth training on.
    ///
    /// @param view what the seat saw
    /// @param open what it could do
    /// @param misses the levels that go wrong there
    record Training(View view, Choice open, List<String> misses) {
        Training {
            misses = List.copyOf(misses);
        }
    }

    /// A line of JSON for each, in the order of the match; `docs/review.md` describes the fields.
    public static String lines(MatchReview review) {
        StringBuilder lines = new StringBuilder();
        for (ReviewedChoice choice : review.choices()) {
            training(review, choice)
                    .flatMap(training -> line(review, choice, training))
                    .ifPresent(line -> lines.append(line).append('\n'));
        }
        return lines.toString();
    }

    /// What makes a choice worth training on, if it is.
    static Optional<Training> training(MatchReview review, ReviewedChoice choice) {
        if (!isClear(review, choice)) {
            return Optional.empty();
        }
        Table table = Table.fold(review.hand(choice).hand().events().subList(0, choice.after()));
        if (!(Catalog.variant(table.started()) instanceof Reading.Read<Variant>(Variant variant))) {
            return Optional.empty();
        }
        Mahjong game = review.game();
        Choice open = variant.pending(table).get(choice.seat());
        View view = View.of(choice.seat(), table);
        Action answer = choice.advised().action();
        List<String> misses = missing(game, view, open, answer);
        return isAgreed(game, view, open, answer) && !misses.isEmpty()
                ? Optional.of(new Training(view, open, misses))
                : Optional.empty();
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

    /// Whether the strongest levels, asked anew, all do that: what they differ about is no puzzle.
    private static boolean isAgreed(Mahjong game, View view, Choice open, Action answer) {
        List<Level> levels =
                Reviewer.levels(game).stream().filter(level -> !level.isCalled(WEAKEST)).toList();
        return levels.subList(Math.max(0, levels.size() - AGREEING), levels.size()).stream()
                .map(level -> Seer.of(level, game.fitting().orElseThrow()).weighed(view, open))
                .allMatch(all -> HandReviewer.isSame(Seer.best(all).action(), answer));
    }

    /// The levels that would do something else, without those that choose at random.
    private static List<String> missing(Mahjong game, View view, Choice open, Action answer) {
        return game.levels().stream()
                .filter(level -> !RANDOM.contains(level.name()))
                .filter(level ->
                        !HandReviewer.isSame(level.advisor().player().choose(view, open), answer))
                .map(Level::name)
                .toList();
    }

    private static Optional<String> line(
            MatchReview review, ReviewedChoice choice, Training training) {
        Mahjong game = review.game();
        ObjectNode node = Json.MAPPER.createObjectNode();
        node.put("puzzle", 1).put("game", game.name()).put("level", review.level().name());
        node.put("kind", choice.kind().key()).put("seat", choice.seat().name());
        try {
            node.set(
                    "question",
                    new QuestionForm(game)
                            .written(game.desk().written(training.view(), training.open())));
        } catch (Refusal cannot) {
            return Optional.empty();
        }
        node.put("unit", game.pointsAUnit());
        ArrayNode events = node.putArray("events");
        for (Event event : training.view().table().log().events()) {
            events.add(Json.MAPPER.readTree(JsonLog.line(event)));
        }
        ArrayNode options = node.putArray("options");
        for (Judged each : choice.ranking()) {
            ReviewJson.ranked(options.addObject(), each);
        }
        node.set("offered", ChoiceWriter.write(training.open()));
        node.set("answer", ActionWriter.write(choice.advised().action()));
        node.set("missed", ActionWriter.write(choice.played().action()));
        node.put("words", choice.advised().words());
        node.put("cost", Math.round(10 * choice.cost()) / 10.0);
        choice.advised().why().forEach(node.putArray("why")::add);
        training.misses().forEach(node.putArray("misses")::add);
        return Optional.of(node.toString());
    }
}
