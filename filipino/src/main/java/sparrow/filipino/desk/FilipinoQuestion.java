package sparrow.filipino.desk;

import java.util.Optional;
import sparrow.core.game.Choice;
import sparrow.core.game.Level;
import sparrow.core.table.Event;
import sparrow.core.table.Place;
import sparrow.core.table.Table;
import sparrow.core.table.View;
import sparrow.core.tile.Hand;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;
import sparrow.desk.Answer;
import sparrow.desk.Counting;
import sparrow.desk.Question;
import sparrow.filipino.FilipinoRules;
import sparrow.filipino.Wild;
import sparrow.filipino.Win;
import sparrow.filipino.Win.Circumstance;
import sparrow.filipino.play.Sight;

/// A question about a Filipino hand that makes sense: sixteen or seventeen tiles that exist, sets
/// that are sets, rules that are known.
///
/// @param last the winning tile, if it was named
/// @param visible tiles seen elsewhere
/// @param win the win that it is if it is complete; none for sixteen tiles
record FilipinoQuestion(
        Hand hand,
        Optional<Tile> last,
        Tiles visible,
        int flowers,
        Optional<Tile> joker,
        FilipinoRules rules,
        Optional<Win> win,
        View view,
        Optional<Choice> choice)
        implements Question {
    static final int FULL = 17;

    /// What a seat asks that must choose.
    static FilipinoQuestion of(View view, Choice choice) {
        Table table = view.table();
        Place own = view.own();
        Hand hand = new Hand(own.hand().list(), own.melds());
        Optional<Tile> joker = Wild.of(table).face();
        int discards = table.log().count(event -> event instanceof Event.Discarded);
        Optional<Win> win =
                own.drawn()
                        .filter(_ -> Counting.size(hand) == FULL)
                        .map(drawn ->
                                Win.bunot(hand, drawn)
                                        .flowers(own.flowers().size())
                                        .discards(discards)
                                        .joker(joker));
        return new FilipinoQuestion(
                hand,
                own.drawn(),
                Sight.visible(view),
                own.flowers().size(),
                joker,
                FilipinoRules.of(table.rules()),
                win,
                view,
                Optional.of(choice));
    }

    @Override
    public Answer answer(Level level) {
        return FilipinoAnswer.of(this, level);
    }

    boolean isFull() {
        return Counting.size(hand) == FULL;
    }

    boolean isDrawn() {
        return win.filter(known -> known.is(Circumstance.SELF_DRAW)).isPresent();
    }
}
