package sparrow.changchun.desk;

import java.util.List;
import java.util.Optional;
import sparrow.changchun.ChangchunOptions;
import sparrow.changchun.ChangchunRules;
import sparrow.changchun.ChangchunVariant;
import sparrow.changchun.Preset;
import sparrow.changchun.Words;
import sparrow.changchun.play.ChangchunBots;
import sparrow.core.game.Level;
import sparrow.core.game.Variant;
import sparrow.core.table.Option;
import sparrow.core.table.Rules;
import sparrow.desk.Desk;
import sparrow.desk.Mahjong;
import sparrow.desk.RulesOfPlay;
import sparrow.desk.ScoringTable;
import sparrow.odds.Fitting;

/// Changchun mahjong.
public final class ChangchunMahjong implements Mahjong {
    private static final Desk DESK = new ChangchunDesk();

    @Override
    public String name() {
        return Words.CHANGCHUN;
    }

    @Override
    public String title() {
        return "Changchun";
    }

    @Override
    public List<Preset> presets() {
        return List.of(Preset.values());
    }

    @Override
    public List<Option.Section> sections() {
        return ChangchunOptions.sections();
    }

    @Override
    public Variant variant(Rules rules) {
        return new ChangchunVariant(rules);
    }

    @Override
    public List<Level> levels() {
        return ChangchunBots.all();
    }

    @Override
    public Optional<Fitting> fitting() {
        return Optional.of(ChangchunBots.fitting());
    }

    @Override
    public Optional<ScoringTable> scoring(Rules rules) {
        return Optional.of(FanTable.of(ChangchunRules.of(rules)));
    }

    @Override
    public Desk desk() {
        return DESK;
    }

    @Override
    public RulesOfPlay rulesOfPlay() {
        return RulesOfPlay.NONE
                .and(RulesOfPlay.MATCH, "hands", "circles", "points", "stop_below_zero")
                .and(RulesOfPlay.WALL, "last_draws", "bao_reroll", "bao=front")
                .and(RulesOfPlay.PASSED, "passing");
    }
}
