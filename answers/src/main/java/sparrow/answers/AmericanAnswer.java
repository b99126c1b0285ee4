package sparrow.answers;

import java.util.Optional;
import sparrow.american.advice.Recommendation;
import sparrow.american.lines.Facts;
import sparrow.american.lines.Ranking;
import sparrow.american.lines.Switch;

/// Everything there is to say about an American hand.
///
/// @param change whether to leave the line played for so far, if one was named
public record AmericanAnswer(
        AmericanQuestion question, Recommendation advice, Optional<Switch> change) {
    public static AmericanAnswer of(AmericanQuestion question) {
        Facts facts = Facts.of(question.position(), question.card(), question.lines());
        Ranking ranking = Ranking.of(facts, question.engine());
        return new AmericanAnswer(
                question, Recommendation.of(ranking), question.current().map(ranking::from));
    }

    public Ranking ranking() {
        return advice.ranking();
    }

    public Facts facts() {
        return ranking().facts();
    }
}
