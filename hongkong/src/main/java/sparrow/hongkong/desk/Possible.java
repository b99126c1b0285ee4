package sparrow.hongkong.desk;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import sparrow.core.tile.Hand;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Tile;
import sparrow.core.tile.TileSentence;
import sparrow.desk.Beside;
import sparrow.desk.Counting;
import sparrow.desk.Given;
import sparrow.desk.Refusal;
import sparrow.desk.TypedHand;
import sparrow.hongkong.HongKongRules;

/// Refuses what cannot be at a table of Hong Kong mahjong.
record Possible(HongKongRules rules, Given given) {
    private static final String GAME = "Hong Kong mahjong";

    // Tiles

    void check(TypedHand typed, List<Tile> flowers) throws Refusal {
        Hand hand = typed.hand();
        List<Tile> elsewhere = typed.elsewhere();
        for (Meld meld : hand.melds()) {
            checkSet(meld);
        }
        List<Tile> own = new ArrayList<>(hand.tiles());
        hand.melds().forEach(meld -> own.addAll(meld.tiles()));
        for (Tile tile : own) {
            if (tile.isFlower()) {
                throw new Refusal(
                        "bad_tiles",
                        tile.title()
                                + " is laid aside, not held; say so with "
                                + given.named(HongKongDesk.FLOWERS)
                                + " instead.");
            }
        }
        checkFlowers(flowers, elsewhere);
        int[] counts = new int[Tile.KINDS];
        count(counts, own);
        count(counts, elsewhere.stream().filter(tile -> !tile.isFlower()).toList());
        Counting.refuseFive(counts);
        typed.check();
    }

    private static void count(int[] counts, List<Tile> tiles) throws Refusal {
        for (Tile tile : tiles) {
            if (tile.kind() >= Tile.KINDS || tile.isRed()) {
                throw new Refusal("bad_tiles", TileSentence.foreign(GAME, tile));
            }
            counts[tile.kind()]++;
        }
    }

    private static void checkSet(Meld meld) throws Refusal {
        boolean kong = meld.isKong() && meld.tiles().size() == 4;
        boolean claimable = meld.kind() == Meld.Kind.RUN || meld.kind() == Meld.Kind.GROUP;
        if (!kong && (!claimable || meld.tiles().size() != 3)) {
            throw new Refusal("bad_tiles", meld + " is no chow, pung or kong.");
        }
        if (!kong && meld.manner() != Meld.Manner.CLAIMED) {
            String what = meld.kind() == Meld.Kind.RUN ? "a chow" : "a pung";
            throw new Refusal("bad_tiles", TileSentence.unclaimed(meld, what) + ".");
        }
    }

    private void checkFlowers(List<Tile> flowers, List<Tile> elsewhere) throws Refusal {
        for (Tile tile : flowers) {
            if (!tile.isFlower()) {
                throw new Refusal(
                        "bad_tiles",
                        given.named(HongKongDesk.FLOWERS)
                                + " are 1f to 8f, and "
                                + tile
                                + " is none of them.");
            }
        }
        List<Tile> all = new ArrayList<>(flowers);
        all.addAll(elsewhere.stream().filter(Tile::isFlower).toList());
        if (!all.isEmpty() && !rules.hasFlowers()) {
            throw new Refusal(
                    "no_flowers",
                    "these rules have no flowers; leave them out, or say flowers=yes.");
        }
        Set<Tile> once = EnumSet.noneOf(Tile.class);
        for (Tile tile : all) {
            if (!once.add(tile)) {
                throw new Refusal(
                        "too_many_copies", "there is only one " + tile + ", " + tile.title() + ".");
            }
        }
    }

    // How it was won

    void check(Set<Flag> flags, Seat dealer, List<Meld> melds) throws Refusal {
        Optional<Flag> drawn =
                flags.stream()
                        .filter(flag -> flag == Flag.SELF_DRAW || flag.meansDrawn())
                        .findFirst();
        for (Flag gift : List.of(Flag.ROBBING, Flag.FROM_DEALER)) {
            if (flags.contains(gift) && drawn.isPresent()) {
                throw new Refusal(
                        "nobody_gave_it",
                        "a tile drawn came from nobody; leave out "
                                + named(gift)
                                + " or "
                                + named(drawn.get())
                                + ".");
            }
        }
        if (flags.contains(Flag.FROM_DEALER) && dealer == Beside.OWN) {
            throw new Refusal(
                    "two_dealers",
                    "east is the dealer, who cannot have given the tile to itself; leave out "
                            + named(Flag.FROM_DEALER)
                            + ".");
        }
        if (flags.contains(Flag.FIRST_TURN)) {
            checkFirst(drawn, dealer, melds);
        }
        long kongs = melds.stream().filter(Meld::isKong).count();
        int needed =
                flags.contains(Flag.AFTER_TWO_KONGS)
                        ? 2
                        : flags.contains(Flag.AFTER_KONG) || flags.contains(Flag.KONG_GIVEN)
                                ? 1
                                : 0;
        if (kongs < needed) {
            throw new Refusal(
                    "no_kong",
                    needed == 1
                            ? "a tile drawn after a kong needs a kong beside the hand, such as"
                                    + " [7777s]."
                            : "a tile drawn after two kongs needs two kongs beside the hand, such"
                                    + " as [7777s].");
        }
    }

    private void checkFirst(Optional<Flag> drawn, Seat dealer, List<Meld> melds) throws Refusal {
        if (!melds.isEmpty()) {
            throw new Refusal("not_first", "nobody has laid a set in the first turn of a hand.");
        }
        if (drawn.isPresent() && dealer != Beside.OWN) {
            throw new Refusal(
                    "not_first",
                    "only the dealer can win in the first turn without a discard; leave out "
                            + named(drawn.get())
                            + " or "
                            + named(Flag.FIRST_TURN)
                            + ".");
        }
    }

    private String named(Flag flag) {
        return given.named(flag.field());
    }
}
