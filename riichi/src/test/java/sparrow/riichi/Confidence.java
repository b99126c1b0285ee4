package sparrow.riichi;

import java.util.Arrays;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/// How sure it is that a preset plays a rule so: `~` is likely, `?` is unknown, anything else sure.
final class Confidence {
    private static final Map<String, String> MARKS =
            """
            multiple_yakuman      jpml-a~
            yakuman_cap           jpml-a~
            kazoe                 jpml-a~
            double_wind_pair_fu   ema2016~
            open_pinfu_30fu       jpml-a~
            rinshan_tsumo_fu      majsoul~ majsoul3~ ema2016~
            ryuuiisou_needs_hatsu ema2016~ ema2025~
            renhou                ema2016~ jpml-a~
            nagashi_mangan        jpml-a~
            pao_amount            mleague~ wrc~ jpml-a?
            pao_honba             tenhou~ tenhou3~ mleague~ wrc~ jpml-a~
            honba_goes            ema2016~
            sticks_go             ema2016~
            rinshan_liability     mleague~ ema2016~ jpml-a~
            orphans_rob_kan       wrc~
            kan_dora_shown        wrc~
            riichi_in_debt        wrc~ ema2016~ ema2025~ jpml-a?
            riichi_live_tiles     tenhou3~ majsoul3~ mleague~ wrc~ ema2016~ jpml-a~
            riichi_kan            mleague~ wrc~ ema2016~ jpml-a~
            melds_exhaust_wait    mleague~ wrc~ jpml-a~
            noten_by_choice       mleague~ wrc? ema2016~ jpml-a?
            extension_repeat      majsoul~ majsoul3~
            kita_furiten          tenhou3~ majsoul3~
            """
                    .lines()
                    .map(String::strip)
                    .collect(Collectors.toMap(line -> line.split(" +")[0], line -> line));

    private Confidence() {}

    /// The mark of a preset's rule, or nothing.
    static String mark(String rule, Preset preset) {
        return Arrays.stream(MARKS.getOrDefault(rule, "").split(" +"))
                .filter(word -> word.matches(preset.key() + "[~?]"))
                .map(word -> " `" + word.substring(word.length() - 1) + "`")
                .findFirst()
                .orElse("");
    }

    /// Every rule that has a mark.
    static Set<String> rules() {
        return MARKS.keySet();
    }
}
