package sparrow.american.lines;

import java.util.List;
import sparrow.american.card.Line;
import sparrow.core.tile.Tile;

/// What is true of a hand and a line of the card, before anybody has an opinion on it.
public record LineFacts(
        Line line,
        TileMatching matching,
        JokerAnalysis jokers,
        Availability availability,
        Progress progress) {
    /// The hand against the variations of the line that its exposures admit.
    ///
    /// @param admitted how many of its variations the exposures admit
    /// @param averageCompletion over all those; says little, as most stand in other suits
    public record TileMatching(
            int variations,
            int admitted,
            Match best,
            Match worst,
            double averageCompletion,
            List<Match> all) {}

    /// What jokers do for the best variation.
    ///
    /// @param available concealed jokers
    /// @param useful missing places that a joker may fill
    /// @param places the places of the variation where a joker may stand, from 0
    /// @param completion the part of the hand that is there, jokers put to use
    /// @param toComplete the tiles missing after that
    public record JokerAnalysis(
            int available, int useful, List<Integer> places, double completion, int toComplete) {}

    /// What may still come of the tiles missing for the best variation.
    ///
    /// @param inWall copies left of the missing kinds, each kind counted once
    /// @param needed missing tiles
    public record Availability(List<KindLeft> missing, int inWall, int needed) {
        /// Copies left for each missing tile.
        public double ratio() {
            return needed == 0 ? 0 : inWall / (double) needed;
        }
    }

    /// @param original how many the set has
    /// @param remaining how many may still come: not in the own hand, not open, not passed
    /// @param chance to draw as many as are missing
    public record KindLeft(
            Tile tile, int needed, boolean joker, int original, int remaining, double chance) {}

    /// @param natural tiles in place without any joker
    /// @param missing the tiles still needed, as many as the distance
    /// @param covered further tiles missing that own jokers stand for
    public record Progress(
            int distance, int natural, List<Tile> missing, List<Tile> covered, int percent) {}

    public Match best() {
        return matching.best();
    }

    public int distance() {
        return progress.distance();
    }

    /// Whether tiles it needs are all gone, in every variation.
    public boolean isDead() {
        return best().hope() == Match.Hope.DEAD;
    }
}
