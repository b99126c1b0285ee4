package sparrow.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import sparrow.catalog.Catalog;
import sparrow.core.game.Game;
import sparrow.core.game.Seed;
import sparrow.core.game.Variant;
import sparrow.core.game.Wandering;
import sparrow.core.table.Event;
import sparrow.core.table.Table;
import sparrow.desk.Mahjong;
import sparrow.records.JsonLog;
import sparrow.testkit.Golden;

class RecordsCommandTest extends CommandTest {
    /// Nine terminals at the first draw of the dealer.
    private static final String RECORD =
            """
            {"title":["",""],"name":["Ann","Ben","Cy","Dee"],"rule":{"disp":"般南喰赤","aka":1},\
            "log":[[[0,0,0],[25000,25000,25000,25000],[18],[],\
            [11,15,23,23,27,29,37,39,43,44,45,46,47],[41],[],\
            [12,12,15,51,19,19,22,22,23,24,33,36,36],[],[],\
            [11,11,14,17,22,35,35,35,36,37,41,44,47],[],[],\
            [12,13,25,27,28,31,36,38,38,41,42,45,46],[],[],["九種九牌"]]]}
            """;

    @TempDir private Path folder = Path.of("");

    private String file(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text).toString();
    }

    @Test
    void a_record_that_agrees_is_told_so() throws IOException {
        assertThat(run("records", "check", file("game.json", RECORD))).isZero();
        assertThat(out.toString()).contains("game.json: 1 hand, all as the rules have it");
    }

    @Test
    void a_record_that_differs_is_explained() throws IOException {
        String wrong = RECORD.replace("九種九牌", "四槓散了");
        assertThat(run("records", "check", file("game.json", wrong))).isEqualTo(1);
        assertThat(out.toString()).contains("game.json: differs in hand 1 (East 1), turn 1 of A: ");
    }

    @Test
    void several_records_in_a_file_are_checked_one_by_one() throws IOException {
        String wrong = RECORD.replace("九種九牌", "四槓散了");
        assertThat(run("records", "check", file("games.json", RECORD + wrong))).isEqualTo(1);
        assertThat(out.toString())
                .contains("games.json, record 1: 1 hand, all as the rules have it")
                .contains("games.json, record 2: differs in hand 1")
                .contains("2 records: 1 agrees, 1 differs");
    }

    @Test
    void all_files_of_a_folder_are_checked_but_hidden_ones() throws IOException {
        Files.writeString(folder.resolve("a.json"), RECORD);
        Path more = Files.createDirectories(folder.resolve("more"));
        Files.writeString(more.resolve("b.json"), RECORD);
        Files.writeString(more.resolve(".hidden"), "no record");
        assertThat(run("records", "check", folder.toString())).isZero();
        assertThat(out.toString())
                .containsSubsequence("a.json: 1 hand", "b.json: 1 hand", "2 records: 2 agree")
                .doesNotContain("hidden");
    }

    @Test
    void a_summary_counts_what_records_differ_in_and_why_they_cannot_be_read() throws IOException {
        String wrong = RECORD.replace("九種九牌", "四槓散了");
        String broken = RECORD.replace("[18],[]", "[19,19,19],[99]");
        String folded = RECORD.replace("\"九種九牌\"", "7");
        assertThat(
                        run(
                                "records",
                                "check",
                                file("games.json", RECORD + wrong + wrong + broken + folded)))
                .isEqualTo(2);
        assertThat(out.toString())
                .contains("5 records: 1 agrees, 2 differ, 2 cannot be read")
                .contains("  2 differ in what happens")
                .contains("  1 cannot be read: there is no tile …")
                .contains("  1 cannot be read: a hand ends with its result");
    }

    @Test
    void verdicts_can_be_had_for_programs() throws IOException {
        String wrong = RECORD.replace("九種九牌", "四槓散了");
        String games = file("games.json", RECORD + wrong);
        assertThat(run("records", "check", "--json", games)).isEqualTo(1);
        assertThat(out.toString().lines())
                .hasSize(2)
                .first()
                .isEqualTo(
                        "{\"record\":\""
                                + games
                                + ", record 1\",\"verdict\":\"agrees\",\"sentence\":\"1 hand, all"
                                + " as the rules have it\"}");
        assertThat(out.toString()).contains("\"verdict\":\"differs\",\"matter\":\"what happens\"");
    }

    @Test
    void one_of_several_records_is_shown_when_it_is_named() throws IOException {
        String games = file("games.json", RECORD + RECORD.replace("Ann", "Eve"));
        assertThat(run("records", "show", games)).isEqualTo(2);
        assertThat(err.toString())
                .isEqualTo("sparrow: " + games + " holds 2 records; say which with --record N.\n");
        assertThat(run("records", "show", games, "--record", "2")).isZero();
        assertThat(out.toString()).contains("Eve").doesNotContain("Ann");
        err.getBuffer().setLength(0);
        assertThat(run("records", "show", games, "--record", "3")).isEqualTo(2);
        assertThat(err.toString())
                .isEqualTo("sparrow: there is no record 3; " + games + " holds 2.\n");
    }

    @Test
    void a_record_is_checked_by_the_rules_that_somebody_names() throws IOException {
        String own = RECORD.replace("般南喰赤", "our table");
        String file = file("game.json", own);
        assertThat(run("records", "check", file)).isZero();
        assertThat(run("records", "check", file, "--rule", "nine_terminals=no")).isEqualTo(1);
        assertThat(out.toString()).contains("differs in hand 1 (East 1), turn 1 of A: ");
        assertThat(run("records", "check", file, "--rules", "mleague")).isEqualTo(1);
        assertThat(run("records", "check", file, "--rules", "nobody")).isEqualTo(2);
    }

    /// A hand that somebody won, under the usual rules of a game, and the opening of the next.
    private static String log(String game) {
        Mahjong listing = Catalog.game(game).orElseThrow();
        Variant variant = listing.variant(listing.presets().getFirst().rules());
        for (long number = 1; ; number++) {
            Seed seed = Seed.splitMix64(number);
            Table hand =
                    Game.play(
                            variant,
                            variant.first(),
                            seed.hand(0),
                            variant.first()
                                    .points()
                                    .map((seat, _) ->
                                            new Wandering(seed.hand(seat.ordinal() + 1))));
            if (hand.log().events().stream().anyMatch(Event.Won.class::isInstance)) {
                List<Event> events = new ArrayList<>(hand.log().events());
                events.add(variant.next(hand).orElseThrow());
                return JsonLog.write(events);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"riichi", "american", "filipino", "changchun"})
    void a_log_of_every_game_is_played_again(String game) throws IOException {
        String log = log(game);
        String whole = log.substring(0, log.lastIndexOf("{\"event\":\"started\""));
        assertThat(run("records", "check", file("game.jsonl", whole))).isZero();
        assertThat(out.toString())
                .contains("game.jsonl: 1 hand, all as the rules have it; the match is not over");
    }

    @ParameterizedTest
    @ValueSource(strings = {"riichi", "american", "filipino", "changchun"})
    void a_payment_times_100_is_found_in_every_game(String game) throws IOException {
        List<String> lines = new ArrayList<>(log(game).lines().toList());
        lines.removeLast();
        int at = lines.size() - 1;
        while (!lines.get(at).contains("\"event\":\"paid\"")) {
            at--;
        }
        int points = lines.get(at).indexOf("\"points\":");
        lines.set(
                at,
                lines.get(at).substring(0, points)
                        + lines.get(at).substring(points).replaceAll("(-?[1-9][0-9]*)", "$100"));
        String file = file("game.jsonl", String.join("\n", lines) + "\n");
        assertThat(run("records", "check", file)).isEqualTo(1);
        assertThat(out.toString())
                .contains("game.jsonl: differs in line " + (at + 1) + " (hand 1): ")
                .containsPattern("the log says points \\{.*\\}, the rules points \\{")
                .doesNotContain("all as the rules have it");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "`\"variant\":\"changchun\"`|`\"variant\":\"chess\"`|there is no game 'chess'",
                "`\"cap\":\"6\"`|`\"cap\":\"many\"`|rule 'cap' is a number",
                "`\"cap\":\"6\",`|``|the rules have no value for cap",
                "`\"edition\":1`|`\"edition\":2`|the log says the edition 2, the rules 1",
                "`\"handed on\":0`|`\"handed on\":3`|the tally handed on 3, the rules 0",
                "`\"dealer\":\"A\"`|`\"dealer\":\"B\"`|the dealer B, the rules A",
            })
    void what_the_opening_of_a_log_says_is_checked(String told, String instead, String why)
            throws IOException {
        String log = log("changchun").replace(told, instead == null ? "" : instead);
        assertThat(run("records", "check", file("game.jsonl", log))).isEqualTo(1);
        assertThat(out.toString()).contains("differs in line 2 (hand 1): ").contains(why);
    }

    @Test
    void the_next_hand_opens_as_the_last_one_asks_for() throws IOException {
        List<String> lines = new ArrayList<>(log("filipino").lines().toList());
        lines.set(lines.size() - 1, lines.getLast().replace("\"pot\":0", "\"pot\":7"));
        String file = file("game.jsonl", String.join("\n", lines) + "\n");
        assertThat(run("records", "check", file)).isEqualTo(1);
        assertThat(out.toString())
                .contains("differs in line " + lines.size() + " (hand 2): ")
                .contains("the pot 7, the rules 0");
    }

    @ParameterizedTest
    @ValueSource(strings = {"riichi", "american", "filipino", "changchun"})
    void a_tile_drawn_that_does_not_lie_there_is_found_where_it_was_drawn(String game)
            throws IOException {
        List<String> lines = new ArrayList<>(log(game).lines().toList());
        int at = 0;
        while (!lines.get(at).contains("\"event\":\"drew\"")) {
            at++;
        }
        String drew = lines.get(at);
        lines.set(at, drew.replaceAll("\"tile\":\"..\"", "\"tile\":\"2j\""));
        String file = file("game.jsonl", String.join("\n", lines) + "\n");
        assertThat(run("records", "check", file)).isEqualTo(1);
        assertThat(out.toString())
                .contains("differs in line " + (at + 1) + " (hand 1): ")
                .contains("the log says tile \"2j\", the rules tile");
    }

    /// A record that the client is tested with.
    @ParameterizedTest
    @ValueSource(strings = {"riichi", "american", "filipino", "changchun", "hongkong"})
    void the_walls_of_a_live_match_are_checked(String game) throws IOException {
        Path kept = Path.of("..", "web", "src", "test", "fair", game + ".jsonl");
        String log = Files.readString(kept);
        assertThat(run("records", "check", file("live.jsonl", log))).isZero();
        assertThat(out.toString()).contains("its tiles were fair");
        String forged = log.replaceAll("\"fair_seed\":\"..", "\"fair_seed\":\"zz");
        assertThat(run("records", "check", file("forged.jsonl", forged))).isEqualTo(1);
        assertThat(out.toString()).contains("forged.jsonl: its tiles were not fair: ");
    }

    @Test
    void a_log_without_a_hand_agrees_with_nothing() throws IOException {
        String file = file("game.jsonl", "{\"sparrow\":\"log\",\"version\":1}\n");
        assertThat(run("records", "check", file)).isEqualTo(2);
        assertThat(out.toString()).contains("cannot be read: it tells of no hand");
    }

    @Test
    void a_file_that_cannot_be_read_is_bad_input() throws IOException {
        String good = file("good.json", RECORD);
        String bad = file("bad.json", RECORD.replace("[41]", "[99]"));
        String none = folder.resolve("none.json").toString();
        assertThat(run("records", "check", good, bad, none)).isEqualTo(2);
        assertThat(out.toString())
                .contains("bad.json: cannot be read: hand 1: there is no tile 99")
                .contains("none.json: cannot be read: there is no such file")
                .contains("3 records: 1 agrees, 2 cannot be read");
    }

    @Test
    void a_record_goes_through_all_formats_and_comes_back() throws IOException {
        String from = file("game.json", RECORD);
        for (String name : List.of("a.mjlog.gz", "b.mjai", "c.jsonl", "d.xml", "e.json")) {
            String to = folder.resolve(name).toString();
            assertThat(run("records", "convert", from, to)).as(err.toString()).isZero();
            from = to;
        }
        assertThat(Files.readString(Path.of(from)))
                .contains("[\"九種九牌\"]")
                .contains("[11,15,23,23,27,29,37,39,43,44,45,46,47],[41],[]");
        assertThat(run("records", "convert", from, folder.resolve("x.txt").toString()))
                .isEqualTo(2);
        assertThat(err.toString()).contains("tells no format");
    }

    @Test
    void a_hand_is_shown_open_or_as_a_player_saw_it() throws IOException {
        String record = file("game.json", RECORD);
        assertThat(run("records", "show", record)).isZero();
        assertThat(out.toString())
                .contains("East 1, dora indicator 8m")
                .contains("A  East  Ann   25,000  15m3379p79s34567z")
                .contains("A says nine terminals")
                .contains("Nine terminals");
        out.getBuffer().setLength(0);
        assertThat(run("records", "show", record, "--hand", "1", "--seat", "B")).isZero();
        assertThat(out.toString())
                .contains("A  East  Ann   25,000  hidden")
                .contains("B  South Ben   25,000  225099m2234p366s");
        assertThat(run("records", "show", record, "--seat", "E")).isEqualTo(2);
        assertThat(run("records", "show", record, "--hand", "2")).isEqualTo(2);
    }

    @ParameterizedTest
    @ValueSource(strings = {"three-players", "blind-pass"})
    void a_record_is_told_in_the_words_of_its_game(String name) {
        assertThat(run("records", "show", "src/test/resources/records/" + name + ".jsonl"))
                .isZero();
        Golden.check("records-" + name + ".txt", out.toString());
    }

    @Test
    void a_terminal_shows_records_in_colours_and_pictures() {
        String[] show = {"records", "show", "src/test/resources/records/three-players.jsonl"};

        assertThat(run(Paper.terminal(90), show)).isZero();
        Golden.check("records-three-players-terminal.txt", out.toString().replace('\u001B', '~'));
    }
}
