package sparrow.american.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import sparrow.american.card.Card;
import sparrow.core.game.Action;
import sparrow.core.game.Choice;
import sparrow.core.game.HouseVariant;
import sparrow.core.table.Event;
import sparrow.core.table.Rules;
import sparrow.core.table.Table;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;
import sparrow.core.tile.Tile;

/// American mahjong.
///
/// East is dealt fourteen tiles, the others thirteen. In the Charleston everybody passes tiles
/// three times, a second time if nobody objects, and then a few to the seat across. Then one draws,
/// may take jokers for the tiles they stand for, and discards; a discard may be claimed to expose a
/// group or to complete a hand. Fourteen tiles that make a line of the card win what it says.
public final class AmericanVariant extends HouseVariant {
    static final int EDITION = 1;

    private final AmericanRules rules;
    private final Rotation rotation;
    private final Charleston charleston;
    private final Turn turn;
    private final Calls calls;

    public AmericanVariant(Rules rules) {
        this(AmericanRules.of(rules));
    }

    public AmericanVariant(AmericanRules rules) {
        super(Words.AMERICAN, EDITION, AmericanOptions.all(), rules.rules());
        this.rules = rules;
        this.rotation = new Rotation(rules);
        this.charleston = new Charleston(rules);
        this.turn = new Turn(rules);
        this.calls = new Calls(rules);
    }

    public static AmericanVariant standard() {
        return new AmericanVariant(Preset.LEAGUE.rules());
    }

    @Override
    public List<Tile> tiles() {
        return rules.tiles;
    }

    @Override
    public List<Integer> dice() {
        return rules.dice.faces();
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
        if (table.phase().isEmpty()) {
            return Seats.none();
        }
        if (!table.phase().equals(Words.PLAY)) {
            return charleston.pending(table);
        }
        if (TurnSoFar.last(table) instanceof Event.Discarded) {
            return calls.pending(table);
        }
        Seat seat = table.turn();
        return Seats.only(seat, turn.choice(table, seat));
    }

    @Override
    public List<Event> resolve(Table table, Seats<Action> chosen) {
        if (table.phase().isEmpty()) {
            return deal(table);
        }
        if (!table.phase().equals(Words.PLAY)) {
            return charleston.resolve(table, chosen);
        }
        if (TurnSoFar.last(table) instanceof Event.Discarded) {
            return calls.settle(table, chosen);
        }
        Seat seat = table.turn();
        return turn.act(table, seat, chosen.get(seat));
    }

    private List<Event> deal(Table table) {
        List<Event> events = new ArrayList<>(rules.dice.said(table));
        events.addAll(Deal.deal(table));
        events.add(new Event.Began(rules.program.first()));
        return events;
    }

    /// The card in play.
    public Card card() {
        return rules.card();
    }

    /// Whether everybody can see that a hand with exposures can win no more.
    public boolean cannotWin(Table table, Seat seat) {
        return new DeadHands(rules).cannotWin(table, seat);
    }
}
