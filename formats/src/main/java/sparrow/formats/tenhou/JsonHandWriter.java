package sparrow.formats.tenhou;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import sparrow.core.table.Event;
import sparrow.core.table.Origin;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;
import sparrow.core.tile.Tile;
import sparrow.records.BadRecord;
import sparrow.records.Json;
import sparrow.records.RecordedHand;
import sparrow.riichi.table.Words;
import tools.jackson.databind.node.ArrayNode;

/// One hand as lists.
final class JsonHandWriter {
    private static final int STICK = 1_000;
    private static final int DRAWN = 60;

    private final RecordedHand hand;
    private final List<Tile> dora = new ArrayList<>();
    private final List<Tile> ura = new ArrayList<>();
    private final Seats<ArrayNode> dealt;
    private final Seats<ArrayNode> taken;
    private final Seats<ArrayNode> given;
    private final Seats<List<Meld>> melds;
    private boolean isRiichi;

    private JsonHandWriter(RecordedHand hand) {
        this.hand = hand;
        Seats<Integer> points = hand.started().points();
        this.dealt = points.map(_ -> Json.MAPPER.createArrayNode());
        this.taken = points.map(_ -> Json.MAPPER.createArrayNode());
        this.given = points.map(_ -> Json.MAPPER.createArrayNode());
        this.melds = points.map(_ -> new ArrayList<>());
    }

    static ArrayNode write(RecordedHand hand) throws BadRecord {
        JsonHandWriter writer = new JsonHandWriter(hand);
        for (Event event : hand.events()) {
            writer.write(event);
        }
        return writer.lists();
    }

    private ArrayNode lists() throws BadRecord {
        Event.Started started = hand.started();
        ArrayNode lists = Json.MAPPER.createArrayNode();
        lists.addArray()
                .add(4 * started.tally().getOrDefault(Words.ROUND, 0) + started.dealer().ordinal())
                .add(started.tally().getOrDefault(Words.HONBA, 0))
                .add(started.pot() / STICK);
        ArrayNode points = lists.addArray();
        started.points().values().forEach(points::add);
        ArrayNode shown = lists.addArray();
        dora.forEach(tile -> shown.add(JsonMove.number(tile)));
        ArrayNode hidden = lists.addArray();
        ura.forEach(tile -> hidden.add(JsonMove.number(tile)));
        for (Seat seat : dealt.seats()) {
            lists.add(dealt.get(seat)).add(taken.get(seat)).add(given.get(seat));
        }
        return lists.add(JsonEndWriter.result(hand));
    }

    private void write(Event event) throws BadRecord {
        switch (event) {
            case Event.Dealt(Seat seat, List<Tile> tiles) ->
                    tiles.forEach(tile -> dealt.get(seat).add(JsonMove.number(tile)));
            case Event.Drew(Seat seat, Tile tile, int _) ->
                    taken.get(seat).add(JsonMove.number(tile));
            case Event.Discarded(Seat seat, Tile tile, Origin origin) -> {
                int number = origin == Origin.DRAWN ? DRAWN : JsonMove.number(tile);
                if (isRiichi) {
                    given.get(seat).add("r" + number);
                } else {
                    given.get(seat).add(number);
                }
                isRiichi = false;
            }
            case Event.Claimed(Seat seat, Meld meld) -> claim(seat, meld);
            case Event.Laid(Seat seat, Meld meld) -> lay(seat, meld);
            case Event.Added(Seat seat, int meld, Tile tile) ->
                    add(seat, melds.get(seat).get(meld), tile);
            case Event.Declared(Seat _, String word) -> {
                if (word.equals(Words.OPEN_RIICHI)) {
                    throw new BadRecord("this format has no open riichi");
                }
                isRiichi = word.equals(Words.RIICHI);
            }
            case Event.Revealed(String marker, int _, Tile tile, Set<Seat> _) ->
                    (marker.equals(Words.URA) ? ura : dora).add(tile);
            case Event.Started _,
                    Event.WallBuilt _,
                    Event.Began _,
                    Event.TakenBack _,
                    Event.Exchanged _,
                    Event.JokerTaken _,
                    Event.Retrieved _,
                    Event.Shown _,
                    Event.Turned _,
                    Event.Won _,
                    Event.Paid _,
                    Event.Ended _ -> {}
        }
    }

    private void claim(Seat seat, Meld meld) {
        melds.get(seat).add(meld);
        if (meld.kind() == Meld.Kind.RUN) {
            taken.get(seat).add(JsonMove.text(JsonMove.Kind.CHI, called(meld, 0), 0));
            return;
        }
        int at = place(seat, meld);
        if (meld.isKong()) {
            taken.get(seat).add(JsonMove.text(JsonMove.Kind.OPEN_KAN, called(meld, at), at));
            given.get(seat).add(0);
        } else {
            taken.get(seat).add(JsonMove.text(JsonMove.Kind.PON, called(meld, at), at));
        }
    }

    private void lay(Seat seat, Meld meld) {
        if (meld.kind() == Meld.Kind.FLOWERS) {
            given.get(seat).add(JsonMove.text(JsonMove.Kind.KITA, meld.tiles(), 0));
        } else {
            melds.get(seat).add(meld);
            given.get(seat).add(JsonMove.text(JsonMove.Kind.CONCEALED_KAN, meld.tiles(), 3));
        }
    }

    private void add(Seat seat, Meld pon, Tile tile) {
        int at = place(seat, pon);
        List<Tile> tiles = called(pon, at);
        tiles.add(at, tile);
        given.get(seat).add(JsonMove.text(JsonMove.Kind.ADDED_KAN, tiles, at));
    }

    /// Where the tile taken lies among the others: left, in the middle or right, as its discarder
    /// sits.
    private static int place(Seat seat, Meld meld) {
        Optional<Seat> from = meld.taken().map(Meld.Taken::from);
        int away = Math.floorMod(from.orElse(seat).ordinal() - seat.ordinal(), 4);
        return away == 3 ? 0 : away == 2 ? 1 : meld.tiles().size() - 1;
    }

    private static List<Tile> called(Meld meld, int at) {
        List<Tile> tiles = new ArrayList<>(meld.tiles());
        Collections.sort(tiles);
        meld.taken()
                .ifPresent(taken -> {
                    tiles.remove(taken.tile());
                    tiles.add(at, taken.tile());
                });
        return tiles;
    }
}
