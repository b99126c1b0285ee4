package sparrow.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The Java that the documents show compiles.
class SnippetsTest {
    /// What a reader adds around the lines of a page.
    ///
    /// @param modules what the reader's module requires; none where the page shows what is not part
    ///   of the library
    /// @param imports packages and types
    /// @param given what the lines have from elsewhere
    private record Around(Set<String> modules, List<String> imports, String given) {
        static final Around NOTHING = new Around(Set.of(), List.of(), "");
    }

    private static final Map<String, Around> AROUND =
            Map.of(
                    "README.md",
                    new Around(
                            Set.of("sparrow.catalog", "sparrow.riichi"),
                            List.of(
                                    "sparrow.catalog.*",
                                    "sparrow.core.game.*",
                                    "sparrow.core.table.*",
                                    "sparrow.core.tile.*",
                                    "sparrow.desk.*",
                                    "sparrow.riichi.*"),
                            ""),
                    "CONTRIBUTING.md",
                    new Around(
                            Set.of(),
                            List.of("sparrow.testkit.*", "sparrow.testkit.wren.Wren"),
                            ""),
                    "docs/records.md",
                    new Around(
                            Set.of("sparrow.formats"),
                            List.of(
                                    "sparrow.records.*",
                                    "sparrow.records.replay.*",
                                    "sparrow.formats.replay.*",
                                    "sparrow.formats.tenhou.*"),
                            "String text"),
                    "docs/card-language.md",
                    new Around(
                            Set.of("sparrow.american"),
                            List.of(
                                    "sparrow.american.card.*",
                                    "sparrow.american.card.reader.*",
                                    "sparrow.core.tile.*"),
                            "String text, Tiles concealed, List<Meld> exposed"),
                    "docs/riichi-advice.md",
                    new Around(
                            Set.of("sparrow.riichi"),
                            List.of(
                                    "sparrow.core.tile.*",
                                    "sparrow.riichi.*",
                                    "sparrow.riichi.advice.*"),
                            ""),
                    "docs/arena.md",
                    new Around(
                            Set.of(),
                            List.of(
                                    "sparrow.arena.*",
                                    "sparrow.catalog.*",
                                    "sparrow.core.game.Level",
                                    "sparrow.desk.Mahjong",
                                    "sparrow.riichi.play.RiichiBots"),
                            "Level yours"));

    @Test
    void the_java_of_the_documents_compiles(@TempDir Path folder) {
        int number = 0;
        for (Document page : Document.all()) {
            for (Document.Block block : page.blocks()) {
                if (block.language().equals("java")) {
                    program(page, "Snippet" + number, block.text())
                            .compile(folder.resolve(String.valueOf(number)));
                    number++;
                }
            }
        }
        assertThat(number).isGreaterThanOrEqualTo(AROUND.size());
    }

    @Test
    void the_java_of_the_readme_runs(@TempDir Path folder) throws Exception {
        int number = 0;
        for (Document.Block block : readme().blocks()) {
            if (block.language().equals("java")) {
                Embedder program = program(readme(), "Snippet" + number, block.text());
                Path compiled = folder.resolve(String.valueOf(number++));
                program.compile(compiled);
                program.run(compiled);
            }
        }
        assertThat(number).isEqualTo(2);
    }

    private static Document readme() {
        return Document.all().stream()
                .filter(page -> page.path().equals("README.md"))
                .findFirst()
                .orElseThrow();
    }

    private static Embedder program(Document page, String name, String text) {
        Around around = AROUND.getOrDefault(page.path(), Around.NOTHING);
        return new Embedder(
                around.modules(),
                List.of(
                        new Embedder.Lines(
                                page.path(), name, around.imports(), around.given(), text)));
    }
}
