package sparrow.hongkong.desk;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import sparrow.core.game.Level;
import sparrow.core.tile.Hand;
import sparrow.core.tile.Notation;
import sparrow.core.tile.Tiles;
import sparrow.desk.Advised;
import sparrow.desk.Answer;
import sparrow.desk.Data;
import sparrow.desk.Needs;
import sparrow.desk.Sheet;
import sparrow.hongkong.HongKongRules;
import sparrow.hongkong.Nearness;
import sparrow.hongkong.Score;
import sparrow.hongkong.Win;
import sparrow.hongkong.Win.Circumstance;

/// All there is to say about a Hong Kong hand.
///
/// @param score what it pays, if it wins
/// @param obstacle why a complete hand does not win under these rules, in words
/// @param routes the nearest ways to such a win; none for a win
/// @param needs what it needs for a win worth the minimum
/// @param advised what a level would do; nothing for a win
record HongKongAnswer(
        HongKongQuestion question,
        Optional<Score> score,
        Optional<String> obstacle,
        List<Nearness.Route> routes,
        Needs needs,
        Optional<Advised> advised)
        implements Answer {
    /// Ways that need more tiles than this beyond the nearest are not worth telling.
    private static final int DETOUR = 1;

    /// More of them only confuse.
    private static final int TOLD = 5;

    static HongKongAnswer of(HongKongQuestion question, Level level) {
        Optional<Score> score = question.win().flatMap(question.rules()::score);
        return score.isPresent() ? won(question, score.get()) : unfinished(question, level);
    }

    private static HongKongAnswer won(HongKongQuestion question, Score score) {
        return new HongKongAnswer(
                question,
                Optional.of(score),
                Optional.empty(),
                List.of(),
                Needs.NOTHING,
                Optional.empty());
    }

    private static HongKongAnswer unfinished(HongKongQuestion question, Level level) {
        Hand hand = question.hand();
        Tiles tiles = hand.concealed();
        Nearness nearness =
                new Nearness(
                        question.rules(),
                        question.seatWind(),
                        question.roundWind(),
                        question.flowers());
        Optional<Advised> advised = Advised.of(question, level, Notation.COMPACT);
        int distance = nearness.distance(tiles, hand.melds(), question.visible());
        return new HongKongAnswer(
                question,
                Optional.empty(),
                question.win().flatMap(win -> obstacle(win, question.rules())),
                nearness.routes(tiles, hand.melds(), question.visible()).stream()
                        .filter(route -> route.distance() <= distance + DETOUR)
                        .sorted(Comparator.comparingInt(Nearness.Route::distance))
                        .limit(TOLD)
                        .toList(),
                question.isFull()
                        ? Needs.discarding(
                                distance,
                                nearness.discards(tiles, hand.melds(), question.visible()),
                                advised)
                        : Needs.waiting(
                                distance,
                                nearness.acceptance(tiles, hand.melds(), question.visible())),
                advised);
    }

    /// What keeps a complete hand from winning.
    private static Optional<String> obstacle(Win win, HongKongRules rules) {
        List<Score> readings = rules.scores(win);
        if (readings.isEmpty()) {
            return Optional.empty();
        }
        Score best = readings.getFirst();
        int counted = rules.towardsMinimum(best);
        boolean drawn =
                !win.is(Circumstance.SELF_DRAW)
                        && rules.score(win.with(Circumstance.SELF_DRAW)).isPresent();
        return Optional.of(
                "it is worth "
                        + counted
                        + " faan"
                        + (counted < best.sum() ? " without its flowers" : "")
                        + ", and a win must be worth "
                        + rules.minimum()
                        + " here"
                        + (drawn ? "; drawn, it would be" : ""));
    }

    @Override
    public Sheet sheet() {
        return HongKongSheet.of(this);
    }

    @Override
    public Data.Fields data() {
        return HongKongData.of(this);
    }

    /// Whether it wins.
    boolean isComplete() {
        return score.isPresent();
    }

    Optional<Bill> bill() {
        return score.map(known -> Bill.of(question, known));
    }
}
