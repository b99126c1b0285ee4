package sparrow.catalog;

import java.util.List;
import java.util.function.Function;
import sparrow.core.game.Level;
import sparrow.core.game.Variant;
import sparrow.core.table.Option;
import sparrow.core.table.RuleSet;
import sparrow.core.table.Rules;
import sparrow.desk.Desk;
import sparrow.desk.Mahjong;

/// A game whose hands are asked about elsewhere.
record Unasked(
        String name,
        String title,
        List<? extends RuleSet> presets,
        List<Option.Section> sections,
        Function<Rules, Variant> maker,
        List<Level> levels,
        int parts)
        implements Mahjong {
    @Override
    public Variant variant(Rules rules) {
        return maker.apply(rules);
    }

    @Override
    public Desk desk() {
        throw new IllegalStateException("nobody asks about hands of " + name + " here");
    }
}
