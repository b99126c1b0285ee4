package sparrow.core.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.abort;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HexFormat;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import sparrow.core.tile.Tile;

/// `docs/shuffle.md` describes the shuffle to people who do not have Sparrow: its values and its
/// script must agree with what Sparrow does.
class ShuffleScriptTest {
    @TempDir Path folder;

    /// The arguments of the script, and what it prints.
    record Sample(List<String> arguments, String output) {}

    static List<Sample> samples() throws IOException {
        return Pattern.compile("```text\n\\$ python3 shuffle\\.py ([^\n]*)\n([^`]*)```")
                .matcher(page())
                .results()
                .map(found -> new Sample(List.of(found.group(1).split(" ")), found.group(2)))
                .toList();
    }

    private static String page() throws IOException {
        Path root = Path.of(System.getProperty("sparrow.root", ".."));
        return Files.readString(root.resolve("docs").resolve("shuffle.md"));
    }

    @Test
    void the_page_has_values_for_both_streams() throws IOException {
        assertThat(samples())
                .extracting(sample -> sample.arguments().getFirst())
                .contains("splitmix64", "hmac-sha-512");
    }

    @ParameterizedTest
    @MethodSource("samples")
    void sparrow_gives_the_values_on_the_page(Sample sample) {
        assertThat(rebuilt(sample.arguments())).isEqualTo(sample.output());
    }

    @ParameterizedTest
    @MethodSource("samples")
    void the_script_gives_the_values_on_the_page(Sample sample) throws Exception {
        assertThat(script(sample.arguments())).isEqualTo(sample.output());
    }

    @ParameterizedTest
    @CsvSource({
        "splitmix64, 9223372036854775807, 0",
        "splitmix64, -9223372036854775808, 2147483647",
        "hmac-sha-512, ff, 2147483647",
        "hmac-sha-512, 5370617272, 1"
    })
    void script_and_sparrow_agree_on_other_keys(String stream, String key, String hand)
            throws Exception {
        List<String> arguments = List.of(stream, key, hand);
        assertThat(script(arguments)).isEqualTo(rebuilt(arguments));
    }

    /// What the script prints, as Sparrow has it.
    private static String rebuilt(List<String> arguments) {
        String key = arguments.get(1);
        Seed seed =
                arguments.getFirst().equals("splitmix64")
                        ? Seed.splitMix64(Long.parseLong(key))
                        : Seed.hmacSha512(HexFormat.of().parseHex(key));
        int hand = Integer.parseInt(arguments.get(2));
        Chance words = seed.hand(hand);
        Chance chance = seed.hand(hand);
        List<Tile> tiles = new ArrayList<>();
        for (int kind = 0; kind < Tile.KINDS; kind++) {
            tiles.addAll(Collections.nCopies(4, Tile.ofKind(kind)));
        }
        return "words"
                + IntStream.range(0, 4)
                        .mapToObj(i -> " " + HexFormat.of().toHexDigits(words.next()))
                        .collect(Collectors.joining())
                + "\nwall "
                + chance.shuffled(tiles).stream()
                        .map(Tile::toString)
                        .collect(Collectors.joining(" "))
                + "\ndice "
                + chance.below(6)
                + " "
                + chance.below(6)
                + "\n";
    }

    private String script(List<String> arguments) throws Exception {
        MatchResult found =
                Pattern.compile("```python\n([^`]*)```")
                        .matcher(page())
                        .results()
                        .findFirst()
                        .orElseThrow();
        Path file = Files.writeString(folder.resolve("shuffle.py"), found.group(1));
        Path output = folder.resolve("output.txt");
        List<String> command = new ArrayList<>(List.of("python3", file.toString()));
        command.addAll(arguments);
        Process process;
        try {
            process =
                    new ProcessBuilder(command)
                            .redirectErrorStream(true)
                            .redirectOutput(output.toFile())
                            .start();
        } catch (IOException none) {
            return abort("no python3 here, so the script on the page was not run");
        }
        assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
        return Files.readString(output, StandardCharsets.UTF_8).replace("\r\n", "\n");
    }
}
