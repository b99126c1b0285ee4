package sparrow.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// What the documents say, tried: links lead somewhere, commands answer as shown, questions are
/// answered, and every file, type and long test they name is there.
class DocumentsTest {
    private static final Pattern LINK = Pattern.compile("\\]\\(([^)#\\s]+)(?:#[^)]*)?\\)");
    private static final Pattern FILE =
            Pattern.compile("[\\w./-]+\\.(?:java|ts|svelte|sh|py|mjcard|css|md)");
    private static final Pattern TYPE = Pattern.compile("(?:[a-z]+\\.)*([A-Z][a-z]+[A-Z]\\w*)");
    private static final Pattern LONG_TEST = Pattern.compile("\\./check long ([a-z][a-z0-9-]+)");
    private static final Pattern QUESTION =
            Pattern.compile("^POST /api/v1/answers/(\\w+)\\s+(\\{.*\\})$", Pattern.MULTILINE);
    private static final Pattern COMMAND =
            Pattern.compile("^\\$? ?(?:\\./)?sparrow ([a-z].*?)(?: {2,}#.*)?$", Pattern.MULTILINE);

    /// What is built by the project or written by whoever reads: not in its sources.
    private static final Set<String> ELSEWHERE = Set.of("docs/results/NAME.md", "shuffle.py");

    private static Set<String> files = Set.of();
    private static String sources = "";

    static List<Document> documents() {
        return Document.all();
    }

    @BeforeAll
    static void lookAround() throws IOException {
        Path root = Document.all().getFirst().root();
        try (Stream<Path> tree = Files.walk(root)) {
            files =
                    tree.map(file -> root.relativize(file).toString().replace('\\', '/'))
                            .filter(file -> !file.contains("target/"))
                            .filter(file -> !file.contains("node_modules/"))
                            .filter(file -> !file.startsWith("."))
                            .collect(Collectors.toSet());
        }
        StringBuilder all = new StringBuilder();
        for (String file : files) {
            if (file.endsWith(".java")) {
                all.append(Files.readString(root.resolve(file)));
            }
        }
        sources = all.toString();
    }

    @ParameterizedTest
    @MethodSource("documents")
    void links_lead_somewhere(Document page) {
        assertThat(Document.all(LINK, page.prose()).map(match -> match.group(1)))
                .filteredOn(link -> !link.contains("://"))
                .allMatch(link -> Files.exists(page.file().resolveSibling(link)), "exists");
    }

    @ParameterizedTest
    @MethodSource("documents")
    void the_files_that_are_named_exist(Document page) {
        assertThat(page.code())
                .filteredOn(code -> FILE.matcher(code).matches() && !ELSEWHERE.contains(code))
                .allMatch(
                        code -> files.stream().anyMatch(file -> ("/" + file).endsWith("/" + code)),
                        "is a file of the project");
    }

    @ParameterizedTest
    @MethodSource("documents")
    void the_types_that_are_named_exist(Document page) {
        assertThat(
                        page.code().stream()
                                .map(TYPE::matcher)
                                .filter(Matcher::matches)
                                .map(match -> match.group(1)))
                .allMatch(
                        name ->
                                Pattern.compile(
                                                "(?:class|interface|record|enum|@interface) "
                                                        + name
                                                        + "\\b")
                                        .matcher(sources)
                                        .find(),
                        "is a type of the project");
    }

    @ParameterizedTest
    @MethodSource("documents")
    void the_long_tests_that_are_named_exist(Document page) {
        assertThat(Document.all(LONG_TEST, page.text()).map(match -> match.group(1)))
                .allMatch(name -> sources.contains("@LongTest(\"" + name + "\")"), "is there");
    }

    @ParameterizedTest
    @MethodSource("documents")
    void commands_answer_as_shown(Document page) {
        for (Document.Block block : page.blocks()) {
            List<String> lines = block.text().lines().toList();
            boolean session =
                    lines.getFirst().startsWith("$ ./sparrow")
                            && lines.stream().filter(line -> line.startsWith("$")).count() == 1;
            if (session && lines.size() > 1) {
                String command = lines.getFirst().substring("$ ./sparrow ".length());
                String answer = answer(0, words(command));
                assertThat(shown(lines.subList(1, lines.size()), answer.lines().toList()))
                        .as("%s: %s", page, command)
                        .isEqualTo(String.join("\n", lines.subList(1, lines.size())).strip());
            }
        }
    }

    /// The answer with the lines left out that the page leaves out behind an ellipsis.
    private static String shown(List<String> page, List<String> answer) {
        List<String> kept = new ArrayList<>();
        int at = 0;
        for (int i = 0; i < page.size(); i++) {
            if (page.get(i).equals("…")) {
                kept.add("…");
                String next = i + 1 < page.size() ? page.get(i + 1) : "";
                while (at < answer.size() && !answer.get(at).stripTrailing().equals(next)) {
                    at++;
                }
            } else if (at < answer.size()) {
                kept.add(answer.get(at++).stripTrailing());
            }
        }
        boolean more = !page.getLast().equals("…");
        while (more && at < answer.size()) {
            kept.add(answer.get(at++).stripTrailing());
        }
        return String.join("\n", kept).strip();
    }

    @ParameterizedTest
    @MethodSource("documents")
    void the_commands_that_are_named_exist(Document page) {
        for (Document.Block block : page.blocks()) {
            if (block.language().isEmpty()) {
                Document.all(COMMAND, block.text())
                        .map(match -> match.group(1))
                        .forEach(command -> understood(page, command));
            }
        }
    }

    private static void understood(Document page, String command) {
        List<String> words = new ArrayList<>();
        for (String word : words(command)) {
            if (word.matches("[|>].*")) {
                break;
            }
            words.add(word);
        }
        words.add("--help");
        assertThat(Ran.of(words.toArray(String[]::new)).err())
                .as("%s: %s", page, command)
                .isEmpty();
    }

    @Test
    void the_questions_of_the_protocol_are_answered(@TempDir Path folder) throws IOException {
        Path rows = folder.resolve("rows.jsonl");
        for (Document page : Document.all()) {
            for (var question : Document.all(QUESTION, page.text()).toList()) {
                Files.writeString(rows, question.group(2) + "\n");
                assertThat(answer(0, question.group(1), "--batch", rows.toString()))
                        .as(question.group())
                        .startsWith("{")
                        .doesNotContain("\"error\"");
            }
        }
    }

    private static String answer(int code, String... command) {
        Ran ran = Ran.of(command);
        assertThat(ran.code()).as("%s %s", List.of(command), ran.err()).isEqualTo(code);
        return ran.out();
    }

    /// The words of a command line, those between single quotes together.
    private static String[] words(String line) {
        return Document.all(Pattern.compile("(?:'[^']*'|\\S)+"), line)
                .map(match -> match.group().replace("'", ""))
                .toArray(String[]::new);
    }
}
