package sparrow.riichi.table;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import sparrow.core.game.Action;
import sparrow.core.game.Choice;
import sparrow.core.game.Claims;
import sparrow.core.game.Variant;
import sparrow.core.table.Event;
import sparrow.core.table.Option;
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
public final class RiichiVariant implements Variant {
    private static final int EDITION = 1;
    private static final int COPIES = 4;
    private static final int HAND = 13;

    private final HouseRules rules;
    private final Turn turn;
    private final Calls calls;
    private final Draws draws;
    private final Wins wins;
    private final Furiten furiten;

    public RiichiVariant(Rules rules) {
        this(new HouseRules(rules));
    }

    RiichiVariant(HouseRules rules) {
        this.rules = rules;
        Moments moments = new Moments(rules);
        this.turn = new Turn(rules, moments);
        this.calls = new Calls(rules, moments, turn);
        this.draws = new Draws(rules);
        this.wins = new Wins(rules, moments);
        this.furiten = new Furiten(rules);
    }

    public static RiichiVariant of(Preset preset) {
        return new RiichiVariant(preset.rules());
    }

    @Override
    public String name() {
        return Words.RIICHI_GAME;
    }

    @Override
    public int edition() {
        return EDITION;
    }

    @Override
    public List<Option> options() {
        return RiichiOptions.all();
    }

    @Override
    public Rules rules() {
        return rules.rules;
    }

    @Override
    public List<Tile> tiles() {
        List<Tile> tiles = new ArrayList<>(136);
        for (int kind = 0; kind < Tile.KINDS; kind++) {
            Tile face = Tile.ofKind(kind);
            boolean absent =
                    rules.sanma
                            && face.suit() == Suit.CHARACTERS
                            && face.rank() > 1
                            && face.rank() < 9;
            if (!absent) {
                int red = reds(face);
                tiles.addAll(Collections.nCopies(COPIES - red, face));
                tiles.addAll(Collections.nCopies(red, red == 0 ? face : redFive(face.suit())));
            }
        }
        return tiles;
    }

    private int reds(Tile face) {
        if (!face.isNumbered() || face.rank() != 5) {
            return 0;
        }
        return rules.rules.number(
                switch (face.suit()) {
                    case CHARACTERS -> "aka_m";
                    case DOTS -> "aka_p";
                    default -> "aka_s";
                });
    }

    private static Tile redFive(Suit suit) {
        return switch (suit) {
            case CHARACTERS -> Tile.M0;
            case DOTS -> Tile.P0;
            default -> Tile.S0;
        };
    }

    @Override
    public Event.Started first() {
        int points = rules.rules.number("start_points");
        return new Event.Started(
                name(),
                edition(),
                rules.rules,
                0,
                Seat.A,
                new TreeMap<>(Map.of(Words.ROUND, 0, Words.HONBA, 0, Words.WINS, 0)),
                Seats.first(rules.players, _ -> points),
                0);
    }

    @Override
    public Optional<Event.Started> next(Table finished) {
        return new Progress(rules.rules).next(finished);
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
                    draws.showdown(table);
            default -> Seats.none();
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
                            ? turn.kans().replacement(table, seat, false, false)
                            : act(table, seat, chosen.get(seat));
            case Event.Laid(Seat seat, Meld meld) -> {
                boolean kita = Facts.isKita(meld);
                yield robbed(table, chosen)
                        .orElseGet(() -> turn.kans().replacement(table, seat, !kita, kita));
            }
            case Event.Added(Seat seat, int _, Tile _) ->
                    robbed(table, chosen)
                            .orElseGet(() -> turn.kans().replacement(table, seat, false, false));
            case Event.Discarded(Seat seat, Tile _, Origin _) -> settle(table, seat, chosen);
            case Event.Began _ -> draws.exhausted(table, chosen);
            default -> throw new IllegalStateException("nothing follows " + table.log().last());
        };
    }

    private static List<Event> deal(Table table) {
        List<Event> events = new ArrayList<>();
        int at = 0;
        for (Seat seat : Draws.inTurn(table)) {
            events.add(new Event.Dealt(seat, table.wall().tiles().subList(at, at + HAND)));
            at += HAND;
        }
        int dora = DeadWall.dora(table.wall().size(), 0);
        events.add(Event.Revealed.openly(Words.DORA, dora, table.wall().tile(dora)));
        events.add(new Event.Began(Words.PLAY));
        events.add(new Event.Drew(table.dealer(), table.wall().tile(at), at));
        return events;
    }

    private List<Event> act(Table table, Seat seat, Action action) {
        return action instanceof Action.Win
                ? wins.tsumo(table, seat)
                : turn.resolve(table, seat, action);
    }

    /// The win of those who rob a tile; empty if nobody does.
    private Optional<List<Event>> robbed(Table table, Seats<Action> chosen) {
        List<Seat> winners = Claims.winners(table, chosen);
        return winners.isEmpty() ? Optional.empty() : Optional.of(won(table, winners));
    }

    private List<Event> won(Table table, List<Seat> winners) {
        return switch (rules.winners) {
            case ONE -> wins.ron(table, winners.subList(0, 1));
            case TWO -> winners.size() > 2 ? threeRons(table, winners) : wins.ron(table, winners);
            case ALL -> wins.ron(table, winners);
        };
    }

    private static List<Event> threeRons(Table table, List<Seat> winners) {
        List<Event> events = new ArrayList<>();
        for (Seat winner : winners) {
            events.add(new Event.Shown(winner, table.place(winner).hand().list()));
        }
        events.add(new Event.Ended(Words.THREE_RONS));
        return events;
    }

    /// A discard is won on, claimed, or ends the hand, or the next seat draws.
    private List<Event> settle(Table table, Seat from, Seats<Action> chosen) {
        List<Seat> winners = Claims.winners(table, chosen);
        if (!winners.isEmpty()) {
            return won(table, winners);
        }
        List<Event> events = new ArrayList<>(3);
        if (Facts.isInRiichi(table.place(from)) && Facts.isRiichiTile(table)) {
            events.add(stick(table, from));
        }
        Optional<String> abort = Draws.abortive(table, rules);
        if (abort.isPresent()) {
            events.addAll(Draws.abort(table, abort.get()));
            return events;
        }
        Optional<Claims.Claimant> claim = Claims.best(table, chosen, Calls::priority);
        if (claim.isPresent() && claim.get().action() instanceof Action.Claim(Meld meld)) {
            events.add(new Event.Claimed(claim.get().seat(), meld));
        } else if (DeadWall.live(table.wall()) == 0) {
            events.add(new Event.Began(Words.SHOWDOWN));
        } else {
            int front = table.wall().front();
            events.add(new Event.Drew(table.next(from), table.wall().tile(front), front));
        }
        return events;
    }

    private static Event stick(Table table, Seat seat) {
        return new Event.Paid(
                Words.RIICHI,
                List.of(new Event.Line(Words.RIICHI, Wins.STICK, ScoreLines.POINTS)),
                table.places().map((each, _) -> each == seat ? -Wins.STICK : 0),
                Wins.STICK);
    }
}
