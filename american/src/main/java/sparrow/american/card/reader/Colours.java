package sparrow.american.card.reader;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import sparrow.american.card.Pattern;
import sparrow.american.card.Piece;
import sparrow.american.card.Remark;
import sparrow.american.card.SuitMark;
import sparrow.core.tile.Suit;

/// One choice of the suits that the colours a, b and c of a line stand for.
record Colours(Suit a, Suit b, Suit c) {
    private static final List<Suit> SUITS = List.of(Suit.BAMBOO, Suit.CHARACTERS, Suit.DOTS);
    private static final List<Suit> FIRST = SUITS.subList(0, 1);

    /// Every choice a line allows: different suits for the colours it uses, unless suits are free.
    static List<Colours> of(Pattern pattern) {
        boolean free = pattern.remark().has(Remark.Word.SUITS_FREE);
        Set<SuitMark> used = EnumSet.noneOf(SuitMark.class);
        for (List<Piece> slot : pattern.slots()) {
            for (Piece piece : slot) {
                if (piece.needsSuit()) {
                    used.add(piece.suit());
                }
            }
        }
        List<Colours> choices = new ArrayList<>();
        for (Suit a : suits(SuitMark.A, used)) {
            for (Suit b : suits(SuitMark.B, used)) {
                for (Suit c : suits(SuitMark.C, used)) {
                    Colours choice = new Colours(a, b, c);
                    if (free || choice.isDifferent(used)) {
                        choices.add(choice);
                    }
                }
            }
        }
        return choices;
    }

    private static List<Suit> suits(SuitMark colour, Set<SuitMark> used) {
        return used.contains(colour) ? SUITS : FIRST;
    }

    /// Whether the colours used stand for different suits.
    private boolean isDifferent(Set<SuitMark> used) {
        boolean isA = used.contains(SuitMark.A);
        boolean isB = used.contains(SuitMark.B);
        boolean isC = used.contains(SuitMark.C);
        return !(isA && isB && a == b) && !(isA && isC && a == c) && !(isB && isC && b == c);
    }

    /// The suit a mark stands for.
    Suit suit(SuitMark mark) {
        return switch (mark) {
            case A -> a;
            case B -> b;
            case C -> c;
            case BAMS -> Suit.BAMBOO;
            case CRAKS -> Suit.CHARACTERS;
            case DOTS -> Suit.DOTS;
            case NONE -> throw new IllegalStateException("a group without a suit has no number");
        };
    }
}
