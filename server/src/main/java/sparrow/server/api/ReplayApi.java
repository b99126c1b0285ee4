package sparrow.server.api;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import sparrow.catalog.Catalog;
import sparrow.core.game.Advice;
import sparrow.core.game.Choice;
import sparrow.core.game.Level;
import sparrow.core.game.Variant;
import sparrow.core.table.Event;
import sparrow.core.table.Eyes;
import sparrow.core.table.Impossible;
import sparrow.core.table.Rules;
import sparrow.core.table.Table;
import sparrow.core.table.View;
import sparrow.core.tile.Reading;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;
import sparrow.desk.Mahjong;
import sparrow.records.ActionWriter;
import sparrow.records.BadRecord;
import sparrow.records.ChoiceWriter;
import sparrow.records.Json;
import sparrow.records.JsonLog;
import sparrow.records.replay.Moment;
import sparrow.review.ReviewedChoice;
import sparrow.review.Reviewer;
import sparrow.review.Size;
import sparrow.server.table.ApiRefusal;
import sparrow.server.table.TableMessages;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// Questions about a hand that is replayed: what a seat saw of it, where it could choose, and what
/// would have been advised there.
final class ReplayApi {
    private ReplayApi() {}

    private static final int MOST_EVENTS = 1_000;

    /// What a seat did shows within so many events.
    private static final int SOON = 40;

    /// A hand as somebody sent it, and the game it is of.
    private record Given(Mahjong game, Variant variant, List<Event> events, Seat seat) {
        static Given read(JsonNode body) {
            List<Event> events = events(body);
            Event.Started started = (Event.Started) events.getFirst();
            Mahjong game =
                    Catalog.game(started.variant())
                            .orElseThrow(
                                    () -> ApiRefusal.unreadable("That game is not known here."));
            Variant variant = game.variant(rules(game, started));
            return new Given(game, variant, events, JsonBody.seat(JsonBody.text(body, "seat")));
        }

        /// The events of one hand, the first of them its start.
        static List<Event> events(JsonNode body) {
            List<Event> events = new ArrayList<>();
            for (JsonNode line : body.path("events")) {
                events.add(event(line));
            }
            if (events.isEmpty()
                    || events.size() > MOST_EVENTS
                    || !(events.getFirst() instanceof Event.Started)) {
                throw ApiRefusal.unreadable(
                        "Send the events of one hand, from its start, "
                                + MOST_EVENTS
                                + " at most.");
            }
            return events;
        }

        private static Rules rules(Mahjong game, Event.Started started) {
            return switch (Rules.of(game.options(), started.rules().values())) {
                case Reading.Read<Rules>(Rules rules) -> rules;
                case Reading.Misread<Rules>(int _, String why) ->
                        throw ApiRefusal.unreadable(GamesApi.sentence(why));
            };
        }

        private static Event event(JsonNode line) {
            try {
                return JsonLog.event(line.toString());
            } catch (BadRecord bad) {
                throw ApiRefusal.unreadable(GamesApi.sentence(bad.sentence()));
            }
        }
    }

    /// The hand as the seat saw it.
    static ObjectNode seen(JsonNode body) {
        Eyes eyes = Eyes.of(JsonBody.seat(JsonBody.text(body, "seat")));
        ObjectNode node = Json.MAPPER.createObjectNode();
        ArrayNode list = node.putArray("events");
        for (Event event : Given.events(body)) {
            list.add(Json.MAPPER.readTree(JsonLog.line(event.seenBy(eyes))));
        }
        return node;
    }

    /// Where the seat could choose between several things.
    static ObjectNode choices(JsonNode body) {
        Given given = Given.read(body);
        ObjectNode node = Json.MAPPER.createObjectNode();
        ArrayNode list = node.putArray("choices");
        return folded(() -> {
            Table table = Table.start((Event.Started) given.events.getFirst());
            for (int i = 1; i <= given.events.size() && !table.isOver(); i++) {
                checkWanted();
                Seats<Choice> pending = given.variant.pending(table);
                if (pending.has(given.seat) && isOpen(pending.get(given.seat))) {
                    list.addObject()
                            .put("after", i)
                            .set("choice", ChoiceWriter.write(pending.get(given.seat)));
                }
                table = i < given.events.size() ? table.after(given.events.get(i)) : table;
            }
            return node;
        });
    }

    private static boolean isOpen(Choice choice) {
        return !(choice instanceof Choice.OneOf(var actions)) || actions.size() > 1;
    }

    /// What an advisor would do after so many of the events, and what it cost that the seat did
    /// something else.
    static ObjectNode advice(JsonNode body) {
        Given given = Given.read(body);
        int after = after(body, given.events.size());
        String level = JsonBody.text(body, "level");
        Level bot = given.game.level(GamesApi.bot(given.game, level)).orElseThrow();
        return folded(() -> {
            Table table = Table.fold(given.events.subList(0, after));
            Seats<Choice> pending = given.variant.pending(table);
            if (table.isOver() || !pending.has(given.seat)) {
                throw ApiRefusal.notNow("not asked", "That seat has nothing to choose there.");
            }
            Choice choice = pending.get(given.seat);
            View view = View.of(given.seat, table);
            Advice advice = bot.advisor().advise(view, choice);
            ObjectNode node = Json.MAPPER.createObjectNode();
            node.set("question", AnswersApi.question(given.game, view, choice));
            node.set("choice", ChoiceWriter.write(choice));
            node.set("ranking", TableMessages.ranking(choice, advice));
            List<Event> next = given.events.subList(after, given.events.size());
            Moment moment =
                    Moment.of(given.variant, table, next.subList(0, Math.min(SOON, next.size())));
            ArrayNode played = node.putArray("played");
            moment.done().get(given.seat).forEach(action -> played.add(ActionWriter.write(action)));
            Optional<ReviewedChoice> reviewed =
                    Reviewer.levels(given.game).contains(bot)
                            ? new Reviewer(given.game, bot).choice(moment, given.seat)
                            : Optional.empty();
            reviewed.ifPresent(
                    each -> node.put("cost", each.cost()).put("size", each.size().key()));
            return node.put("mistake", reviewed.filter(ReplayApi::isMistake).isPresent());
        });
    }

    /// Whether a choice cost enough to be looked at.
    private static boolean isMistake(ReviewedChoice choice) {
        return choice.size() != Size.NONE;
    }

    private static int after(JsonNode body, int all) {
        JsonNode after = body.path("after");
        if (after.isMissingNode()) {
            return all;
        }
        if (!after.isInt() || after.intValue() < 1 || after.intValue() > all) {
            throw ApiRefusal.unreadable("\"after\" is a number of events, from 1 to " + all + ".");
        }
        return after.intValue();
    }

    /// Stops where nobody waits any more.
    static void checkWanted() {
        if (Thread.currentThread().isInterrupted()) {
            throw ApiRefusal.notNow("stopped", "Nobody waits for that any more.");
        }
    }

    @FunctionalInterface
    private interface Question {
        ObjectNode answer();
    }

    /// Events from elsewhere may be impossible in ways that only the rules notice.
    private static ObjectNode folded(Question question) {
        try {
            return question.answer();
        } catch (ApiRefusal refusal) {
            throw refusal;
        } catch (Impossible impossible) {
            throw ApiRefusal.unreadable(
                    "This cannot have happened: " + impossible.getMessage() + ".");
        } catch (RuntimeException strange) {
            throw ApiRefusal.unreadable("The rules cannot follow these events; send a whole hand.");
        }
    }
}
