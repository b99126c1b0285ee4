package sparrow.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sparrow.answers.Rows;
import sparrow.riichi.desk.RiichiMahjong;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// What cannot have been so is refused in one sentence, the same on the command line and in a row,
/// which is also a question over HTTP.
class ContradictionsTest {
    private static final JsonMapper JSON = new JsonMapper();

    /// Something that may have been so, as an option and as a field.
    private record Fact(String option, String field) {}

    private static boolean isSame(Fact one, Fact other) {
        return one.option.equals(other.option);
    }

    private record Said(int code, String sentence) {}

    private static Said command(String line) {
        Ran ran = Ran.of(("riichi " + line).split(" "));
        return new Said(
                ran.code(), ran.err().lines().findFirst().orElse("").replace("sparrow: ", ""));
    }

    private static JsonNode row(String fields) {
        return JSON.readTree(
                new Rows(new RiichiMahjong()).answer("{" + fields.replace('\'', '"') + "}"));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            textBlock =
                    """
                    345567p567s44477z -w 5s --ippatsu      | 'ippatsu':true                       | ippatsu needs riichi.
                    345567p567s44477z -r --ippatsu -t --rinshan | 'riichi':true,'ippatsu':true,'tsumo':true,'rinshan':true | a kan ends ippatsu, so a win after one cannot be ippatsu.
                    345567p567s44477z -t --chankan         | 'tsumo':true,'chankan':true          | a robbed kan is no self-draw.
                    345567p567s44477z --rinshan            | 'rinshan':true                       | a win after a kan is a self-draw.
                    345567p567s44477z -t --rinshan         | 'tsumo':true,'rinshan':true          | a win after a kan needs a kan in the hand, such as [1111m].
                    345567p567s44477z -w 7z -r --chankan   | 'riichi':true,'chankan':true         | the other three 7z lie in the kan that was robbed; the hand cannot hold more than one.
                    345567p567s44477z --last-tile --chankan | 'houtei':true,'chankan':true        | a robbed tile is no discard, so it is not the last one.
                    345567p567s77z[4444z] -t --rinshan --last-tile | 'tsumo':true,'rinshan':true,'haitei':true | the draw after a kan is not the last draw of the wall.
                    345567p77z567s(444z) -r                | 'riichi':true                        | an open hand cannot have declared riichi.
                    345567p77z567s(444z) --double-riichi   | 'double_riichi':true                 | an open hand cannot have declared double riichi.
                    345567p567s44477z -o -r                | 'open':true,'riichi':true            | an open hand cannot have declared riichi.
                    345567p567s44477z -t --tenhou -r       | 'tsumo':true,'tenhou':true,'riichi':true | tenhou comes before the first discard, so riichi was not declared.
                    345567p567s44477z -t --tenhou --double-riichi | 'tsumo':true,'tenhou':true,'double_riichi':true | tenhou comes before the first discard, so riichi was not declared.
                    345567p567s44477z -t --chiihou -r --seat s | 'tsumo':true,'chiihou':true,'riichi':true,'seat_wind':'S' | chiihou comes before the first discard, so riichi was not declared.
                    345567p567s44477z --renhou -r --seat s | 'renhou':true,'riichi':true,'seat_wind':'S' | renhou comes before the first discard, so riichi was not declared.
                    345567p567s44477z -t --tenhou --last-tile | 'tsumo':true,'tenhou':true,'haitei':true | tenhou comes before any call and long before the last tile: leave out haitei.
                    345567p567s44477z --renhou --last-tile --seat s | 'renhou':true,'houtei':true,'seat_wind':'S' | renhou comes before any call and long before the last tile: leave out houtei.
                    345567p77z567s(444z) -t --tenhou       | 'tsumo':true,'tenhou':true           | tenhou has no melds.
                    345567p567s44477z -t --tenhou --seat s | 'tsumo':true,'tenhou':true,'seat_wind':'S' | only the dealer can have tenhou.
                    345567p567s44477z --tenhou             | 'tenhou':true                        | tenhou is a self-draw.
                    345567p567s44477z -t --chiihou         | 'tsumo':true,'chiihou':true          | the dealer cannot have chiihou.
                    345567p567s44477z --ura 1p             | 'ura_indicators':['1p']              | ura dora need riichi: add it, or leave the ura dora out.
                    345567p567s44477z -r -d 7z7z7z         | 'riichi':true,'dora_indicators':['7z','7z','7z'] | there are 5 of 7z, but a set has only 4.
                    345567p567s44477z -r -d 7z --ura 7z7z  | 'riichi':true,'dora_indicators':['7z'],'ura_indicators':['7z','7z'] | there are 5 of 7z, but a set has only 4.
                    34005p567s444z77z0p -r                 | 'riichi':true                        | there are 3 red fives, 0p, but these rules have only 1; write 5p for a plain one.
                    34005p567s444z77z0p -r --rules majsoul | 'riichi':true,'rules':'majsoul'      | there are 3 red fives, 0p, but these rules have only 1; write 5p for a plain one.
                    234m345p567s44477z -r --players 3      | 'riichi':true,'rules':'tenhou3'      | three players have no 2m: 2m to 8m are left out.
                    111m345p567s44477z -r --players 3 -d 5m | 'riichi':true,'rules':'tenhou3','dora_indicators':['5m'] | three players have no 5m: 2m to 8m are left out.
                    345p567s44477z(111p) --players 3 --seat n | 'rules':'tenhou3','seat_wind':'N' | three players have no north seat.
                    567s44477z111p(345p) --players 3       | 'rules':'tenhou3'                    | (345p) is no run, triplet or kan of a three-player game.
                    345567p567s44477z -r --players 3 --kita 2 | 'riichi':true,'rules':'tenhou3','nuki_dora':2 | there are 5 of 4z, but a set has only 4.
                    345567p567s44477z -r --kita 1          | 'riichi':true,'nuki_dora':1          | norths are set aside by three players only; four play here.
                    345567p567s44477z -t --from s          | 'tsumo':true,'from_seat':'S'         | nobody discards the tile of a self-draw; leave out whose tile it was.
                    345567p567s44477z -r --from e          | 'riichi':true,'from_seat':'E'        | the winner cannot have discarded the winning tile.
                    345567p567s44477z -r --liable e        | 'riichi':true,'pao_seat':'E'         | the winner cannot be liable.
                    345567p567s44477z -r --liable s        | 'riichi':true,'pao_seat':'S'         | nobody is liable for this hand under these rules: leave out who is.
                    345567p567s44477z -r --honba -1        | 'riichi':true,'honba':-1             | honba, sticks and dora are numbers from 0 to 1000000.
                    345567p567s44477z -w 1m                | 'win_tile':'1m'                      | the winning tile 1m is not in the hand.
                    345567p567s4447z -r                    | 'riichi':true                        | a winning hand has 14 tiles, the winning tile included; here are 13.
                    345567p567s44467z -r                   | 'riichi':true                        | the hand is not complete.
                    345567p567s44477z -r -d 1f             | 'riichi':true,'dora_indicators':'1f' | Riichi has no plum (flower 1).
                    345567p567s44477z -r --rules nowhere   | 'riichi':true,'rules':'nowhere'      | there is no preset 'nowhere'; the presets are tenhou, tenhou3, majsoul, majsoul3, mleague, wrc, ema2016, ema2025, jpml-a.
                    """)
    void is_refused_alike(String line, String fields, String sentence) {
        Said said = command(line);
        assertThat(said).isEqualTo(new Said(2, sentence));
        String typed = line.split(" ")[0];
        int bracket = typed.indexOf('(') >= 0 ? typed.indexOf('(') : typed.indexOf('[');
        String hand = bracket < 0 ? typed : typed.substring(0, bracket);
        String melds = bracket < 0 ? "" : ",'melds':['" + typed.substring(bracket) + "']";
        String winds = fields.contains("seat_wind") ? "" : ",'seat_wind':'E'";
        String win = fields.contains("win_tile") ? "" : ",'win_tile':'" + won(line, hand) + "'";
        JsonNode answer =
                row("'hand':'" + hand + "'" + melds + win + winds + ",'round_wind':'E'," + fields);
        assertThat(answer.path("message").asString()).isEqualTo(sentence);
    }

