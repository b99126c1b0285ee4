package sparrow.desk;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import sparrow.core.game.FlowerTiles;
import sparrow.core.table.Event;
import sparrow.core.table.Impossible;
import sparrow.core.table.Origin;
import sparrow.core.table.Table;
import sparrow.core.table.View;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;
import sparrow.core.tile.Tile;

/// How a staged table may have come about, told event by event.
final class Telling implements Ponds.Listener {
    /// The position of a draw until the wall is there.
    private static final int FRONT = -1;

    private final Staging staging;
    private final Map<Seat, Staging.Spot> spots;
    private final Seats<Integer> seats;
    private final Latest latest;
    private int drawn;
    private final List<Event> deals = new ArrayList<>();
    private final Map<Seat, List<Tile>> dealt = new EnumMap<>(Seat.class);
    private final Map<Seat, List<Meld>> unlaid = new EnumMap<>(Seat.class);
    private final Map<Seat, List<Tile>> received = new EnumMap<>(Seat.class);
    private final Set<Meld> unexplained = Collections.newSetFromMap(new IdentityHashMap<>());
    private final Map<Seat, Integer> told = new EnumMap<>(Seat.class);

    Telling(Staging staging, Staging.Now now) {
        this.staging = staging;
        this.spots = staging.spots;
        this.seats = staging.started.points();
        this.latest = new Latest(staging, now);
    }

    View view() {
        spots.forEach((seat, spot) -> {
            dealt.put(seat, new ArrayList<>());
            unlaid.put(seat, new ArrayList<>(spot.melds));
        });
        List<Meld> newest = newest();
        spots.forEach((seat, spot) -> {
            spot.words.forEach(word -> deals.add(new Event.Declared(seat, word)));
        });
        List<Event> flowers = new ArrayList<>();
        spots.forEach((seat, spot) -> {
            if (!spot.flowers.isEmpty()) {
                of(dealt, seat).addAll(spot.flowers);
                flowers.add(new Event.Laid(seat, FlowerTiles.meld(spot.flowers)));
            }
        });
        spots.keySet().forEach(this::layUnexplained);
        new Ponds(seats.seats(), staging.started.dealer(), pondsBySeat()).tell(this);
        spots.keySet().forEach(this::layOwn);
        holdings(newest);
        Table table = table(flowers);
        for (Event event : deals) {
            table =
                    table.after(
                            event instanceof Event.Drew(Seat seat, Tile tile, int _)
                                    ? new Event.Drew(seat, tile, table.wall().front())
                                    : event);
        }
        Table last = latest.after(table.after(isFirstTurn() ? List.of() : handedOver()), newest);
        return View.of(Beside.OWN, last.after(staging.since.apply(last)));
    }

    private Map<Seat, Ponds.Pond> pondsBySeat() {
        Map<Seat, Ponds.Pond> ponds = new EnumMap<>(Seat.class);
        spots.forEach((seat, spot) -> ponds.put(seat, spot.pond));
        return ponds;
    }

    /// The own melds that are claimed and laid at the end, and not before: the one claimed first.
    private List<Meld> newest() {
        List<Meld> melds = of(unlaid, Beside.OWN);
        List<Meld> last = melds.subList(Math.max(0, melds.size() - latest.melds()), melds.size());
        List<Meld> newest = List.copyOf(last);
        last.clear();
        return newest;
    }

    private void lay(Seat seat, Meld meld) {
        of(dealt, seat).addAll(meld.tiles());
        deals.add(new Event.Laid(seat, meld));
    }

    @Override
    public boolean isDue(Seat from, Ponds.Thrown thrown) {
        return !thrown.is(Ponds.Mark.CLAIMED) || nextClaimer(from, thrown).isPresent();
    }

    @Override
    public Optional<Seat> discarded(Seat from, Ponds.Thrown thrown) {
        if (thrown.is(Ponds.Mark.DECLARES)) {
            deals.add(new Event.Declared(from, staging.spot(from).declaration));
        }
        layOwn(from);
        throwAway(from, thrown.tile());
        Optional<Seat> claimer =
                thrown.is(Ponds.Mark.CLAIMED) ? claimer(from, thrown) : Optional.empty();
        told.merge(from, 1, Integer::sum);
        claimer.ifPresent(seat -> claim(seat, from, thrown.tile()));
        return claimer;
    }

