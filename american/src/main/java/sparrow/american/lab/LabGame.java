package sparrow.american.lab;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/// What a game says about the lines of the card, each by its place on it.
///
/// @param aims what each seat aimed at when play began; empty if the game ended before
/// @param discards how many tiles were thrown until it ended
/// @param gains the points of each seat; the first is East
public record LabGame(
        List<OptionalInt> aims, Optional<Won> won, int discards, List<Integer> gains) {
    /// @param seat who won, from 0
    /// @param value the points of the line, twice that without jokers where it counts
    public record Won(int seat, int line, int value, boolean selfPicked) {}

    boolean isWonByEast() {
        return won.isPresent() && won.get().seat() == 0;
    }

    public LabGame {
        aims = List.copyOf(aims);
        gains = List.copyOf(gains);
    }
}
