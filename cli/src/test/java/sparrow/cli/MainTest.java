package sparrow.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import picocli.CommandLine;
import sparrow.testkit.Golden;

class MainTest extends CommandTest {
    @Test
    void the_version_names_the_program() {
        assertThat(run(Paper.PLAIN, "--version")).isZero();
        assertThat(out.toString()).startsWith("sparrow ");
    }

    @Test
    void help_is_plain_where_it_is_piped() {
        assertThat(run(Paper.PLAIN, "--help")).isZero();
        assertThat(out.toString()).contains("tiles").doesNotContain("\u001B");
        assertThat(err.toString()).isEmpty();
    }

    @Test
    void without_a_command_the_help_is_shown() {
        assertThat(run(Paper.PLAIN)).isZero();
        assertThat(out.toString()).startsWith("Usage: sparrow");
    }

    @ParameterizedTest
    @CsvSource({"60,OFF", "80,OFF", "80,ON", "100,ON"})
    void the_list_of_commands_says_of_each_what_its_own_help_says_first(
            int columns, CommandLine.Help.Ansi colours) {
        CommandLine all = Main.described(Paper.PLAIN).setUsageHelpWidth(columns);
        CommandLine list = Main.listed().setUsageHelpWidth(columns);
        assertThat(list.getUsageMessage(colours)).isEqualTo(all.getUsageMessage(colours));
    }

    @ParameterizedTest
    @CsvSource({"--help", "'records --help'", "'arena --help'", "'card --help'"})
    void a_list_of_commands_tells_in_whole_sentences_what_each_does(String words) {
        assertThat(listed(words)).allMatch(command -> command.endsWith("."), "a sentence");
    }

    @Test
    void every_command_of_the_list_answers_to_its_name() {
        for (String command : listed("--help")) {
            String name = command.strip().split(" ")[0];
            out.getBuffer().setLength(0);
            assertThat(run(Paper.PLAIN, name, "--help")).as(name).isZero();
            assertThat(out.toString()).startsWith("Usage: sparrow " + name);
        }
    }

    /// A sentence cut in two by hand is cut again by the width of the terminal.
    @Test
    void help_is_written_in_whole_sentences_and_lines_that_fit() {
        List<CommandLine> commands = new ArrayList<>(List.of(Main.described(Paper.PLAIN)));
        for (int i = 0; i < commands.size(); i++) {
            CommandLine command = commands.get(i);
            commands.addAll(new LinkedHashSet<>(command.getSubcommands().values()));
            String name = command.getCommandSpec().qualifiedName();
            var usage = command.getCommandSpec().usageMessage();
            assertThat(usage.description()).as(name).allMatch(text -> text.endsWith("."));
            assertThat(usage.footer())
                    .as(name)
                    .allMatch(text -> text.replaceAll("@\\|\\w+ |\\|@", "").length() <= 80);
        }
        assertThat(commands).hasSizeGreaterThan(20);
    }

    private String[] listed(String words) {
        assertThat(run(Paper.PLAIN, words.split(" "))).isZero();
        return out.toString()
                .lines()
                .dropWhile(line -> !line.equals("Commands:"))
                .skip(1)
                .takeWhile(line -> !line.isBlank())
                .collect(Collectors.joining("\n"))
                .split("\n(?=  \\S)");
    }

    @Test
    void tiles_are_shown_in_all_notations() {
        assertThat(run(Paper.PLAIN, "tiles", "123m0p", "[7777z]", "(111+1s)")).isZero();
        Golden.check("tiles-plain.txt", out.toString());
    }

    @Test
    void a_terminal_gets_colours_and_pictures() {
        assertThat(run(Paper.terminal(80), "tiles", "0p 5z 1f 1j")).isZero();
        Golden.check("tiles-terminal.txt", out.toString().replace('\u001B', '~'));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "123x        | character 4: 'x' is not a tile",
                "123m8z      | character 5: there is no such tile: honors are 1–7z",
                "1B 2Q       | character 4: 2 needs its suit",
                "(123m       | character 6: ')' is missing; it closes the meld that character 1 opens",
                "123m456     | character 5: numbers without a suit",
                "' '         | there are no tiles; write some"
            })
    void bad_tiles_get_one_sentence_and_exit_code_2(String text, String sentence) {
        assertThat(run(Paper.PLAIN, "tiles", text)).isEqualTo(2);
        assertThat(err.toString()).startsWith("sparrow: " + sentence);
        assertThat(out.toString()).isEmpty();
    }

    @Test
    void the_place_that_is_wrong_is_marked() {
        run(Paper.PLAIN, "tiles", "🀇🀈x");
        assertThat(err.toString().lines().skip(1)).containsExactly("  🀇🀈x", "    ^");
    }

    @ParameterizedTest
    @CsvSource({"dance", "tiles --loud 1m", "tiles"})
    void an_unknown_word_is_named_with_exit_code_2(String line) {
        assertThat(run(Paper.PLAIN, line.split(" "))).isEqualTo(2);
        assertThat(err.toString()).startsWith("sparrow: ").contains("Try 'sparrow");
        assertThat(out.toString()).isEmpty();
    }
}
