package sparrow.riichi;

import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import sparrow.core.table.Rules;

/// Rule sets that people play, each by how it differs from Tenhou's.
public enum Preset {
    TENHOU("Tenhou, ranked, four players", ""),
    TENHOU3("Tenhou, ranked, three players", "sanma=yes aka_m=0"),
    MAJSOUL("Mahjong Soul, ranked, four players", Change.MAJSOUL),
    MAJSOUL3("Mahjong Soul, ranked, three players", Change.MAJSOUL + " sanma=yes aka_m=0"),
    MLEAGUE(
            "M.League",
            "kazoe=sanbaiman kiriage_mangan=yes double_wind_pair_fu=2 nagashi_mangan=no"
                    + " pao_suu_kantsu=yes pao_amount=part"),
    WRC(
            "World Riichi Championship 2025",
            Change.NO_RED
                    + " kiriage_mangan=yes double_wind_pair_fu=2 renhou=higher nagashi_mangan=no"
                    + " pao_suu_kantsu=yes pao_amount=part pao_honba=discarder"),
    EMA2016("European Mahjong Association 2016", Change.EMA),
    EMA2025(
            "European Mahjong Association 2025",
            Change.EMA + " kiriage_mangan=yes double_wind_pair_fu=2"),
    JPML_A(
            "Japanese Professional Mahjong League, rule A, 2026",
            Change.NO_RED
                    + " ippatsu=no ura=no kan_dora=no kan_ura=no yakuman_cap=4"
                    + " double_wind_pair_fu=2 nagashi_mangan=no pao_suu_kantsu=yes"
                    + " pao_amount=part pao_honba=discarder");

    private static final class Change {
        static final String NO_RED = "aka_m=0 aka_p=0 aka_s=0";
        static final String MAJSOUL =
                "double_kokushi_13=yes double_suu_ankou_tanki=yes double_junsei_chuuren=yes"
                        + " double_dai_suushii=yes pao_amount=part";
        static final String EMA =
                NO_RED
                        + " multiple_yakuman=no kazoe=sanbaiman renhou=higher nagashi_mangan=no"
                        + " pao_amount=part pao_honba=discarder";
    }

    private final String title;
    private final Map<String, String> changes;

    Preset(String title, String changes) {
        this.title = title;
        this.changes = new TreeMap<>();
        for (String change : changes.isEmpty() ? new String[0] : changes.split(" ")) {
            int equals = change.indexOf('=');
            this.changes.put(change.substring(0, equals), change.substring(equals + 1));
        }
    }

    public static Optional<Preset> named(String name) {
        return Arrays.stream(values()).filter(preset -> preset.key().equals(name)).findFirst();
    }

    /// The name people type, such as `jpml-a`.
    public String key() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /// Whose rules they are.
    public String title() {
        return title;
    }

    /// The value of every option.
    public Rules rules() {
        return Rules.of(RiichiOptions.all(), changes).orThrow();
    }
}
