package sparrow.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// What the modules export, and what the pages of those packages show: three lines of use that
/// compile and run in a program that requires nothing but the module of the page.
class PackagePagesTest {
    private static final int FEW = 3;

    /// What the lines of a page have from elsewhere; all others are complete.
    private static final Map<String, String> GIVEN =
            Map.ofEntries(
                    Map.entry("sparrow.core.game", "Variant variant"),
                    Map.entry("sparrow.core.table", "Table table"),
                    Map.entry("sparrow.desk", "Mahjong game"),
                    Map.entry("sparrow.answers", "Mahjong game"),
                    Map.entry("sparrow.records", "String text"),
                    Map.entry("sparrow.records.file", "String text"),
                    Map.entry("sparrow.records.replay", "List<Event> log, Variant variant"),
                    Map.entry("sparrow.review", "Transcript match"),
                    Map.entry("sparrow.formats", "String text"),
                    Map.entry("sparrow.formats.mjai", "String text"),
                    Map.entry("sparrow.formats.replay", "String text"),
                    Map.entry("sparrow.formats.tenhou", "String text"));

    static List<Library.Part> parts() {
        return Library.parts();
    }

    @ParameterizedTest
    @MethodSource("parts")
    void a_page_shows_its_use_in_three_lines_where_the_package_is_exported(Library.Part part)
            throws IOException {
        List<String> shown = new ArrayList<>();
        for (Document page : pages(part)) {
            List<String> uses = uses(page);
            if (!uses.isEmpty()) {
                shown.add(packageOf(page));
                assertThat(uses).as("%s", page).hasSize(1);
                assertThat(uses.getFirst().lines()).as("%s", page).hasSizeBetween(1, FEW);
            }
        }
        assertThat(shown).containsExactlyInAnyOrderElementsOf(part.exported());
    }

    @ParameterizedTest
    @MethodSource("parts")
    void the_lines_of_a_page_need_its_module_alone(Library.Part part, @TempDir Path folder)
            throws Exception {
        List<String> imports =
                Library.readBy(part.name()).stream()
                        .flatMap(read -> read.exported().stream())
                        .map(each -> each + ".*")
                        .toList();
        List<Embedder.Lines> all = new ArrayList<>();
        for (Document page : pages(part)) {
            for (String use : uses(page)) {
                String given = GIVEN.getOrDefault(packageOf(page), "");
                all.add(
                        new Embedder.Lines(
                                page.path(),
                                packageOf(page).replace('.', '_'),
                                imports,
                                given,
                                use));
            }
        }
        Embedder embedder = new Embedder(Set.of(part.name()), all);
        embedder.compile(folder);
        embedder.run(folder);
    }

    private static List<Document> pages(Library.Part part) throws IOException {
        try (Stream<Path> files = Files.walk(part.folder().resolve("src/main/java"))) {
            return files.filter(file -> file.endsWith("package-info.java"))
                    .sorted()
                    .map(Document::ofComment)
                    .toList();
        }
    }

    private static List<String> uses(Document page) {
        return page.blocks().stream()
                .filter(block -> block.language().equals("java"))
                .map(Document.Block::text)
                .toList();
    }

    private static String packageOf(Document page) {
        return page.path()
                .replaceFirst(".*/src/main/java/", "")
                .replace("/package-info.java", "")
                .replace('/', '.');
    }
}
