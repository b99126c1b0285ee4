package sparrow.riichi.advice;

import java.util.List;
import java.util.Optional;
import sparrow.core.tile.Tile;

/// All that is known about one choice: what the hand is after a discard, what its odds are and what
/// the discard risks.
///
/// @param discard none for a hand with nothing to discard
/// @param odds none if not asked for, or if the hand is too far from ready
/// @param risks against each threat, in their order; none with nothing to discard
public record Outlook(
        Optional<Tile> discard, Shape shape, Optional<Odds> odds, List<Danger.Risk> risks) {
    public Outlook {
        risks = List.copyOf(risks);
    }

    /// Every discard of a hand of 14 tiles, the nearest to a win first, or the one outlook of a
    /// hand of 13.
    ///
    /// @param draws what to tell the odds for; none to leave them out
    public static List<Outlook> of(Position position, Optional<TurnsAhead> draws) {
        if (position.holding().size() % 3 == 1) {
            Optional<Odds> odds = draws.flatMap(each -> Odds.of(position, each));
            return List.of(new Outlook(Optional.empty(), Shape.of(position), odds, List.of()));
        }
        int[] unseen = position.unseen();
        List<Danger> dangers =
                position.situation().threats().stream()
                        .map(threat -> Danger.of(threat, unseen))
                        .toList();
        return Shape.afterDiscards(position).stream()
                .map(after -> of(position, after, draws, dangers))
                .toList();
    }

    private static Outlook of(
            Position position,
            Shape.AfterDiscard after,
            Optional<TurnsAhead> draws,
            List<Danger> dangers) {
        Tile tile = after.discard();
        return new Outlook(
                Optional.of(tile),
                after.shape(),
                draws.flatMap(each -> Odds.of(position.without(tile), each)),
                dangers.stream().map(danger -> danger.risk(tile)).toList());
    }

    /// The chance that the discard deals into at least one of the hands.
    public double danger() {
        double safe = 1;
        for (Danger.Risk risk : risks) {
            safe *= 1 - risk.dealsIn();
        }
        return 1 - safe;
    }
}
