package sparrow.filipino.desk;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import sparrow.core.table.View;
import sparrow.core.tile.Seat;
import sparrow.desk.Field;
import sparrow.desk.Given;
import sparrow.desk.Refusal;

/// The table that a question describes.
final class FilipinoDeskTest {
    private final FilipinoDesk desk = new FilipinoDesk();

    @Test
    void a_discard_is_claimed_for_the_set_that_leaves_a_discard_to_every_other() throws Refusal {
        View view =
                desk.read(
                                Given.of(desk.fields())
                                        .with(Field.HAND, "1288m567p3356s(345m)(333m)")
                                        .with("others", List.of("across:(678s)", "right:(888p)"))
                                        .with(
                                                "ponds",
                                                List.of(
                                                        "across:8p^r5m9p",
                                                        "left:4m^o5m",
                                                        "own:9s5p",
                                                        "right:9p3m^o7s^a")))
                        .view();
        assertThat(view.table().place(Seat.D).pond().get(0).claimedBy()).contains(Seat.A);
        assertThat(view.table().place(Seat.B).pond().get(1).claimedBy()).contains(Seat.A);
        assertThat(view.own().melds().toString()).isEqualTo("[(345m), (333m)]");
    }
}
