package sparrow.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.StringJoiner;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sparrow.testkit.Golden;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class CardCommandTest extends CommandTest {
    private static final String HOUSE =
            """
            card "House Card One" edition "demo" license "CC0"
            section "Quints"
            1: 11111a 22b 33333c RG      (run)               X 45
            section "3-6-9"
            2: FF 369a 3333b 99999c                          X 40
            section "Singles and Pairs" nobonus nojokers
            4: {112345|122345|123345|123445|123455}a NEWS DDa DDb (run) C 50
            """;

    @TempDir private Path folder = Path.of("");

    private String file(String text) throws IOException {
        return Files.writeString(folder.resolve("my.mjcard"), text).toString();
    }

    @Test
    void check_counts_what_a_good_card_has() throws IOException {
        String house = file(HOUSE);

        assertThat(run(Paper.PLAIN, "card", "check", house)).isZero();
        assertThat(out).hasToString(house + ": 3 sections, 3 lines, 198 variations, no errors.\n");
    }

    @Test
    void without_a_file_the_sparrow_card_is_meant() {
        assertThat(run(Paper.PLAIN, "card", "check")).isZero();
        assertThat(out)
                .hasToString(
                        "the Sparrow card: 9 sections, 62 lines, 1643 variations, no errors.\n");
    }

    @Test
    void check_tells_all_errors_and_marks_their_place() throws IOException {
        String bad =
                file(
                        """
                        section "Mine"
                        1: 111a 222b 33333c RG   X 25
                        2: QQQ 1111 2222b 333c   X 25
                        3: 33333@b! NNNN EEEEE   X 25
                        """);

        assertThat(run(Paper.PLAIN, "card", "check", bad)).isEqualTo(2);
        assertThat(out.toString()).isEmpty();
        Golden.check("card-errors.txt", err.toString().replace(bad, "my.mjcard"));
    }

    @ParameterizedTest
    @CsvSource({"check", "list", "show", "export"})
    void every_command_refuses_a_bad_card(String command) throws IOException {
        String bad = file("section \"Mine\"\n1: 111a 222b 33333c RG   X 25\n");

        assertThat(run(Paper.PLAIN, "card", command, bad)).isEqualTo(2);
        assertThat(out.toString()).isEmpty();
        assertThat(err.toString()).contains("line 2, column 4: the line has 13 tiles");
    }

    @Test
    void junk_folders_and_missing_files_are_refused_in_a_sentence() throws IOException {
        Path junk = folder.resolve("junk.mjcard");
        byte[] bytes = new byte[5_000];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) (i * 7919);
        }
        Files.write(junk, bytes);

        assertThat(run(Paper.PLAIN, "card", "check", junk.toString())).isEqualTo(2);
        assertThat(err)
                .hasToString(
                        "sparrow: "
                                + junk
                                + " has an error.\n  line 1, column 1: this is no text: it holds the"
                                + " control character U+0000; name a card, a plain text file.\n");
        assertThat(run(Paper.PLAIN, "card", "check", folder.toString())).isEqualTo(2);
        assertThat(err.toString()).contains("is a folder; name a card (.mjcard) in it.");
        assertThat(run(Paper.PLAIN, "card", "check", "none.mjcard")).isEqualTo(2);
        assertThat(err.toString()).contains("there is no file none.mjcard");
    }

    @Test
    void a_hundred_thousand_lines_are_refused() throws IOException {
        String bad = file("section \"All\"\n" + "111a 2222b 3333c FFF X 25\n".repeat(100_000));

        assertThat(run(Paper.PLAIN, "card", "check", bad)).isEqualTo(2);
        assertThat(err.toString()).contains("the text has more than 3000 lines");
    }

    @Test
    void list_has_a_row_for_each_line() throws IOException {
        assertThat(run(Paper.PLAIN, "card", "list", file(HOUSE))).isZero();
        Golden.check("card-list.txt", out.toString());
    }

    @Test
    void show_draws_an_example_of_each_line() throws IOException {
        assertThat(run(Paper.PLAIN, "card", "show", file(HOUSE))).isZero();
        Golden.check("card-show.txt", out.toString());
    }

    @Test
    void a_terminal_gets_pictures_of_every_variation_of_a_line() throws IOException {
        assertThat(run(Paper.terminal(100), "card", "show", file(HOUSE), "--line", "3-6-9-2"))
                .isZero();
        Golden.check("card-show-terminal.txt", out.toString().replace('\u001B', '~'));
    }

    @Test
    void a_line_that_is_not_there_is_named() {
        assertThat(run(Paper.PLAIN, "card", "show", "--line", "evens-99")).isEqualTo(2);
        assertThat(err.toString())
                .contains("there is no line 'evens-99'; sparrow card list names them");
    }

    @Test
    void export_holds_every_line_and_every_variation() {
        assertThat(run(Paper.PLAIN, "card", "export")).isZero();

        JsonNode card = JsonMapper.builder().build().readTree(out.toString());
        assertThat(card.propertyNames()).containsExactly("lines", "variations");
        assertThat(card.get("lines")).hasSize(62);
        assertThat(card.get("lines").get(0))
                .hasToString(
                        "{\"id\":\"year-2030-1\",\"section\":\"Year 2030\",\"points\":30,"
                                + "\"concealed\":false,\"difficulty\":\"hard\",\"variations\":6}");
        assertThat(card.get("variations")).hasSize(1643);
        assertThat(card.get("variations").get(0))
                .hasToString(
                        "{\"line\":\"year-2030-1\",\"tiles\":"
                                + "[\"F\",\"F\",\"F\",\"F\",\"F\",\"2B\",\"0\",\"3B\",\"0\",\"2C\",\"2C\",\"3D\",\"3D\",\"3D\"],"
                                + "\"jokers\":[true,true,true,true,true,false,false,false,false,false,false,true,true,true],"
                                + "\"groups\":[{\"tile\":\"F\",\"count\":5,\"jokers\":true,\"exposable\":true},"
                                + "{\"tile\":\"2B\",\"count\":1,\"jokers\":false,\"exposable\":false},"
                                + "{\"tile\":\"0\",\"count\":2,\"jokers\":false,\"exposable\":false},"
                                + "{\"tile\":\"3B\",\"count\":1,\"jokers\":false,\"exposable\":false},"
                                + "{\"tile\":\"2C\",\"count\":2,\"jokers\":false,\"exposable\":false},"
                                + "{\"tile\":\"3D\",\"count\":3,\"jokers\":true,\"exposable\":true}]}");
        for (JsonNode variation : card.get("variations")) {
            assertThat(variation.get("tiles")).hasSize(14);
            assertThat(variation.get("jokers")).hasSize(14);
            int tiles = 0;
            for (JsonNode group : variation.get("groups")) {
                tiles += group.get("count").asInt();
            }
            assertThat(tiles).isEqualTo(14);
        }
    }

    @Test
    void export_keeps_groups_of_one_tile_apart_and_says_which_take_jokers() throws IOException {
        String card =
                file(
                        "section \"S\"\n1: 11a 11a 111b NNN! 1234c X 25\n2: 1111a 11b~ 222c 33a NNN C 30\n");

        assertThat(run(Paper.PLAIN, "card", "export", card)).isZero();
        JsonNode variations =
                JsonMapper.builder().build().readTree(out.toString()).get("variations");
        assertThat(groups(variations.get(0))).startsWith("1B2- 1B2- 1C3jx N3- ");
        assertThat(groups(variations.get(6))).isEqualTo("1B4j 1C2j 2D3j 3B2- N3j");
    }

    private static String groups(JsonNode variation) {
        StringJoiner text = new StringJoiner(" ");
        for (JsonNode group : variation.get("groups")) {
            text.add(
                    group.get("tile").asString()
                            + group.get("count").asInt()
                            + (group.get("jokers").asBoolean() ? "j" : "-")
                            + (group.get("exposable").asBoolean() ? "x" : ""));
        }
        return text.toString();
    }

    @Test
    void a_byte_order_mark_and_foreign_line_ends_do_no_harm() throws IOException {
        Path house = folder.resolve("bom.mjcard");
        Files.write(
                house, ("\uFEFF" + HOUSE.replace("\n", "\r\n")).getBytes(StandardCharsets.UTF_8));

        assertThat(run(Paper.PLAIN, "card", "check", house.toString())).isZero();
    }
}
