package sparrow.formats.tenhou;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import sparrow.core.table.Event;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;
import sparrow.formats.hand.Payers;
import sparrow.formats.hand.WinSheet;
import sparrow.records.Json;
import sparrow.records.RecordedHand;
import sparrow.riichi.Yaku;
import sparrow.riichi.table.Words;
import tools.jackson.databind.node.ArrayNode;

/// The result of a hand as a list.
final class JsonEndWriter {
    private static final List<String> LIMITS = List.of("", "満貫", "跳満", "倍満", "三倍満", "役満");

    private final Event.Started started;
    private final List<Event.Won> wins = new ArrayList<>();
    private final List<Event.Paid> payments = new ArrayList<>();
    private int shown;

    private JsonEndWriter(RecordedHand hand) {
        this.started = hand.started();
        for (Event event : hand.events()) {
            if (event instanceof Event.Won won) {
                wins.add(won);
            } else if (event instanceof Event.Paid paid && !paid.reason().equals(Words.RIICHI)) {
                payments.add(paid);
            } else if (event instanceof Event.Shown) {
                shown++;
            }
        }
    }

    static ArrayNode result(RecordedHand hand) {
        JsonEndWriter writer = new JsonEndWriter(hand);
        ArrayNode result = Json.MAPPER.createArrayNode();
        if (hand.events().getLast() instanceof Event.Ended(String reason)) {
            writer.write(reason, result);
        } else {
            result.add(JsonEnding.BROKEN_OFF);
        }
        return result;
    }

    private void write(String reason, ArrayNode result) {
        switch (reason) {
            case Words.WON -> {
                result.add(JsonEnding.WIN);
                for (int i = 0; i < wins.size(); i++) {
                    points(result, payments.get(i).points());
                    win(result.addArray(), wins.get(i), payments.get(i));
                }
            }
            case Words.EXHAUSTED -> {
                result.add(
                        !payments.isEmpty()
                                ? JsonEnding.EXHAUSTED
                                : shown == 0 ? JsonEnding.NONE_READY : JsonEnding.ALL_READY);
                payments.forEach(paid -> points(result, paid.points()));
            }
            case Words.NAGASHI -> {
                result.add(JsonEnding.NAGASHI);
                points(result, sum());
            }
            case Words.NINE_TERMINALS -> result.add(JsonEnding.NINE_TERMINALS);
            case Words.FOUR_WINDS -> result.add(JsonEnding.FOUR_WINDS);
            case Words.FOUR_RIICHI -> result.add(JsonEnding.FOUR_RIICHI);
            case Words.FOUR_KANS -> result.add(JsonEnding.FOUR_KANS);
            default -> result.add(JsonEnding.THREE_RONS);
        }
    }

    private static void points(ArrayNode result, Seats<Integer> points) {
        ArrayNode list = result.addArray();
        points.values().forEach(list::add);
    }

    private Seats<Integer> sum() {
        Seats<Integer> sum = started.points().map(_ -> 0);
        for (Event.Paid paid : payments) {
            Seats<Integer> before = sum;
            sum = paid.points().map((seat, change) -> change + before.get(seat));
        }
        return sum;
    }

    private void win(ArrayNode details, Event.Won won, Event.Paid paid) {
        Seat seat = won.seat();
        Seat liable = Payers.liable(won, paid.points()).orElse(seat);
        details.add(seat.ordinal()).add(won.from().orElse(seat).ordinal()).add(liable.ordinal());
        if (paid.lines().isEmpty()) {
            return;
        }
        WinSheet sheet = WinSheet.of(paid.lines());
        details.add(worth(won, sheet));
        int wind = Math.floorMod(seat.ordinal() - started.dealer().ordinal(), paid.points().size());
        int round = started.tally().getOrDefault(Words.ROUND, 0) % 4;
        for (Map.Entry<Yaku, Integer> counted : sheet.yaku().entrySet()) {
            Yaku yaku = counted.getKey();
            int times = counted.getValue();
            String han = !yaku.isYakuman() ? times + "飜" : times == 1 ? "役満" : times + "倍役満";
            details.add(TenhouYaku.name(yaku, wind, round) + "(" + han + ")");
        }
    }

    private String worth(Event.Won won, WinSheet sheet) {
        String limit = LIMITS.get(sheet.limit().ordinal());
        String worth = limit.isEmpty() ? sheet.fu() + "符" + sheet.han() + "飜" : limit;
        if (won.from().isPresent()) {
            return worth + sheet.points() + "点";
        }
        int payers = started.points().size() - 1;
        if (won.seat() == started.dealer()) {
            return worth + sheet.points() / payers + "点∀";
        }
        int other = sheet.share(payers);
        return worth + other + "-" + (sheet.points() - (payers - 1) * other) + "点";
    }
}
