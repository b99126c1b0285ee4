package sparrow.hongkong.desk;

import java.util.Optional;
import sparrow.core.game.Choice;
import sparrow.core.game.Level;
import sparrow.core.table.Event;
import sparrow.core.table.Place;
import sparrow.core.table.View;
import sparrow.core.tile.Hand;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;
import sparrow.desk.Answer;
import sparrow.desk.Counting;
import sparrow.desk.Question;
import sparrow.hongkong.HongKongRules;
import sparrow.hongkong.HongKongVariant;
import sparrow.hongkong.Win;
import sparrow.hongkong.Wins;
import sparrow.hongkong.play.Sight;

/// A question about a Hong Kong hand that makes sense: 13 tiles, or 14 with the one just come.
///
/// @param last the winning tile, if it was named
/// @param visible tiles seen elsewhere
/// @param win the win that it is if it is complete and enough; none for 13 tiles or after a claim
/// @param from who gave the winning tile; empty for a self-draw
record HongKongQuestion(
        Hand hand,
        Optional<Tile> last,
        Tiles visible,
        Optional<Win> win,
        Optional<Seat> from,
        HongKongRules rules,
        View view,
        Optional<Choice> choice)
        implements Question {
    static final int FULL = 14;

    /// What a seat asks that must choose.
    static HongKongQuestion of(View view, Choice choice) {
        Place own = view.own();
        HongKongRules rules = HongKongRules.of(view.table().rules());
        Hand hand = new Hand(own.hand().list(), own.melds());
        boolean called = view.table().log().last() instanceof Event.Claimed;
        return new HongKongQuestion(
                hand,
                own.drawn(),
                Sight.visible(view),
                Counting.size(hand) == FULL && !called
                        ? Optional.of(new Wins(rules).byDraw(view.table(), view.seat()))
                        : Optional.empty(),
                Optional.empty(),
                rules,
                view,
                Optional.of(choice));
    }

    @Override
    public Answer answer(Level level) {
        return HongKongAnswer.of(this, level);
    }

    boolean isFull() {
        return Counting.size(hand) == FULL;
    }

    Tile seatWind() {
        return view.table().wind(view.seat());
    }

    Tile roundWind() {
        return HongKongVariant.roundWind(view.table());
    }

    Tiles flowers() {
        return view.own().flowers();
    }
}