    private static String won(String line, String hand) {
        int named = line.indexOf("-w ");
        return named >= 0
                ? line.substring(named + 3, named + 5)
                : hand.substring(hand.length() - 2);
    }

    /// Which of the circumstances that a win may have can be together; a pair is refused by both or
    /// by neither, and with the same words.
    @Test
    void every_pair_of_circumstances_is_judged_alike() {
        List<Fact> all =
                List.of(
                        new Fact("-t", "'tsumo':true"),
                        new Fact("-r", "'riichi':true"),
                        new Fact("--double-riichi", "'double_riichi':true"),
                        new Fact("--ippatsu", "'ippatsu':true"),
                        new Fact("--rinshan", "'rinshan':true"),
                        new Fact("--chankan", "'chankan':true"),
                        new Fact("--tenhou", "'tenhou':true"),
                        new Fact("--chiihou", "'chiihou':true"),
                        new Fact("--renhou", "'renhou':true"),
                        new Fact("-o", "'open':true"),
                        new Fact("--ura 1p", "'ura_indicators':['1p']"));
        List<String> different = new ArrayList<>();
        for (Fact one : all) {
            for (Fact other : all) {
                for (Fact third : all) {
                    if (isSame(one, other) || isSame(other, third) || isSame(one, third)) {
                        continue;
                    }
                    String options = one.option + " " + other.option + " " + third.option;
                    Said said = command("345567p567s55577z " + options);
                    String fields = one.field + "," + other.field + "," + third.field;
                    JsonNode answer =
                            row(
                                    "'hand':'345567p567s55577z','win_tile':'7z','seat_wind':'E',"
                                            + "'round_wind':'E',"
                                            + fields);
                    if (!answer.path("message").asString("").equals(said.sentence)) {
                        different.add(options + ": " + said + " but " + answer);
                    }
                }
            }
        }
        assertThat(different).isEmpty();
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            textBlock =
                    """
                    'win_tile':'7z','tsumo':'yes'          | bad_flag | the field "tsumo" must be true or false.
                    'win_tile':'7z','riichi':1             | bad_flag | the field "riichi" must be true or false.
                    'win_tile':'7z','honba':'2'            | bad_number | the field "honba" must be a number.
                    'win_tile':'7z','honba':1.5            | bad_number | the field "honba" must be a number.
                    'win_tile':7                           | bad_tiles | the field "win_tile" must be a text of tiles such as 123m45p.
                    'win_tile':'77z'                       | bad_tiles | win_tile, one tile belongs here, such as 5p, not '77z'.
                    'win_tile':'7z','seat_wind':'X'        | bad_seat | the field "seat_wind" must be E, S, W or N.
                    'win_tile':'7z','dora_indicators':3    | bad_tiles | the field "dora_indicators" must be a text of tiles such as 123m45p.
                    'win_tile':'7z','tsuno':true           | unknown_field | there is no field "tsuno"; the nearest is "tsumo".
                    'win_tile':'7z','melds':{}             | bad_tiles | the field "melds" must be a list, or a text such as (123m)(777s).
                    'nagashi_mangan':true                  | wrong_tile_count | at a draw a hand has 13 tiles, a meld counting for three; here are 14.
                    'win_tile':'7z','nagashi_mangan':true  | nagashi_mangan_with_win_not_allowed | nagashi mangan comes with a draw, where nobody wins: leave out win_tile.
                    'win_tile':'7z','rules':{'preset':'wrc'},'riichi':true,'open_riichi':true | open_riichi_not_allowed | open riichi is not played under these rules.
                    'win_tile':'7z','rules':'tenhou','riichi':true,'paarenchan':1 | paarenchan_not_allowed | paarenchan does not count under these rules.
                    'win_tile':'7z','odds':true            | win_and_advice | the field "odds" asks about a hand that is not won: leave it or win_tile out.
                    'tsumo':true                           | no_win | the field "tsumo" is about a win: name the winning tile with win_tile, or leave it out.
                    'odds':'yes'                           | bad_flag | the field "odds" must be true or false.
                    'open':'yes'                           | bad_flag | the field "open" must be true or false.
                    'against':7                            | bad_tiles | the field "against" must be a list of texts of tiles such as 19m4p2z.
                    'rules':'tenhou3','visible':'3m'       | bad_tiles | three players have no 3m: 2m to 8m are left out.
                    'visible':'0s0s'                       | too_many_copies | there are 2 red fives, 0s, but these rules have only 1; write 5s for a plain one.
                    """)
    void a_row_of_nonsense_is_refused(String fields, String code, String sentence) {
        JsonNode answer = row("'id':3,'hand':'345567p567s44477z'," + fields);
        assertThat(answer.path("id").asInt()).isEqualTo(3);
        assertThat(answer.path("error").asString()).isEqualTo(code);
        assertThat(answer.path("message").asString()).isEqualTo(sentence);
    }

