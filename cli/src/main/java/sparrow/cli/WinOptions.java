package sparrow.cli;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import sparrow.core.tile.Hand;
import sparrow.core.tile.Reading;
import sparrow.core.tile.Tile;
import sparrow.desk.Refusal;
import sparrow.desk.TileText;
import sparrow.riichi.Circumstance;
import sparrow.riichi.RiichiRules;
import sparrow.riichi.Win;
import sparrow.riichi.advice.Position;

/// The options that describe a win and the rules it is scored under.
final class WinOptions {
    @Option(
            names = {"-w", "--win"},
            paramLabel = "TILE",
            description = "the winning tile; without it, the last tile typed")
    private String tile = "";

    @Option(
            names = {"-t", "--tsumo"},
            description = "won by self-draw, not on a discard")
    private boolean tsumo;

    @Option(
            names = {"-o", "--open"},
            description = "the hand is open; sets without brackets still count as concealed")
    private boolean open;

    @Option(
            names = {"-r", "--riichi"},
            description = "riichi was declared")
    private boolean riichi;

    @Option(names = "--double-riichi", description = "riichi with the first discard")
    private boolean doubleRiichi;

    @Option(names = "--ippatsu", description = "within one turn of riichi")
    private boolean ippatsu;

    @Option(names = "--round", paramLabel = "WIND", description = "wind of the round: e, s, w or n")
    private String round = "e";

    @Option(names = "--seat", paramLabel = "WIND", description = "own wind: e, s, w or n")
    private String seat = "e";

    @Option(
            names = {"-d", "--dora"},
            paramLabel = "TILES",
            description = "dora indicators")
    private String dora = "";

    @Option(names = "--ura", paramLabel = "TILES", description = "ura dora indicators")
    private String ura = "";

    @Option(names = "--last-tile", description = "on the last draw or the last discard")
    private boolean lastTile;

    @Option(names = "--rinshan", description = "on the draw after a kan")
    private boolean rinshan;

    @Option(names = "--chankan", description = "on a tile added to a kan")
    private boolean chankan;

    @Option(names = "--tenhou", description = "the dealer's first draw")
    private boolean tenhou;

    @Option(names = "--chiihou", description = "another player's first draw")
    private boolean chiihou;

    @Option(names = "--renhou", description = "on a discard before your first draw")
    private boolean renhou;

    @Option(
            names = "--from",
            paramLabel = "WIND",
            description = "whose discard it was: e, s, w or n; tells what each seat pays, in JSON")
    private String from = "";

    @Option(
            names = {"--liable", "--pao"},
            paramLabel = "WIND",
            description = "who is liable for the hand, having fed its last set: e, s, w or n")
    private String liable = "";

    @Option(names = "--honba", paramLabel = "N", description = "counters on the table")
    private int honba;

    @Option(names = "--sticks", paramLabel = "N", description = "riichi sticks on the table")
    private int sticks;

    @Option(names = "--players", paramLabel = "N", description = "4, or 3")
    private int players;

    @Option(names = "--kita", paramLabel = "N", description = "norths set aside, three players")
    private int kita;

    @Option(
            names = "--rules",
            paramLabel = "PRESET",
            description = "whose rules: tenhou (the default), majsoul, mleague, wrc, ema2025, …")
    private String preset = "";

    @Mixin private RuleOptions house = new RuleOptions();

    @Option(names = "--all", description = "show every reading with its score")
    private boolean all;

    boolean namesTile() {
        return !tile.isEmpty();
    }

    boolean listsRules() {
        return house.isListed();
    }

    boolean showsAll() {
        return all;
    }

    RiichiRules rules(CommandSpec spec) {
        if (players != 0 && players != 3 && players != 4) {
            throw new BadInput(spec.commandLine(), "--players is 3 or 4, not " + players + ".");
        }
        Map<String, String> rules = new LinkedHashMap<>();
        if (players != 0) {
            rules.put("sanma", players == 3 ? "yes" : "no");
        }
        rules.putAll(house.changes());
        String name = preset.isEmpty() ? players == 3 ? "tenhou3" : "tenhou" : preset;
        return switch (RiichiRules.of(name.toLowerCase(Locale.ROOT), rules)) {
            case Reading.Read<RiichiRules>(RiichiRules read) -> read;
            case Reading.Misread<RiichiRules>(int _, String why) ->
                    throw new BadInput(spec.commandLine(), why + ".");
        };
    }

