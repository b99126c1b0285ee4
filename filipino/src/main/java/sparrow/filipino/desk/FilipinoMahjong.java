package sparrow.filipino.desk;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import sparrow.core.game.Level;
import sparrow.core.game.Variant;
import sparrow.core.table.Option;
import sparrow.core.table.Rules;
import sparrow.core.tile.Tile;
import sparrow.desk.Desk;
import sparrow.desk.Mahjong;
import sparrow.desk.RulesOfPlay;
import sparrow.desk.ScoringTable;
import sparrow.filipino.FilipinoOptions;
import sparrow.filipino.FilipinoRules;
import sparrow.filipino.FilipinoVariant;
import sparrow.filipino.Money;
import sparrow.filipino.Preset;
import sparrow.filipino.TableSettings;
import sparrow.filipino.Words;
import sparrow.filipino.play.FilipinoBots;
import sparrow.odds.Fitting;

/// Filipino mahjong; its results are units of money, in quarters.
public final class FilipinoMahjong implements Mahjong {
    private static final Desk DESK = new FilipinoDesk();

    @Override
    public String name() {
        return Words.FILIPINO;
    }

    @Override
    public String title() {
        return "Filipino";
    }

    @Override
    public List<Preset> presets() {
        return List.of(Preset.values());
    }

    @Override
    public List<Option.Section> sections() {
        return FilipinoOptions.sections();
    }

    @Override
    public Variant variant(Rules rules) {
        return new FilipinoVariant(rules);
    }

    @Override
    public List<Level> levels() {
        return FilipinoBots.all();
    }

    @Override
    public Optional<Fitting> fitting() {
        return Optional.of(FilipinoBots.fitting());
    }

    @Override
    public Optional<ScoringTable> scoring(Rules rules) {
        return Optional.of(AmbitionTable.of(FilipinoRules.of(rules)));
    }

    @Override
    public Desk desk() {
        return DESK;
    }

    @Override
    public List<Option> settings() {
        return TableSettings.OPTIONS;
    }

    @Override
    public int parts() {
        return Money.QUARTERS;
    }

    @Override
    public int pointsAUnit() {
        return Money.QUARTERS;
    }

    /// Flowers.
    @Override
    public Predicate<Tile> laidAtOnce(Rules rules) {
        return FilipinoRules.of(rules)::isFlower;
    }

    @Override
    public RulesOfPlay rulesOfPlay() {
        return RulesOfPlay.NONE
                .and(RulesOfPlay.MATCH, "length", "rounds", "hands", "draw_dealer", "jai_alai")
                .and(RulesOfPlay.CLAIMS, "chow", "winners", "sagasa_later", "rob_sagasa")
                .and(RulesOfPlay.PASSED, "same_turn_pass")
                .and("it hides a set from others, and is worth nothing", "secret_hidden")
                .and(RulesOfPlay.AT_ONCE, "kang", "secret", "sagasa", "kang_payer", "flower")
                .and(RulesOfPlay.AT_ONCE, "thirteen_flowers", "thirteen_repeat")
                .and(RulesOfPlay.AT_ONCE, "no_flowers_start");
    }
}
