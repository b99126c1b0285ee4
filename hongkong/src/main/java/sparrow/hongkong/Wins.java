package sparrow.hongkong;

import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import sparrow.core.table.Event;
import sparrow.core.table.Log;
import sparrow.core.table.Offer;
import sparrow.core.table.Place;
import sparrow.core.table.Table;
import sparrow.core.tile.Hand;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;
import sparrow.hongkong.Win.Circumstance;

/// Who may win now, and what the win is worth.
public final class Wins {
    private static final int FEWEST_FLOWERS = 7;

    private final HongKongRules rules;

    public Wins(HongKongRules rules) {
        this.rules = rules;
    }

    /// The win of a seat by itself.
    Optional<Score> drawn(Table table, Seat seat) {
        Place place = table.place(seat);
        Tiles hand = place.hand();
        if (!rules.isComplete(hand, place.melds()) && place.flowers().size() < FEWEST_FLOWERS) {
            return Optional.empty();
        }
        return rules.score(byDraw(table, seat));
    }

    /// What a seat in its own turn wins with, if it is complete and enough.
    public Win byDraw(Table table, Seat seat) {
        Place place = table.place(seat);
        Tiles hand = place.hand();
        Set<Circumstance> circumstances = replaced(table.log());
        circumstances.add(Circumstance.SELF_DRAW);
        if (seat == table.dealer() && discards(table) == 0 && place.melds().isEmpty()) {
            circumstances.add(Circumstance.HEAVENLY);
        }
        Tile last = place.drawn().orElseGet(() -> hand.list().getLast());
        return win(table, seat, hand, last, circumstances);
    }

    /// The win of a seat on the tile on offer.
    Optional<Score> onOffer(Table table, Seat seat) {
        Place place = table.place(seat);
        Offer offer = table.offered().orElseThrow();
        Tiles hand = place.hand().with(offer.tile());
        if (!rules.isComplete(hand, place.melds())) {
            return Optional.empty();
        }
        return rules.score(byOffer(table, seat, offer))
                .filter(score ->
                        offer.source() != Offer.Source.LAID || score.has(Faan.THIRTEEN_ORPHANS));
    }

    /// What a seat wins with on a tile of another seat, if it is complete and enough.
    public Win byOffer(Table table, Seat seat, Offer offer) {
        Set<Circumstance> circumstances = EnumSet.noneOf(Circumstance.class);
        if (offer.source() != Offer.Source.DISCARD) {
            circumstances.add(Circumstance.ROBBED_KONG);
        } else if (discards(table) == 1 && offer.seat() == table.dealer()) {
            circumstances.add(Circumstance.EARTHLY);
        }
        Tiles hand = table.place(seat).hand().with(offer.tile());
        return win(table, seat, hand, offer.tile(), circumstances);
    }

    private Win win(
            Table table, Seat seat, Tiles hand, Tile last, Set<Circumstance> circumstances) {
        Place place = table.place(seat);
        if (rules.drawsLeft(table) == 0) {
            circumstances.add(Circumstance.LAST_TILE);
        }
        return new Win(
                new Hand(hand.list(), place.melds()),
                last,
                place.flowers(),
                table.wind(seat),
                HongKongVariant.roundWind(table),
                circumstances);
    }

    /// What the tile just drawn replaced, looking back to the beginning of the turn.
    private static Set<Circumstance> replaced(Log log) {
        Set<Circumstance> found = EnumSet.noneOf(Circumstance.class);
        for (Optional<Log> at = Optional.of(log); at.isPresent(); at = at.get().before()) {
            boolean first = !found.contains(Circumstance.AFTER_KONG);
            Circumstance kong = first ? Circumstance.AFTER_KONG : Circumstance.KONG_ON_KONG;
            switch (at.get().last()) {
                case Event.Drew _ -> {}
                case Event.Laid(Seat _, Meld meld) when !meld.isKong() ->
                        found.addAll(first ? Set.of(Circumstance.AFTER_FLOWER) : Set.of());
                case Event.Laid _, Event.Added _ -> found.add(kong);
                case Event.Claimed(Seat _, Meld meld) when meld.isKong() -> {
                    found.addAll(first ? Set.of(Circumstance.AFTER_CLAIMED_KONG) : Set.of());
                    found.add(kong);
                    return found;
                }
                case Event.Setup _,
                        Event.Began _,
                        Event.Move _,
                        Event.Declared _,
                        Event.Reveal _,
                        Event.Outcome _ -> {
                    return found;
                }
            }
        }
        return found;
    }

    private static int discards(Table table) {
        return table.places().values().stream().mapToInt(place -> place.pond().size()).sum();
    }
}
