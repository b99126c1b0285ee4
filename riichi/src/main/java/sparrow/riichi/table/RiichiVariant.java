package sparrow.riichi.table;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import sparrow.core.game.Action;
import sparrow.core.game.Choice;
import sparrow.core.game.Claims;
import sparrow.core.game.Dealing;
import sparrow.core.game.Drawing;
import sparrow.core.game.HouseVariant;
import sparrow.core.game.Showing;
import sparrow.core.table.Event;
import sparrow.core.table.Origin;
import sparrow.core.table.Rules;
import sparrow.core.table.Table;
import sparrow.core.table.View;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;
import sparrow.core.tile.Suit;
import sparrow.core.tile.Tile;
import sparrow.riichi.Preset;
import sparrow.riichi.RiichiOptions;

/// Riichi for four and three players, under any house rules.
public final class RiichiVariant extends HouseVariant {
    static final int EDITION = 1;
    private static final int COPIES = 4;
    private static final int HAND = 13;

    private final HouseRules rules;
    private final List<Tile> tiles;
    private final Rotation rotation;
    private final Turn turn;
    private final Calls calls;
    private final DrawnHands drawnHands;
    private final Ending ending;
    private final Furiten furiten;

    public RiichiVariant(Rules rules) {
        this(new HouseRules(rules));
    }

    RiichiVariant(HouseRules rules) {
        super(Words.RIICHI_GAME, EDITION, RiichiOptions.all(), rules.rules);
        this.rules = rules;
        this.tiles = tiles(rules);
        this.rotation = new Rotation(rules);
        Wins wins = new Wins(rules);
        this.turn = new Turn(rules, wins);
        this.calls = new Calls(rules, wins, turn);
        this.drawnHands = new DrawnHands(rules);
        this.ending = new Ending(rules, wins);
        this.furiten = new Furiten(rules);
    }

    public static RiichiVariant of(Preset preset) {
        return new RiichiVariant(preset.rules());
    }

    @Override
    public List<Tile> tiles() {
        return tiles;
    }

    private static List<Tile> tiles(HouseRules rules) {
        List<Tile> tiles = new ArrayList<>(136);
        for (int kind = 0; kind < Tile.KINDS; kind++) {
            Tile face = Tile.ofKind(kind);
            boolean absent =
                    rules.sanma
                            && face.suit() == Suit.CHARACTERS
                            && face.rank() > 1
                            && face.rank() < 9;
            if (!absent) {
                int red = reds(face, rules);
                tiles.addAll(Collections.nCopies(COPIES - red, face));
                tiles.addAll(Collections.nCopies(red, face.red()));
            }
        }
        return List.copyOf(tiles);
    }

    private static int reds(Tile face, HouseRules rules) {
        if (face.red() == face) {
            return 0;
        }
        return switch (face.suit()) {
            case CHARACTERS -> rules.rules.number("aka_m");
            case DOTS -> rules.rules.number("aka_p");
            case BAMBOO -> rules.rules.number("aka_s");
            case WINDS, DRAGONS, FLOWERS, SEASONS, SPECIAL -> 0;
        };
    }

    @Override
    public Event.Started first() {
        return rotation.first();
    }

    @Override
    public Optional<Event.Started> next(Table finished) {
        return rotation.next(finished);
    }

    /// In tenths of a thousand points, see [Standing].
    @Override
    public Seats<Integer> results(Table finished) {
        return new Standing(rules.rules).results(finished);
    }

    /// Whether the hand is furiten.
    @Override
    public List<String> notes(View view) {
        boolean isOn = !view.table().isOver() && furiten.isOn(view.table(), view.seat());
        return isOn ? List.of(Words.FURITEN) : List.of();
    }

    @Override
    public Seats<Choice> pending(Table table) {
        return switch (table.log().last()) {
            case Event.Drew(Seat seat, Tile _, int _) ->
                    Seats.only(seat, turn.afterDraw(table, seat));
            case Event.Declared(Seat seat, String word) when Facts.isRiichi(word) ->
                    Seats.only(seat, turn.afterRiichi(table, seat));
            case Event.Claimed(Seat seat, Meld meld) when !meld.isKong() ->
                    Seats.only(seat, turn.afterCall(table, seat, meld));
            case Event.Discarded _, Event.Added _, Event.Laid _ -> calls.choices(table);
            case Event.Began(String phase) when phase.equals(Words.SHOWDOWN) ->
                    drawnHands.showdown(table);
            case Event.Setup _,
                    Event.Began _,
                    Event.Move _,
                    Event.Declared _,
                    Event.Reveal _,
                    Event.Outcome _ ->
                    Seats.none();
        };
    }

