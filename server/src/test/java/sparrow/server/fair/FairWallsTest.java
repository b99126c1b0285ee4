package sparrow.server.fair;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sparrow.catalog.Catalog;
import sparrow.core.table.RuleSet;
import sparrow.desk.Mahjong;
import sparrow.testkit.Census;
import sparrow.testkit.LongRun;
import sparrow.testkit.LongTest;

/// Honest matches of every preset are found fair, and every lie about their tiles is refused: by
/// `tools/verify-wall`, which shares no code with Sparrow, and by [FairCheck].
final class FairWallsTest {
    private static final int LONG = 10_000;
    private static final int CHUNK = 250;
    private static final FairTampering[] KINDS = FairTampering.values();

    @TempDir private Path folder;

    private record Played(Mahjong game, RuleSet preset) {}

    private static final List<Played> PRESETS =
            Catalog.games().stream()
                    .flatMap(
                            game -> game.presets().stream().map(preset -> new Played(game, preset)))
                    .toList();

    @Test
    void honest_matches_are_fair_and_lies_are_refused() throws Exception {
        assumeTrue(VerifyWall.isThere());
        int count = Integer.getInteger("sparrow.fair", 8 * PRESETS.size());
        for (int from = 0; from < count; from += CHUNK) {
            Census census = checked(from, Math.min(CHUNK, count - from));
            assertThat(census.counts()).isNotEmpty();
        }
    }

    @LongTest("fair-walls")
    void ten_thousand_matches_and_ten_thousand_lies() {
        assertThat(VerifyWall.isThere()).as("python3 is needed").isTrue();
        new LongRun("fair-walls", LONG, CHUNK, System.out)
                .run(
                        "Matches of every preset, walls from the numbers of all seats: found fair by"
                                + " `tools/verify-wall` and by the Java check; and one lie about each"
                                + " of them, refused by both (a wrong payment by the Java check,"
                                + " which knows the rules). Every row is without exception; the"
                                + " run stops at the first.",
                        (from, count) -> {
                            try {
                                return checked(from, count);
                            } catch (IOException | InterruptedException broken) {
                                throw new IllegalStateException(broken);
                            }
                        });
    }

    private Census checked(int from, int count) throws IOException, InterruptedException {
        Census census = new Census();
        List<List<String>> honest = new ArrayList<>();
        List<List<String>> forged = new ArrayList<>();
        List<FairTampering> lies = new ArrayList<>();
        for (int number = from; number < from + count; number++) {
            Played played = PRESETS.get(number % PRESETS.size());
            FairMatch match = FairMatch.of(played.game, played.preset, number);
            honest.add(match.lines());
            census.add("fair: " + played.game.name(), 1);
            lie(match, number, forged, lies);
        }
        expect(honest, List.of(), from);
        expect(forged, lies, from);
        lies.forEach(lie -> census.add("refused: " + lie.words, 1));
        return census;
    }

    /// The kinds take turns; where there is nothing to lie about the next one does.
    private static void lie(
            FairMatch match, int number, List<List<String>> forged, List<FairTampering> lies) {
        Random random = new Random(number);
        List<String> lines = match.lines();
        for (int step = 0; step < KINDS.length; step++) {
            FairTampering kind = KINDS[(number + number / PRESETS.size() + step) % KINDS.length];
            Optional<List<String>> lie =
                    kind.apply(match, lines, random).filter(each -> !each.equals(lines));
            if (lie.isPresent()) {
                forged.add(lie.get());
                lies.add(kind);
                return;
            }
        }
        throw new AssertionError("there is nothing to lie about in match " + number);
    }

    /// @param lies what is wrong with each of them; none if nothing is
    private void expect(List<List<String>> records, List<FairTampering> lies, int from)
            throws IOException, InterruptedException {
        List<String> tool = new VerifyWall(folder).verdicts(records);
        for (int i = 0; i < records.size(); i++) {
            Optional<FairTampering> lie =
                    lies.isEmpty() ? Optional.empty() : Optional.of(lies.get(i));
            Optional<String> java = FairRecords.flaw(records.get(i));
            String told =
                    "match %d, lie: %s; the tool: %s; Java: %s"
                            .formatted(from + i, lie, tool.get(i), java);
            boolean seen = lie.filter(FairTampering::isAboutTiles).isPresent();
            assertThat(tool.get(i).startsWith("fair: ")).as(told).isEqualTo(!seen);
            assertThat(java.isEmpty()).as(told).isEqualTo(lie.isEmpty());
        }
    }
}
