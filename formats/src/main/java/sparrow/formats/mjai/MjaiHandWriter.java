package sparrow.formats.mjai;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import sparrow.core.table.Event;
import sparrow.core.table.Origin;
import sparrow.core.table.Table;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;
import sparrow.core.tile.Tile;
import sparrow.formats.hand.WinSheet;
import sparrow.records.BadRecord;
import sparrow.records.Json;
import sparrow.records.RecordedHand;
import sparrow.riichi.Yaku;
import sparrow.riichi.table.Words;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// One hand as events.
final class MjaiHandWriter {
    private static final String WINDS = "ESWN";
    private static final int STICK = 1_000;
    private static final int HAN_OF_YAKUMAN = 13;

    private final List<ObjectNode> lines = new ArrayList<>();
    private final List<Event.Won> wins = new ArrayList<>();
    private final List<Seat> shown = new ArrayList<>();
    private final List<Event.Paid> payments = new ArrayList<>();
    private final List<Tile> ura = new ArrayList<>();
    private Table table;

    private MjaiHandWriter(Table table) {
        this.table = table;
    }

    static List<ObjectNode> lines(RecordedHand hand) throws BadRecord {
        MjaiHandWriter writer = new MjaiHandWriter(Table.start(hand.started()));
        for (Event event : hand.events().subList(1, hand.events().size())) {
            writer.write(event);
            writer.table = writer.table.after(event);
        }
        return writer.lines;
    }

    private ObjectNode line(String type) {
        ObjectNode line = Json.MAPPER.createObjectNode().put("type", type);
        lines.add(line);
        return line;
    }

    private ObjectNode by(String type, Seat seat) {
        return line(type).put("actor", seat.ordinal());
    }

    private void write(Event event) throws BadRecord {
        switch (event) {
            case Event.Began(String phase) -> {
                if (phase.equals(Words.PLAY)) {
                    start();
                }
            }
            case Event.Drew(Seat seat, Tile tile, int _) ->
                    by("tsumo", seat).put("pai", MjaiTiles.name(tile));
            case Event.Discarded(Seat seat, Tile tile, Origin origin) ->
                    by("dahai", seat)
                            .put("pai", MjaiTiles.name(tile))
                            .put("tsumogiri", origin == Origin.DRAWN);
            case Event.Claimed(Seat seat, Meld meld) -> claim(seat, meld);
            case Event.Laid(Seat seat, Meld meld) -> {
                if (meld.kind() == Meld.Kind.FLOWERS) {
                    by("nukidora", seat).put("pai", MjaiTiles.name(meld.tiles().getFirst()));
                } else {
                    tiles(by("ankan", seat), "consumed", meld.tiles());
                }
            }
            case Event.Added(Seat seat, int meld, Tile tile) ->
                    tiles(
                            by("kakan", seat).put("pai", MjaiTiles.name(tile)),
                            "consumed",
                            table.place(seat).melds().get(meld).tiles());
            case Event.Declared(Seat seat, String word) -> {
                if (word.equals(Words.RIICHI)) {
                    by("reach", seat);
                } else if (word.equals(Words.OPEN_RIICHI)) {
                    throw new BadRecord("this format has no open riichi");
                }
            }
            case Event.Revealed(String marker, int _, Tile tile, Set<Seat> _) -> {
                if (marker.equals(Words.URA)) {
                    ura.add(tile);
                } else if (table.phase().equals(Words.PLAY)) {
                    line("dora").put("dora_marker", MjaiTiles.name(tile));
                }
            }
            case Event.Won won -> wins.add(won);
            case Event.Shown(Seat seat, List<Tile> _) -> shown.add(seat);
            case Event.Paid paid -> pay(paid);
            case Event.Ended(String reason) -> end(reason);
            case Event.Started _,
                    Event.WallBuilt _,
                    Event.Dealt _,
                    Event.TakenBack _,
                    Event.Exchanged _,
                    Event.JokerTaken _,
                    Event.Retrieved _,
                    Event.Turned _ -> {}
        }
    }

