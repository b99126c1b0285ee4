package sparrow.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import sparrow.catalog.Catalog;
import sparrow.desk.Mahjong;

/// No text in what serves every game has the name of one, so that nothing can depend on it.
class GameNamesTest {
    /// Tells how tiles are written, and one of the ways is called after who writes so.
    private static final String NOTATIONS = "TilesCommand.java";

    /// A letter, or a text in one line or in several.
    private static final Pattern LITERAL =
            Pattern.compile(
                    "'(?:[^'\\\\\n]|\\\\.)+'|\"\"\"[\\s\\S]*?\"\"\"|\"(?:[^\"\\\\\n]|\\\\.)*\"");

    private static final Pattern NAME =
            Pattern.compile(
                    Catalog.games().stream()
                            .flatMap(game -> Stream.of(game.name(), game.title()))
                            .map(Pattern::quote)
                            .collect(Collectors.joining("|")),
                    Pattern.CASE_INSENSITIVE);

    static List<String> modules() {
        return Architecture.FOR_EVERY_GAME;
    }

    @ParameterizedTest
    @MethodSource("modules")
    void no_text_names_a_game(String module) throws IOException {
        List<String> naming = new ArrayList<>();
        for (Path file : sources(module)) {
            for (String text : naming(Files.readString(file))) {
                naming.add(file.getFileName() + ": " + text);
            }
        }

        assertThat(naming).isEmpty();
    }

    private static List<Path> sources(String module) throws IOException {
        Path folder = Path.of("..", module, "src", "main", "java");
        if (!Files.exists(folder)) {
            return List.of();
        }
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> file.toString().endsWith(".java"))
                    .filter(file -> !file.endsWith(NOTATIONS))
                    .sorted()
                    .toList();
        }
    }

    /// The texts of a source that have a game's name in them.
    private static List<String> naming(String source) {
        String code =
                source.lines()
                        .filter(line -> !line.strip().startsWith("//"))
                        .collect(Collectors.joining("\n"));
        return LITERAL.matcher(code)
                .results()
                .map(MatchResult::group)
                .filter(literal -> literal.startsWith("\""))
                .filter(text -> NAME.matcher(text).find())
                .toList();
    }

    @Test
    void the_sources_are_looked_at() throws IOException {
        assertThat(Catalog.games().stream().map(Mahjong::name)).contains("riichi");
        assertThat(sources("cli")).hasSizeGreaterThan(30);
        assertThat(sources("server")).hasSizeGreaterThan(30);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "if (game.equals(\"riichi\")) {",
                "case \"hongkong\" ->",
                "\"Plays Hong Kong mahjong\"",
                "\"a\" + \"AMERICAN\"",
                "'\"' + \"\"\"\n  changchun\n  \"\"\""
            })
    void a_name_is_found(String code) {
        assertThat(naming(code)).hasSize(1);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/// Such as `\"riichi\"`.",
                "Notation.AMERICAN.write(hand)",
                "mark(\"'\") + isRiichi + \"!\""
            })
    void what_is_no_text_or_no_name_is_let_be(String code) {
        assertThat(naming(code)).isEmpty();
    }
}
