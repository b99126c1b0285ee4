package sparrow.riichi.desk;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import sparrow.core.tile.Tile;
import sparrow.riichi.advice.NextTile;
import sparrow.riichi.advice.Outlook;
import sparrow.riichi.advice.Position;
import sparrow.riichi.advice.Prospect;
import sparrow.riichi.advice.Route;
import sparrow.riichi.advice.Threat;
import sparrow.riichi.advice.TurnsAhead;
import sparrow.riichi.advice.Warning;

/// All that can be said about a hand that is not won.
///
/// @param outlooks of every discard, the nearest to a win first; one of a hand with none to make
/// @param routes the yaku in reach of an open hand
/// @param next what each accepted tile brings to a hand with nothing to discard
record HandAdvice(
        Position position,
        Optional<TurnsAhead> draws,
        List<Threat> threats,
        List<Outlook> outlooks,
        List<Route> routes,
        List<NextTile> next,
        List<Note> notes) {
    /// A warning, and the discard it holds after.
    record Note(Optional<Tile> after, Warning warning) {
        String sentence() {
            return after.map(tile -> "after " + tile + ": ").orElse("") + warning.sentence();
        }
    }

    static HandAdvice of(Position position, Optional<TurnsAhead> draws, List<Threat> threats) {
        List<Outlook> outlooks = Outlook.of(position.threats(threats), draws);
        return new HandAdvice(
                position,
                draws,
                threats,
                outlooks,
                position.isClosed() ? List.of() : Route.all(position),
                position.holding().size() % 3 == 1 ? NextTile.all(position) : List.of(),
                notes(position));
    }

    private static List<Note> notes(Position position) {
        List<Note> notes = new ArrayList<>();
        for (Warning warning : Warning.of(position)) {
            notes.add(new Note(Optional.empty(), warning));
        }
        if (position.holding().size() % 3 == 1) {
            return notes;
        }
        List<Prospect> after = Prospect.afterDiscards(position);
        for (Prospect each : after) {
            for (Warning warning : Warning.ofDiscard(position, after.getFirst(), each)) {
                notes.add(new Note(each.discard(), warning));
            }
        }
        return notes;
    }

    /// The distance after the best discard.
    int least() {
        return outlooks.getFirst().shape().distance();
    }
}
