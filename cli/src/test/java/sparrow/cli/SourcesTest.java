package sparrow.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import sparrow.cli.Sources.Breach;
import sparrow.cli.Sources.Rule;

/// The style that no other rule can see: the compiler reads every source of the program.
class SourcesTest {
    private static final Path ROOT = Path.of("..");

    /// A boolean as a value of its own: what is written or asked is yes or no.
    private static final List<String> VALUES = List.of("sparrow.desk.Data");

    @Test
    @Tag("slow")
    void no_source_breaks_the_style() throws IOException {
        List<Breach> breaches = Sources.breaches(files());

        assertThat(breaches.stream().filter(each -> !VALUES.contains(each.in()))).isEmpty();
        assertThat(breaches)
                .as("take those that no longer break a rule off the list")
                .extracting(Breach::in)
                .containsAll(VALUES);
    }

    private static List<JavaFileObject> files() throws IOException {
        List<Path> sources = new ArrayList<>();
        List<Path> outside = outside();
        try (Stream<Path> modules = Files.list(ROOT)) {
            for (Path module : modules.map(each -> each.resolve("src/main/java")).toList()) {
                if (Files.isDirectory(module) && outside.stream().noneMatch(module::startsWith)) {
                    try (Stream<Path> all = Files.walk(module)) {
                        all.filter(each -> each.toString().endsWith(".java"))
                                .filter(each -> !each.endsWith("module-info.java"))
                                .forEach(sources::add);
                    }
                }
            }
        }
        assertThat(sources).as("sources of the whole program").hasSizeGreaterThan(500);
        try (StandardJavaFileManager manager =
                ToolProvider.getSystemJavaCompiler().getStandardFileManager(null, null, null)) {
            List<JavaFileObject> files = new ArrayList<>();
            manager.getJavaFileObjectsFromPaths(sources).forEach(files::add);
            return files;
        }
    }

    /// Benchmarks, and the optional parts that the launcher names: what they are compiled with is
    /// not here.
    private static List<Path> outside() throws IOException {
        Matcher optional =
                Pattern.compile("(?m)^optional='([^']*)'$")
                        .matcher(Files.readString(ROOT.resolve("sparrow")));
        assertThat(optional.find()).as("the launcher names its optional parts").isTrue();
        return Stream.concat(Stream.of("bench"), Stream.of(optional.group(1).strip().split(" +")))
                .map(ROOT::resolve)
                .toList();
    }

    @Test
    void a_default_over_an_enum_of_ours_is_found_and_one_over_words_is_not() {
        assertThat(
                        breaches(
                                """
                                int rank(sparrow.core.tile.Suit suit) {
                                    return switch (suit) { case DOTS -> 1; default -> 0; };
                                }
                                int rank(String word) {
                                    return switch (word) { case "dots" -> 1; default -> 0; };
                                }
                                """))
                .containsExactly(Rule.NO_DEFAULT);
    }

    @Test
    void a_default_over_a_sealed_type_of_ours_is_found() {
        assertThat(
                        breaches(
                                """
                                void see(sparrow.core.table.Event event) {
                                    switch (event) {
                                        case sparrow.core.table.Event.Won _ -> {}
                                        default -> {}
                                    }
                                }
                                """))
                .containsExactly(Rule.NO_DEFAULT);
    }

    @Test
    void a_boolean_parameter_is_found_but_for_facts_of_records_and_private_methods() {
        assertThat(
                        breaches(
                                """
                                record Fact(boolean dealer) {}
                                private void own(boolean dealer) {}
                                void pay(boolean dealer) {}
                                """))
                .containsExactly(Rule.NO_BOOLEAN);
    }

    @Test
    void a_bare_truth_is_found_where_it_is_handed_to_our_own_code() {
        assertThat(
                        breaches(
                                """
                                record Fact(boolean dealer) {}
                                Object fact = new Fact(true);
                                String text = String.valueOf(true);
                                """))
                .containsExactly(Rule.NO_BARE_TRUTH);
    }

    private static List<Rule> breaches(String members) {
        String source = "package sparrow.planted; class Planted {\n" + members + "}\n";
        JavaFileObject file =
                new SimpleJavaFileObject(
                        URI.create("string:///Planted.java"), JavaFileObject.Kind.SOURCE) {
                    @Override
                    public CharSequence getCharContent(boolean ignoreEncodingErrors) {
                        return source;
                    }
                };
        return Sources.breaches(List.of(file)).stream().map(Breach::rule).toList();
    }
}
