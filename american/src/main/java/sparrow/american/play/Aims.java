package sparrow.american.play;

import java.util.OptionalInt;
import sparrow.american.card.Card;
import sparrow.core.table.View;

/// Which line of the card a seat's tiles lead to.
public final class Aims {
    private Aims() {}

    /// The place on the card of the line most worth aiming at; none if none can be made any more.
    public static OptionalInt of(View view, Card card) {
        Sight sight = Sight.of(view, card);
        return new Outlook(new Templates(card), sight).aim(sight.rack()).place();
    }
}
