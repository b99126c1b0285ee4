package sparrow.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import sparrow.server.web.Limits;
import sparrow.testkit.Census;
import sparrow.testkit.LongRun;
import sparrow.testkit.LongTest;

/// An honest person plays while strangers misuse their connections or ask for much.
@Timeout(300)
final class AbuseRunTest {
    private static final int CHOICES = 40;

    /// The standard, but for ten times the texts: the honest person plays faster than people do.
    private static final Limits LIMITS =
            new Limits(8_192, 500, 20_000, 1_000_000, 64, 4_000, 120, 10_000, 10_000, 30_000);

    @TempDir private Path data;

    private static String watched(Club club) {
        return club.table("{\"game\":\"riichi\"}").path("table").asString();
    }

    /// The quick form: floods are cut off, and the person plays on; nothing is measured.
    @Test
    void floods_are_cut_off_while_an_honest_person_plays() throws IOException {
        try (Club club = Club.behindProxy(data, LIMITS);
                HonestPlay ada = new HonestPlay(club, 4)) {
            String table = watched(club);
            Census census = new Census();
            for (Abuser.Kind kind : Abuser.Kind.values()) {
                beside(club, ada, table, kind, 3, census);
            }
            for (Abuser.Kind kind : List.of(Abuser.Kind.TEXTS, Abuser.Kind.PINGS)) {
                assertThat(census.count(kind.words() + ": cut off"))
                        .as(census.toString())
                        .isPositive();
                assertThat(census.count(kind.words() + ": not cut off")).isZero();
            }
        }
    }

    private static void beside(
            Club club, HonestPlay ada, String table, Abuser.Kind kind, int choices, Census census)
            throws IOException {
        Abuser abuser = new Abuser(club.port(), table, kind);
        try (abuser) {
            ada.play(choices, "beside " + kind.words(), census);
        }
        census.add(abuser.census().counts());
    }

    @LongTest("abuse")
    @Timeout(value = 1, unit = TimeUnit.DAYS)
    void an_honest_person_plays_on_beside_every_abuse() throws IOException {
        String log = Nuisance.log(4_000_000);
        List<Nuisance.Kind> requests = List.of(Nuisance.Kind.UPLOADS, Nuisance.Kind.ANALYSES);
        try (Club club = Club.behindProxy(data, LIMITS);
                HonestPlay ada = new HonestPlay(club, LongRun.SEED)) {
            String table = watched(club);
            ada.play(5 * CHOICES, "warm", new Census());
            new LongRun("abuse", 200, 1, System.out)
                    .seeded()
                    .summary(AbuseRunTest::summary)
                    .run(
                            "An honest person plays alone with bots, "
                                    + CHOICES
                                    + " choices quiet and "
                                    + CHOICES
                                    + " beside each kind of abuse in turn. Server, person and abusers share a process; strangers"
                                    + " come from addresses of their own, who ask for work from the server's own machine, which may"
                                    + " ask for sixty times as much.",
                            (_, count) -> {
                                Census census = new Census();
                                for (int round = 0; round < count; round++) {
                                    round(club, ada, table, log, requests, census);
                                }
                                return census;
                            });
        }
    }

    private static void round(
            Club club,
            HonestPlay ada,
            String table,
            String log,
            List<Nuisance.Kind> requests,
            Census census) {
        for (Abuser.Kind kind : Abuser.Kind.values()) {
            ada.play(CHOICES, "quiet", census);
            try {
                beside(club, ada, table, kind, CHOICES, census);
            } catch (IOException broken) {
                throw new IllegalStateException(broken);
            }
        }
        for (Nuisance.Kind kind : requests) {
            ada.play(CHOICES, "quiet", census);
            try (Nuisance nuisance = new Nuisance(club, kind, log)) {
                ada.play(CHOICES, "beside " + kind.words(), census);
                census.add(kind.words() + ": answered", nuisance.answered());
                census.add(kind.words() + ": refused", nuisance.refused());
            }
        }
    }

    private static String summary(Census census) {
        return "99 of 100 actions took, quiet, "
                + census.percentile("quiet", 0.99)
                + "; beside "
                + Stream.concat(
                                Stream.of(Abuser.Kind.values()).map(Abuser.Kind::words),
                                Stream.of(Nuisance.Kind.UPLOADS, Nuisance.Kind.ANALYSES)
                                        .map(Nuisance.Kind::words))
                        .map(words -> words + " " + census.percentile("beside " + words, 0.99))
                        .collect(Collectors.joining(", "))
                + ".";
    }
}
