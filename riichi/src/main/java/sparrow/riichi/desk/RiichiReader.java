package sparrow.riichi.desk;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import sparrow.core.tile.Hand;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Notation;
import sparrow.desk.Field;
import sparrow.desk.Given;
import sparrow.desk.Refusal;
import sparrow.desk.Surroundings;
import sparrow.desk.TileText;
import sparrow.riichi.Circumstance;
import sparrow.riichi.NoScore.Fault;
import sparrow.riichi.RiichiRules;
import sparrow.riichi.Score;
import sparrow.riichi.Win;

/// Reads a question about a Riichi hand, and refuses what cannot be.
///
/// A row with a winning tile asks what it is worth, any other what the hand needs; a hand that
/// somebody types is a win if it can be one and nothing else is asked.
final class RiichiReader {
    private final Given given;
    private final House house;
    private final Hand hand;

    private RiichiReader(Given given, House house) throws Refusal {
        this.given = given;
        this.house = house;
        this.hand = hand(given);
    }

    static RiichiQuestion read(Given given, House house) throws Refusal {
        RiichiReader reader = new RiichiReader(given, house);
        return given.isTyped() ? reader.typed() : reader.row();
    }

    private static Hand hand(Given given) throws Refusal {
        Hand typed = TileText.hand(given.text(Field.HAND), TileText.HAND);
        if (!given.has(RiichiFields.MELDS)) {
            return typed;
        }
        List<Meld> melds = new ArrayList<>(typed.melds());
        melds.addAll(
                TileText.melds(
                        given.text(RiichiFields.MELDS),
                        given.named(RiichiFields.MELDS),
                        Notation.COMPACT));
        return new Hand(typed.tiles(), melds);
    }

    // A row

    private RiichiQuestion row() throws Refusal {
        if (given.has(RiichiFields.WIN_TILE) || given.is(Circumstance.NAGASHI_MANGAN.key())) {
            refuseAdvice();
            Win win = WinReader.win(given, hand);
            return new WinQuestion(
                    house.rules(), win, new WinQuestion.Worth(score(win)), WinQuestion.Known.NAMED);
        }
        refuseWin();
        return asked();
    }

    private Score score(Win win) throws Refusal {
        return switch (house.told()) {
            case NAMED -> WinCheck.score(win, house.rules());
            case DESCRIBED -> WinCheck.scoreLoosely(win, house.rules());
        };
    }

    /// Refuses a win that is also asked for advice.
    private void refuseAdvice() throws Refusal {
        for (String field : RiichiFields.ADVICE) {
            if (isSaid(field)) {
                throw new Refusal(
                        "win_and_advice",
                        "the field \""
                                + field
                                + "\" asks about a hand that is not won: leave it or win_tile out.");
            }
        }
    }

    /// Refuses a row without a win that says something only a win has.
    private void refuseWin() throws Refusal {
        for (String field : RiichiFields.OF_WIN) {
            if (!field.equals(RiichiFields.ALL) && isSaid(field)) {
                throw new Refusal(
                        "no_win",
                        "the field \""
                                + field
                                + "\" is about a win: name the winning tile with win_tile, or leave"
                                + " it out.");
            }
        }
    }

    private boolean isSaid(String field) {
        return given.has(field) && !given.text(field).isEmpty();
    }

    private HandQuestion asked() throws Refusal {
        return new HandReader(given, house, hand).question();
    }

    // Options

    private RiichiQuestion typed() throws Refusal {
        boolean asked =
                given.is(RiichiFields.SHANTEN)
                        || given.is(RiichiFields.UKEIRE)
                        || isSaid(RiichiFields.VISIBLE)
                        || given.is(RiichiFields.SHOWDOWN)
                        || RiichiFields.ADVICE.stream().anyMatch(this::isSaid)
                        || Surroundings.fields().stream().anyMatch(each -> isSaid(each.name()));
        Optional<String> ofWin = RiichiFields.OF_WIN.stream().filter(this::isSaid).findFirst();
        if (asked && ofWin.isPresent()) {
            throw new Refusal(
                    "win_and_advice",
                    given.option(ofWin.get())
                            + " is about a win, and the other options ask about a hand that is not"
                            + " won: leave one or the other out.");
        }
        return asked || (ofWin.isEmpty() && HandCheck.isUnfit(hand)) ? asked() : won(ofWin);
    }

    private RiichiQuestion won(Optional<String> ofWin) throws Refusal {
        Win win = WinReader.win(given, hand);
        WinQuestion.Known known =
                given.has(RiichiFields.WIN_TILE)
                        ? WinQuestion.Known.NAMED
                        : WinQuestion.Known.TYPED_LAST;
        RiichiRules rules = house.rules();
        try {
            Score score = WinCheck.score(win, rules);
            List<Score> readings = given.is(RiichiFields.ALL) ? rules.readings(win) : List.of();
            return new WinQuestion(rules, win, new WinQuestion.Worth(score, readings), known);
        } catch (Refusal refusal) {
            if (refusal.code().equals(Fault.NO_YAKU.key())) {
                return new WinQuestion(
                        rules, win, new WinQuestion.Worthless(refusal.sentence()), known);
            }
            if (refusal.code().equals(Fault.HAND_NOT_WINNING.key()) && ofWin.isEmpty()) {
                return asked();
            }
            throw refusal;
        }
    }
}
