package sparrow.american.table;

import static sparrow.core.game.Action.Pass.PASS;

import java.util.ArrayList;
import java.util.List;
import sparrow.core.game.Action;
import sparrow.core.game.Choice;
import sparrow.core.table.Event;
import sparrow.core.table.Table;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;
import sparrow.core.tile.Tile;

/// Ding dong: East may ask that everybody gives one tile to each of the others, some times. Which
/// of the three goes to whom is chance.
final class DingDong {
    /// One die for each seat.
    static final int DICE = 4;

    private final AmericanRules rules;

    DingDong(AmericanRules rules) {
        this.rules = rules;
    }

    static Choice request(List<Action> or) {
        List<Action> actions = new ArrayList<>(or);
        actions.add(new Action.Declare(Words.DING_DONG));
        actions.add(PASS);
        return new Choice.OneOf(actions);
    }

    List<Event> asked(Table table, Seats<Action> chosen, String next) {
        return chosen.get(table.dealer()) instanceof Action.Declare(String word)
                ? List.of(
                        new Event.Declared(table.dealer(), word),
                        new Event.Began(Words.DING_DONG_TILES))
                : List.of(new Event.Began(next));
    }

    /// Another one may follow.
    String next(Table table, Program program) {
        return times(table) < rules.dingDong ? Words.DING_DONG : program.after(Words.DING_DONG);
    }

    private static int times(Table table) {
        return (int)
                table.place(table.dealer()).words().stream()
                        .filter(Words.DING_DONG::equals)
                        .count();
    }

    /// Nothing happens where somebody has not three tiles that may be given.
    List<Event> exchange(Table table, Seats<List<Tile>> given) {
        if (given.values().stream().anyMatch(tiles -> tiles.size() < Pass.TILES)) {
            return List.of();
        }
        Seats<List<Tile>> received = given.map(_ -> new ArrayList<>());
        int firstDie = DICE * (times(table) - 1);
        for (Seat seat : given.seats()) {
            int die = firstDie + seat.ordinal();
            List<Tile> mixed = rules.dice.mixed(table, Words.DING_DONG, die, given.get(seat));
            for (int step = 1; step <= Pass.TILES; step++) {
                received.get(Pass.across(table, seat, step)).add(mixed.get(step - 1));
            }
        }
        return Charleston.exchanged(given, received);
    }
}
