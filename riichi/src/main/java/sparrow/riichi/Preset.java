package sparrow.riichi;

import sparrow.core.table.RuleSet;
import sparrow.core.table.Rules;

/// Rule sets that people play, each by how it differs from Tenhou's.
public enum Preset implements RuleSet {
    TENHOU("Tenhou, ranked, four players", ""),
    TENHOU3(
            "Tenhou, ranked, three players",
            Change.THREE + " start_points=35000 return_points=40000 goal=40000 uma=20-0"),
    MAJSOUL("Mahjong Soul, ranked, four players", Change.MAJSOUL + " return_points=25000 uma=15-5"),
    MAJSOUL3(
            "Mahjong Soul, ranked, three players",
            Change.MAJSOUL
                    + " "
                    + Change.THREE
                    + " start_points=35000 return_points=35000 goal=40000 uma=15-0"
                    + " kita_furiten=no"),
    MLEAGUE(
            "M.League",
            "kazoe=sanbaiman kiriage_mangan=yes double_wind_pair_fu=2 pao_suu_kantsu=yes"
                    + " pao_amount=part winners=one kan_dora_shown=at_once riichi_in_debt=yes"
                    + " riichi_live_tiles=1 riichi_kan=shape uma=30-10 ties=shared "
                    + Change.CLUB),
    WRC(
            "World Riichi Championship 2025",
            Change.NO_RED
                    + " kiriage_mangan=yes double_wind_pair_fu=2 renhou=higher pao_suu_kantsu=yes"
                    + " pao_amount=part pao_honba=discarder winners=one kan_dora_shown=at_once"
                    + " riichi_in_debt=yes riichi_live_tiles=0 sticks_left=stay "
                    + Change.THIRTY
                    + " "
                    + Change.CLUB),
    EMA2016("European Mahjong Association 2016", Change.EMA),
    EMA2025(
            "European Mahjong Association 2025",
            Change.EMA + " kiriage_mangan=yes double_wind_pair_fu=2 riichi_live_tiles=1"),
    JPML_A(
            "Japanese Professional Mahjong League, rule A, 2026",
            Change.NO_RED
                    + " ippatsu=no ura=no kan_dora=no kan_ura=no yakuman_cap=4"
                    + " double_wind_pair_fu=2 pao_suu_kantsu=yes pao_amount=part"
                    + " pao_honba=discarder winners=one kan_dora_shown=at_once riichi_in_debt=yes"
                    + " riichi_live_tiles=1 riichi_kan=shape sticks_left=stay "
                    + Change.THIRTY
                    + " uma=floating "
                    + Change.CLUB);

    private static final class Change {
        static final String NO_RED = "aka_m=0 aka_p=0 aka_s=0";
        static final String THREE =
                "sanma=yes aka_m=0 swap_calling=same_barred riichi_live_tiles=3 four_winds=no"
                        + " four_riichi=no noten_total=2000";
        static final String MAJSOUL =
                "double_kokushi_13=yes double_suu_ankou_tanki=yes double_junsei_chuuren=yes"
                        + " double_dai_suushii=yes pao_amount=part winners=all orphans_rob_kan=yes";

        /// What tables of clubs and leagues leave out.
        static final String CLUB =
                "nagashi_mangan=no nine_terminals=no four_winds=no four_riichi=no four_kans=no"
                        + " melds_exhaust_wait=yes noten_by_choice=yes goal=0 bankruptcy=no"
                        + " agari_yame=no tenpai_yame=no";

        static final String THIRTY = "start_points=30000 uma=15-5 ties=shared";
        static final String EMA =
                NO_RED
                        + " multiple_yakuman=no kazoe=sanbaiman renhou=higher pao_amount=part"
                        + " pao_honba=discarder winners=all honba_goes=every sticks_go=own_first"
                        + " orphans_rob_kan=yes kan_dora_shown=at_once riichi_in_debt=yes"
                        + " riichi_kan=shape "
                        + THIRTY
                        + " "
                        + CLUB;
    }

    private final String title;
    private final String changes;

    Preset(String title, String changes) {
        this.title = title;
        this.changes = changes;
    }

    @Override
    public String title() {
        return title;
    }

    @Override
    public Rules rules() {
        return Rules.of(RiichiOptions.all(), changes);
    }
}
