package sparrow.filipino;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import sparrow.core.tile.Hand;
import sparrow.core.tile.Tiles;
import sparrow.filipino.Win.Circumstance;
import sparrow.shapes.HandReading;

/// Scores a win by every reading of its hand.
final class Scorer {
    private final Win win;
    private final FilipinoRules rules;
    private final Wild wild;
    private final Optional<Readiness> readiness;

    private Scorer(Win win, FilipinoRules rules) {
        this.win = win;
        this.rules = rules;
        this.wild = new Wild(win.joker());
        Tiles concealed = win.hand().concealed();
        this.readiness =
                win.last()
                        .filter(concealed::contains)
                        .map(last ->
                                new Readiness(
                                        rules.goal(),
                                        wild,
                                        concealed.without(last),
                                        win.hand().melds()));
    }

    static List<Score> scores(Win win, FilipinoRules rules) {
        return new Scorer(win, rules).scores();
    }

    private List<Score> scores() {
        List<Score> scores = new ArrayList<>();
        Hand hand = win.hand();
        for (Wild.Resolved resolved :
                wild.resolutions(rules.goal(), hand.concealed(), hand.melds())) {
            Hand complete = new Hand(resolved.hand().list(), hand.melds());
            for (HandReading reading :
                    HandReading.all(complete, rules.goal().forms(hand.melds()))) {
                scores.add(score(new WonHand(win, reading, resolved.standIns(), readiness, rules)));
            }
        }
        scores.sort(
                Comparator.comparingInt((Score score) -> rules.payment(score).total())
                        .thenComparingInt(Score::quarters)
                        .reversed());
        return scores;
    }

    private Score score(WonHand hand) {
        Set<Ambition> earned = EnumSet.noneOf(Ambition.class);
        for (Ambition ambition : Ambition.ofAWin()) {
            if (rules.counts(ambition) && ambition.isEarnedBy(hand)) {
                earned.add(ambition);
            }
        }
        if (rules.suppression) {
            EnumSet.copyOf(earned).forEach(winner -> earned.removeAll(winner.suppresses()));
        }
        boolean flat = earned.contains(Ambition.BISAKLAT) && rules.bisaklatFlat > 0;
        return flat ? flatBisaklat(hand) : summed(hand, earned);
    }

    private Score flatBisaklat(WonHand hand) {
        Score.Counted only = new Score.Counted(Ambition.BISAKLAT, rules.bisaklatFlat);
        return new Score(win, hand.reading(), List.of(only), 0);
    }

    private Score summed(WonHand hand, Set<Ambition> earned) {
        int doublings = rules.doubleDice && win.is(Circumstance.EQUAL_DICE) ? 1 : 0;
        if (rules.sieteDoubles && earned.remove(Ambition.SIETE_PARES)) {
            doublings++;
        }
        List<Score.Counted> counted =
                earned.stream()
                        .map(ambition -> new Score.Counted(ambition, rules.quarters(ambition)))
                        .toList();
        return new Score(win, hand.reading(), counted, doublings);
    }
}