    private void throwAway(Seat seat, Tile tile) {
        boolean called =
                !deals.isEmpty()
                        && deals.getLast() instanceof Event.Claimed(Seat who, Meld _)
                        && who == seat;
        if (seat == Beside.OWN && !called) {
            deals.add(new Event.Drew(seat, tile, FRONT));
            drawn++;
        } else {
            of(dealt, seat).add(tile);
        }
        deals.add(Event.Discarded.of(seat, tile, Origin.HAND));
    }

    /// The melds of a seat that come next and wait for no discard.
    private void layOwn(Seat seat) {
        List<Meld> melds = of(unlaid, seat);
        while (!melds.isEmpty() && !isAwaited(melds.getFirst())) {
            lay(seat, melds.removeFirst());
        }
    }

    /// Whether a meld is laid when its tile is discarded.
    private boolean isAwaited(Meld meld) {
        return meld.manner() == Meld.Manner.CLAIMED && !unexplained.contains(meld);
    }

    /// Who claims a tile: the next in turn whose next meld holds it, or any of whose melds does.
    private Optional<Seat> claimer(Seat from, Ponds.Thrown thrown) {
        Optional<Seat> next = nextClaimer(from, thrown);
        if (next.isPresent()) {
            return next;
        }
        for (Seat seat : seats.after(from)) {
            List<Meld> melds = of(unlaid, seat);
            for (Meld meld : melds) {
                if (mayClaim(seat, from, thrown) && isClaimedWith(meld, thrown.tile())) {
                    melds.remove(meld);
                    melds.addFirst(meld);
                    return Optional.of(seat);
                }
            }
        }
        return Optional.empty();
    }

    private static boolean mayClaim(Seat seat, Seat from, Ponds.Thrown thrown) {
        return thrown.claimer().map(who -> who == seat).orElse(seat != from);
    }

    private Optional<Seat> nextClaimer(Seat from, Ponds.Thrown thrown) {
        for (Seat seat : seats.after(from)) {
            Optional<Meld> next = of(unlaid, seat).stream().filter(this::isAwaited).findFirst();
            if (mayClaim(seat, from, thrown)
                    && next.filter(meld -> isClaimedWith(meld, thrown.tile())).isPresent()
                    && leavesEnough(seat, thrown.tile())) {
                layOwn(seat);
                return Optional.of(seat);
            }
        }
        return Optional.empty();
    }

    private boolean isClaimedWith(Meld meld, Tile tile) {
        return isAwaited(meld) && meld.tiles().contains(tile);
    }

    /// Whether the discards still to come explain as many other melds of a seat if it claims this
    /// tile for the next.
    private boolean leavesEnough(Seat seat, Tile tile) {
        List<Meld> awaited = of(unlaid, seat).stream().filter(this::isAwaited).toList();
        List<Meld> others = awaited.subList(1, awaited.size());
        List<Tile> claimed = claimedFromOthers(seat);
        List<Tile> later = new ArrayList<>(claimed);
        later.remove(tile);
        return Explained.among(others, later).size() + 1
                >= Explained.among(awaited, claimed).size();
    }

    private void claim(Seat seat, Seat from, Tile tile) {
        Meld meld = of(unlaid, seat).removeFirst();
        List<Tile> first = new ArrayList<>(meld.tiles());
        List<Tile> added = new ArrayList<>();
        for (int i = 0; i < meld.added(); i++) {
            added.add(first.removeLast());
        }
        List<Tile> fromHand = new ArrayList<>(first);
        fromHand.remove(tile);
        of(dealt, seat).addAll(fromHand);
        of(dealt, seat).addAll(added);
        deals.add(new Event.Claimed(seat, Meld.claimed(first, tile, from)));
        int index = laidMelds(seat) - 1;
        added.forEach(more -> deals.add(new Event.Added(seat, index, more)));
    }

    private int laidMelds(Seat seat) {
        int count = 0;
        for (Event event : deals) {
            boolean claimed = event instanceof Event.Claimed(Seat who, Meld _) && who == seat;
            boolean laid =
                    event instanceof Event.Laid(Seat who, Meld meld)
                            && who == seat
                            && meld.kind() != Meld.Kind.FLOWERS;
            count += claimed || laid ? 1 : 0;
        }
        return count;
    }

