package sparrow.filipino.desk;

import java.util.List;
import java.util.Optional;
import sparrow.core.game.Level;
import sparrow.core.tile.Hand;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Notation;
import sparrow.core.tile.Tiles;
import sparrow.desk.Advised;
import sparrow.desk.Answer;
import sparrow.desk.Data;
import sparrow.desk.Needs;
import sparrow.desk.Sheet;
import sparrow.filipino.Goal;
import sparrow.filipino.Money;
import sparrow.filipino.Nearness;
import sparrow.filipino.Payment;
import sparrow.filipino.Reach;
import sparrow.filipino.Score;
import sparrow.filipino.Wild;
import sparrow.filipino.Win;
import sparrow.shapes.Distance;

/// All there is to say about a Filipino hand.
///
/// @param score what it pays, if it wins
/// @param obstacle why a complete hand does not win under these rules, in words
/// @param sets tiles still needed for the shape of five sets and a pair
/// @param siete tiles still needed for the shape of siete pares; none if sets laid bar it
/// @param reach ambitions not far away, the nearest first; none for a win
/// @param needs what it needs for the nearest win these rules allow
/// @param advised what a level would do; nothing for a win
record FilipinoAnswer(
        FilipinoQuestion question,
        Optional<Score> score,
        Optional<String> obstacle,
        int sets,
        Optional<Integer> siete,
        List<Reach> reach,
        Needs needs,
        Optional<Advised> advised)
        implements Answer {
    /// Ambitions that need more tiles than this beyond the nearest win are not worth telling.
    private static final int DETOUR = 2;

    static FilipinoAnswer of(FilipinoQuestion question, Level level) {
        Optional<Score> score = question.win().flatMap(question.rules()::score);
        Hand hand = question.hand();
        Tiles tiles = hand.concealed();
        Wild wild = new Wild(question.joker());
        Goal goal = question.rules().goal();
        Nearness nearness = new Nearness(question.rules(), wild, question.flowers());
        int distance = score.isPresent() ? 0 : nearness.distance(tiles, hand.melds());
        int siete = goal.toSiete(wild.natural(tiles), hand.melds());
        boolean unfinished = score.isEmpty();
        Optional<Advised> advised =
                unfinished ? Advised.of(question, level, Notation.COMPACT) : Optional.empty();
        return new FilipinoAnswer(
                question,
                score,
                unfinished && question.isFull()
                        ? question.win().flatMap(win -> obstacle(question, win))
                        : Optional.empty(),
                missing(goal.toSets(wild.natural(tiles), hand.melds()), wild.count(tiles)),
                siete >= Distance.NEVER
                        ? Optional.empty()
                        : Optional.of(missing(siete, wild.count(tiles))),
                unfinished ? reach(question, wild, distance) : List.of(),
                unfinished ? needs(question, nearness, distance, advised) : Needs.NOTHING,
                advised);
    }

    private static Needs needs(
            FilipinoQuestion question, Nearness nearness, int distance, Optional<Advised> advised) {
        Tiles tiles = question.hand().concealed();
        List<Meld> melds = question.hand().melds();
        return question.isFull()
                ? Needs.discarding(
                        distance, nearness.discards(tiles, melds, question.visible()), advised)
                : Needs.waiting(distance, nearness.acceptance(tiles, melds, question.visible()));
    }

    private static int missing(int natural, int wilds) {
        return Math.max(0, natural - wilds);
    }

    /// What keeps a complete hand from winning.
    private static Optional<String> obstacle(FilipinoQuestion question, Win win) {
        List<Score> readings = question.rules().scores(win);
        if (!readings.isEmpty()) {
            return Optional.of(
                    "it is worth "
                            + Money.units(readings.getFirst().quarters()).toPlainString()
                            + ", and a win must be worth "
                            + question.rules().leastUnits()
                            + " here");
        }
        boolean drawn = !question.rules().scores(win.with(Win.Circumstance.SELF_DRAW)).isEmpty();
        return drawn
                ? Optional.of("a hand that needs a wild tile wins only by self-draw here")
                : Optional.empty();
    }

    private static List<Reach> reach(FilipinoQuestion question, Wild wild, int distance) {
        if (distance >= Distance.NEVER) {
            return List.of();
        }
        Tiles tiles = question.hand().concealed();
        return Reach.all(
                        wild.natural(tiles),
                        question.hand().melds(),
                        question.flowers(),
                        question.rules())
                .stream()
                .map(reach -> reach.with(Math.max(distance, reach.distance() - wild.count(tiles))))
                .filter(reach -> reach.distance() <= distance + DETOUR)
                .toList();
    }

    @Override
    public Sheet sheet() {
        return FilipinoSheet.of(this);
    }

    @Override
    public Data.Fields data() {
        return FilipinoData.of(this);
    }

    /// Whether it wins.
    boolean isComplete() {
        return score.isPresent();
    }

    Optional<Payment> payment() {
        return score.map(question.rules()::payment);
    }
}
