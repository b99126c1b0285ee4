package sparrow.review;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;
import sparrow.odds.Forecast;
import sparrow.records.ActionWriter;
import sparrow.records.ChoiceWriter;
import sparrow.records.Header;
import sparrow.records.Json;
import sparrow.records.JsonLog;
import sparrow.review.SeatSummary.Count;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// A review as JSON; `docs/review.md` describes every field.
public final class ReviewJson {
    private static final int VERSION = 1;
    private static final double TENTHS = 10;
    private static final double SHARES = 10_000;

    private ReviewJson() {}

    public static ObjectNode of(MatchReview review) {
        ObjectNode node = Json.MAPPER.createObjectNode();
        node.put("review", VERSION);
        node.put("game", review.game().name()).put("title", review.game().title());
        ObjectNode rules = node.putObject("rules");
        review.hands()
                .getFirst()
                .hand()
                .started()
                .rules()
                .values()
                .forEach((name, value) -> rules.put(name, value));
        node.put("level", review.level().name());
        node.put("unit", review.game().pointsAUnit());
        seats(node.putArray("seats"), review.summary().seats());
        ObjectNode players = node.putObject("players");
        Seats<Header.Person> persons = review.header().players();
        persons.seats().forEach(seat -> players.put(seat.name(), persons.get(seat).name()));
        seats(node.putArray("reviewed"), review.reviewed());
        node.putObject("sizes")
                .put(Size.INACCURACY.key(), tenths(review.sizes().inaccuracy()))
                .put(Size.MISTAKE.key(), tenths(review.sizes().mistake()))
                .put(Size.BLUNDER.key(), tenths(review.sizes().blunder()));
        review.unit().ifPresent(unit -> node.putObject("placement").put("unit", unit));
        node.put("first", review.first());
        ArrayNode hands = node.putArray("hands");
        review.hands().forEach(hand -> hand(hands.addObject(), hand));
        ArrayNode choices = node.putArray("choices");
        for (ReviewedChoice choice : review.choices()) {
            ObjectNode written = choices.addObject();
            choice(written, choice);
            Puzzles.training(review, choice)
                    .ifPresent(training -> training(written.putObject("training"), training));
        }
        ObjectNode summary = node.putObject("summary");
        for (Seat seat : review.summary().seats()) {
            summary(
                    summary.putObject(seat.name()),
                    review.summary().get(seat),
                    review.reviewed().contains(seat));
        }
        return node;
    }

    private static void seats(ArrayNode list, List<Seat> seats) {
        seats.forEach(seat -> list.add(seat.name()));
    }

    private static double tenths(double points) {
        return Math.round(points * TENTHS) / TENTHS;
    }

    private static double share(double chance) {
        return Math.round(chance * SHARES) / SHARES;
    }

    private static void hand(ObjectNode node, HandReview hand) {
        node.put("hand", hand.hand().started().hand()).put("title", hand.title());
        ArrayNode events = node.putArray("events");
        hand.hand()
                .events()
                .forEach(event -> events.add(Json.MAPPER.readTree(JsonLog.line(event))));
        whole(node.putObject("before"), hand.hand().started().points());
        hand.after().ifPresent(points -> whole(node.putObject("after"), points));
        hand.result().ifPresent(points -> whole(node.putObject("result"), points));
        hand.play()
                .ifPresent(play -> {
                    points(node.putObject("tiles"), hand.course().orElseThrow().tiles());
                    points(node.putObject("play"), play);
                });
        ArrayNode course = node.putArray("course");
        hand.course().ifPresent(all -> all.steps().forEach(step -> step(course.addObject(), step)));
    }

    private static void whole(ObjectNode node, Seats<Integer> points) {
        points.seats().forEach(seat -> node.put(seat.name(), points.get(seat)));
    }

    private static void points(ObjectNode node, Seats<Double> points) {
        points.seats().forEach(seat -> node.put(seat.name(), tenths(points.get(seat))));
    }

