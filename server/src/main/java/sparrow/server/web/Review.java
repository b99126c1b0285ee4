package sparrow.server.web;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import sparrow.core.game.Action;
import sparrow.core.game.Advice;
import sparrow.core.game.Choice;
import sparrow.core.game.Variant;
import sparrow.core.table.Event;
import sparrow.core.table.Table;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;
import sparrow.core.tile.Tiles;

/// What a seat did at a choice, as far as the record tells.
///
/// @param played the actions that lead to what happened: several where somebody else's claim went
///   before, none where the record does not tell
record Review(List<Action> played) {
    /// More ways than this to answer together are not tried.
    private static final int MOST = 20_000;

    private static final double EQUAL = 1e-9;

    /// A choice of a seat.
    record Moment(Variant variant, Table table, Seat seat) {}

    Review {
        played = List.copyOf(played);
    }

    /// @param next what happened then
    static Review of(Moment moment, List<Event> next) {
        Seats<Choice> pending = moment.variant.pending(moment.table);
        if (next.isEmpty()) {
            return new Review(List.of());
        }
        if (pending.get(moment.seat) instanceof Choice.TilesToGive) {
            return new Review(gift(moment.seat, next.getFirst()));
        }
        return new Review(leadingTo(moment, pending, next));
    }

    private static List<Action> gift(Seat seat, Event next) {
        return next instanceof Event.Exchanged exchanged && exchanged.given().has(seat)
                ? List.of(new Action.Give(exchanged.given().get(seat)))
                : List.of();
    }

    /// The actions of the seat that, with some answers of the others, bring about the most of what
    /// happened.
    private static List<Action> leadingTo(Moment moment, Seats<Choice> pending, List<Event> next) {
        Map<Action, Integer> explained = new LinkedHashMap<>();
        for (Seats<Action> answers : together(pending)) {
            ReplayApi.checkWanted();
            int events = inCommon(moment.variant.resolve(moment.table, answers), next);
            explained.merge(answers.get(moment.seat), events, Math::max);
        }
        int most = explained.values().stream().mapToInt(Integer::intValue).max().orElse(0);
        return explained.entrySet().stream()
                .filter(each -> most > 0 && each.getValue() == most)
                .map(Map.Entry::getKey)
                .toList();
    }

    /// Every way in which the seats may answer.
    private static List<Seats<Action>> together(Seats<Choice> pending) {
        List<Map<Seat, Action>> ways = List.of(Map.of());
        for (Seat seat : pending.seats()) {
            if (!(pending.get(seat) instanceof Choice.OneOf(List<Action> actions))
                    || (long) ways.size() * actions.size() > MOST) {
                return List.of();
            }
            List<Map<Seat, Action>> more = new ArrayList<>();
            for (Map<Seat, Action> way : ways) {
                for (Action action : actions) {
                    Map<Seat, Action> longer = new EnumMap<>(Seat.class);
                    longer.putAll(way);
                    longer.put(seat, action);
                    more.add(longer);
                }
            }
            ways = more;
        }
        return ways.stream().map(Seats::copyOf).toList();
    }

    private static int inCommon(List<Event> brought, List<Event> happened) {
        int most = Math.min(brought.size(), happened.size());
        int same = 0;
        while (same < most && isSame(brought.get(same), happened.get(same))) {
            same++;
        }
        return same;
    }

    /// A record may not know the wall, and then draws tell who draws.
    private static boolean isSame(Event brought, Event happened) {
        return brought.equals(happened)
                || (brought instanceof Event.Drew one
                        && happened instanceof Event.Drew other
                        && one.seat() == other.seat());
    }

    /// Whether everything the seat can have done is worth less than what is advised.
    boolean isMistake(Advice advice) {
        double best = advice.ranking().getFirst().value();
        List<Advice.Ranked> asGood =
                advice.ranking().stream()
                        .filter(each -> best - each.value() <= EQUAL * Math.max(1, Math.abs(best)))
                        .toList();
        return !played.isEmpty()
                && played.stream()
                        .noneMatch(done ->
                                asGood.stream().anyMatch(each -> isSame(each.action(), done)));
    }

    /// In which order tiles are given, and where equal tiles come from, changes nothing.
    private static boolean isSame(Action one, Action other) {
        if (one instanceof Action.Give(var given) && other instanceof Action.Give(var taken)) {
            return Tiles.of(given).equals(Tiles.of(taken));
        }
        if (one instanceof Action.Discard(var tile, _)
                && other instanceof Action.Discard(var thrown, _)) {
            return tile == thrown;
        }
        return one.equals(other);
    }
}
