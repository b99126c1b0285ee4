package sparrow.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// The pages `docs/positions-GAME.md`: every level does in each position what its column says.
class PositionsTest extends CommandTest {
    private static final JsonMapper MAPPER = JsonMapper.builder().build();
    private static final Path DOCS = Path.of("..", "docs");
    private static final int FEWEST = 20;

    /// A row of a page: a question as one types it, and what each level does.
    private record Position(Path page, String question, List<String> levels, List<String> actions) {
        String title() {
            return page.getFileName() + ": " + question;
        }
    }

    private static List<Path> pages() throws IOException {
        try (Stream<Path> files = Files.list(DOCS)) {
            return files.filter(file -> file.getFileName().toString().startsWith("positions-"))
                    .sorted()
                    .toList();
        }
    }

    /// The rows of all tables whose first column is called position; the columns up to `why` are
    /// levels.
    private static List<Position> positions(Path page) throws IOException {
        List<Position> positions = new ArrayList<>();
        List<String> levels = List.of();
        for (String line : Files.readAllLines(page)) {
            if (!line.startsWith("|")) {
                levels = List.of();
                continue;
            }
            List<String> cells =
                    Arrays.stream(line.substring(1).split("\\|")).map(String::strip).toList();
            if (cells.getFirst().equals("position")) {
                levels = cells.subList(1, cells.indexOf("why"));
            } else if (cells.getFirst().startsWith("`") && !levels.isEmpty()) {
                String question = cells.getFirst().replace("`", "");
                positions.add(
                        new Position(page, question, levels, cells.subList(1, levels.size() + 1)));
            }
        }
        return positions;
    }

    @Test
    void a_page_has_twenty_positions() throws IOException {
        assertThat(pages()).isNotEmpty();
        for (Path page : pages()) {
            assertThat(positions(page)).as(page.toString()).hasSizeGreaterThanOrEqualTo(FEWEST);
        }
    }

    @TestFactory
    Stream<DynamicTest> every_level_does_what_the_page_says() throws IOException {
        List<Position> all = new ArrayList<>();
        for (Path page : pages()) {
            all.addAll(positions(page));
        }
        return all.stream().map(each -> DynamicTest.dynamicTest(each.title(), () -> check(each)));
    }

    private void check(Position position) {
        List<String> done = new ArrayList<>();
        for (String level : position.levels) {
            done.add(first(position.question, level));
        }
        assertThat(done).as(position.title()).isEqualTo(position.actions);
    }

    private String first(String question, String level) {
        List<String> words = new ArrayList<>(List.of(question.replace("'", "").split(" +")));
        words.addAll(List.of("--level", level, "--json"));
        out.getBuffer().setLength(0);
        err.getBuffer().setLength(0);
        int code = run(words.toArray(String[]::new));
        assertThat(code).as(err.toString()).isZero();
        JsonNode ranking = MAPPER.readTree(out.toString()).path("ranking");
        assertThat(ranking.isEmpty()).as("nothing to decide in " + question).isFalse();
        return ranking.get(0).path("action").asString();
    }
}
