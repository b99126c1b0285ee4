package sparrow.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class MainTest {
    @Test
    void the_version_names_the_program() {
        assertThat(new Main.Version().getVersion())
                .hasSize(1)
                .allMatch(it -> it.startsWith("sparrow "));
    }

    @Test
    void the_root_of_the_project_is_known() {
        assertThat(System.getProperty("sparrow.root")).isNotNull();
    }
}
