package sparrow.desk;

import java.util.List;
import java.util.Optional;
import sparrow.core.table.Event;
import sparrow.core.table.Origin;
import sparrow.core.table.Table;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Tile;

/// What happened last at a staged table: the end of its log.
record Latest(Staging staging, Staging.Now now) {
    /// What happened last, a declaration aside.
    private Staging.Now base() {
        return now instanceof Staging.Declaring(Staging.Now before, String _) ? before : now;
    }

    /// How the own turn began.
    Staging.Now began() {
        return base() instanceof Staging.Laying(Staging.Now before) ? before : base();
    }

    boolean hasDrawn() {
        return began() == Staging.Turn.DRAWN || began() == Staging.Turn.REPLACED;
    }

    /// How many own melds are claimed or laid with it.
    int melds() {
        return (base() instanceof Staging.Laying ? 1 : 0)
                + (began() instanceof Staging.Called ? 1 : 0);
    }

    /// A tile that leaves a hand just now.
    record Moved(Seat from, Tile tile) {}

    /// The tile that somebody discards or adds just now.
    Optional<Moved> moved() {
        return switch (began()) {
            case Staging.Called(Seat from, Tile tile) -> Optional.of(new Moved(from, tile));
            case Staging.Offered(Seat from, Tile tile) -> Optional.of(new Moved(from, tile));
            case Staging.Growing(Seat from, Tile tile) -> Optional.of(new Moved(from, tile));
            case Staging.Turn _, Staging.Told _, Staging.Declaring _, Staging.Laying _ ->
                    Optional.empty();
        };
    }

    /// The table after it.
    ///
    /// @param newest own melds that are claimed and laid only now
    Table after(Table table, List<Meld> newest) {
        Table before = happened(table, base(), newest);
        return now instanceof Staging.Declaring(Staging.Now _, String word)
                ? before.after(new Event.Declared(Beside.OWN, word))
                : before;
    }

    private Table happened(Table table, Staging.Now last, List<Meld> newest) {
        return switch (last) {
            case Staging.Declaring _ -> throw new IllegalStateException("one declares once");
            case Staging.Told(Event event) -> table.after(placed(event, table));
            case Staging.Growing(Seat from, Tile tile) ->
                    table.after(new Event.Added(from, growing(table, from, tile), tile));
            case Staging.Turn.DRAWN ->
                    table.after(
                            new Event.Drew(
                                    Beside.OWN, staging.own.getLast(), table.wall().front()));
            case Staging.Turn.REPLACED ->
                    table.after(
                            new Event.Drew(Beside.OWN, staging.own.getLast(), table.wall().back()));
            case Staging.Turn.WAITING, Staging.Turn.DEALT -> table;
            case Staging.Laying(Staging.Now before) ->
                    happened(table, before, newest)
                            .after(new Event.Laid(Beside.OWN, newest.getLast()))
                            .after(staging.afterLaying);
            case Staging.Offered(Seat from, Tile tile) -> discarding(table, from, tile);
            case Staging.Called(Seat from, Tile tile) ->
                    discarding(table, from, tile)
                            .after(
                                    new Event.Claimed(
                                            Beside.OWN,
                                            Meld.claimed(newest.getFirst().tiles(), tile, from)));
        };
    }

    private Table discarding(Table table, Seat from, Tile tile) {
        Table before =
                staging.spot(from).declaresNow
                        ? table.after(new Event.Declared(from, staging.spot(from).declaration))
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

    /// With a position of the wall counted from its beginning.
    static Event placed(Event event, Table table) {
        return event instanceof Event.Revealed(var name, int at, var tile, var to)
                ? new Event.Revealed(name, table.wall().size() - at, tile, to)
                : event;
    }
}
