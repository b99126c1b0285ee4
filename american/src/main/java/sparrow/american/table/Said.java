package sparrow.american.table;

import java.util.List;
import java.util.Optional;
import sparrow.core.game.Action;
import sparrow.core.table.Place;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Tile;

/// Something said at an American table that names a number, a seat or a tile, besides the plain
/// words of [Words]. The log has it as text; it is written and read here alone.
public sealed interface Said {
    /// How many tiles a seat wants to exchange with the one across.
    record Courtesy(int tiles) implements Said {}

    /// The claim that this seat's hand cannot win any more.
    record Challenge(Seat seat) implements Said {}

    /// The wish to take this discard and leave a blank.
    record BlankFor(Tile discard) implements Said {}

    /// The two numbers East has rolled.
    record Dice(int one, int other) implements Said {}

    /// As the log has it.
    default String word() {
        return switch (this) {
            case Courtesy(int tiles) -> "courtesy " + tiles;
            case Challenge(Seat seat) -> "challenge " + seat;
            case BlankFor(Tile discard) -> "blank for " + discard;
            case Dice(int one, int other) -> "dice " + one + " " + other;
        };
    }

    /// Saying it.
    default Action.Declare action() {
        return new Action.Declare(word());
    }

    /// What a word of the log says; empty for a plain one.
    static Optional<Said> of(String word) {
        String[] parts = word.split(" ", -1);
        return switch (parts[0]) {
            case "courtesy" -> Optional.of(new Courtesy(Integer.parseInt(parts[1])));
            case "challenge" -> Optional.of(new Challenge(Seat.valueOf(parts[1])));
            case "blank" -> Optional.of(new BlankFor(tile(parts[2])));
            case "dice" ->
                    Optional.of(new Dice(Integer.parseInt(parts[1]), Integer.parseInt(parts[2])));
            default -> Optional.empty();
        };
    }

    /// What a seat has said so far, in order.
    static List<Said> by(Place place) {
        return place.words().stream().map(Said::of).flatMap(Optional::stream).toList();
    }

    private static Tile tile(String text) {
        for (Tile tile : Tile.faces()) {
            if (tile.toString().equals(text)) {
                return tile;
            }
        }
        throw new IllegalArgumentException("no tile: " + text);
    }
}
