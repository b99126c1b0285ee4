package sparrow.filipino;

import java.util.List;
import java.util.Optional;
import sparrow.core.game.Action;
import sparrow.core.game.Choice;
import sparrow.core.game.HouseVariant;
import sparrow.core.table.Event;
import sparrow.core.table.Origin;
import sparrow.core.table.Rules;
import sparrow.core.table.Table;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;
import sparrow.core.tile.Tile;

/// Filipino mahjong.
///
/// Mano is dealt seventeen tiles, the others sixteen. Flowers are laid and replaced. Then one draws
/// and discards; a discard may be claimed for a win, a kong, a pung, or by the next in turn for a
/// chow. Five sets and a pair win, or siete pares. Kongs and some flowers are paid at once, other
/// ambitions with the win.
public final class FilipinoVariant extends HouseVariant {
    static final int EDITION = 1;

    private static final List<Tile> TILES = Deal.tiles();

    private final FilipinoRules rules;
    private final Rotation rotation;
    private final Flowers flowers;
    private final Turn turn;
    private final Calls calls;

    public FilipinoVariant(Rules rules) {
        this(FilipinoRules.of(rules));
    }

    public FilipinoVariant(FilipinoRules rules) {
        super(Words.FILIPINO, EDITION, FilipinoOptions.all(), rules.rules());
        this.rules = rules;
        this.rotation = new Rotation(rules);
        this.flowers = new Flowers(rules);
        this.turn = new Turn(rules);
        this.calls = new Calls(rules);
    }

    public static FilipinoVariant standard() {
        return new FilipinoVariant(FilipinoRules.STANDARD);
    }

    @Override
    public List<Tile> tiles() {
        return TILES;
    }

    /// Two dice, where a house rule needs them.
    @Override
    public List<Integer> dice() {
        return rules.joker || rules.doubleDice ? List.of(6, 6) : List.of();
    }

    @Override
    public Event.Started first() {
        return rotation.first();
    }

    @Override
    public Optional<Event.Started> next(Table finished) {
        return rotation.next(finished);
    }

    @Override
    public Seats<Choice> pending(Table table) {
        if (!table.phase().equals(Words.PLAY)) {
            return Seats.none();
        }
        return switch (table.log().last()) {
            case Event.Began _ -> turnOf(table, table.dealer());
            case Event.Drew(Seat seat, Tile tile, int _) ->
                    rules.isFlower(tile) ? Seats.none() : turnOf(table, seat);
            case Event.Claimed(Seat seat, Meld _) -> turnOf(table, seat);
            case Event.Paid _ -> turnOf(table, table.turn());
            case Event.Discarded _ -> calls.onDiscard(table);
            case Event.Added _ -> calls.onAdded(table);
            case Event.Setup _, Event.Move _, Event.Declared _, Event.Reveal _, Event.Outcome _ ->
                    Seats.none();
        };
    }

    private Seats<Choice> turnOf(Table table, Seat seat) {
        return Seats.only(seat, turn.choice(table, seat));
    }

    @Override
    public List<Event> resolve(Table table, Seats<Action> chosen) {
        boolean opening = !table.phase().equals(Words.PLAY);
        return switch (table.log().last()) {
            case Event.WallBuilt _ -> Deal.deal(table);
            case Event.Began _ when opening -> flowers.open(table, table.dealer());
            case Event.Drew(Seat seat, Tile _, int _) when opening -> flowers.open(table, seat);
            case Event.Drew(Seat seat, Tile tile, int _) when rules.isFlower(tile) ->
                    flowers.replaceDrawn(table, seat, tile);
            case Event.Drew(Seat seat, Tile _, int _) -> turn.act(table, seat, chosen.get(seat));
            case Event.Began _ -> turn.act(table, table.dealer(), chosen.get(table.dealer()));
            case Event.Claimed(Seat seat, Meld _) -> turn.act(table, seat, chosen.get(seat));
            case Event.Paid _ -> turn.act(table, table.turn(), chosen.get(table.turn()));
            case Event.Discarded(Seat seat, Tile _, Origin _) -> calls.settle(table, seat, chosen);
            case Event.Added(Seat seat, int _, Tile _) ->
                    calls.settleAdded(table, chosen).orElseGet(() -> turn.sagasa(table, seat));
            case Event.Setup _, Event.Move _, Event.Declared _, Event.Reveal _, Event.Outcome _ ->
                    throw new IllegalStateException("nothing follows " + table.log().last());
        };
    }
}