    /// The first option given that is about a win, if there is one.
    Optional<String> ofWin() {
        Map<String, Boolean> given = new LinkedHashMap<>();
        given.put("--win", !tile.isEmpty());
        given.put("--tsumo", tsumo);
        given.put("--riichi", riichi);
        given.put("--double-riichi", doubleRiichi);
        given.put("--ippatsu", ippatsu);
        given.put("--ura", !ura.isEmpty());
        given.put("--last-tile", lastTile);
        given.put("--rinshan", rinshan);
        given.put("--chankan", chankan);
        given.put("--tenhou", tenhou);
        given.put("--chiihou", chiihou);
        given.put("--renhou", renhou);
        given.put("--from", !from.isEmpty());
        given.put("--liable", !liable.isEmpty());
        given.put("--all", all);
        return given.entrySet().stream()
                .filter(Map.Entry::getValue)
                .map(Map.Entry::getKey)
                .findFirst();
    }

    /// The win that these options and the hand describe.
    Win win(CommandSpec spec, Hand hand) throws Refusal {
        Tile last = hand.tiles().isEmpty() ? Tile.HIDDEN : hand.tiles().getLast();
        Win win =
                Win.ron(hand, TileText.one(tile, "win").orElse(last))
                        .seat(wind(spec, "--seat", seat))
                        .round(wind(spec, "--round", round));
        win = from.isEmpty() ? win : win.from(wind(spec, "--from", from));
        win = liable.isEmpty() ? win : win.liable(wind(spec, "--liable", liable));
        for (Map.Entry<Circumstance, Boolean> flag : flags().entrySet()) {
            win = flag.getValue() ? win.with(flag.getKey()) : win;
        }
        return win.dora(TileText.tiles(dora, "dora"))
                .ura(TileText.tiles(ura, "ura"))
                .honba(honba)
                .sticks(sticks)
                .nuki(kita);
    }

    /// The position that these options and a hand not won yet describe.
    Position position(CommandSpec spec, Hand hand) throws Refusal {
        Position position =
                Position.of(hand)
                        .seat(wind(spec, "--seat", seat))
                        .round(wind(spec, "--round", round))
                        .dora(TileText.tiles(dora, "dora"))
                        .rules(rules(spec));
        return open ? position.open() : position;
    }

    /// Norths set aside.
    int norths() {
        return kita;
    }

    private Map<Circumstance, Boolean> flags() {
        Map<Circumstance, Boolean> flags = new LinkedHashMap<>();
        flags.put(Circumstance.TSUMO, tsumo);
        flags.put(Circumstance.OPEN, open);
        flags.put(Circumstance.RIICHI, riichi);
        flags.put(Circumstance.DOUBLE_RIICHI, doubleRiichi);
        flags.put(Circumstance.IPPATSU, ippatsu);
        flags.put(Circumstance.HAITEI, lastTile && tsumo);
        flags.put(Circumstance.HOUTEI, lastTile && !tsumo);
        flags.put(Circumstance.RINSHAN, rinshan);
        flags.put(Circumstance.CHANKAN, chankan);
        flags.put(Circumstance.TENHOU, tenhou);
        flags.put(Circumstance.CHIIHOU, chiihou);
        flags.put(Circumstance.RENHOU, renhou);
        return flags;
    }

    private static Tile wind(CommandSpec spec, String option, String text) {
        int wind = text.length() == 1 ? "eswn".indexOf(text.toLowerCase(Locale.ROOT)) : -1;
        if (wind < 0) {
            throw new BadInput(
                    spec.commandLine(), option + " is e, s, w or n, not '" + text + "'.");
        }
        return Tile.ofKind(Tile.EAST.kind() + wind);
    }
}