    private void start() {
        Event.Started started = table.started();
        ObjectNode line =
                line("start_kyoku")
                        .put("bakaze", WINDS.substring(round(started) % 4, round(started) % 4 + 1))
                        .put("dora_marker", MjaiTiles.name(table.markers().getFirst().tile()))
                        .put("kyoku", started.dealer().ordinal() + 1)
                        .put("honba", started.tally().getOrDefault(Words.HONBA, 0))
                        .put("kyotaku", started.pot() / STICK)
                        .put("oya", started.dealer().ordinal());
        points(line, "scores", started.points());
        ArrayNode hands = line.putArray("tehais");
        for (Seat seat : table.seats()) {
            ArrayNode hand = hands.addArray();
            dealt(seat).forEach(tile -> hand.add(MjaiTiles.name(tile)));
        }
        tiles(line, "haiyama", MjaiWall.theirs(table));
    }

    private static int round(Event.Started started) {
        return started.tally().getOrDefault(Words.ROUND, 0);
    }

    private List<Tile> dealt(Seat seat) {
        return table.log().events().stream()
                .filter(event -> event instanceof Event.Dealt dealt && dealt.seat() == seat)
                .flatMap(event -> ((Event.Dealt) event).tiles().stream())
                .toList();
    }

    private static void tiles(ObjectNode line, String field, List<Tile> tiles) {
        ArrayNode list = line.putArray(field);
        tiles.forEach(tile -> list.add(MjaiTiles.name(tile)));
    }

    private static void points(ObjectNode line, String field, Seats<Integer> points) {
        ArrayNode list = line.putArray(field);
        points.values().forEach(list::add);
    }

    private void claim(Seat seat, Meld meld) {
        Meld.Taken taken = meld.taken().orElseThrow();
        List<Tile> own = new ArrayList<>(meld.tiles());
        own.remove(taken.tile());
        Collections.sort(own);
        String type = meld.kind() == Meld.Kind.RUN ? "chi" : meld.isKong() ? "daiminkan" : "pon";
        tiles(
                by(type, seat)
                        .put("target", taken.from().ordinal())
                        .put("pai", MjaiTiles.name(taken.tile())),
                "consumed",
                own);
    }

    private void pay(Event.Paid paid) {
        switch (paid.reason()) {
            case Words.RIICHI -> {
                for (Seat seat : paid.points().seats()) {
                    if (paid.points().get(seat) < 0) {
                        ObjectNode line = by("reach_accepted", seat);
                        points(line, "deltas", paid.points());
                        points(line, "scores", table.after(paid).points());
                    }
                }
            }
            case Words.WIN -> win(wins.removeFirst(), paid);
            default -> payments.add(paid);
        }
    }

    private void win(Event.Won won, Event.Paid paid) {
        Seat seat = won.seat();
        ObjectNode line =
                by("hora", seat)
                        .put("target", won.from().orElse(seat).ordinal())
                        .put("pai", MjaiTiles.name(won.tile()));
        if (table.place(seat).hasSaid(Words.RIICHI)) {
            tiles(line, "ura_markers", ura);
        }
        tiles(line, "hora_tehais", table.place(seat).hand().list());
        if (!paid.lines().isEmpty()) {
            WinSheet sheet = WinSheet.of(paid.lines());
            ArrayNode yakus = line.putArray("yakus");
            for (Map.Entry<Yaku, Integer> counted : sheet.yaku().entrySet()) {
                int times = counted.getKey().isYakuman() ? HAN_OF_YAKUMAN : 1;
                yakus.addArray().add(counted.getKey().key()).add(times * counted.getValue());
            }
            if (sheet.fu() > 0) {
                line.put("fu", sheet.fu());
            }
            line.put("fan", sheet.han()).put("hora_points", sheet.points());
        }
        points(line, "deltas", paid.points());
        points(line, "scores", table.after(paid).points());
    }

    private void end(String reason) {
        if (!reason.equals(Words.WON)) {
            ObjectNode line = line("ryukyoku").put("reason", MjaiReasons.reason(reason));
            ArrayNode ready = line.putArray("tenpais");
            table.seats().forEach(seat -> ready.add(shown.contains(seat)));
            points(line, "deltas", sum());
            points(line, "scores", table.points());
        }
        line("end_kyoku");
    }

    private Seats<Integer> sum() {
        Seats<Integer> sum = table.points().map(_ -> 0);
        for (Event.Paid paid : payments) {
            Seats<Integer> before = sum;
            sum = before.map((seat, change) -> change + paid.points().get(seat));
        }
        return sum;
    }
}
