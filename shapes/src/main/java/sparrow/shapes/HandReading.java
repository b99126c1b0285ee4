package sparrow.shapes;

import java.util.ArrayList;
import java.util.List;
import sparrow.core.tile.Hand;
import sparrow.core.tile.Tile;

/// One way to read a complete hand: as which form, and in which blocks. Melds come last, in the
/// order they were laid.
public record HandReading(Form form, List<Block> blocks) {
    /// A block that a last tile may have completed, and what kind of wait that was.
    public record Finish(Block block, Wait type) {}

    public HandReading {
        blocks = List.copyOf(blocks);
    }

    /// Every reading of a hand as any of the forms; none if it is not complete.
    public static List<HandReading> all(Hand hand, List<Form> forms) {
        List<HandReading> readings = new ArrayList<>();
        for (Form form : forms) {
            readings.addAll(new Reader(hand, form).readings());
        }
        return readings;
    }

    /// The blocks the tile may have completed; equal blocks count once.
    public List<Finish> finishes(Tile last) {
        List<Finish> finishes = new ArrayList<>();
        for (Block block : blocks.stream().distinct().toList()) {
            block.completedBy(last).ifPresent(type -> finishes.add(new Finish(block, type)));
        }
        return finishes;
    }

    /// The blocks in compact notation, such as `123m 456p 77z (888s)`.
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder(32);
        for (int i = 0; i < blocks.size(); i++) {
            text.append(i == 0 ? "" : " ").append(blocks.get(i));
        }
        return text.toString();
    }
}
