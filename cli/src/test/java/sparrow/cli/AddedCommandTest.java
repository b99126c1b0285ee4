package sparrow.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/// Commands that optional parts of the program bring.
class AddedCommandTest {
    @Test
    void a_part_that_is_loaded_adds_its_command() {
        Ran ran = Ran.of("planted");
        assertThat(ran.err()).isEmpty();
        assertThat(ran.out()).isEqualToIgnoringNewLines("I was added.");
    }

    @Test
    void what_it_does_not_understand_is_refused_as_elsewhere() {
        Ran ran = Ran.of("planted", "--deep");
        assertThat(ran.code()).isEqualTo(2);
        assertThat(ran.err())
                .isEqualToNormalizingNewlines(
                        "sparrow: there is no option '--deep'.\nTry 'sparrow planted --help'.\n");
    }

    @Test
    void a_part_that_is_not_loaded_says_what_to_do() {
        Ran ran = Ran.of("bulk", "duel", "beginner", "random", "--sets", "3");
        assertThat(ran.code()).isEqualTo(2);
        assertThat(ran.err())
                .isEqualToNormalizingNewlines(
                        "sparrow: what 'bulk' needs is not on the class path; the launcher"
                                + " ./sparrow gets it.\n");
        assertThat(Ran.of("--help").out()).contains("  bulk ");
    }

    @Test
    void other_commands_look_for_no_parts() {
        assertThat(Ran.of("--help").out()).doesNotContain("planted");
        assertThat(Ran.of("plantes").err()).contains("there is no command 'plantes'");
    }
}