    private static void step(ObjectNode node, HandCourse.Step step) {
        node.put("after", step.after());
        step.drawn()
                .ifPresent(drawn ->
                        node.put("seat", drawn.seat().name()).put("tile", drawn.tile().toString()));
        points(node.putObject("expected"), step.expected());
        points(node.putObject("tiles"), step.tiles());
    }

    static void choice(ObjectNode node, ReviewedChoice choice) {
        node.put("hand", choice.hand()).put("after", choice.after());
        node.put("seat", choice.seat().name()).put("turn", choice.turn());
        node.put("kind", choice.kind().key());
        Judged played = choice.played();
        Judged advised = choice.advised();
        node.set("played", ActionWriter.write(played.action()));
        node.set("advised", ActionWriter.write(advised.action()));
        node.putObject("words").put("played", played.words()).put("advised", advised.words());
        node.put("cost", tenths(choice.cost())).put("size", choice.size().key());
        if (played.value().isPresent() && advised.value().isPresent()) {
            node.putObject("values")
                    .put("played", tenths(played.value().get()))
                    .put("advised", tenths(advised.value().get()));
        }
        choice.placement()
                .ifPresent(places ->
                        node.putObject("placement")
                                .put("played", share(places.played()))
                                .put("advised", share(places.advised()))
                                .put("cost", share(places.cost())));
        if (played.forecast().isPresent() || advised.forecast().isPresent()) {
            ObjectNode chances = node.putObject("chances");
            chances(chances, "played", played.forecast());
            chances(chances, "advised", advised.forecast());
        }
        if (!advised.why().isEmpty()) {
            ObjectNode why = node.putObject("why");
            played.why().forEach(why.putArray("played")::add);
            advised.why().forEach(why.putArray("advised")::add);
        }
        if (!choice.ranking().isEmpty()) {
            ArrayNode ranking = node.putArray("ranking");
            for (Judged each : choice.ranking()) {
                ranked(ranking.addObject(), each);
            }
        }
    }

    private static void training(ObjectNode node, Puzzles.Training training) {
        training.misses().forEach(node.putArray("misses")::add);
        node.set("offered", ChoiceWriter.write(training.open()));
    }

    static void ranked(ObjectNode node, Judged option) {
        node.set("action", ActionWriter.write(option.action()));
        node.put("words", option.words());
        option.value().ifPresent(value -> node.put("value", tenths(value)));
    }

    private static void chances(ObjectNode node, String name, Optional<Forecast> told) {
        told.ifPresent(forecast ->
                node.putObject(name)
                        .put("win", share(forecast.win()))
                        .put("dealsIn", share(forecast.dealsIn()))
                        .put("dealsInNow", share(forecast.dealsInNow()))
                        .put("ready", share(forecast.ready())));
    }

    private static void summary(ObjectNode node, SeatSummary summary, boolean isReviewed) {
        if (isReviewed) {
            node.put("choices", summary.count().choices());
            node.put("unclear", summary.unclear());
            node.put("accuracy", share(summary.count().accuracy()));
            sizes(node, summary.count());
            ArrayNode costliest = node.putArray("costliest");
            summary.costliest().forEach(index -> costliest.add(index));
            ObjectNode kinds = node.putObject("kinds");
            Map<Kind, Count> sorted = new TreeMap<>(summary.kinds());
            sorted.forEach((kind, count) ->
                    sizes(kinds.putObject(kind.key()).put("choices", count.choices()), count));
            summary.placement()
                    .ifPresent(cost -> node.putObject("placement").put("cost", share(cost)));
        }
        node.put("result", summary.result());
        summary.luck()
                .ifPresent(parts ->
                        node.put("tiles", tenths(parts.tiles()))
                                .put("play", tenths(parts.play()))
                                .put("interval", tenths(parts.interval())));
    }

    private static void sizes(ObjectNode node, Count count) {
        node.put("cost", tenths(count.cost()))
                .put("inaccuracies", count.inaccuracies())
                .put("mistakes", count.mistakes())
                .put("blunders", count.blunders());
    }
}
