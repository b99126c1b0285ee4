package sparrow.core.tile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static sparrow.core.tile.Seat.A;
import static sparrow.core.tile.Seat.B;
import static sparrow.core.tile.Seat.C;
import static sparrow.core.tile.Seat.D;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class SeatsTest {
    private static final Seats<String> THREE = Seats.of("a", "b", "c");

    @Test
    void seats_keep_their_order_however_they_were_filled() {
        Seats<Integer> filled = Seats.only(D, 4).with(B, 2).with(A, 1);
        assertThat(filled.seats()).containsExactly(A, B, D);
        assertThat(filled.values()).containsExactly(1, 2, 4);
        assertThat(filled).hasToString("{A=1, B=2, D=4}");
        assertThat(Seats.copyOf(Map.of(D, 4, A, 1, B, 2))).isEqualTo(filled);
        assertThat(Seats.each(List.of(B, D, A), seat -> seat.ordinal() + 1)).isEqualTo(filled);
    }

    @Test
    void the_next_seat_skips_those_that_are_absent() {
        assertThat(THREE.next(A)).isEqualTo(B);
        assertThat(THREE.next(C)).isEqualTo(A);
        assertThat(THREE.next(D)).isEqualTo(A);
        Seats<Integer> opposite = Seats.only(B, 1).with(D, 1);
        assertThat(opposite.next(B)).isEqualTo(D);
        assertThat(opposite.next(D)).isEqualTo(B);
        assertThat(Seats.only(C, 1).next(C)).isEqualTo(C);
        assertThatIllegalStateException().isThrownBy(() -> Seats.none().next(A));
    }

    @Test
    void turn_order_begins_after_a_seat_and_ends_with_it() {
        assertThat(Seats.of(1, 2, 3, 4).after(B)).containsExactly(C, D, A, B);
        assertThat(THREE.after(C)).containsExactly(A, B, C);
        assertThat(THREE.after(D)).containsExactly(A, B, C);
        assertThat(Seats.none().after(A)).isEmpty();
    }

    @Test
    void a_value_is_set_without_changing_the_original() {
        Seats<String> changed = THREE.with(B, "x").with(D, "d");
        assertThat(changed.values()).containsExactly("a", "x", "c", "d");
        assertThat(THREE.values()).containsExactly("a", "b", "c");
        assertThat(THREE.size()).isEqualTo(3);
        assertThat(THREE.has(D)).isFalse();
    }

    @Test
    void an_absent_seat_has_no_value() {
        assertThat(THREE.find(B)).contains("b");
        assertThat(THREE.find(D)).isEqualTo(Optional.empty());
        assertThatIllegalArgumentException()
                .isThrownBy(() -> THREE.get(D))
                .withMessage("seat D has no value here");
        assertThat(Seats.none().isEmpty()).isTrue();
        assertThat(THREE.isEmpty()).isFalse();
    }

    @Test
    void values_are_mapped_seat_by_seat() {
        assertThat(THREE.map(value -> value + value)).isEqualTo(Seats.of("aa", "bb", "cc"));
        assertThat(THREE.map((seat, value) -> seat + value)).isEqualTo(Seats.of("Aa", "Bb", "Cc"));
        assertThat(Seats.first(2, Seat::name)).isEqualTo(Seats.of("A", "B"));
    }

    @Test
    void equal_means_the_same_value_for_the_same_seats() {
        assertThat(Seats.of("a", "b", "c")).isEqualTo(THREE).hasSameHashCodeAs(THREE);
        assertThat(THREE).isNotEqualTo(Seats.of("a", "b"));
        assertThat(THREE).isNotEqualTo(Seats.of("a", "b", "d"));
        assertThat(Seats.only(A, 1)).isNotEqualTo(Seats.only(B, 1));
        assertThat(THREE.equals((Object) "abc")).isFalse();
    }
}
