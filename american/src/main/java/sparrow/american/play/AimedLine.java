package sparrow.american.play;

import java.util.OptionalInt;
import sparrow.american.card.Card;
import sparrow.american.position.Position;
import sparrow.american.value.Demands;
import sparrow.american.value.HandValue;
import sparrow.american.value.Skill;
import sparrow.core.table.View;

/// Which line of the card a seat's tiles lead to.
public final class AimedLine {
    private AimedLine() {}

    /// The place on the card of the line most worth aiming at; none if none can be made any more.
    public static OptionalInt of(View view, Card card) {
        Position position = Position.of(view);
        return HandValue.of(position, Demands.of(card), Skill.INTERMEDIATE)
                .aim(position.rack())
                .map(variation -> OptionalInt.of(variation.line().index()))
                .orElseGet(OptionalInt::empty);
    }
}
