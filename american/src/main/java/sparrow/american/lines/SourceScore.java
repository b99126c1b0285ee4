package sparrow.american.lines;

import sparrow.american.card.Difficulty;
import sparrow.american.position.Phase;

/// The score of a line out of 100 in four components: tiles at hand, tiles still out, jokers, and
/// what the line is worth.
///
/// @param tiles 0–40
/// @param availability 0–30
/// @param jokers 0–20
/// @param priority 0–10
public record SourceScore(double tiles, double availability, double jokers, double priority) {
    private static final int TILES = 40;
    private static final int AVAILABILITY = 30;
    private static final int JOKERS = 20;
    private static final int PRIORITY = 10;

    public double total() {
        return tiles + availability + jokers + priority;
    }

    /// How sure the score is, from 0 to 1.
    ///
    /// @param average the mean completion of the variations
    /// @param best that of the best one
    public static double confidence(double total, int variations, double average, double best) {
        double percent = Math.min(95, total + 10);
        percent += variations >= 50 ? 5 : variations <= 10 ? -5 : 0;
        percent += Math.abs(average - best) < 0.1 ? 5 : 0;
        return Math.clamp(percent / 100, 0, 1);
    }

    /// @param completion the part of the fourteen tiles that is there without jokers
    public static double tiles(double completion) {
        return Math.min(TILES, TILES * completion);
    }

    /// @param ratio copies left for each missing tile
    /// @param inWall copies left of the missing kinds
    public static double availability(double ratio, int inWall) {
        double score = Math.min(10 * ratio, AVAILABILITY);
        score += inWall >= 10 ? 5 : inWall >= 5 ? 2 : 0;
        score *= inWall <= 2 ? 0.5 : 1;
        return Math.clamp(score, 0, AVAILABILITY);
    }

    /// @param shortage tiles missing after own jokers were put to use
    /// @param usable own jokers that have a place to fill
    public static double jokers(int shortage, int usable) {
        if (shortage == 0) {
            return JOKERS;
        }
        return Math.min(JOKERS, 15.0 * usable / shortage);
    }

    /// @param completion that of the best variation, jokers put to use
    public static double priority(
            int points, Difficulty difficulty, Phase phase, double completion) {
        int score = 5;
        score += points >= 50 ? 3 : points >= 35 ? 2 : points >= 25 ? 1 : 0;
        score +=
                switch (difficulty) {
                    case EASY -> 1;
                    case MEDIUM -> 0;
                    case HARD -> -1;
                };
        score +=
                switch (phase) {
                    case CHARLESTON -> completion > 0.5 ? 1 : 0;
                    case PLAY -> completion > 0.7 ? 2 : 0;
                };
        return Math.clamp(score, 0, PRIORITY);
    }
}
