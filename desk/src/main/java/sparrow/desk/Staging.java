package sparrow.desk;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;
import sparrow.core.table.Event;
import sparrow.core.table.Impossible;
import sparrow.core.table.Origin;
import sparrow.core.table.Table;
import sparrow.core.table.View;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;
import sparrow.core.tile.Tile;

/// A table as somebody describes it, made into what the seat [Beside#OWN] would know of it: a log
/// that tells how the table may have come about, as that seat would have seen it.
///
/// Others never draw in such a log: they are dealt all tiles that were ever theirs, lay and discard
/// some, and hold the rest. The own seat draws whatever it discards. Only what comes last is as it
/// was at the table: the own draw, the own claim, or somebody's discard.
public final class Staging {
    /// The position of a draw until the wall is there.
    private static final int FRONT = -1;

    private final Event.Started started;
    private final int tiles;
    private final int hand;
    private final Map<Seat, Spot> spots = new EnumMap<>(Seat.class);
    private final List<Event> opening = new ArrayList<>();
    private final List<Event> afterLaying = new ArrayList<>();
    private List<Tile> own = List.of();
    private List<Tile> given = List.of();
    private ToIntFunction<Meld> sizes = _ -> 3;
    private Function<Table, List<Event>> since = _ -> List.of();
    private int left = -1;

    /// What one seat has before it.
    private static final class Spot {
        List<Meld> melds = List.of();
        List<Tile> flowers = List.of();
        Ponds.Pond pond = Ponds.Pond.EMPTY;
        List<String> words = List.of();
        String declaration = "";
        boolean declaresNow;
    }

    /// @param started how the hand began: rules, dealer, tally, points
    /// @param tiles of the whole set
    /// @param hand how many tiles a seat holds that waits
    public Staging(Event.Started started, int tiles, int hand) {
        this.started = started;
        this.tiles = tiles;
        this.hand = hand;
        started.points().seats().forEach(seat -> spots.put(seat, new Spot()));
    }

    /// The own concealed tiles; if there is one more than a seat holds that waits, the last was
    /// drawn just now.
    public Staging hand(List<Tile> concealed) {
        own = List.copyOf(concealed);
        return this;
    }

    public Staging melds(Seat seat, List<Meld> melds) {
        spot(seat).melds = List.copyOf(melds);
        return this;
    }

    public Staging flowers(Seat seat, List<Tile> flowers) {
        spot(seat).flowers = List.copyOf(flowers);
        return this;
    }

    public Staging pond(Seat seat, Ponds.Pond pond) {
        spot(seat).pond = pond;
        return this;
    }

    /// What a seat said before any tile was discarded.
    public Staging said(Seat seat, List<String> words) {
        spot(seat).words = List.copyOf(words);
        return this;
    }

    /// The word that a mark in the seat's pond stands for, such as riichi.
    public Staging declares(Seat seat, String word) {
        spot(seat).declaration = word;
        return this;
    }

    /// The seat declares with the tile that it discards just now.
    public Staging declaresNow(Seat seat) {
        spot(seat).declaresNow = true;
        return this;
    }

    /// What happens between the deal and the first turn, such as a phase that begins; positions of
    /// the wall are counted back from its end.
    public Staging opening(Event event) {
        opening.add(event);
        return this;
    }

    /// What follows a meld that was laid just now, such as its payment.
    public Staging afterLaying(Event event) {
        afterLaying.add(event);
        return this;
    }

    /// Tiles that the own seat knows in the hands of others: it handed them over, and has not seen
    /// them since.
    public Staging elsewhere(List<Tile> tiles) {
        given = List.copyOf(tiles);
        return this;
    }

    /// How many tiles of a hand a meld takes up; three if nothing is said.
    public Staging sizes(ToIntFunction<Meld> tiles) {
        sizes = tiles;
        return this;
    }

    /// What happened in the own turn after its last event, as it follows from the table there.
    public Staging since(Function<Table, List<Event>> events) {
        since = events;
        return this;
    }

