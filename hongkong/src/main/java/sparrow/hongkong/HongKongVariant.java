package sparrow.hongkong;

import static sparrow.core.game.Action.Win.WIN;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import sparrow.core.game.Action;
import sparrow.core.game.Choice;
import sparrow.core.game.Claims;
import sparrow.core.game.Dealing;
import sparrow.core.game.Discards;
import sparrow.core.game.Drawing;
import sparrow.core.game.FlowerTiles;
import sparrow.core.game.HouseVariant;
import sparrow.core.game.Melds;
import sparrow.core.table.Event;
import sparrow.core.table.Offer;
import sparrow.core.table.Origin;
import sparrow.core.table.Place;
import sparrow.core.table.Rules;
import sparrow.core.table.Table;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;
import sparrow.core.tile.Tile;
import sparrow.core.tile.TileSet;

/// Hong Kong mahjong.
///
/// The dealer is dealt fourteen tiles, the others thirteen. Flowers are laid and replaced. Then one
/// draws and discards; a discard may be claimed for a win, a kong, a pung, or by the next in turn
/// for a chow. Four sets and a pair win if they are worth the minimum.
public final class HongKongVariant extends HouseVariant {
    static final int EDITION = 1;

    private final HongKongRules rules;
    private final Wins wins;
    private final Ending ending;
    private final Rotation rotation;
    private final Meld.Manner kongs;

    public HongKongVariant(Rules rules) {
        this(HongKongRules.of(rules));
    }

    public HongKongVariant(HongKongRules rules) {
        super(Words.HONGKONG, EDITION, HongKongOptions.all(), rules.rules());
        this.rules = rules;
        this.wins = new Wins(rules);
        this.ending = new Ending(rules);
        this.rotation = new Rotation(rules);
        this.kongs = rules.kongsAreOpen ? Meld.Manner.OWN : Meld.Manner.FACE_DOWN;
    }

    @Override
    public List<Tile> tiles() {
        List<Tile> tiles = TileSet.fourOfEach();
        tiles.addAll(rules.flowers ? TileSet.flowers() : List.of());
        return tiles;
    }

    @Override
    public Event.Started first() {
        return rotation.first();
    }

    @Override
    public Optional<Event.Started> next(Table finished) {
        return rotation.next(finished);
    }

    /// The wind of the round.
    public static Tile roundWind(Table table) {
        return Rotation.roundWind(table.started());
    }

    @Override
    public Seats<Choice> pending(Table table) {
        if (!table.phase().equals(Words.PLAY)) {
            return Seats.none();
        }
        return switch (table.log().last()) {
            case Event.Began _ -> turn(table, table.dealer());
            case Event.Drew(Seat seat, Tile tile, int _) ->
                    tile.isFlower() ? Seats.none() : turn(table, seat);
            case Event.Claimed(Seat seat, Meld meld) ->
                    meld.isKong() ? Seats.none() : discard(table, seat);
            case Event.Discarded _ ->
                    Claims.askOthers(table, (seat, offer) -> claims(table, seat, offer));
            case Event.Added _ -> Claims.askOthers(table, (seat, _) -> robbery(table, seat));
            case Event.Laid(Seat _, Meld meld) when mayBeRobbed(meld) ->
                    Claims.askOthers(table, (seat, _) -> robbery(table, seat));
            case Event.Setup _, Event.Move _, Event.Declared _, Event.Reveal _, Event.Outcome _ ->
                    Seats.none();
        };
    }

    @Override
    public List<Event> resolve(Table table, Seats<Action> chosen) {
        boolean opening = !table.phase().equals(Words.PLAY);
        return switch (table.log().last()) {
            case Event.WallBuilt _ -> deal(table);
            case Event.Began _ when opening -> open(table, table.dealer());
            case Event.Drew(Seat seat, Tile _, int _) when opening -> open(table, seat);
            case Event.Drew(Seat seat, Tile tile, int _) when tile.isFlower() ->
                    replaceFlower(table, seat, tile);
            case Event.Drew(Seat seat, Tile _, int _) -> act(table, seat, chosen.get(seat));
            case Event.Began _ -> act(table, table.dealer(), chosen.get(table.dealer()));
            case Event.Claimed(Seat seat, Meld meld) ->
                    meld.isKong()
                            ? List.of(Drawing.fromBack(table, seat))
                            : act(table, seat, chosen.get(seat));
            case Event.Laid(Seat seat, Meld _) -> settleKong(table, seat, chosen);
            case Event.Added(Seat seat, int _, Tile _) -> settleKong(table, seat, chosen);
            case Event.Discarded(Seat seat, Tile _, Origin _) -> settle(table, seat, chosen);
            case Event.Setup _, Event.Move _, Event.Declared _, Event.Reveal _, Event.Outcome _ ->
                    throw new IllegalStateException("nothing follows " + table.log().last());
        };
    }

