package sparrow.riichi.desk;

import java.util.List;
import java.util.Optional;
import sparrow.riichi.advice.Position;
import sparrow.riichi.advice.Prospect;
import sparrow.shapes.Distance;
import sparrow.shapes.Form;
import sparrow.shapes.Holding;

/// How far a hand is from each form, and what each discard leaves or, with nothing to discard, what
/// the hand accepts.
///
/// @param pairs shanten to seven pairs; none with melds
/// @param orphans shanten to thirteen orphans; none with melds
/// @param isOpen whether the hand needs a yaku besides riichi
/// @param discards best first; none for a hand with nothing to discard
/// @param now what a hand with nothing to discard accepts
record HandAnalysis(
        int sets,
        Optional<Integer> pairs,
        Optional<Integer> orphans,
        boolean isOpen,
        List<Prospect> discards,
        Optional<Prospect> now) {
    static HandAnalysis of(Position position) {
        Holding holding = position.holding();
        boolean full = holding.size() % 3 == 2;
        return new HandAnalysis(
                Distance.of(holding, Form.STANDARD) - 1,
                shanten(holding, Form.SEVEN_PAIRS),
                shanten(holding, Form.THIRTEEN_ORPHANS),
                !position.isClosed(),
                full ? Prospect.afterDiscards(position) : List.of(),
                full ? Optional.empty() : Optional.of(Prospect.of(position)));
    }

    private static Optional<Integer> shanten(Holding holding, Form form) {
        int distance = Distance.of(holding, form);
        return distance == Distance.NEVER ? Optional.empty() : Optional.of(distance - 1);
    }

    /// The least shanten of all forms.
    int shanten() {
        return Math.min(sets, Math.min(pairs.orElse(sets), orphans.orElse(sets)));
    }

    /// The shanten of the nearest win that has a yaku, of an open hand; none if there is no such
    /// win.
    Optional<Integer> withYaku() {
        return now.or(() -> discards.stream().findFirst()).flatMap(HandAnalysis::withYaku);
    }

    static Optional<Integer> withYaku(Prospect prospect) {
        return prospect.distance() == Distance.NEVER
                ? Optional.empty()
                : Optional.of(prospect.distance() - 1);
    }
}
