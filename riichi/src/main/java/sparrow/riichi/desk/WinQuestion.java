package sparrow.riichi.desk;

import java.util.List;
import java.util.Optional;
import sparrow.core.game.Choice;
import sparrow.core.game.Level;
import sparrow.core.table.View;
import sparrow.core.tile.Tile;
import sparrow.desk.Answer;
import sparrow.desk.Beside;
import sparrow.desk.Refusal;
import sparrow.desk.Staging;
import sparrow.riichi.Circumstance;
import sparrow.riichi.RiichiRules;
import sparrow.riichi.Score;
import sparrow.riichi.Win;

/// What a win is worth.
///
/// @param known how the winning tile is known
record WinQuestion(RiichiRules rules, Win win, Found found, Known known) implements RiichiQuestion {
    /// How the winning tile is known.
    enum Known {
        NAMED,
        /// It is the last tile typed.
        TYPED_LAST
    }

    /// What came of scoring it.
    sealed interface Found {}

    /// @param readings all of them, if they are to be shown
    record Worth(Score score, List<Score> readings) implements Found {
        Worth {
            readings = List.copyOf(readings);
        }

        Worth(Score score) {
            this(score, List.of());
        }
    }

    /// A complete hand without a yaku.
    record Worthless(String why) implements Found {}

    /// The table at which the hand was won, as far as it is known.
    @Override
    public View view() {
        List<Tile> tiles = win.hand().tiles();
        Staging staging = Staged.table(new House(rules, House.Told.NAMED), win.seat(), win.dora());
        staging.melds(Beside.OWN, win.hand().melds()).hand(tiles);
        try {
            return staging.view(
                    win.is(Circumstance.NAGASHI_MANGAN)
                            ? Staging.Turn.WAITING
                            : Staging.Turn.DRAWN);
        } catch (Refusal impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    /// Nothing: the hand is over.
    @Override
    public Optional<Choice> choice() {
        return Optional.empty();
    }

    @Override
    public Answer answer(Level level) {
        return new WinAnswer(this);
    }
}
