package sparrow.hongkong;

import java.util.List;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Tile;

/// The plans under certain rules, kept for all hands to which the same plans are open.
public final class PlanBook {
    private final HongKongRules rules;
    private final Remembered<OpenPlans> known = new Remembered<>(10);

    public PlanBook(HongKongRules rules) {
        this.rules = rules;
    }

    public HongKongRules rules() {
        return rules;
    }

    /// The plans open to a hand with these sets laid.
    ///
    /// @param win the winds of the win
    /// @param flowerFaan what flowers bring to it
    OpenPlans open(List<Meld> melds, Win win, int flowerFaan) {
        int winds = wind(win.seatWind()) << 2 | wind(win.roundWind());
        long key =
                ((long) winds << 8 | flowerFaan) << 16 | (long) melds.size() << 13 | shown(melds);
        OpenPlans open = known.get(key);
        if (open == null) {
            open = new OpenPlans(Plan.all(melds, win, flowerFaan, rules), melds.size(), rules);
            known.keep(key, open);
        }
        return open;
    }

    private static int wind(Tile wind) {
        return wind.kind() - Tile.EAST.kind();
    }

    /// What decides about plans in sets laid: a bit for each suit and each honor, and one for
    /// chows, for pungs and for claimed sets.
    private static int shown(List<Meld> melds) {
        int shown = 0;
        for (Meld meld : melds) {
            Tile face = meld.face();
            int what =
                    face.isHonor()
                            ? 3 + face.kind() - Tile.EAST.kind()
                            : Plan.SUITS.indexOf(face.suit());
            shown |= 1 << what;
            shown |= meld.kind() == Meld.Kind.RUN ? 1 << 10 : 1 << 11;
            shown |= meld.manner() == Meld.Manner.CLAIMED ? 1 << 12 : 0;
        }
        return shown;
    }
}
