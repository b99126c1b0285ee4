package sparrow.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.StringWriter;
import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The Java that the documents show compiles.
class SnippetsTest {
    /// What a reader adds around the lines of a page.
    ///
    /// @param imports packages and types
    /// @param given what the lines have from elsewhere
    private record Around(List<String> imports, String given) {}

    private static final Map<String, Around> AROUND =
            Map.of(
                    "README.md",
                    new Around(List.of("sparrow.core.tile.*", "sparrow.riichi.*"), ""),
                    "CONTRIBUTING.md",
                    new Around(List.of("sparrow.testkit.*", "sparrow.testkit.wren.Wren"), ""),
                    "docs/records.md",
                    new Around(
                            List.of(
                                    "sparrow.records.*",
                                    "sparrow.records.replay.*",
                                    "sparrow.formats.replay.*",
                                    "sparrow.formats.tenhou.*"),
                            "String text"),
                    "docs/card-language.md",
                    new Around(
                            List.of(
                                    "sparrow.american.card.*",
                                    "sparrow.american.card.reader.*",
                                    "sparrow.core.tile.*"),
                            "String text, Tiles concealed, List<Meld> exposed"),
                    "docs/riichi-advice.md",
                    new Around(
                            List.of(
                                    "sparrow.core.tile.*",
                                    "sparrow.riichi.*",
                                    "sparrow.riichi.advice.*"),
                            ""),
                    "docs/arena.md",
                    new Around(
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
                    compile(page, "Snippet" + number++, block.text(), folder);
                }
            }
        }
        assertThat(number).isGreaterThanOrEqualTo(AROUND.size());
    }

    private static void compile(Document page, String name, String lines, Path folder) {
        Around around = AROUND.getOrDefault(page.path(), new Around(List.of(), ""));
        String source = whole(around, name, lines);
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        StringWriter complaints = new StringWriter();
        boolean compiled =
                compiler.getTask(
                                complaints,
                                null,
                                null,
                                List.of("-d", folder.toString(), "-proc:none"),
                                null,
                                List.of(new Source(name, source)))
                        .call();
        assertThat(compiled).as("%s:\n%s\n%s", page, source, complaints).isTrue();
    }

    private static String whole(Around around, String name, String lines) {
        String imports =
                around.imports().stream()
                        .map(each -> "import " + each + ";\n")
                        .collect(Collectors.joining());
        return "import java.util.*;\n"
                + imports
                + "class "
                + name
                + " { void shown("
                + around.given()
                + ") throws Exception {\n"
                + lines
                + "} }\n";
    }

    private static final class Source extends SimpleJavaFileObject {
        private final String text;

        Source(String name, String text) {
            super(URI.create("string:///" + name + ".java"), JavaFileObject.Kind.SOURCE);
            this.text = text;
        }

        @Override
        public CharSequence getCharContent(boolean ignoreEncodingErrors) {
            return text;
        }
    }
}
