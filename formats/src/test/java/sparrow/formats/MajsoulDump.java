package sparrow.formats;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import sparrow.core.table.Event;
import sparrow.core.table.Origin;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;
import sparrow.core.tile.Tile;
import sparrow.formats.hand.WinSheet;
import sparrow.formats.tenhou.MajsoulYaku;
import sparrow.records.Json;
import sparrow.records.RecordedHand;
import sparrow.records.Transcript;
import sparrow.riichi.Yaku;
import sparrow.riichi.table.Words;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// Tells a match as Mahjong Soul does, decoded into JSON.
public final class MajsoulDump {
    private static final List<String> ABORTED =
            List.of(
                    Words.NINE_TERMINALS,
                    Words.FOUR_WINDS,
                    Words.FOUR_KANS,
                    Words.FOUR_RIICHI,
                    Words.THREE_RONS);

    private final ArrayNode events;
    private final RecordedHand hand;
    private final List<Tile> doras = new ArrayList<>();
    private final List<Tile> ura = new ArrayList<>();
    private final List<Event.Won> wins = new ArrayList<>();
    private final List<Event.Paid> paid = new ArrayList<>();
    private final List<Seat> shown = new ArrayList<>();
    private Optional<ObjectNode> opening = Optional.empty();
    private int told = 1;
    private boolean isRiichi;
    private Seat last = Seat.A;

    private MajsoulDump(ArrayNode events, RecordedHand hand) {
        this.events = events;
        this.hand = hand;
    }

    /// The head with players and result, and the events under `data`.
    public static ObjectNode of(Transcript match) {
        ObjectNode root = Json.MAPPER.createObjectNode();
        ObjectNode head = root.putObject("head");
        head.put("uuid", "230101-00000000-0000-0000-0000-000000000000");
        boolean isEast = match.hands().getFirst().started().rules().value("length").equals("east");
        boolean isThree = match.hands().getFirst().started().points().size() == 3;
        head.putObject("config")
                .putObject("mode")
                .put("mode", (isThree ? 10 : 0) + (isEast ? 1 : 2));
        ArrayNode accounts = head.putArray("accounts");
        match.header()
                .players()
                .seats()
                .forEach(seat ->
                        accounts.addObject()
                                .put("seat", seat.ordinal())
                                .put("nickname", match.header().players().get(seat).name()));
        ArrayNode players = head.putObject("result").putArray("players");
        match.header()
                .standing()
                .ifPresent(standing ->
                        standing.points()
                                .seats()
                                .forEach(seat ->
                                        players.addObject()
                                                .put("seat", seat.ordinal())
                                                .put("part_point_1", standing.points().get(seat))
                                                .put(
                                                        "total_point",
                                                        100 * standing.tenths().get(seat))));
        ArrayNode events = root.putArray("data");
        for (RecordedHand hand : match.hands()) {
            new MajsoulDump(events, hand).tell();
        }
        return root;
    }

    private void tell() {
        for (Event event : hand.events()) {
            tell(event);
        }
    }

    private ObjectNode add(String name) {
        return events.addObject().put("name", ".lq." + name).putObject("data");
    }

    private ObjectNode by(String name, Seat seat) {
        return add(name).put("seat", seat.ordinal());
    }

    private static String name(Tile tile) {
        int kind = tile.kind();
        int rank = tile.isRed() ? 0 : kind % 9 + 1;
        return rank + String.valueOf("mpsz".charAt(kind / 9));
    }

    private static void tiles(ArrayNode list, List<Tile> tiles) {
        tiles.forEach(tile -> list.add(name(tile)));
    }

    private void doras(ObjectNode node) {
        if (doras.size() > told) {
            tiles(node.putArray("doras"), doras);
            told = doras.size();
        }
    }

    private static void numbers(ArrayNode list, Seats<Integer> numbers) {
        numbers.values().forEach(list::add);
    }

