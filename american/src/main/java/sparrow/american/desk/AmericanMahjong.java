package sparrow.american.desk;

import java.util.List;
import sparrow.american.play.AmericanBots;
import sparrow.american.table.AmericanOptions;
import sparrow.american.table.AmericanVariant;
import sparrow.american.table.Preset;
import sparrow.american.table.Words;
import sparrow.core.game.Level;
import sparrow.core.game.Variant;
import sparrow.core.table.Option;
import sparrow.core.table.Rules;
import sparrow.desk.Desk;
import sparrow.desk.Mahjong;

/// American mahjong, by whatever card.
public final class AmericanMahjong implements Mahjong {
    private final Desk desk = new AmericanDesk();

    @Override
    public String name() {
        return Words.AMERICAN;
    }

    @Override
    public String title() {
        return "American";
    }

    @Override
    public List<Preset> presets() {
        return List.of(Preset.values());
    }

    @Override
    public List<Option.Section> sections() {
        return AmericanOptions.sections();
    }

    @Override
    public Variant variant(Rules rules) {
        return new AmericanVariant(rules);
    }

    @Override
    public List<Level> levels() {
        return AmericanBots.all();
    }

    @Override
    public Desk desk() {
        return desk;
    }
}
