package sparrow.riichi.desk;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import sparrow.desk.Field;
import sparrow.desk.Surroundings;
import sparrow.riichi.Circumstance;

/// What a question about a Riichi hand may say.
final class RiichiFields {
    static final String MELDS = "melds";
    static final String WIN_TILE = "win_tile";
    static final String ROUND = "round_wind";
    static final String SEAT = "seat_wind";
    static final String DORA = "dora_indicators";
    static final String URA = "ura_indicators";
    static final String DORA_COUNT = "dora_count";
    static final String LAST_TILE = "last_tile";
    static final String FROM = "from_seat";
    static final String LIABLE = "pao_seat";
    static final String HONBA = "honba";
    static final String STICKS = "riichi_sticks";
    static final String NORTHS = "nuki_dora";
    static final String PAARENCHAN = "paarenchan";
    static final String PLAYERS = "players";
    static final String ALL = "all";
    static final String SHANTEN = "shanten";
    static final String UKEIRE = "ukeire";
    static final String VISIBLE = "visible";
    static final String ODDS = "odds";
    static final String TURNS = "turns";
    static final String RON = "ron";
    static final String AGAINST = "against";
    static final String PASSED = "passed";
    static final String DISCARDS = "discards";
    static final String CALL = "call";
    static final String OWN_POINTS = "own_points";
    static final String SHOWDOWN = "showdown";

    /// What asks for more than distance and acceptance.
    static final List<String> ADVICE = List.of(ODDS, TURNS, RON, AGAINST, PASSED, DISCARDS, CALL);

    /// What is so of a win, by the name of its field.
    static final Map<String, Circumstance> CIRCUMSTANCES = circumstances();

    /// What only a win has.
    static final List<String> OF_WIN = ofWin();

    static final List<Field> FIELDS = all();

    private RiichiFields() {}

    private static Map<String, Circumstance> circumstances() {
        Map<String, Circumstance> all = new LinkedHashMap<>();
        for (Circumstance circumstance : Circumstance.values()) {
            all.put(circumstance.key(), circumstance);
        }
        return all;
    }

    private static List<String> ofWin() {
        List<String> names = new ArrayList<>(List.of(WIN_TILE));
        names.addAll(CIRCUMSTANCES.keySet());
        names.remove(Circumstance.OPEN.key());
        names.addAll(List.of(URA, LAST_TILE, FROM, LIABLE, ALL));
        return List.copyOf(names);
    }

    private static List<Field> all() {
        List<Field> fields = new ArrayList<>();
        fields.add(Field.hand("the tiles, such as 123m456p789s1122z"));
        fields.add(Field.melds(MELDS, "melds, such as (123m)[7777s], if not among the tiles"));
        fields.addAll(ofAWin());
        fields.addAll(ofAHand());
        fields.addAll(Surroundings.fields());
        fields.addAll(
                Field.rules(
                        "whose rules: tenhou (the default), majsoul, mleague, wrc, ema2025, …"));
        return List.copyOf(fields);
    }

