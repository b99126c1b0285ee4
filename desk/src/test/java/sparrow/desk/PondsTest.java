package sparrow.desk;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import sparrow.core.tile.Notation;
import sparrow.core.tile.Seat;

class PondsTest {
    private static final List<Seat> SEATS = List.of(Seat.values());

    private static Ponds.Pond pond(String text) throws Refusal {
        return Ponds.read(text, "--ponds", Notation.COMPACT, SEATS);
    }

    private static List<String> told(Map<Seat, Ponds.Pond> ponds) {
        List<String> told = new ArrayList<>();
        new Ponds(SEATS, Seat.A, ponds)
                .tell(
                        new Ponds.Listener() {
                            @Override
                            public boolean isDue(Seat seat, Ponds.Thrown thrown) {
                                return true;
                            }

                            @Override
                            public Optional<Seat> discarded(Seat seat, Ponds.Thrown thrown) {
                                told.add(seat + " " + thrown.tile());
                                return Optional.empty();
                            }
                        });
        return told;
    }

    @Test
    void a_declaration_comes_after_all_that_lies_before_its_bars() throws Refusal {
        Map<Seat, Ponds.Pond> ponds = new EnumMap<>(Seat.class);
        ponds.put(Seat.A, pond("1m2m*3m"));
        ponds.put(Seat.B, pond("1p2p|3p"));

        assertThat(told(ponds)).containsExactly("A 1m", "B 1p", "B 2p", "A 2m", "B 3p", "A 3m");
    }
}
