package sparrow.server.table;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import sparrow.core.game.Action;
import sparrow.core.game.Advice;
import sparrow.core.game.Choice;
import sparrow.core.table.Event;
import sparrow.core.table.Eyes;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;
import sparrow.records.ActionWriter;
import sparrow.records.ChoiceWriter;
import sparrow.records.Json;
import sparrow.records.JsonLog;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// What a table says, as JSON; `docs/protocol.md` describes every message.
public final class TableMessages {
    /// Time that is left: first `left`, then `bank`.
    record Time(long left, long bank) {
        ObjectNode json() {
            return Json.MAPPER.createObjectNode().put("left", left).put("bank", bank);
        }
    }

    private static final String DECISION = "decision";
    private static final String SEAT = "seat";
    private static final String MESSAGE = "message";

    private TableMessages() {}

    private static ObjectNode typed(String type) {
        return Json.MAPPER.createObjectNode().put("type", type);
    }

    static String welcome(Optional<Seat> seat, ObjectNode state) {
        ObjectNode node = typed("welcome");
        seat.ifPresent(own -> node.put(SEAT, own.name()));
        return node.set("state", state).toString();
    }

    static String state(ObjectNode state) {
        return typed("state").set("state", state).toString();
    }

    static String events(int from, List<Event> events, Eyes eyes) {
        StringBuilder text = new StringBuilder(64 + 100 * events.size());
        text.append("{\"type\":\"events\",\"from\":").append(from).append(",\"events\":[");
        for (int i = 0; i < events.size(); i++) {
            text.append(i == 0 ? "" : ",").append(JsonLog.line(events.get(i).seenBy(eyes)));
        }
        return text.append("]}").toString();
    }

    static String pending(
            int decision, List<Seat> seats, Optional<Long> window, Map<Seat, Time> clocks) {
        ObjectNode node = typed("pending").put(DECISION, decision);
        ArrayNode asked = node.putArray("seats");
        seats.forEach(seat -> asked.add(seat.name()));
        window.ifPresent(left -> node.put("window", left));
        if (!clocks.isEmpty()) {
            ObjectNode times = node.putObject("clocks");
            clocks.forEach((seat, time) -> times.set(seat.name(), time.json()));
        }
        return node.toString();
    }

    static String choice(int decision, Choice choice, Optional<Time> clock) {
        ObjectNode node = ChoiceWriter.write(choice, typed("choice").put(DECISION, decision));
        clock.ifPresent(time -> node.set("clock", time.json()));
        return node.toString();
    }

    /// A choice that is not shown: there may be something to claim, or nothing.
    static String covered(int decision, Optional<Time> clock) {
        ObjectNode node = typed("choice").put(DECISION, decision).put("kind", "covered");
        clock.ifPresent(time -> node.set("clock", time.json()));
        return node.toString();
    }

    static String notes(List<String> notes) {
        ObjectNode node = typed("notes");
        ArrayNode list = node.putArray("notes");
        notes.forEach(list::add);
        return node.toString();
    }

    static String answered(Answer answer) {
        return answer.write(typed("answered")).toString();
    }

    /// A refusal; `decision` is absent where there was none.
    public static String refused(String about, Optional<Integer> decision, ApiRefusal refusal) {
        ObjectNode node = typed("refused").put("about", about);
        decision.ifPresent(id -> node.put(DECISION, id));
        return node.put("error", refusal.code()).put(MESSAGE, refusal.sentence()).toString();
    }

    static String advice(int decision, String level, Choice choice, Advice advice) {
        ObjectNode node = typed("advice").put(DECISION, decision).put("level", level);
        return node.set("ranking", ranking(choice, advice)).toString();
    }

    /// Actions from the best to the worst, with numbers and reasons.
    public static ArrayNode ranking(Choice choice, Advice advice) {
        ArrayNode ranking = Json.MAPPER.createArrayNode();
        List<Action> options = Answer.options(choice);
        for (Advice.Ranked ranked : advice.ranking()) {
            ObjectNode entry = ranking.addObject();
            int option = options.indexOf(ranked.action());
            if (option >= 0) {
                entry.put("option", option);
            }
            entry.set("action", ActionWriter.write(ranked.action()));
            entry.put("value", finite(ranked.value()));
            ArrayNode reasons = entry.putArray("reasons");
            for (Advice.Reason reason : ranked.reasons()) {
                reasons.addObject()
                        .put("name", reason.name())
                        .put("number", finite(reason.number()))
                        .put("sentence", reason.sentence());
            }
        }
        return ranking;
    }

    /// JSON has no infinity.
    private static double finite(double number) {
        return Math.clamp(number, -1e15, 1e15);
    }

    static String pause(Optional<Long> left) {
        ObjectNode node = typed("pause");
        left.ifPresent(time -> node.put("left", time));
        return node.toString();
    }

    static String played(Seat seat, int decision, String why) {
        return typed("played")
                .put(SEAT, seat.name())
                .put(DECISION, decision)
                .put("why", why)
                .toString();
    }

    static String trouble(Seat seat, String sentence) {
        return typed("trouble").put(SEAT, seat.name()).put(MESSAGE, sentence).toString();
    }

    static String over(String record, Seats<Integer> results, ObjectNode fair) {
        ObjectNode node = typed("over");
        ObjectNode money = node.putObject("results");
        results.seats().forEach(seat -> money.put(seat.name(), results.get(seat)));
        return node.put("record", record).set("fair", fair).toString();
    }

    /// The table is closed, or one's place at it is gone.
    static String closed(String sentence) {
        return typed("closed").put(MESSAGE, sentence).toString();
    }

    /// The table is closed in the middle of a match, which can be checked as far as it went.
    static String closed(String sentence, String record, ObjectNode fair) {
        ObjectNode node = typed("closed").put(MESSAGE, sentence).put("record", record);
        return node.set("fair", fair).toString();
    }

    /// Something that the operator tells everybody.
    public static String announcement(String sentence) {
        return typed("announcement").put(MESSAGE, sentence).toString();
    }

    static String replaced() {
        return typed("replaced").toString();
    }
}
