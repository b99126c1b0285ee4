package sparrow.american.card.reader;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import sparrow.american.card.Pattern;
import sparrow.american.card.Remark;
import sparrow.american.card.SuitMark;
import sparrow.core.tile.Suit;

/// One choice of the suits that the colours a, b and c of a line stand for.
record Colours(Suit a, Suit b, Suit c) {
    private static final List<Suit> SUITS = List.of(Suit.BAMBOO, Suit.CHARACTERS, Suit.DOTS);

    /// Every choice a line allows: different suits for the colours it uses, unless suits are free.
    static List<Colours> of(Pattern pattern) {
        List<Colours> choices = new ArrayList<>();
        for (Suit a : suits(SuitMark.A, pattern)) {
            for (Suit b : suits(SuitMark.B, pattern)) {
                for (Suit c : suits(SuitMark.C, pattern)) {
                    Colours choice = new Colours(a, b, c);
                    if (choice.isAllowed(pattern)) {
                        choices.add(choice);
                    }
                }
            }
        }
        return choices;
    }

    private static List<Suit> suits(SuitMark colour, Pattern pattern) {
        return isUsed(colour, pattern) ? SUITS : SUITS.subList(0, 1);
    }

    private static boolean isUsed(SuitMark colour, Pattern pattern) {
        return pattern.pieces().anyMatch(piece -> piece.suit() == colour && piece.needsSuit());
    }

    private boolean isAllowed(Pattern pattern) {
        if (pattern.remark().has(Remark.Word.SUITS_FREE)) {
            return true;
        }
        Set<Suit> taken = EnumSet.noneOf(Suit.class);
        for (SuitMark colour : List.of(SuitMark.A, SuitMark.B, SuitMark.C)) {
            if (isUsed(colour, pattern) && !taken.add(suit(colour))) {
                return false;
            }
        }
        return true;
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
