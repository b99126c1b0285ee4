package sparrow.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchRule;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sparrow.core.planted.PlantedHelper;
import sparrow.records.planted.PlantedGame;

class ArchitectureTest {
    private static final JavaClasses SPARROW =
            new ClassFileImporter()
                    .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
                    .withImportOption(location -> !location.contains("testkit"))
                    .importPackages("sparrow");

    static List<ArchRule> rules() {
        return Architecture.RULES;
    }

    @Test
    void the_whole_program_is_looked_at() {
        assertThat(SPARROW.contain(sparrow.core.table.Table.class)).isTrue();
        assertThat(SPARROW.contain(sparrow.records.JsonLog.class)).isTrue();
        assertThat(SPARROW.contain(Main.class)).isTrue();
    }

    @ParameterizedTest
    @MethodSource("rules")
    void every_module_keeps_the_architecture(ArchRule rule) {
        rule.check(SPARROW);
    }

    @ParameterizedTest
    @MethodSource("rules")
    void a_planted_violation_is_caught(ArchRule rule) {
        JavaClasses planted =
                new ClassFileImporter().importPackagesOf(PlantedHelper.class, PlantedGame.class);

        assertThat(rule.evaluate(planted).hasViolation()).as(rule.getDescription()).isTrue();
    }
}
