package sparrow.riichi.desk;

import java.util.Optional;
import sparrow.core.game.Level;
import sparrow.core.tile.Notation;
import sparrow.desk.Advised;
import sparrow.desk.Answer;
import sparrow.desk.Data;
import sparrow.desk.Sheet;
import sparrow.riichi.desk.HandQuestion.Depth;

/// All there is to say about a Riichi hand that is not won.
///
/// @param advice odds, danger, yaku in reach and warnings, if more than acceptance is wanted
/// @param advised what a level would do
record RiichiAnswer(
        HandQuestion question,
        HandAnalysis analysis,
        Optional<HandAdvice> advice,
        Optional<Advised> advised)
        implements Answer {
    static RiichiAnswer of(HandQuestion question, Level level) {
        boolean advice = question.depth().compareTo(Depth.ADVICE) >= 0;
        return new RiichiAnswer(
                question,
                HandAnalysis.of(question.position()),
                advice
                        ? Optional.of(
                                HandAdvice.of(
                                        question.position(), question.draws(), question.threats()))
                        : Optional.empty(),
                question.depth() == Depth.DISTANCES
                        ? Optional.empty()
                        : Advised.of(question, level, Notation.COMPACT));
    }

    @Override
    public Sheet sheet() {
        return RiichiSheet.of(this);
    }

    @Override
    public Data.Fields data() {
        return RiichiData.of(this);
    }
}