    @ParameterizedTest
    @CsvSource({
        "tenhou, ''",
        "majsoul3, ''",
        "wrc, no",
        "mleague, no",
        "ema2025, no",
        "jpml-a, no"
    })
    void nagashi_counts_where_the_preset_has_it(String preset, String refused) {
        JsonNode answer =
                row("'hand':'19m19p19s1234567z','nagashi_mangan':true,'rules':'" + preset + "'");
        assertThat(answer.path("message").asString(""))
                .isEqualTo(
                        refused.isEmpty()
                                ? ""
                                : "nagashi mangan does not count under these rules.");
        JsonNode tsumo = row("'hand':'19m19p19s1234567z','nagashi_mangan':true,'tsumo':true");
        assertThat(tsumo.path("message").asString())
                .isEqualTo("nagashi mangan comes with a draw, where nobody wins: leave out tsumo.");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "345567p567s44477z --ukeire -t   | --tsumo is about a win",
                "345567p567s44477z --shanten -r  | --riichi is about a win",
                "345567p567s44477z --odds -w 7z  | --win is about a win",
                "--batch - -t                    | --batch takes its questions from the file; write --tsumo into its lines.",
                "--batch - --dora 1m             | --batch takes its questions from the file; write --dora into its lines."
            })
    void options_that_do_not_go_together_are_refused(String line, String sentence) {
        Said said = command(line);
        assertThat(said.code).isEqualTo(2);
        assertThat(said.sentence).startsWith(sentence);
    }

    @Test
    void who_is_liable_can_be_said_on_the_command_line() {
        Ran ran = Ran.of("riichi 234m66s(555z)(666z)(777z) -w 2m -t --liable w".split(" "));
        assertThat(ran.code()).isZero();
        assertThat(ran.out()).contains("the liable player pays 48,000");
    }

    /// A house that nobody named is believed: the collections of other engines are such houses.
    @Test
    void rules_without_a_preset_leave_more_open() {
        assertThat(
                        row("'hand':'12300099m406p340s','win_tile':'9m','tsumo':true,"
                                        + "'rules':{'aka':true}")
                                .at("/yaku/Aka Dora")
                                .asInt())
                .isEqualTo(5);
    }
}