    private void tell(Event event) {
        switch (event) {
            case Event.Started started -> {
                ObjectNode node =
                        add("RecordNewRound")
                                .put("chang", started.tally().getOrDefault(Words.ROUND, 0))
                                .put("ju", started.dealer().ordinal())
                                .put("ben", started.tally().getOrDefault(Words.HONBA, 0))
                                .put("liqibang", started.pot() / 1_000);
                numbers(node.putArray("scores"), started.points());
                opening = Optional.of(node);
            }
            case Event.Dealt(Seat seat, List<Tile> tiles) ->
                    tiles(opening.orElseThrow().putArray("tiles" + seat.ordinal()), tiles);
            case Event.Revealed(String marker, int _, Tile tile, Set<Seat> _) -> {
                (marker.equals(Words.URA) ? ura : doras).add(tile);
                if (doras.size() == 1 && ura.isEmpty()) {
                    tiles(opening.orElseThrow().putArray("doras"), doras);
                }
            }
            case Event.Drew(Seat seat, Tile tile, int _) -> {
                if (opening.isPresent()) {
                    ((ArrayNode) opening.get().get("tiles" + seat.ordinal())).add(name(tile));
                    opening = Optional.empty();
                } else {
                    doras(by("RecordDealTile", seat).put("tile", name(tile)));
                }
                last = seat;
            }
            case Event.Discarded(Seat seat, Tile tile, Origin origin) -> {
                doras(
                        by("RecordDiscardTile", seat)
                                .put("tile", name(tile))
                                .put("is_liqi", isRiichi)
                                .put("moqie", origin == Origin.DRAWN));
                isRiichi = false;
                last = seat;
            }
            case Event.Claimed(Seat seat, Meld meld) -> claim(seat, meld);
            case Event.Laid(Seat seat, Meld meld) -> {
                if (meld.kind() == Meld.Kind.FLOWERS) {
                    by("RecordBaBei", seat).put("moqie", false);
                } else {
                    by("RecordAnGangAddGang", seat)
                            .put("type", 3)
                            .put("tiles", name(meld.tiles().getFirst().plain()));
                }
            }
            case Event.Added(Seat seat, int _, Tile tile) ->
                    by("RecordAnGangAddGang", seat).put("type", 2).put("tiles", name(tile));
            case Event.Declared(Seat _, String word) -> isRiichi = word.equals(Words.RIICHI);
            case Event.Won won -> wins.add(won);
            case Event.Shown(Seat seat, List<Tile> _) -> shown.add(seat);
            case Event.Paid payment -> {
                if (!payment.reason().equals(Words.RIICHI)) {
                    paid.add(payment);
                }
            }
            case Event.Ended(String reason) -> end(reason);
            case Event.WallBuilt _,
                    Event.Began _,
                    Event.TakenBack _,
                    Event.Exchanged _,
                    Event.JokerTaken _,
                    Event.Retrieved _,
                    Event.Turned _ -> {}
        }
    }

    private void claim(Seat seat, Meld meld) {
        Meld.Taken taken = meld.taken().orElseThrow();
        List<Tile> tiles = new ArrayList<>(meld.tiles());
        tiles.remove(taken.tile());
        tiles.add(taken.tile());
        ObjectNode node =
                by("RecordChiPengGang", seat)
                        .put("type", meld.kind() == Meld.Kind.RUN ? 0 : meld.isKong() ? 2 : 1);
        tiles(node.putArray("tiles"), tiles);
        ArrayNode froms = node.putArray("froms");
        for (int i = 0; i + 1 < tiles.size(); i++) {
            froms.add(seat.ordinal());
        }
        froms.add(taken.from().ordinal());
    }

    private Seats<Integer> changes() {
        Seats<Integer> sum = hand.started().points().map(_ -> 0);
        for (Event.Paid payment : paid) {
            Seats<Integer> before = sum;
            sum = before.map((seat, change) -> change + payment.points().get(seat));
        }
        return sum;
    }

    private void end(String reason) {
        switch (reason) {
            case Words.WON -> {
                ObjectNode node = add("RecordHule");
                ArrayNode hules = node.putArray("hules");
                for (int i = 0; i < wins.size(); i++) {
                    hule(hules.addObject(), wins.get(i), paid.get(i));
                }
                numbers(node.putArray("delta_scores"), changes());
            }
            case Words.EXHAUSTED, Words.NAGASHI -> {
                ObjectNode node =
                        add("RecordNoTile").put("liujumanguan", reason.equals(Words.NAGASHI));
                ArrayNode players = node.putArray("players");
                hand.started()
                        .points()
                        .seats()
                        .forEach(seat -> players.addObject().put("tingpai", shown.contains(seat)));
                numbers(node.putArray("scores").addObject().putArray("delta_scores"), changes());
            }
            default -> by("RecordLiuJu", last).put("type", ABORTED.indexOf(reason) + 1);
        }
    }

    private void hule(ObjectNode node, Event.Won won, Event.Paid payment) {
        WinSheet sheet = WinSheet.of(payment.lines());
        node.put("seat", won.seat().ordinal())
                .put("zimo", won.from().isEmpty())
                .put("hu_tile", name(won.tile()))
                .put("yiman", sheet.isYakuman())
                .put("fu", sheet.fu());
        if (hand.events().contains(new Event.Declared(won.seat(), Words.RIICHI))) {
            tiles(node.putArray("li_doras"), ura);
        }
        ArrayNode fans = node.putArray("fans");
        for (Map.Entry<Yaku, Integer> counted : sheet.yaku().entrySet()) {
            fans.addObject()
                    .put("id", MajsoulYaku.number(counted.getKey()).orElseThrow())
                    .put("val", counted.getValue());
        }
    }
}
