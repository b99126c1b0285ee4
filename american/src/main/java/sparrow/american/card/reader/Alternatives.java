package sparrow.american.card.reader;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import sparrow.american.card.Pattern;
import sparrow.american.card.Piece;

/// Keeps account of the hands that each alternative of a line leads to.
final class Alternatives {
    private final Pattern pattern;
    private final List<List<BitSet>> hands = new ArrayList<>();
    private final Map<Piece, String> lacks = new HashMap<>();

    Alternatives(Pattern pattern) {
        this.pattern = pattern;
        for (List<Piece> slot : pattern.slots()) {
            hands.add(slot.stream().map(_ -> new BitSet()).toList());
        }
    }

    /// An alternative that might as well be left out.
    sealed interface Idle {
        /// Its place among the groups of the line.
        int slot();

        Piece piece();

        /// No hand comes from it.
        ///
        /// @param why what cannot be held; empty if no number fits
        record Unreached(int slot, Piece piece, Optional<String> why) implements Idle {}

        /// Every hand that comes from it comes from another one too.
        record Repeated(int slot, Piece piece) implements Idle {}
    }

    /// A hand that can be held, and what was chosen for it.
    void held(int[] picks, int hand) {
        for (int slot = 0; slot < picks.length; slot++) {
            hands.get(slot).get(picks[slot]).set(hand);
        }
    }

    /// Why what was chosen makes a hand that cannot be held.
    void lack(int[] picks, String why) {
        for (int slot = 0; slot < picks.length; slot++) {
            lacks.putIfAbsent(pattern.slots().get(slot).get(picks[slot]), why);
        }
    }

    List<Idle> idle() {
        List<Idle> idle = new ArrayList<>();
        for (int slot = 0; slot < hands.size(); slot++) {
            idle.addAll(idle(slot));
        }
        return idle;
    }

    /// Of two that give the same hands the first counts.
    private List<Idle> idle(int slot) {
        List<Piece> pieces = pattern.slots().get(slot);
        List<Idle> idle = new ArrayList<>();
        List<BitSet> left = new ArrayList<>(hands.get(slot));
        for (int pick = pieces.size() - 1; pick >= 0 && pieces.size() > 1; pick--) {
            BitSet own = left.remove(pick);
            Piece piece = pieces.get(pick);
            if (own.isEmpty()) {
                idle.addFirst(
                        new Idle.Unreached(slot, piece, Optional.ofNullable(lacks.get(piece))));
            } else if (isCovered(own, left)) {
                idle.addFirst(new Idle.Repeated(slot, piece));
            } else {
                left.add(pick, own);
            }
        }
        return idle;
    }

    private static boolean isCovered(BitSet hands, List<BitSet> by) {
        BitSet uncovered = (BitSet) hands.clone();
        by.forEach(uncovered::andNot);
        return uncovered.isEmpty();
    }
}
