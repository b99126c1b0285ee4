package sparrow.american.table;

import static org.assertj.core.api.Assertions.assertThat;
import static sparrow.american.table.Scenes.rules;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import sparrow.core.game.Match;
import sparrow.core.game.Seed;
import sparrow.core.game.Wandering;
import sparrow.core.table.Event;
import sparrow.core.table.Table;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;
import sparrow.testkit.Script;

/// R45: East passes to the right after every game.
class RotationTest {
    private static Table eastWins(String... changes) {
        List<String> all = new ArrayList<>(List.of(changes));
        all.add("charleston=none");
        return Script.of(new AmericanVariant(rules(all.toArray(String[]::new))))
                .hand("A", "1111m2222p33s1111f")
                .start()
                .play("A: win")
                .table();
    }

    @Test
    void r45_even_when_east_wins() {
        Event.Started next = new AmericanVariant(rules()).next(eastWins()).orElseThrow();

        assertThat(next.dealer()).isEqualTo(Seat.B);
        assertThat(next.hand()).isEqualTo(1);
        assertThat(next.points().values()).containsExactly(300, -100, -100, -100);
    }

    @Test
    void r45_unless_the_house_lets_a_winner_keep_it() {
        AmericanVariant variant = new AmericanVariant(rules("east_keeps=yes"));

        assertThat(variant.next(eastWins("east_keeps=yes")).orElseThrow().dealer())
                .isEqualTo(Seat.A);
    }

    @Test
    void r45_everybody_is_east_once_a_round() {
        List<Seat> easts = new ArrayList<>();
        Match.play(
                new AmericanVariant(rules("rounds=2")),
                Seed.splitMix64(45),
                hand ->
                        Seats.first(
                                4,
                                seat -> new Wandering(Seed.splitMix64(seat.ordinal()).hand(hand))),
                table -> easts.add(table.dealer()));

        assertThat(easts)
                .containsExactly(Seat.A, Seat.B, Seat.C, Seat.D, Seat.A, Seat.B, Seat.C, Seat.D);
    }
}