    /// How many tiles are left in the wall.
    public Staging left(int count) {
        left = count;
        return this;
    }

    private Spot spot(Seat seat) {
        return Optional.ofNullable(spots.get(seat))
                .orElseThrow(() -> new IllegalArgumentException("nobody sits at " + seat));
    }

    /// The last event of the game.
    public sealed interface Now {}

    /// The own turn: the last tile of the hand was drawn just now.
    public enum Turn implements Now {
        DRAWN,
        /// The same with a tile from the end of the wall, as after a kong.
        REPLACED,
        /// Between turns.
        WAITING,
        /// The own turn without a draw: the first of a hand, where the dealer has a tile more.
        DEALT
    }

    /// The own turn after claiming a tile of this seat for the last own meld.
    public record Called(Seat from, Tile tile) implements Now {}

    /// A tile that this seat discards just now.
    public record Offered(Seat from, Tile tile) implements Now {}

    /// A tile that this seat adds to a meld of its own just now.
    public record Growing(Seat from, Tile tile) implements Now {}

    /// The own turn goes on without a draw after laying the last own meld.
    public record Laying(Now before) implements Now {}

    /// The own turn goes on after a declaration.
    public record Declaring(Now before, String word) implements Now {}

    /// Something else that happened last; positions of the wall are counted back from its end.
    public record Told(Event event) implements Now {}

    /// What the own seat knows.
    public View view(Now now) throws Refusal {
        try {
            return new Play(now).view();
        } catch (Impossible impossible) {
            throw new Refusal(
                    "bad_table", "the table cannot be so: " + impossible.getMessage() + ".");
        }
    }

    /// One telling of it.
    private final class Play implements Ponds.Listener {
        private final Now now;
        private int drawn;
        private final List<Event> deals = new ArrayList<>();
        private final Map<Seat, List<Tile>> dealt = new EnumMap<>(Seat.class);
        private final Map<Seat, List<Meld>> unlaid = new EnumMap<>(Seat.class);
        private final Map<Seat, List<Tile>> received = new EnumMap<>(Seat.class);
        private final Set<Meld> unexplained = Collections.newSetFromMap(new IdentityHashMap<>());
        private final Map<Seat, Integer> told = new EnumMap<>(Seat.class);

