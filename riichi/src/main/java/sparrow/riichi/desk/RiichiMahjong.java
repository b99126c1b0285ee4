package sparrow.riichi.desk;

import java.util.List;
import java.util.Optional;
import sparrow.core.game.Level;
import sparrow.core.game.Variant;
import sparrow.core.table.Option;
import sparrow.core.table.Rules;
import sparrow.desk.Desk;
import sparrow.desk.Mahjong;
import sparrow.desk.Placement;
import sparrow.desk.Retelling;
import sparrow.desk.RulesOfPlay;
import sparrow.desk.ScoringTable;
import sparrow.odds.Fitting;
import sparrow.riichi.Preset;
import sparrow.riichi.RiichiOptions;
import sparrow.riichi.RiichiRules;
import sparrow.riichi.play.RiichiBots;
import sparrow.riichi.table.RiichiVariant;
import sparrow.riichi.table.Words;

/// Riichi for four and three players; its results are final scores with uma, in tenths.
public final class RiichiMahjong implements Mahjong {
    private static final int TENTHS = 10;

    private final Desk desk = new RiichiDesk();

    @Override
    public String name() {
        return Words.RIICHI_GAME;
    }

    @Override
    public String title() {
        return "Riichi";
    }

    @Override
    public List<Preset> presets() {
        return List.of(Preset.values());
    }

    @Override
    public List<Option.Section> sections() {
        return RiichiOptions.sections();
    }

    @Override
    public Variant variant(Rules rules) {
        return new RiichiVariant(rules);
    }

    @Override
    public List<Level> levels() {
        return RiichiBots.all();
    }

    @Override
    public Optional<Fitting> fitting() {
        return Optional.of(RiichiBots.fitting());
    }

    @Override
    public Desk desk() {
        return desk;
    }

    @Override
    public Optional<Placement> placement(Rules rules) {
        return Optional.of(new RiichiPlacement(rules, variant(rules).first().points().size()));
    }

    @Override
    public int parts() {
        return TENTHS;
    }

    @Override
    public Optional<ScoringTable> scoring(Rules rules) {
        return Optional.of(YakuTable.of(RiichiRules.of(rules)));
    }

    @Override
    public Optional<Retelling> retelling() {
        return Optional.of(new RiichiRetelling());
    }

    @Override
    public RulesOfPlay rulesOfPlay() {
        return RulesOfPlay.NONE
                .and(RulesOfPlay.MATCH, "length", "dealer_repeats", "start_points")
                .and(RulesOfPlay.MATCH, "return_points", "goal", "extension_repeat", "uma")
                .and(RulesOfPlay.MATCH, "ties", "sticks_left", "rounding", "bankruptcy")
                .and(RulesOfPlay.MATCH, "agari_yame", "tenpai_yame")
                .and(RulesOfPlay.DRAWN, "nine_terminals", "four_winds", "four_riichi")
                .and(RulesOfPlay.DRAWN, "four_kans", "noten_total", "noten_by_choice")
                .and(RulesOfPlay.DRAWN, "melds_exhaust_wait")
                .and(RulesOfPlay.SEVERAL, "winners", "honba_goes", "sticks_go")
                .and(RulesOfPlay.CLAIMS, "orphans_rob_kan")
                .and(
                        "it says when a player may declare riichi, or kan after it",
                        "riichi_in_debt",
                        "riichi_live_tiles",
                        "riichi_kan")
                .and(RulesOfPlay.PASSED, "furiten_by", "kita_furiten")
                .and("it says when a dora is shown, and not how many are", "kan_dora_shown");
    }
}
