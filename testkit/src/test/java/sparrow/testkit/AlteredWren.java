package sparrow.testkit;

import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.UnaryOperator;
import sparrow.core.game.Action;
import sparrow.core.game.Choice;
import sparrow.core.game.Variant;
import sparrow.core.table.Event;
import sparrow.core.table.Option;
import sparrow.core.table.Rules;
import sparrow.core.table.Table;
import sparrow.core.tile.Seats;
import sparrow.core.tile.Tile;
import sparrow.testkit.wren.Wren;

/// Wren with a bug planted in one of its answers.
final class AlteredWren implements Variant {
    interface Alteration {
        default Seats<Choice> pending(Table table, Seats<Choice> right) {
            return right;
        }

        default List<Event> resolve(List<Event> right) {
            return right;
        }

        default Event.Started next(Event.Started right) {
            return right;
        }
    }

    private final Wren wren = Wren.standard();
    private final Alteration alteration;

    AlteredWren(Alteration alteration) {
        this.alteration = alteration;
    }

    static Alteration event(UnaryOperator<Event> change) {
        return new Alteration() {
            @Override
            public List<Event> resolve(List<Event> right) {
                return right.stream().map(change).toList();
            }
        };
    }

    static Alteration choice(BiFunction<Table, Choice, Choice> change) {
        return new Alteration() {
            @Override
            public Seats<Choice> pending(Table table, Seats<Choice> right) {
                return right.map(choice -> change.apply(table, choice));
            }
        };
    }

    @Override
    public String name() {
        return wren.name();
    }

    @Override
    public int edition() {
        return wren.edition();
    }

    @Override
    public List<Option> options() {
        return wren.options();
    }

    @Override
    public Rules rules() {
        return wren.rules();
    }

    @Override
    public List<Tile> tiles() {
        return wren.tiles();
    }

    @Override
    public Event.Started first() {
        return wren.first();
    }

    @Override
    public Optional<Event.Started> next(Table finished) {
        return wren.next(finished).map(alteration::next);
    }

    @Override
    public Seats<Choice> pending(Table table) {
        return alteration.pending(table, wren.pending(table));
    }

    @Override
    public List<Event> resolve(Table table, Seats<Action> chosen) {
        return alteration.resolve(wren.resolve(table, chosen));
    }
}
