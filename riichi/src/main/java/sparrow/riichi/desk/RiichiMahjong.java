package sparrow.riichi.desk;

import java.util.List;
import sparrow.core.game.Level;
import sparrow.core.game.Variant;
import sparrow.core.table.Option;
import sparrow.core.table.Rules;
import sparrow.desk.Desk;
import sparrow.desk.Mahjong;
import sparrow.riichi.Preset;
import sparrow.riichi.RiichiOptions;
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
    public Desk desk() {
        return desk;
    }

    @Override
    public int parts() {
        return TENTHS;
    }
}
