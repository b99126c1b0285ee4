package sparrow.core.table;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;
import sparrow.core.tile.Tile;

/// Logs of things that can happen and follow no rules at all: whatever is physically possible, in
/// any order.
final class AnyLog {
    private static final int KINDS_OF_EVENTS = 17;

    private final SplittableRandom random;
    private Table table;

    private AnyLog(long seed) {
        this.random = new SplittableRandom(seed);
        List<Tile> wall = new ArrayList<>();
        for (Tile face : Tile.faces()) {
            for (int copy = 0; copy < 4 && face != Tile.HIDDEN; copy++) {
                wall.add(random.nextInt(wall.size() + 1), face);
            }
        }
        this.table =
                Table.start(Scene.started(3 + random.nextInt(2)))
                        .after(new Event.WallBuilt(wall, List.of(random.nextInt(6))));
    }

    /// The true table after so many events.
    static Table table(long seed, int events) {
        AnyLog any = new AnyLog(seed);
        for (Seat seat : any.table.seats()) {
            any.happen(any.dealt(seat, 7));
        }
        while (any.table.log().size() < events) {
            any.event().ifPresent(any::happen);
        }
        return any.table;
    }

    private void happen(Event event) {
        table = table.after(event);
    }

    private Optional<Event> event() {
        Seat seat = any(table.seats());
        Place place = table.place(seat);
        return switch (random.nextInt(KINDS_OF_EVENTS)) {
            case 0, 1 -> draw(seat);
            case 2, 3 -> discard(seat);
            case 4 -> claim(seat);
            case 5 ->
                    gift(place, 1, 4)
                            .map(tiles -> new Event.Laid(seat, Meld.of(any(MANNERS), tiles)));
            case 6 ->
                    gift(place, 1, 1)
                            .filter(_ -> !place.melds().isEmpty())
                            .map(tiles -> new Event.Added(seat, anyMeld(place), tiles.getFirst()));
            case 7 -> takeBack(seat);
            case 8 -> exchange();
            case 9 -> takeJoker(seat);
            case 10 -> reveal();
            case 11 ->
                    random.nextInt(4) == 0
                            ? Optional.of(new Event.Shown(seat, place.hand().list()))
                            : Optional.empty();
            case 12 -> turn(seat);
            case 13 -> Optional.of(new Event.Declared(seat, "word"));
            case 15 -> retrieve(seat);
            case 14 -> Optional.of(new Event.Paid("pay", List.of(), Seats.only(seat, 3), -3));
            default -> Optional.of(new Event.Won(seat, Optional.empty(), Tile.M1));
        };
    }

    private static final List<Meld.Manner> MANNERS =
            List.of(Meld.Manner.OWN, Meld.Manner.FACE_DOWN);

    private <T> T any(List<T> things) {
        return things.get(random.nextInt(things.size()));
    }

    private int anyMeld(Place place) {
        return random.nextInt(place.melds().size());
    }

    private Event dealt(Seat seat, int count) {
        int front = table.wall().front();
        return new Event.Dealt(seat, table.wall().tiles().subList(front, front + count));
    }

    private Optional<Event> draw(Seat seat) {
        List<Integer> free =
                IntStream.range(0, table.wall().size())
                        .filter(at -> !table.wall().isTaken(at))
                        .boxed()
                        .toList();
        if (free.isEmpty()) {
            return Optional.empty();
        }
        int at = any(free);
        return Optional.of(new Event.Drew(seat, table.wall().tile(at), at));
    }

    private Optional<Event> discard(Seat seat) {
        Place place = table.place(seat);
        if (place.drawn().isPresent() && random.nextBoolean()) {
            return place.drawn().map(tile -> Event.Discarded.of(seat, tile, Origin.DRAWN));
        }
        return gift(place, 1, 1)
                .map(tiles -> Event.Discarded.of(seat, tiles.getFirst(), Origin.HAND));
    }

    private Optional<Event> claim(Seat seat) {
        return table.offered()
                .filter(offer -> offer.seat() != seat && offer.source() != Offer.Source.LAID)
                .flatMap(offer ->
                        gift(table.place(seat), 1, 3)
                                .map(tiles -> {
                                    List<Tile> all = new ArrayList<>(tiles);
                                    all.add(offer.tile());
                                    return new Event.Claimed(
                                            seat, Meld.claimed(all, offer.tile(), offer.seat()));
                                }));
    }

    private Optional<Event> takeBack(Seat seat) {
        Place place = table.place(seat);
        if (place.melds().isEmpty()) {
            return Optional.empty();
        }
        int index = anyMeld(place);
        Meld meld = place.melds().get(index);
        return meld.isFaceDown() || meld.tiles().size() == 1
                ? Optional.empty()
                : Optional.of(new Event.TakenBack(seat, index, List.of(any(meld.tiles()))));
    }

    private Optional<Event> exchange() {
        List<Tile> pool = new ArrayList<>();
        Seats<List<Tile>> given = Seats.none();
        for (Seat seat : table.seats()) {
            Optional<List<Tile>> gift = gift(table.place(seat), 1, 3);
            if (gift.isPresent() && random.nextBoolean()) {
                given = given.with(seat, gift.get());
                pool.addAll(gift.get());
            }
        }
        Seats<List<Tile>> received = Seats.each(table.seats(), _ -> new ArrayList<>());
        for (Tile tile : pool) {
            received.get(any(table.seats())).add(tile);
        }
        return Optional.of(new Event.Exchanged(given, received));
    }

    private Optional<Event> takeJoker(Seat owner) {
        List<Meld> melds = table.place(owner).melds();
        for (int i = 0; i < melds.size(); i++) {
            if (melds.get(i).tiles().contains(Tile.JOKER) && !melds.get(i).isFaceDown()) {
                int meld = i;
                Seat taker = any(table.seats());
                return gift(table.place(taker), 1, 1)
                        .map(tiles -> new Event.JokerTaken(taker, owner, meld, tiles.getFirst()));
            }
        }
        return Optional.empty();
    }

    private Optional<Event> retrieve(Seat owner) {
        Pond pond = table.place(owner).pond();
        for (int i = 0; i < pond.size(); i++) {
            if (pond.get(i).claimedBy().isEmpty()) {
                int at = i;
                Seat taker = any(table.seats());
                return gift(table.place(taker), 1, 1)
                        .map(tiles ->
                                new Event.Retrieved(
                                        taker, owner, at, pond.get(at).tile(), tiles.getFirst()));
            }
        }
        return Optional.empty();
    }

    private Optional<Event> reveal() {
        int at = random.nextInt(table.wall().size());
        Set<Seat> to = EnumSet.noneOf(Seat.class);
        table.seats().stream().filter(_ -> random.nextBoolean()).forEach(to::add);
        return Optional.of(new Event.Revealed("marker", at % 5, table.wall().tile(at % 5), to));
    }

    private Optional<Event> turn(Seat seat) {
        List<Meld> melds = table.place(seat).melds();
        for (int i = 0; i < melds.size(); i++) {
            if (melds.get(i).isFaceDown()) {
                return Optional.of(new Event.Turned(seat, i, melds.get(i).tiles()));
            }
        }
        return Optional.empty();
    }

    /// Some tiles out of the hand, if there are enough.
    private Optional<List<Tile>> gift(Place place, int least, int most) {
        int count = least + random.nextInt(most - least + 1);
        List<Tile> hand = new ArrayList<>(place.hand().list());
        if (hand.size() < count) {
            return Optional.empty();
        }
        List<Tile> gift = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            gift.add(hand.remove(random.nextInt(hand.size())));
        }
        return Optional.of(gift);
    }
}
