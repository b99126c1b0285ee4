package sparrow.answers;

import java.util.List;
import java.util.Optional;
import sparrow.core.tile.Hand;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;
import sparrow.filipino.Goal;
import sparrow.filipino.Payment;
import sparrow.filipino.Reach;
import sparrow.filipino.Score;
import sparrow.filipino.Wild;
import sparrow.shapes.Acceptance;
import sparrow.shapes.DiscardAnalysis;
import sparrow.shapes.Distance;
import sparrow.shapes.Holding;

/// All there is to say about a Filipino hand.
///
/// @param score what it pays, if it is complete
/// @param sets tiles still needed for five sets and a pair
/// @param siete tiles still needed for siete pares; none if sets laid bar it
/// @param reach ambitions not far away, the nearest first; none for a complete hand
/// @param discards best first; none for a hand with nothing to discard
/// @param acceptance what a hand with nothing to discard accepts
public record FilipinoAnswer(
        FilipinoQuestion question,
        Optional<Score> score,
        int sets,
        Optional<Integer> siete,
        List<Reach> reach,
        List<DiscardAnalysis.Discard> discards,
        Optional<Acceptance> acceptance) {
    /// Ambitions that need more tiles than this beyond the nearest win are not worth telling.
    private static final int DETOUR = 2;

    public static FilipinoAnswer of(FilipinoQuestion question) {
        Optional<Score> score =
                question.isFull() ? question.rules().score(question.win()) : Optional.empty();
        Goal goal = question.rules().goal();
        Hand hand = question.hand();
        Wild wild = new Wild(question.joker());
        Tiles natural = wild.natural(hand.concealed());
        int wilds = wild.count(hand.concealed());
        int siete = goal.toSiete(natural, hand.melds());
        return new FilipinoAnswer(
                question,
                score,
                Math.max(0, goal.toSets(natural, hand.melds()) - wilds),
                siete >= Distance.NEVER
                        ? Optional.empty()
                        : Optional.of(Math.max(0, siete - wilds)),
                score.isPresent() ? List.of() : reach(question, natural),
                score.isEmpty() && question.isFull() ? discards(question, natural) : List.of(),
                score.isEmpty() && !question.isFull()
                        ? Optional.of(accepted(question, natural))
                        : Optional.empty());
    }

    private static List<Reach> reach(FilipinoQuestion question, Tiles hand) {
        List<Reach> all =
                Reach.all(
                        hand,
                        question.hand().melds(),
                        question.given().flowers(),
                        question.rules());
        int nearest = all.isEmpty() ? 0 : all.getFirst().distance();
        return all.stream().filter(reach -> reach.distance() <= nearest + DETOUR).toList();
    }

    private static List<DiscardAnalysis.Discard> discards(FilipinoQuestion question, Tiles hand) {
        var melds = question.hand().melds();
        return DiscardAnalysis.of(
                        Holding.of(hand, melds),
                        question.rules().goal().gauge(melds),
                        hidden(question))
                .discards();
    }

    private static Acceptance accepted(FilipinoQuestion question, Tiles hand) {
        var melds = question.hand().melds();
        return Acceptance.of(
                Holding.of(hand, melds), question.rules().goal().forms(melds), hidden(question));
    }

    /// Tiles that cannot come: those seen elsewhere, and honors where they are flowers.
    private static Tiles hidden(FilipinoQuestion question) {
        Tiles hidden = question.visible();
        for (int kind = 0; kind < Tile.KINDS; kind++) {
            Tile tile = Tile.ofKind(kind);
            if (question.rules().isFlower(tile)) {
                hidden = hidden.with(tile, 4);
            }
        }
        return hidden;
    }

    public boolean isComplete() {
        return score.isPresent();
    }

    /// Tiles still needed for the nearest win.
    public int distance() {
        return Math.min(sets, siete.orElse(sets));
    }

    public Optional<Payment> payment() {
        return score.map(question.rules()::payment);
    }
}
