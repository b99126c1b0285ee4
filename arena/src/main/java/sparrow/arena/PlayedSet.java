package sparrow.arena;

import java.util.List;

/// The matches of a set, one for each seat of the challenger.
public record PlayedSet(int number, List<PlayedGame> games) {
    public PlayedSet {
        games = List.copyOf(games);
    }

    /// The mean margin of its matches: the one number by which a set is judged.
    public double mean() {
        return games.stream().mapToDouble(PlayedGame::margin).sum() / games.size();
    }
}