        Play(Now now) {
            this.now = now;
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
                    flowers.add(new Event.Laid(seat, flowers(spot.flowers)));
                }
            });
            spots.keySet().forEach(this::layUnexplained);
            new Ponds(started.points().seats(), started.dealer(), pondsBySeat()).tell(this);
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
            Table last = last(table.after(isFirstTurn() ? List.of() : handedOver()), newest);
            return View.of(Beside.OWN, last.after(since.apply(last)));
        }

        private Map<Seat, Ponds.Pond> pondsBySeat() {
            Map<Seat, Ponds.Pond> ponds = new EnumMap<>(Seat.class);
            spots.forEach((seat, spot) -> ponds.put(seat, spot.pond));
            return ponds;
        }

        private static Meld flowers(List<Tile> tiles) {
            return new Meld(Meld.Kind.FLOWERS, tiles, Meld.Manner.OWN, 0, Optional.empty());
        }

        /// What happened last, a declaration aside.
        private Now base() {
            return now instanceof Declaring(Now before, String _) ? before : now;
        }

        /// How the own turn began.
        private Now began() {
            return base() instanceof Laying(Now before) ? before : base();
        }

        private boolean hasDrawn() {
            return began() == Turn.DRAWN || began() == Turn.REPLACED;
        }

        /// The own melds that are claimed and laid at the end, and not before: the one claimed
        /// first.
        private List<Meld> newest() {
            List<Meld> melds = of(unlaid, Beside.OWN);
            int count = (base() instanceof Laying ? 1 : 0) + (began() instanceof Called ? 1 : 0);
            List<Meld> last = melds.subList(Math.max(0, melds.size() - count), melds.size());
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
                deals.add(new Event.Declared(from, spot(from).declaration));
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

        /// Who claims a tile: the next in turn whose next meld holds it, or any of whose melds
        /// does.
        private Optional<Seat> claimer(Seat from, Ponds.Thrown thrown) {
            Optional<Seat> next = nextClaimer(from, thrown);
            if (next.isPresent()) {
                return next;
            }
            for (Seat seat : started.points().after(from)) {
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
            for (Seat seat : started.points().after(from)) {
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

        /// Whether the discards still to come explain as many other melds of a seat if it claims
        /// this tile for the next.
        private boolean leavesEnough(Seat seat, Tile tile) {
            List<Meld> awaited = of(unlaid, seat).stream().filter(this::isAwaited).toList();
            List<Meld> others = awaited.subList(1, awaited.size());
            List<Tile> claimed = claimedFromOthers(seat);
            List<Tile> later = new ArrayList<>(claimed);
            later.remove(tile);
            return explained(others, later).size() + 1 >= explained(awaited, claimed).size();
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
            List<Meld> explained = explained(melds, claimedFromOthers(seat));
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

        /// The claimed melds to each of which a claimed tile of its own can be given, as many as
        /// can be.
        private static List<Meld> explained(List<Meld> melds, List<Tile> claimed) {
            @Nullable Meld[] owners = new Meld[claimed.size()];
            for (Meld meld : melds) {
                if (meld.manner() == Meld.Manner.CLAIMED) {
                    give(meld, claimed, owners, new boolean[claimed.size()]);
                }
            }
            List<Meld> explained = new ArrayList<>();
            for (Meld owner : owners) {
                if (owner != null) {
                    explained.add(owner);
                }
            }
            return explained;
        }

        /// Whether a meld gets a tile, others making room where they can.
        private static boolean give(
                Meld meld, List<Tile> claimed, @Nullable Meld[] owners, boolean[] tried) {
            for (int i = 0; i < owners.length; i++) {
                if (!tried[i] && meld.tiles().contains(claimed.get(i))) {
                    tried[i] = true;
                    Meld owner = owners[i];
                    if (owner == null || give(owner, claimed, owners, tried)) {
                        owners[i] = meld;
                        return true;
                    }
                }
            }
            return false;
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
            List<Tile> unplaced = new ArrayList<>(given);
            unplaced.addAll(shownLast());
            spots.forEach((seat, spot) -> {
                if (seat == Beside.OWN) {
                    of(dealt, seat).addAll(hasDrawn() ? own.subList(0, own.size() - 1) : own);
                    newest.forEach(meld -> of(dealt, seat).addAll(meld.tiles()));
                    if (began() instanceof Called(Seat _, Tile tile)) {
                        of(dealt, seat).remove(tile);
                    }
                } else {
                    int melds = spot.melds.stream().mapToInt(sizes).sum();
                    int room = Math.max(0, hand - melds);
                    List<Tile> handed = unplaced.subList(0, Math.min(room, unplaced.size()));
                    received.put(seat, List.copyOf(handed));
                    of(dealt, Beside.OWN).addAll(handed);
                    of(dealt, seat).addAll(Collections.nCopies(room - handed.size(), Tile.HIDDEN));
                    handed.clear();
                }
            });
            if (!unplaced.isEmpty()) {
                throw new Impossible(
                        "the others cannot hold " + given.size() + " tiles that you know of");
            }
            switch (began()) {
                case Called(Seat from, Tile tile) -> of(dealt, from).add(tile);
                case Offered(Seat from, Tile tile) -> of(dealt, from).add(tile);
                case Growing(Seat from, Tile tile) -> of(dealt, from).add(tile);
                case Turn _, Told _, Declaring _, Laying _ -> {}
            }
        }

        /// The tile that somebody shows in the last event, if the own seat knows another like it.
        private List<Tile> shownLast() {
            return switch (began()) {
                case Called(Seat _, Tile tile) when given.contains(tile) -> List.of(tile);
                case Offered(Seat _, Tile tile) when given.contains(tile) -> List.of(tile);
                case Growing(Seat _, Tile tile) when given.contains(tile) -> List.of(tile);
                case Called _, Offered _, Growing _, Turn _, Told _, Declaring _, Laying _ ->
                        List.of();
            };
        }

        /// The own tiles handed over, none received for them: at the end, so that nothing else that
        /// was shown can be one of them, but before play if nothing has happened in it.
        private List<Event> handedOver() {
            List<Tile> all = received.values().stream().flatMap(List::stream).toList();
            Seats<List<Tile>> nothing = started.points().map(_ -> List.<Tile>of());
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
            taken += drawn + (hasDrawn() ? 1 : 0);
            int size = left < 0 ? Math.max(tiles, taken) : left + taken;
            Table table = Table.start(started);
            table =
                    table.after(
                            new Event.WallBuilt(Collections.nCopies(size, Tile.HIDDEN), List.of()));
            for (Map.Entry<Seat, List<Tile>> entry : dealt.entrySet()) {
                table = table.after(new Event.Dealt(entry.getKey(), entry.getValue()));
            }
            table = table.after(flowers).after(isFirstTurn() ? handedOver() : List.of());
            for (Event event : opening) {
                table = table.after(placed(event, table));
            }
            return table;
        }

        /// With a position of the wall counted from its beginning.
        private static Event placed(Event event, Table table) {
            return event instanceof Event.Revealed(var name, int at, var tile, var to)
                    ? new Event.Revealed(name, table.wall().size() - at, tile, to)
                    : event;
        }

        private Table last(Table table, List<Meld> newest) {
            Table before = happened(table, base(), newest);
            return now instanceof Declaring(Now _, String word)
                    ? before.after(new Event.Declared(Beside.OWN, word))
                    : before;
        }

        private Table happened(Table table, Now last, List<Meld> newest) {
            return switch (last) {
                case Declaring _ -> throw new IllegalStateException("one declares once");
                case Told(Event event) -> table.after(placed(event, table));
                case Growing(Seat from, Tile tile) ->
                        table.after(new Event.Added(from, growing(table, from, tile), tile));
                case Turn.DRAWN ->
                        table.after(
                                new Event.Drew(Beside.OWN, own.getLast(), table.wall().front()));
                case Turn.REPLACED ->
                        table.after(new Event.Drew(Beside.OWN, own.getLast(), table.wall().back()));
                case Turn.WAITING, Turn.DEALT -> table;
                case Laying(Now before) ->
                        happened(table, before, newest)
                                .after(new Event.Laid(Beside.OWN, newest.getLast()))
                                .after(afterLaying);
                case Offered(Seat from, Tile tile) -> discarding(table, from, tile);
                case Called(Seat from, Tile tile) ->
                        discarding(table, from, tile)
                                .after(
                                        new Event.Claimed(
                                                Beside.OWN,
                                                Meld.claimed(
                                                        newest.getFirst().tiles(), tile, from)));
            };
        }

        private Table discarding(Table table, Seat from, Tile tile) {
            Table before =
                    spot(from).declaresNow
                            ? table.after(new Event.Declared(from, spot(from).declaration))
                            : table;
            return before.after(Event.Discarded.of(from, tile, Origin.HAND));
        }

        /// The meld that takes a tile: an equal triplet, or else one of different tiles.
        private static int growing(Table table, Seat seat, Tile tile) {
            List<Meld> melds = table.place(seat).melds();
            int mixed = 0;
            for (int i = 0; i < melds.size(); i++) {
                Meld meld = melds.get(i);
                if (meld.kind() == Meld.Kind.GROUP
                        && meld.tiles().size() == 3
                        && meld.face() == tile.plain()) {
                    return i;
                }
                mixed = meld.kind() == Meld.Kind.MIXED ? i : mixed;
            }
            return mixed;
        }

        private static <T> List<T> of(Map<Seat, List<T>> lists, Seat seat) {
            return Optional.ofNullable(lists.get(seat)).orElseThrow();
        }
    }
}
