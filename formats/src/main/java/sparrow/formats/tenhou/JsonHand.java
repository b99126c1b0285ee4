package sparrow.formats.tenhou;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import sparrow.core.table.Event;
import sparrow.core.table.Origin;
import sparrow.core.table.Rules;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;
import sparrow.formats.hand.HandBuilder;
import sparrow.records.BadRecord;
import sparrow.records.RecordedHand;
import sparrow.records.Sidenotes;
import sparrow.riichi.table.Words;
import tools.jackson.databind.JsonNode;

/// A hand from its lists: what was at stake, the points, the indicators, and for each player the
/// first tiles, those taken and those given; the result is the last.
final class JsonHand {
    private static final int STICK = 1_000;
    private static final int LISTS = 3;
    private static final int FIRST = 4;

    private final JsonNode lists;
    private final HandBuilder builder;
    private final List<Tile> indicators;
    private Seat turn;
    private Tile drawn = Tile.HIDDEN;
    private Tile offered = Tile.HIDDEN;
    private Seat discarder = Seat.A;
    private Optional<Seat> stickDue = Optional.empty();
    private int kans;
    private boolean isKanConcealed;

    private JsonHand(JsonNode lists, HandBuilder builder, List<Tile> indicators) {
        this.lists = lists;
        this.builder = builder;
        this.indicators = indicators;
        this.turn = builder.started().dealer();
    }

    static RecordedHand read(JsonNode lists, Rules rules, int number, int count) throws BadRecord {
        if (!lists.isArray() || lists.size() <= FIRST + LISTS * count) {
            throw new BadRecord("a hand has lists for " + count + " players and a result");
        }
        List<Integer> stake = JsonLists.numbers(lists.get(0));
        List<Integer> points = JsonLists.numbers(lists.get(1));
        if (stake.size() < 3 || points.size() < count || stake.get(0) < 0) {
            throw new BadRecord("a hand begins with its number, honba and sticks, and the points");
        }
        SortedMap<String, Integer> tally = new TreeMap<>();
        tally.put(Words.ROUND, stake.get(0) / 4);
        tally.put(Words.HONBA, stake.get(1));
        tally.put(Words.WINS, 0);
        Seat dealer = Seat.values()[stake.get(0) % 4];
        if (dealer.ordinal() >= count) {
            throw new BadRecord("the dealer has no place at the table");
        }
        Event.Started started =
                new Event.Started(
                        Words.RIICHI_GAME,
                        1,
                        rules,
                        number,
                        dealer,
                        tally,
                        Seats.first(count, seat -> points.get(seat.ordinal())),
                        STICK * stake.get(2));
        return new JsonHand(lists, new HandBuilder(started), JsonLists.tiles(lists.get(2))).read();
    }

    /// How many lists a hand of so many players has, its result counted.
    static int lists(int count) {
        return FIRST + LISTS * count + 1;
    }

    private RecordedHand read() throws BadRecord {
        Seats<List<Tile>> dealt = Seats.none();
        Seats<List<JsonMove>> taken = Seats.none();
        Seats<List<JsonMove>> given = Seats.none();
        for (Seat seat : builder.started().points().seats()) {
            int at = FIRST + LISTS * seat.ordinal();
            dealt = dealt.with(seat, JsonLists.tiles(lists.get(at)));
            taken = taken.with(seat, moves(lists.get(at + 1)));
            given = given.with(seat, moves(lists.get(at + 2)));
        }
        if (indicators.isEmpty()) {
            throw new BadRecord("there is no dora indicator");
        }
        builder.deal(dealt, indicators.getFirst());
        for (JsonOrder.Step step : JsonOrder.of(turn, dealt, taken, given)) {
            play(step);
        }
        JsonEnding ending =
                new JsonEnding(builder, turn, offered, stickDue, JsonLists.tiles(lists.get(3)));
        ending.read(lists.get(lists.size() - 1));
        return builder.finish(Sidenotes.NONE);
    }

    private static List<JsonMove> moves(JsonNode list) throws BadRecord {
        if (!list.isArray() || list.size() > JsonOrder.LONGEST_LIST) {
            throw new BadRecord(
                    "a list of tiles has " + JsonOrder.LONGEST_LIST + " entries at most");
        }
        List<JsonMove> moves = new ArrayList<>();
        for (JsonNode node : list) {
            moves.add(JsonMove.of(node));
        }
        return moves;
    }

    private void play(JsonOrder.Step step) throws BadRecord {
        JsonMove move = step.move();
        Seat seat = step.seat();
        turn = seat;
        if (stickDue.isPresent()) {
            builder.stick(stickDue.get());
            stickDue = Optional.empty();
        }
        switch (move.kind()) {
            case TILE -> {
                if (step.isTaken()) {
                    draw(seat, move.marked());
                } else {
                    discard(seat, move, move.marked(), Origin.HAND);
                }
            }
            case DRAWN -> discard(seat, move, drawn, Origin.DRAWN);
            case CHI, PON, OPEN_KAN -> {
                builder.claim(seat, move.own(offered), offered, discarder);
                if (move.kind() == JsonMove.Kind.OPEN_KAN) {
                    kan(Meld.Manner.CLAIMED);
                }
            }
            case CONCEALED_KAN -> {
                builder.concealedKan(seat, move.held(Tiles.of(builder.hand(seat))));
                offered = move.tiles().getFirst().plain();
                kan(Meld.Manner.OWN);
            }
            case ADDED_KAN -> {
                offered = move.added(Tiles.of(builder.hand(seat)));
                builder.addedKan(seat, offered);
                kan(Meld.Manner.CLAIMED);
            }
            case KITA -> {
                builder.kita(seat, move.marked());
                offered = move.marked();
                isKanConcealed = true;
            }
            case NOTHING -> {}
        }
    }

    private void kan(Meld.Manner manner) {
        kans++;
        isKanConcealed = manner == Meld.Manner.OWN;
    }

    private void draw(Seat seat, Tile tile) throws BadRecord {
        show(isKanConcealed ? kans : kans - 1);
        builder.draw(seat, tile);
        drawn = tile;
        offered = tile;
    }

    private void discard(Seat seat, JsonMove move, Tile tile, Origin origin) throws BadRecord {
        if (move.isRiichi()) {
            builder.say(seat, Words.RIICHI);
        }
        show(kans);
        builder.discard(seat, tile, origin);
        offered = tile;
        discarder = seat;
        stickDue = move.isRiichi() ? Optional.of(seat) : Optional.empty();
    }

    /// Turns the indicators of so many kans, as far as there are any.
    private void show(int upTo) throws BadRecord {
        while (builder.doraShown() <= upTo && builder.doraShown() < indicators.size()) {
            builder.dora(indicators.get(builder.doraShown()));
        }
    }
}
