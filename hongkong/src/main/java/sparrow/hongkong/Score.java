package sparrow.hongkong;

import java.util.List;
import sparrow.shapes.Block;

/// What a win is worth by its best reading.
///
/// @param blocks how the hand is read; none if flowers alone win
/// @param counted the faan that count, in the order of the rule book
/// @param faan their sum, up to the limit
/// @param points what one who is not to blame pays for that many
public record Score(Win win, List<Block> blocks, List<Counted> counted, int faan, int points) {
    /// An entry of the rule book with all the faan it is worth in this hand.
    public record Counted(Faan entry, int faan) {}

    public Score {
        blocks = List.copyOf(blocks);
        counted = List.copyOf(counted);
    }

    /// The sum as if there were no limit.
    public int sum() {
        return counted.stream().mapToInt(Counted::faan).sum();
    }

    /// The sum of what counts towards the minimum where flowers do not.
    int sumWithoutFlowers() {
        return counted.stream()
                .filter(each -> !each.entry().isOfFlowers())
                .mapToInt(Counted::faan)
                .sum();
    }

    public boolean has(Faan entry) {
        return counted.stream().anyMatch(each -> each.entry() == entry);
    }
}
