package sparrow.filipino;

import java.util.Optional;
import sparrow.core.table.Event;
import sparrow.core.table.Table;

/// Mano's two dice, rolled where a house rule needs them and said aloud: "dice 3 4".
record Dice(int one, int other) {
    private static final String SAID = "dice";

    /// Mano says what was rolled; nothing where nothing was.
    static Optional<Event> said(Table table) {
        if (table.rolls().isEmpty()) {
            return Optional.empty();
        }
        Dice dice = new Dice(table.rolls().getFirst() + 1, table.rolls().getLast() + 1);
        return Optional.of(new Event.Declared(table.dealer(), dice.word()));
    }

    private String word() {
        return SAID + " " + one + " " + other;
    }

    /// As all have heard them.
    static Optional<Dice> heard(Table table) {
        return table.place(table.dealer()).words().stream()
                .map(word -> word.split(" ", -1))
                .filter(parts -> parts[0].equals(SAID))
                .map(parts -> new Dice(Integer.parseInt(parts[1]), Integer.parseInt(parts[2])))
                .findFirst();
    }

    boolean areEqual() {
        return one == other;
    }
}