    /// Claimed melds of which no pond says where their tile came from: they lie there before
    /// anything else happened, unless others were claimed first.
    private void layUnexplained(Seat seat) {
        List<Meld> melds = of(unlaid, seat);
        List<Meld> explained = Explained.among(melds, claimedFromOthers(seat));
        int first = 0;
        for (int i = 0; i < melds.size(); i++) {
            Meld meld = melds.get(i);
            if (meld.manner() == Meld.Manner.CLAIMED && !explained.remove(meld)) {
                unexplained.add(meld);
                boolean next = melds.subList(first, i).stream().noneMatch(this::isAwaited);
                first = next ? i + 1 : first;
            }
        }
        List<Meld> lying = melds.subList(0, first);
        lying.forEach(meld -> lay(seat, meld));
        lying.clear();
    }

    private List<Tile> claimedFromOthers(Seat seat) {
        List<Tile> claimed = new ArrayList<>();
        spots.forEach((other, spot) -> {
            if (other != seat) {
                spot.pond.thrown().stream()
                        .skip(told.getOrDefault(other, 0))
                        .filter(thrown -> thrown.is(Ponds.Mark.CLAIMED))
                        .filter(thrown -> mayClaim(seat, other, thrown))
                        .forEach(thrown -> claimed.add(thrown.tile()));
            }
        });
        return claimed;
    }

    /// What everybody holds now.
    private void holdings(List<Meld> newest) {
        List<Tile> unplaced = new ArrayList<>(staging.given);
        unplaced.addAll(shownLast());
        spots.forEach((seat, spot) -> {
            if (seat == Beside.OWN) {
                of(dealt, seat)
                        .addAll(
                                latest.hasDrawn()
                                        ? staging.own.subList(0, staging.own.size() - 1)
                                        : staging.own);
                newest.forEach(meld -> of(dealt, seat).addAll(meld.tiles()));
                if (latest.began() instanceof Staging.Called(Seat _, Tile tile)) {
                    of(dealt, seat).remove(tile);
                }
            } else {
                int melds = spot.melds.stream().mapToInt(staging.sizes).sum();
                int room = Math.max(0, staging.hand - melds);
                List<Tile> handed = unplaced.subList(0, Math.min(room, unplaced.size()));
                received.put(seat, List.copyOf(handed));
                of(dealt, Beside.OWN).addAll(handed);
                of(dealt, seat).addAll(Collections.nCopies(room - handed.size(), Tile.HIDDEN));
                handed.clear();
            }
        });
        if (!unplaced.isEmpty()) {
            throw new Impossible(
                    "the others cannot hold " + staging.given.size() + " tiles that you know of");
        }
        latest.moved().ifPresent(moved -> of(dealt, moved.from()).add(moved.tile()));
    }

    /// The tile that somebody shows in the last event, if the own seat knows another like it.
    private List<Tile> shownLast() {
        return latest.moved()
                .map(Latest.Moved::tile)
                .filter(staging.given::contains)
                .map(List::of)
                .orElse(List.of());
    }

    /// The own tiles handed over, none received for them: at the end, so that nothing else that was
    /// shown can be one of them, but before play if nothing has happened in it.
    private List<Event> handedOver() {
        List<Tile> all = received.values().stream().flatMap(List::stream).toList();
        Seats<List<Tile>> nothing = seats.map(_ -> List.<Tile>of());
        Seats<List<Tile>> to = nothing.map((seat, none) -> received.getOrDefault(seat, none));
        return all.isEmpty()
                ? List.of()
                : List.of(new Event.Exchanged(nothing.with(Beside.OWN, all), to));
    }

    private boolean isFirstTurn() {
        return deals.stream().noneMatch(Event.Move.class::isInstance);
    }

    /// The table when play begins.
    private Table table(List<Event> flowers) {
        int taken = dealt.values().stream().mapToInt(List::size).sum();
        taken += drawn + (latest.hasDrawn() ? 1 : 0);
        int size = staging.left < 0 ? Math.max(staging.tiles, taken) : staging.left + taken;
        Table table = Table.start(staging.started);
        table = table.after(new Event.WallBuilt(Collections.nCopies(size, Tile.HIDDEN), List.of()));
        for (Map.Entry<Seat, List<Tile>> entry : dealt.entrySet()) {
            table = table.after(new Event.Dealt(entry.getKey(), entry.getValue()));
        }
        table = table.after(flowers).after(isFirstTurn() ? handedOver() : List.of());
        for (Event event : staging.opening) {
            table = table.after(Latest.placed(event, table));
        }
        return table;
    }

    private static <T> List<T> of(Map<Seat, List<T>> lists, Seat seat) {
        return Optional.ofNullable(lists.get(seat)).orElseThrow();
    }
}
