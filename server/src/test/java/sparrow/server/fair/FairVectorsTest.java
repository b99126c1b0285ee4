package sparrow.server.fair;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sparrow.catalog.Catalog;
import sparrow.core.table.RuleSet;
import sparrow.desk.Mahjong;
import sparrow.records.Json;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// Keeps the records that the browser's check is tested with, an honest one of each game and a lie
/// of every kind about it, and what Java and `tools/verify-wall` say of the same ones.
final class FairVectorsTest {
    private static final Path FOLDER =
            Path.of(System.getProperty("sparrow.root", ".."), "web", "src", "test", "fair");

    @TempDir private Path folder;

    /// The numbers are those of hands in which something is turned up and replaced.
    @ParameterizedTest
    @CsvSource({
        "riichi, tenhou, 21",
        "american, league, 21",
        "filipino, manila, 21",
        "changchun, mil2024, 21",
        "hongkong, old-style, 21"
    })
    void the_browser_is_tested_with_the_same_records(String name, String key, long number)
            throws Exception {
        Mahjong game = Catalog.game(name).orElseThrow();
        RuleSet preset =
                game.presets().stream()
                        .filter(each -> each.key().equals(key))
                        .findFirst()
                        .orElseThrow();
        FairMatch match = FairMatch.of(game, preset, number);
        List<String> lines = match.lines();
        List<List<String>> records = new ArrayList<>(List.of(lines));
        ArrayNode lies = Json.MAPPER.createArrayNode();
        for (FairTampering kind : FairTampering.values()) {
            Optional<List<String>> forged = kind.apply(match, lines, new Random(number));
            if (forged.isPresent() && kind.isAboutTiles()) {
                records.add(forged.get());
                lies.add(difference(lines, forged.get()).put("lie", kind.words));
            }
        }
        keep(name + ".jsonl", String.join("\n", lines) + "\n");
        keep(name + ".lies.json", lies.toPrettyString() + "\n");
        assertThat(FairRecords.flaw(lines)).isEmpty();
        assertThat(records.subList(1, records.size()))
                .hasSizeGreaterThan(15)
                .allMatch(record -> FairRecords.flaw(record).isPresent());
        assumeTrue(VerifyWall.isThere());
        List<String> verdicts = new VerifyWall(folder).verdicts(records);
        assertThat(verdicts.getFirst()).startsWith("fair: ");
        assertThat(verdicts.subList(1, verdicts.size())).noneMatch(said -> said.startsWith("fair"));
    }

    /// The lines that differ: from where on, how many go, and which come instead.
    private static ObjectNode difference(List<String> one, List<String> other) {
        int from = 0;
        while (one.get(from).equals(other.get(from))) {
            from++;
        }
        int same = 0;
        while (same < Math.min(one.size(), other.size()) - from
                && one.get(one.size() - 1 - same).equals(other.get(other.size() - 1 - same))) {
            same++;
        }
        ObjectNode node = Json.MAPPER.createObjectNode();
        node.put("at", from).put("out", one.size() - same - from);
        ArrayNode in = node.putArray("in");
        other.subList(from, other.size() - same).forEach(in::add);
        return node;
    }

    /// `-Dgolden.update=true` writes the files anew.
    private static void keep(String name, String text) throws IOException {
        Path file = FOLDER.resolve(name);
        if (Boolean.getBoolean("golden.update")) {
            Files.createDirectories(FOLDER);
            Files.writeString(file, text);
        }
        assertThat(text).as("the record %s", name).isEqualTo(Files.readString(file));
    }
}
