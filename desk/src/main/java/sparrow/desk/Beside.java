package sparrow.desk;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import sparrow.core.tile.Seat;

/// Where another player sits, seen from whoever asks; play goes on to the right.
public enum Beside {
    RIGHT(1),
    ACROSS(2),
    LEFT(-1);

    /// The seat of whoever asks.
    public static final Seat OWN = Seat.A;

    private final int steps;

    Beside(int steps) {
        this.steps = steps;
    }

    /// As people type it.
    public String key() {
        return name().toLowerCase(Locale.ROOT);
    }

    /// The player there, as advice names one that it knows by place alone.
    public String player() {
        return switch (this) {
            case RIGHT -> "the player on your right";
            case ACROSS -> "the player across";
            case LEFT -> "the player on your left";
        };
    }

    /// The seat there.
    public Seat of(Seat seat, List<Seat> all) {
        return all.get(Math.floorMod(all.indexOf(seat) + steps, all.size()));
    }

    /// Where another seat is.
    public static Beside between(Seat seat, Seat other, List<Seat> all) {
        int steps = Math.floorMod(all.indexOf(other) - all.indexOf(seat), all.size());
        return steps == all.size() - 1 ? LEFT : steps == 1 ? RIGHT : ACROSS;
    }

    /// The place that a word names, if it names one of a table with so many seats.
    public static Optional<Beside> named(String word, int seats) {
        for (Beside beside : values()) {
            if (beside.key().equalsIgnoreCase(word.strip()) && (beside != ACROSS || seats == 4)) {
                return Optional.of(beside);
            }
        }
        return Optional.empty();
    }
}
