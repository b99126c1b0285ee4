package sparrow.changchun.desk;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import sparrow.core.game.Action;
import sparrow.core.game.Choice;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Tile;
import sparrow.desk.Field;
import sparrow.desk.Given;
import sparrow.desk.Question;
import sparrow.desk.Refusal;

/// The table that a question describes, and what may be done there.
final class ChangchunDeskTest {
    private final ChangchunDesk desk = new ChangchunDesk();

    @Test
    void sets_lie_in_the_order_typed_whatever_the_discards_tell_of_them() throws Refusal {
        Question question =
                desk.read(
                        Given.of(desk.fields())
                                .with(Field.HAND, "3579m7p8s6z8s[1s67+7z](222z)")
                                .with(Field.RULES, "mil2024")
                                .with("ponds", "own:97s2p"));
        assertThat(question.view().own().melds())
                .extracting(Meld::kind)
                .containsExactly(Meld.Kind.MIXED, Meld.Kind.GROUP);
        assertThat(question.choice().orElseThrow())
                .isInstanceOfSatisfying(
                        Choice.OneOf.class,
                        choice ->
                                assertThat(choice.actions())
                                        .contains(new Action.Add(0, Tile.GREEN)));
    }
}
