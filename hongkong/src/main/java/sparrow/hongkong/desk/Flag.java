package sparrow.hongkong.desk;

import java.util.Optional;
import java.util.Set;
import sparrow.desk.HandFlag;
import sparrow.hongkong.Win.Circumstance;

/// What may be known of a win by a word alone.
enum Flag implements HandFlag {
    SELF_DRAW("won by self-draw, not on a discard", Circumstance.SELF_DRAW),
    FROM_DEALER("the dealer gave the last tile"),
    LAST_TILE("on the last tile of the wall, or the discard after it", Circumstance.LAST_TILE),
    AFTER_KONG("on the tile drawn after a kong", Circumstance.AFTER_KONG),
    AFTER_TWO_KONGS("on the tile drawn after the second kong of a turn", Circumstance.KONG_ON_KONG),
    KONG_GIVEN(
            "that kong was claimed: whoever gave it may be liable",
            Circumstance.AFTER_CLAIMED_KONG),
    AFTER_FLOWER("on the tile drawn for a flower", Circumstance.AFTER_FLOWER),
    ROBBING("on a tile that somebody added to a pung", Circumstance.ROBBED_KONG),
    FIRST_TURN("the dealer with the tiles dealt, or another on the dealer's first discard");

    private final String meaning;
    private final Optional<Circumstance> circumstance;

    Flag(String meaning) {
        this.meaning = meaning;
        this.circumstance = Optional.empty();
    }

    Flag(String meaning, Circumstance circumstance) {
        this.meaning = meaning;
        this.circumstance = Optional.of(circumstance);
    }

    @Override
    public String meaning() {
        return meaning;
    }

    /// What it says of a win, unless that depends on more.
    Optional<Circumstance> circumstance() {
        return circumstance;
    }

    /// Whether a win of these circumstances is told with it.
    boolean tells(Set<Circumstance> circumstances) {
        return this == FIRST_TURN
                ? circumstances.contains(Circumstance.HEAVENLY)
                : circumstance.filter(circumstances::contains).isPresent();
    }

    /// Whether only a tile one draws can come so.
    boolean meansDrawn() {
        return this == AFTER_KONG
                || this == AFTER_TWO_KONGS
                || this == KONG_GIVEN
                || this == AFTER_FLOWER;
    }
}
