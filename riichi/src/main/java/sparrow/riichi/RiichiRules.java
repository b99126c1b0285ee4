package sparrow.riichi;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import sparrow.core.table.RuleSet;
import sparrow.core.table.Rules;
import sparrow.core.tile.Reading;
import sparrow.core.tile.Tile;

/// House rules, read once, ready to score hands by.
public final class RiichiRules {
    public static final RiichiRules TENHOU = new RiichiRules(Preset.TENHOU.rules());

    private static final String[] DOUBLED = {
        "double_kokushi_13", "double_suu_ankou_tanki", "double_junsei_chuuren", "double_dai_suushii"
    };

    /// The options that make who fed a yakuman liable for it.
    private static final Map<Yaku, String> PAO =
            Map.of(
                    Yaku.DAISANGEN, "pao_daisangen",
                    Yaku.DAI_SUUSHII, "pao_dai_suushii",
                    Yaku.SUU_KANTSU, "pao_suu_kantsu");

    enum Renhou {
        NO,
        MANGAN,
        HIGHER,
        FIVE_HAN,
        YAKUMAN
    }

    enum Counted {
        YAKUMAN,
        MULTIPLE,
        SANBAIMAN
    }

    enum MissingShare {
        LOSS,
        SPLIT,
        FULL
    }

    private final Rules rules;
    final boolean[] aka;
    private final int[] redFives;
    final boolean ura;
    final boolean kanDora;
    final boolean kanUra;
    final boolean noPinfuTsumo;
    final boolean pairsTwice;
    final boolean greenNeedsDragon;
    final Renhou renhou;
    final int minimumHan;
    final boolean multipleYakuman;
    final int yakumanCap;
    final Counted counted;
    final boolean kiriage;
    final int doubleWindPairFu;
    final boolean openPinfu30;
    final boolean rinshanFu;
    final boolean aotenjou;
    final int honba;
    final boolean paoIsWhole;
    final boolean liablePaysHonba;
    final boolean rinshanLiability;
    final boolean nagashiIsWin;
    private final SwapCalling swapCalling;
    final boolean sanma;
    final MissingShare missingShare;
    final boolean openRiichi;
    final boolean eighthWinNeedsYaku;
    final YakuSheet yaku;

    private RiichiRules(Rules rules) {
        this.rules = rules;
        redFives = new int[] {rules.number("aka_m"), rules.number("aka_p"), rules.number("aka_s")};
        aka = new boolean[] {redFives[0] > 0, redFives[1] > 0, redFives[2] > 0};
        ura = rules.is("ura");
        kanDora = rules.is("kan_dora");
        kanUra = rules.is("kan_ura");
        noPinfuTsumo = rules.is("pinfu_tsumo_fu");
        pairsTwice = rules.is("pairs_twice");
        greenNeedsDragon = rules.is("ryuuiisou_needs_hatsu");
        renhou = rules.choice("renhou", Renhou.class);
        minimumHan = rules.number("minimum_han");
        multipleYakuman = rules.is("multiple_yakuman");
        yakumanCap = rules.number("yakuman_cap");
        counted = rules.choice("kazoe", Counted.class);
        kiriage = rules.is("kiriage_mangan");
        doubleWindPairFu = rules.number("double_wind_pair_fu");
        openPinfu30 = rules.is("open_pinfu_30fu");
        rinshanFu = rules.is("rinshan_tsumo_fu");
        aotenjou = rules.is("aotenjou");
        honba = rules.number("honba_each");
        paoIsWhole = rules.value("pao_amount").equals("whole");
        liablePaysHonba = rules.value("pao_honba").equals("liable");
        rinshanLiability = rules.is("rinshan_liability");
        nagashiIsWin = rules.value("nagashi_mangan").equals("tsumo");
        swapCalling = rules.choice("swap_calling", SwapCalling.class);
        sanma = rules.is("sanma");
        missingShare = rules.choice("sanma_tsumo", MissingShare.class);
        openRiichi = rules.is("open_riichi");
        eighthWinNeedsYaku = rules.is("paarenchan_needs_yaku");
        yaku = new YakuSheet(rules);
    }

    /// The rules with a value for every one of [RiichiOptions].
    public static RiichiRules of(Rules rules) {
        return new RiichiRules(rules);
    }

    /// Each preset, read once.
    private static final class Presets {
        static final Map<Preset, RiichiRules> ALL = new EnumMap<>(Preset.class);

        static {
            for (Preset preset : Preset.values()) {
                ALL.put(preset, new RiichiRules(preset.rules()));
            }
        }
    }

    public static RiichiRules of(Preset preset) {
        return preset == Preset.TENHOU ? TENHOU : Presets.ALL.getOrDefault(preset, TENHOU);
    }

