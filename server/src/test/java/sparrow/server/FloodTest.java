package sparrow.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import sparrow.server.web.Limits;

/// An honest person plays while strangers misuse their connections: floods are cut off, and the
/// person plays on. How long that takes is measured by `./check long isolation`.
@Timeout(300)
final class FloodTest {
    private static final int CHOICES = 3;

    /// The standard, but for ten times the texts: the honest person plays faster than people do.
    private static final Limits LIMITS =
            new Limits(8_192, 500, 20_000, 1_000_000, 128, 4_000, 120, 600_000, 10_000, 30_000);

    @TempDir private Path data;

    @ParameterizedTest
    @EnumSource(
            value = Nuisance.Kind.class,
            names = {"TEXTS", "PINGS", "REQUESTS"})
    void floods_are_cut_off_while_an_honest_person_plays(Nuisance.Kind kind) {
        try (Club club = Club.behindProxy(data, LIMITS);
                HonestPlay ada = new HonestPlay(club, 4)) {
            Nuisance nuisance = new Nuisance(club, kind, "");
            try (nuisance) {
                ada.play(CHOICES);
            }
            assertThat(nuisance.refused()).as("cut off").isPositive();
            assertThat(nuisance.answered())
                    .as("not cut off")
                    .isLessThanOrEqualTo(kind == Nuisance.Kind.REQUESTS ? LIMITS.requests() : 0);
        }
    }

    @ParameterizedTest
    @EnumSource(
            value = Nuisance.Kind.class,
            names = {"SLOW", "IDLE"})
    void an_honest_person_plays_on_beside_connections_that_do_nothing(Nuisance.Kind kind) {
        try (Club club = Club.behindProxy(data, LIMITS);
                HonestPlay ada = new HonestPlay(club, 4);
                Nuisance nuisance = new Nuisance(club, kind, "")) {
            ada.play(CHOICES);
            assertThat(nuisance.answered()).as("taken").isPositive();
        }
    }
}
