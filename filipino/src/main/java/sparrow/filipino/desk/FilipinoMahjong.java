package sparrow.filipino.desk;

import java.util.List;
import java.util.function.Predicate;
import sparrow.core.game.Level;
import sparrow.core.game.Variant;
import sparrow.core.table.Option;
import sparrow.core.table.Rules;
import sparrow.core.tile.Tile;
import sparrow.desk.Desk;
import sparrow.desk.Mahjong;
import sparrow.filipino.FilipinoOptions;
import sparrow.filipino.FilipinoRules;
import sparrow.filipino.FilipinoVariant;
import sparrow.filipino.Money;
import sparrow.filipino.Preset;
import sparrow.filipino.TableSettings;
import sparrow.filipino.Words;
import sparrow.filipino.play.FilipinoBots;

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
}