    /// The rules of a preset by its name, with changes. Besides the options, `aka`,
    /// `double_yakuman`, `limit_6x_yakuman` and `renhou_yakuman` stand for several or for a value.
    public static Reading<RiichiRules> of(String preset, Map<String, String> changes) {
        return RuleSet.read(preset, List.of(Preset.values())).then(base -> of(base).with(changes));
    }

    /// These rules with changes.
    public Reading<RiichiRules> with(Map<String, String> changes) {
        SortedMap<String, String> values = new TreeMap<>(rules.values());
        for (Map.Entry<String, String> change : changes.entrySet()) {
            String value = plain(change.getValue());
            List<String> keys = new ArrayList<>();
            switch (change.getKey()) {
                case "aka" -> keys.addAll(List.of("aka_m", "aka_p", "aka_s"));
                case "double_yakuman" -> keys.addAll(List.of(DOUBLED));
                case "limit_6x_yakuman" -> keys.add("yakuman_cap");
                case "renhou_yakuman" -> keys.add("renhou");
                default -> keys.add(change.getKey());
            }
            for (String key : keys) {
                String spelled = spelledOut(change.getKey(), value);
                if (!RiichiOptions.allows(key, spelled)) {
                    return Rules.of(RiichiOptions.all(), Map.of(key, spelled))
                            .map(RiichiRules::new);
                }
                values.put(key, spelled);
            }
        }
        return new Reading.Read<>(new RiichiRules(new Rules(values)));
    }

    private static String plain(String value) {
        return switch (value) {
            case "true", "on" -> "yes";
            case "false", "off" -> "no";
            default -> value;
        };
    }

    private static String spelledOut(String key, String value) {
        boolean yes = value.equals("yes");
        if (!yes && !value.equals("no")) {
            return value;
        }
        return switch (key) {
            case "aka" -> yes ? "1" : "0";
            case "limit_6x_yakuman" -> yes ? "6" : "0";
            case "renhou_yakuman" -> yes ? "yakuman" : "five_han";
            default -> value;
        };
    }

    /// The value of every option.
    public Rules rules() {
        return rules;
    }

    /// How many red fives of the suit of this one there are.
    public int redFives(Tile red) {
        return redFives[red.kind() / 9];
    }

    /// How many play.
    public int players() {
        return sanma ? 3 : 4;
    }

    /// Which discards a call bars.
    public SwapCalling swapCalling() {
        return swapCalling;
    }

    /// The tile that an indicator makes dora.
    public Tile dora(Tile indicator) {
        int shown = indicator.kind();
        return Tile.ofKind(sanma ? Dora.nextOfThree(shown) : Dora.next(shown));
    }

    /// What a yaku counts in a closed hand, in han; 0 where it counts nothing.
    public int closedHan(Yaku yaku) {
        return yaku.isDora() || yaku == Yaku.NAGASHI_MANGAN ? bonus(yaku) : this.yaku.closed(yaku);
    }

    /// What a yaku counts in an open hand, in han; 0 where it counts nothing.
    public int openHan(Yaku yaku) {
        return yaku == Yaku.URA_DORA
                ? 0
                : yaku.isDora() || yaku == Yaku.NAGASHI_MANGAN ? bonus(yaku) : this.yaku.open(yaku);
    }

    /// What no tiles of a hand make alone.
    private int bonus(Yaku yaku) {
        boolean counts =
                yaku == Yaku.URA_DORA
                        ? ura
                        : yaku == Yaku.AKA_DORA
                                ? aka[0] || aka[1] || aka[2]
                                : yaku == Yaku.NUKI_DORA
                                        ? sanma && rules.is("kita")
                                        : yaku != Yaku.NAGASHI_MANGAN
                                                || !rules.value("nagashi_mangan").equals("no");
        return counts ? yaku.closedHan() : 0;
    }

    /// Whether the yaku counts in a closed hand.
    boolean counts(Yaku yaku) {
        return this.yaku.closed(yaku) > 0;
    }

    /// Whether who fed this yakuman is liable for it.
    boolean hasPao(Yaku yakuman) {
        String option = PAO.get(yakuman);
        return option != null && rules.is(option);
    }

    /// What a win is worth: its score, or why it has none.
    public Outcome score(Win win) {
        return Scorer.score(win, this);
    }

    /// Every reading of a win with its score, the best first; none if the win is refused.
    public List<Score> readings(Win win) {
        return Scorer.readings(win, this);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof RiichiRules that && rules.equals(that.rules);
    }

    @Override
    public int hashCode() {
        return rules.hashCode();
    }

    @Override
    public String toString() {
        return rules.values().toString();
    }
}