    @Override
    public List<Event> resolve(Table table, Seats<Action> chosen) {
        return switch (table.log().last()) {
            case Event.WallBuilt _ -> deal(table);
            case Event.Drew(Seat seat, Tile _, int _) -> act(table, seat, chosen.get(seat));
            case Event.Declared(Seat seat, String _) -> act(table, seat, chosen.get(seat));
            case Event.Claimed(Seat seat, Meld meld) ->
                    meld.isKong()
                            ? turn.kans().replacement(table, seat, Kans.Replaced.OPEN_KAN)
                            : act(table, seat, chosen.get(seat));
            case Event.Laid(Seat seat, Meld meld) ->
                    robbed(table, chosen)
                            .orElseGet(() ->
                                    turn.kans().replacement(table, seat, Kans.Replaced.by(meld)));
            case Event.Added(Seat seat, int _, Tile _) ->
                    robbed(table, chosen)
                            .orElseGet(() ->
                                    turn.kans().replacement(table, seat, Kans.Replaced.OPEN_KAN));
            case Event.Discarded(Seat seat, Tile _, Origin _) -> settle(table, seat, chosen);
            case Event.Began _ -> drawnHands.exhausted(table, chosen);
            case Event.Setup _, Event.Move _, Event.Reveal _, Event.Outcome _ ->
                    throw new IllegalStateException("nothing follows " + table.log().last());
        };
    }

    private static List<Event> deal(Table table) {
        List<Event> events = Dealing.inRounds(table, HAND);
        int dora = DeadWall.dora(table.wall().size(), 0);
        events.add(Event.Revealed.openly(Words.DORA, dora, table.wall().tile(dora)));
        events.add(new Event.Began(Words.PLAY));
        events.add(Drawing.at(table, table.dealer(), Dealing.size(table, HAND)));
        return events;
    }

    private List<Event> act(Table table, Seat seat, Action action) {
        return action instanceof Action.Win
                ? ending.tsumo(table, seat)
                : turn.resolve(table, seat, action);
    }

    /// The win of those who rob a tile; empty if nobody does.
    private Optional<List<Event>> robbed(Table table, Seats<Action> chosen) {
        List<Seat> winners = Claims.winners(table, chosen);
        return winners.isEmpty() ? Optional.empty() : Optional.of(won(table, winners));
    }

    private List<Event> won(Table table, List<Seat> winners) {
        return switch (rules.winners) {
            case ONE -> ending.ron(table, winners.subList(0, 1));
            case TWO -> winners.size() > 2 ? threeRons(table, winners) : ending.ron(table, winners);
            case ALL -> ending.ron(table, winners);
        };
    }

    private static List<Event> threeRons(Table table, List<Seat> winners) {
        List<Event> events = new ArrayList<>();
        for (Seat winner : winners) {
            events.add(Showing.hand(table, winner));
        }
        events.add(new Event.Ended(Words.THREE_RONS));
        return events;
    }

    /// A discard is won on, claimed, or ends the hand, or the next seat drawnHands.
    private List<Event> settle(Table table, Seat from, Seats<Action> chosen) {
        Optional<Claims.Claimant> claim = Claims.best(table, chosen);
        if (claim.isPresent() && claim.get().action() instanceof Action.Win) {
            return won(table, Claims.winners(table, chosen));
        }
        Optional<String> abort = DrawnHands.abortive(table, rules);
        List<Event> following =
                abort.isPresent()
                        ? DrawnHands.abort(table, abort.get())
                        : List.of(next(table, from, claim));
        if (Facts.isInRiichi(table.place(from)) && Facts.isRiichiTile(table)) {
            List<Event> events = new ArrayList<>();
            events.add(stick(table, from));
            events.addAll(following);
            return events;
        }
        return following;
    }

    /// What follows a discard that nobody wins on: the best claim, the showdown, or a draw.
    private static Event next(Table table, Seat from, Optional<Claims.Claimant> claim) {
        if (claim.isPresent() && claim.get().action() instanceof Action.Claim(Meld meld)) {
            return new Event.Claimed(claim.get().seat(), meld);
        }
        return DeadWall.live(table.wall()) == 0
                ? new Event.Began(Words.SHOWDOWN)
                : Drawing.fromFront(table, table.next(from));
    }

    private static Event stick(Table table, Seat seat) {
        return new Event.Paid(
                Words.RIICHI,
                List.of(new Event.Line(Words.RIICHI, Ending.STICK, ScoreLines.POINTS)),
                table.places().map((each, _) -> each == seat ? -Ending.STICK : 0),
                Ending.STICK);
    }
}