    // The deal and its flowers

    private List<Event> deal(Table table) {
        List<Event> events = Dealing.withOneMore(table, 4, 4, 4, 1);
        events.add(new Event.Began(rules.flowers ? Words.FLOWERS : Words.PLAY));
        return events;
    }

    /// From the dealer on, everybody replaces flowers until none is left; then play begins.
    private static List<Event> open(Table table, Seat seat) {
        return FlowerTiles.holder(table, seat, Tile::isFlower)
                .map(holder -> FlowerTiles.replaced(table, holder, flowersOf(table, holder)))
                .orElseGet(() -> List.of(new Event.Began(Words.PLAY)));
    }

    private static List<Tile> flowersOf(Table table, Seat seat) {
        return FlowerTiles.in(table.place(seat).hand(), Tile::isFlower);
    }

    /// Without a tile to replace it the hand is over.
    private List<Event> replaceFlower(Table table, Seat seat, Tile flower) {
        if (rules.drawsLeft(table) > 0) {
            return FlowerTiles.replaced(table, seat, List.of(flower));
        }
        List<Event> events = new ArrayList<>();
        events.add(new Event.Laid(seat, FlowerTiles.meld(List.of(flower))));
        events.addAll(Ending.nobodyWins(table));
        return events;
    }

    // A turn

    private Seats<Choice> turn(Table table, Seat seat) {
        Place place = table.place(seat);
        List<Action> actions = new ArrayList<>();
        if (wins.drawn(table, seat).isPresent()) {
            actions.add(WIN);
        }
        if (rules.drawsLeft(table) > 0) {
            actions.addAll(Melds.concealedKongs(place.hand(), kongs));
            actions.addAll(Melds.addedKongs(place));
        }
        Discards.add(place, actions);
        return Seats.only(seat, new Choice.OneOf(actions));
    }

    /// After a chow or pung there is nothing but a discard.
    private static Seats<Choice> discard(Table table, Seat seat) {
        return Seats.only(seat, new Choice.OneOf(Discards.of(table.place(seat))));
    }

    private List<Event> act(Table table, Seat seat, Action action) {
        return switch (action) {
            case Action.Win() -> ending.drawn(table, wins.drawn(table, seat).orElseThrow(), seat);
            case Action.Lay _, Action.Add _, Action.Discard _ -> List.of(action.by(seat));
            case Action.Claim _,
                    Action.TakeBack _,
                    Action.Declare _,
                    Action.Give _,
                    Action.TakeJoker _,
                    Action.Pass _ ->
                    throw new IllegalArgumentException("not a turn: " + action.text());
        };
    }

    // Somebody else's tile

    /// The last discard can only be won on.
    private List<Action> claims(Table table, Seat seat, Offer offer) {
        List<Action> actions = robbery(table, seat);
        if (rules.drawsLeft(table) > 0) {
            Place place = table.place(seat);
            actions.addAll(Melds.kongs(place.hand(), offer));
            actions.addAll(Melds.pungs(place.hand(), offer));
            if (seat == table.next(offer.seat())) {
                actions.addAll(Melds.chows(place.hand(), offer));
            }
        }
        return actions;
    }

    private List<Action> robbery(Table table, Seat seat) {
        List<Action> actions = new ArrayList<>(4);
        if (wins.onOffer(table, seat).isPresent()) {
            actions.add(WIN);
        }
        return actions;
    }

    private boolean mayBeRobbed(Meld laid) {
        return laid.isKong() && rules.kongsAreOpen && rules.orphansRob;
    }

    private List<Event> settle(Table table, Seat from, Seats<Action> chosen) {
        Optional<Claims.Claimant> best = Claims.best(table, chosen);
        if (best.isEmpty()) {
            return rules.drawsLeft(table) > 0
                    ? List.of(Drawing.fromFront(table, table.next(from)))
                    : Ending.nobodyWins(table);
        }
        return best.get().action() instanceof Action.Claim claim
                ? List.of(claim.by(best.get().seat()))
                : onOffer(table, chosen);
    }

    /// A kong that nobody robs is replaced.
    private List<Event> settleKong(Table table, Seat from, Seats<Action> chosen) {
        return Claims.winners(table, chosen).isEmpty()
                ? List.of(Drawing.fromBack(table, from))
                : onOffer(table, chosen);
    }

    private List<Event> onOffer(Table table, Seats<Action> chosen) {
        List<Seat> rivals = Claims.winners(table, chosen);
        List<Seat> winners = rules.allWin ? rivals : rivals.subList(0, 1);
        return ending.onOffer(
                table, Seats.each(winners, seat -> wins.onOffer(table, seat).orElseThrow()));
    }
}
