package sparrow.arena;

import java.util.List;
import sparrow.core.game.Idle;
import sparrow.core.game.Level;
import sparrow.core.game.Variant;
import sparrow.core.table.Option;
import sparrow.core.table.RuleSet;
import sparrow.core.table.Rules;
import sparrow.desk.Desk;
import sparrow.desk.Mahjong;
import sparrow.testkit.wren.Wren;

/// Wren as the catalog would have it; nobody asks about its hands.
final class WrenMahjong implements Mahjong {
    private enum Preset implements RuleSet {
        USUAL;

        @Override
        public String title() {
            return "as usual";
        }

        @Override
        public Rules rules() {
            return Wren.standard().rules();
        }
    }

    @Override
    public String name() {
        return "wren";
    }

    @Override
    public String title() {
        return "Wren";
    }

    @Override
    public List<? extends RuleSet> presets() {
        return List.of(Preset.values());
    }

    @Override
    public List<Option.Section> sections() {
        return List.of(new Option.Section("Wren", Wren.standard().options()));
    }

    @Override
    public Variant variant(Rules rules) {
        return new Wren(rules);
    }

    @Override
    public List<Level> levels() {
        return List.of(Idle.RANDOM, Idle.WANDERING, Rivals.GREEDY);
    }

    @Override
    public Desk desk() {
        throw new UnsupportedOperationException("nobody asks about hands of Wren");
    }
}
