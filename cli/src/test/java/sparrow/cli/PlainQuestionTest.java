package sparrow.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import sparrow.catalog.Catalog;
import sparrow.desk.Mahjong;

/// A question typed plainly gets the answer that the command gives, without the command.
final class PlainQuestionTest {
    private final StringWriter plain = new StringWriter();
    private final StringWriter usual = new StringWriter();

    /// What the help of every game shows, on paper and in JSON; odds on paper alone, since their
    /// last digits depend on the order in which they are summed up.
    static Stream<String> examples() {
        return Catalog.games().stream()
                .flatMap(PlainQuestionTest::examples)
                .flatMap(line ->
                        Stream.of(
                                line,
                                line + " --ascii",
                                line.contains("--odds") ? line : line + " --json"));
    }

    private static Stream<String> examples(Mahjong game) {
        String shown = "  sparrow " + game.name() + " ";
        List<String> lines =
                game.desk().examples().stream().filter(line -> line.startsWith(shown)).toList();
        assertThat(lines).isNotEmpty();
        return lines.stream()
                .map(line -> line.strip().substring("sparrow ".length()).replace("'", ""));
    }

    @ParameterizedTest
    @MethodSource("examples")
    void examples_get_the_answer_of_the_command(String line) {
        String[] words = line.split(" ");
        boolean ofFile = line.contains("--card");
        assertThat(PlainQuestion.of(words).isPresent()).isEqualTo(!ofFile);
        if (!ofFile) {
            compare(words);
            assertThat(plain.toString()).isNotEmpty();
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "riichi 12x",
                "riichi 123m456p789s1122z --turns many",
                "riichi 123m456p789s11122z -w 3z",
                "filipino 1m",
                "hongkong 123p456p88p117z259s --rules nowhere",
                "american 1B1B1B --phase tea"
            })
    void what_is_refused_is_refused_in_the_words_of_the_command(String line) {
        String[] words = line.split(" ");
        assertThat(PlainQuestion.of(words)).isPresent();
        compare(words);
        assertThat(plain.toString()).startsWith("sparrow: ");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "riichi",
                "riichi --help",
                "riichi --json",
                "Riichi 123m456p789s1122z",
                "riichi 123m456p789s11122z -w",
                "riichi 123m456p789s11122z -w=2z",
                "riichi 123m456p789s11122z -w 2z -w 2z",
                "riichi 123m456p789s11122z -w 2z -r -r",
                "riichi 123m456p789s1122z --shante",
                "riichi @hands",
                "riichi --batch -",
                "riichi --list-rules",
                "american 1B1B1B4B4B4B7B7B8D8DJFFN --card sparrow",
                "tiles 123m",
                "--help",
                "",
            })
    void whatever_is_typed_otherwise_is_left_to_the_command(String line) {
        String[] words = line.isEmpty() ? new String[0] : line.split(" ");
        assertThat(PlainQuestion.of(words)).isEmpty();
    }

    private void compare(String... words) {
        PrintWriter one = new PrintWriter(plain);
        PrintWriter other = new PrintWriter(usual);
        int code = Main.run(Paper.terminal(80), one, one, words);
        assertThat(Main.execute(Paper.terminal(80), other, other, words)).isEqualTo(code);
        assertThat(plain).hasToString(usual.toString());
    }
}
