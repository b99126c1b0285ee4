package sparrow.answers;

import java.util.List;
import java.util.Optional;
import sparrow.shapes.Acceptance;
import sparrow.shapes.DiscardAnalysis;
import sparrow.shapes.Distance;
import sparrow.shapes.Form;
import sparrow.shapes.Holding;

/// How far a hand is from each form, and what each discard leaves or, with nothing to discard, what
/// the hand accepts.
///
/// @param pairs shanten to seven pairs; none with melds
/// @param orphans shanten to thirteen orphans; none with melds
/// @param discards best first; none for a hand with nothing to discard
/// @param acceptance what a hand with nothing to discard accepts
public record RiichiAnalysis(
        int sets,
        Optional<Integer> pairs,
        Optional<Integer> orphans,
        List<DiscardAnalysis.Discard> discards,
        Optional<Acceptance> acceptance) {
    public static RiichiAnalysis of(RiichiHand given) {
        Holding holding = Holding.of(given.hand());
        boolean full = given.isFull();
        return new RiichiAnalysis(
                Distance.of(holding, Form.STANDARD) - 1,
                shanten(holding, Form.SEVEN_PAIRS),
                shanten(holding, Form.THIRTEEN_ORPHANS),
                full
                        ? DiscardAnalysis.of(holding, Form.RIICHI, given.visible()).discards()
                        : List.of(),
                full
                        ? Optional.empty()
                        : Optional.of(Acceptance.of(holding, Form.RIICHI, given.visible())));
    }

    private static Optional<Integer> shanten(Holding holding, Form form) {
        int distance = Distance.of(holding, form);
        return distance == Distance.NEVER ? Optional.empty() : Optional.of(distance - 1);
    }

    /// The least shanten of all forms.
    public int shanten() {
        return Math.min(sets, Math.min(pairs.orElse(sets), orphans.orElse(sets)));
    }
}