    private static List<Field> ofAWin() {
        List<Field> fields = new ArrayList<>();
        fields.add(
                Field.tile(WIN_TILE, "the winning tile; without it, the last tile typed")
                        .option("-w", "--win"));
        fields.add(
                flag(Circumstance.TSUMO, "won by self-draw, not on a discard")
                        .letter("-t")
                        .in(Field.Group.SITUATION));
        fields.add(
                flag(
                                Circumstance.OPEN,
                                "the hand is open; sets without brackets still count as concealed")
                        .letter("-o"));
        fields.add(
                flag(Circumstance.RIICHI, "riichi was declared")
                        .letter("-r")
                        .in(Field.Group.SITUATION));
        fields.add(flag(Circumstance.DOUBLE_RIICHI, "riichi with the first discard"));
        fields.add(flag(Circumstance.IPPATSU, "within one turn of riichi"));
        fields.add(wind(ROUND, "wind of the round: e, s, w or n").usually("e").option("--round"));
        fields.add(wind(SEAT, "own wind: e, s, w or n").usually("e").option("--seat"));
        fields.add(Field.tiles(DORA, "dora indicators").option("-d", "--dora"));
        fields.add(Field.tiles(URA, "ura dora indicators").option("--ura").in(Field.Group.MORE));
        fields.add(Field.number(DORA_COUNT, "dora besides those of the indicators").option());
        fields.add(Field.flag(LAST_TILE, "on the last draw or the last discard"));
        fields.add(flag(Circumstance.HAITEI, "on the last draw").option());
        fields.add(flag(Circumstance.HOUTEI, "on the last discard").option());
        fields.add(flag(Circumstance.RINSHAN, "on the draw after a kan"));
        fields.add(flag(Circumstance.CHANKAN, "on a tile added to a kan"));
        fields.add(flag(Circumstance.TENHOU, "the dealer's first draw"));
        fields.add(flag(Circumstance.CHIIHOU, "another player's first draw"));
        fields.add(flag(Circumstance.RENHOU, "on a discard before your first draw"));
        fields.add(flag(Circumstance.NAGASHI_MANGAN, "a draw that pays as a mangan").option());
        fields.add(flag(Circumstance.OPEN_RIICHI, "riichi with the hand shown").option());
        fields.add(flag(Circumstance.RIICHI_TILE, "on the tile of a riichi").option());
        fields.add(flag(Circumstance.KAN_DISCARD, "on the first discard after a kan").option());
        fields.add(
                wind(
                                FROM,
                                "whose discard it was: e, s, w or n; tells what each seat pays, in"
                                        + " JSON")
                        .in(Field.Group.MORE)
                        .option("--from"));
        fields.add(
                wind(LIABLE, "who is liable for the hand, having fed its last set: e, s, w or n")
                        .in(Field.Group.MORE)
                        .option("--pao", "--liable"));
        fields.add(Field.number(HONBA, "counters on the table").usually("0"));
        fields.add(
                Field.number(STICKS, "riichi sticks on the table").usually("0").option("--sticks"));
        fields.add(Field.number(PAARENCHAN, "how often the eighth win in a row").option());
        fields.add(Field.number(PLAYERS, "4, or 3").forEveryHand());
        fields.add(Field.number(NORTHS, "norths set aside, three players").option("--kita"));
        fields.add(Field.flag(ALL, "show every reading with its score").shown());
        return fields;
    }

    private static List<Field> ofAHand() {
        return List.of(
                Field.flag(SHANTEN, "only how far the hand is from each form").shown(),
                Field.flag(UKEIRE, "every discard, best first, with the tiles accepted").shown(),
                Field.tiles(
                                VISIBLE,
                                "tiles seen elsewhere, besides those that -d and the options below name")
                        .in(Field.Group.TABLE),
                Field.flag(
                        ODDS, "how likely the hand is ready, and wins, by turn; points on average"),
                Field.number(TURNS, "your draws still to come, for --odds; 12 by default")
                        .usually("12"),
                Field.number(
                        RON, "a ready hand may win on N random discards a turn too, for --odds"),
                Field.texts(
                        AGAINST,
                        "TILES",
                        "the discards of a riichi hand: how dangerous each discard is; once for"
                                + " each such hand; * may follow the tile of the riichi"),
                Field.tiles(PASSED, "others' discards since the riichi that were not won on")
                        .in(Field.Group.TABLE),
                Field.tiles(DISCARDS, "own discards, for furiten").in(Field.Group.TABLE),
                Field.tiles(CALL, "what the hand is after calling this meld, such as 345m")
                        .label("MELD")
                        .in(Field.Group.TABLE),
                Field.number(OWN_POINTS, "your points; those of the start if not said")
                        .option("--points"),
                Field.flag(SHOWDOWN, "nobody won, and you may say whether your hand is ready"));
    }

    private static Field flag(Circumstance circumstance, String meaning) {
        return Field.flag(circumstance.key(), meaning);
    }

    private static Field wind(String name, String meaning) {
        return Field.word(name, "WIND", meaning).among(List.of("e", "s", "w", "n"));
    }
}
