package sparrow.riichi.desk;

import sparrow.desk.Counting;
import sparrow.desk.Refusal;
import sparrow.riichi.Circumstance;
import sparrow.riichi.NoScore;
import sparrow.riichi.Outcome;
import sparrow.riichi.RiichiRules;
import sparrow.riichi.Score;
import sparrow.riichi.Win;

/// A win that somebody wrote down, scored in a command or a row alike.
final class WinCheck {
    static final String NO_NORTHS = "norths are set aside by three players only; four play here.";
    static final String NO_KITA =
            "norths are not set aside under these rules: leave them out, or play with kita=yes.";

    private WinCheck() {}

    /// Its score; whatever is wrong with it is refused.
    static Score score(Win win, RiichiRules rules) throws Refusal {
        if (!win.ura().isEmpty()
                && !win.is(Circumstance.RIICHI)
                && !win.is(Circumstance.DOUBLE_RIICHI)) {
            throw refused(
                    NoScore.Fault.URA_WITHOUT_RIICHI_NOT_ALLOWED,
                    "ura dora need riichi: add it, or leave the ura dora out.");
        }
        if (win.nuki() != 0 && rules.players() != 3) {
            throw refused(NoScore.Fault.BAD_NUMBER, NO_NORTHS);
        }
        if (win.is(Circumstance.OPEN_RIICHI) && !rules.rules().is("open_riichi")) {
            throw refused(
                    NoScore.Fault.OPEN_RIICHI_NOT_ALLOWED,
                    "open riichi is not played under these rules.");
        }
        return scoreLoosely(win, rules);
    }

    /// The same for a house that nobody named, where ura without riichi count nothing and norths
    /// set aside count with any number of players.
    static Score scoreLoosely(Win win, RiichiRules rules) throws Refusal {
        int size = Counting.size(win.hand());
        if (win.is(Circumstance.NAGASHI_MANGAN) && size != HandCheck.FULL - 1) {
            throw refused(
                    NoScore.Fault.WRONG_TILE_COUNT,
                    "at a draw a hand has 13 tiles, a meld counting for three; here are "
                            + size
                            + ".");
        }
        Outcome outcome = rules.score(win.nuki() < 0 && rules.players() != 3 ? win.nuki(0) : win);
        return switch (outcome) {
            case NoScore(NoScore.Fault fault, String why) -> throw refused(fault, why);
            case Score _ when win.nuki() > 0 && !rules.rules().is("kita") ->
                    throw refused(NoScore.Fault.BAD_NUMBER, NO_KITA);
            case Score score when win.liable().isPresent() && !score.hasLiable() ->
                    throw refused(
                            NoScore.Fault.NOBODY_IS_LIABLE,
                            "nobody is liable for this hand under these rules: leave out who is.");
            case Score score -> score;
        };
    }

    private static Refusal refused(NoScore.Fault fault, String why) {
        return new Refusal(fault.key(), why);
    }
}
