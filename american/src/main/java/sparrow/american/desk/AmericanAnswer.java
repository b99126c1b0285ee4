package sparrow.american.desk;

import java.util.Optional;
import sparrow.american.advice.Recommendation;
import sparrow.american.lines.Facts;
import sparrow.american.lines.Ranking;
import sparrow.american.lines.Switch;
import sparrow.core.game.Level;
import sparrow.core.tile.Notation;
import sparrow.desk.Advised;
import sparrow.desk.Answer;
import sparrow.desk.Data;
import sparrow.desk.Sheet;

/// All there is to say about an American hand.
///
/// @param change whether to leave the line played for so far, if one was named
/// @param advised what a level would do; nothing between turns
record AmericanAnswer(
        AmericanQuestion question,
        Recommendation advice,
        Optional<Switch> change,
        Optional<Advised> advised)
        implements Answer {
    static AmericanAnswer of(AmericanQuestion question, Level level) {
        Facts facts = Facts.of(question.position(), question.card(), question.lines());
        Ranking ranking = Ranking.of(facts, question.engine());
        return new AmericanAnswer(
                question,
                Recommendation.of(ranking),
                question.current().map(ranking::from),
                Advised.of(question, level, Notation.AMERICAN, question::told));
    }

    @Override
    public Sheet sheet() {
        return AmericanSheet.of(this);
    }

    @Override
    public Data.Fields data() {
        return AmericanData.of(this);
    }

    Ranking ranking() {
        return advice.ranking();
    }

    Facts facts() {
        return ranking().facts();
    }
}
