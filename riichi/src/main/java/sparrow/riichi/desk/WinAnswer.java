package sparrow.riichi.desk;

import sparrow.desk.Answer;
import sparrow.desk.Data;
import sparrow.desk.Sheet;
import sparrow.riichi.NoScore.Fault;
import sparrow.riichi.Score;

/// What a win is worth, or why it is worth nothing.
record WinAnswer(WinQuestion question) implements Answer {
    @Override
    public Sheet sheet() {
        return ScoreSheet.of(question);
    }

    @Override
    public Data.Fields data() {
        return switch (question.found()) {
            case WinQuestion.Worth(Score score, var _) -> ScoreData.of(score);
            case WinQuestion.Worthless(String why) ->
                    Data.fields().put("error", Fault.NO_YAKU.key()).put("message", why);
        };
    }
}
