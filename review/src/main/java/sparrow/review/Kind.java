package sparrow.review;

import java.util.List;
import java.util.Locale;
import sparrow.core.game.Action;
import sparrow.core.game.Choice;
import sparrow.odds.Weighed;

/// What a choice is about.
public enum Kind {
    DISCARD("discards"),
    /// A discard of which the open ones differ in danger: push or fold.
    DEFENCE("push or fold"),
    CALL("calls"),
    PASS("tiles let go"),
    KONG("kongs"),
    /// Something is declared in turn, or should be.
    DECLARE("declarations"),
    WIN("wins"),
    CHARLESTON("tiles passed"),
    /// A word before play.
    VOTE("words before play"),
    EXCHANGE("exchanges"),
    OTHER("others");

    /// From this difference in the chance to deal in now on, a discard is about danger.
    private static final double DANGER = 0.03;

    private final String words;

    Kind(String words) {
        this.words = words;
    }

    /// As programs read it.
    public String key() {
        return name().toLowerCase(Locale.ROOT);
    }

    /// Several of them, for people.
    public String words() {
        return words;
    }

    static Kind of(Choice choice, Action played, Action advised, List<Weighed> open) {
        if (choice.allows(Action.Win.WIN)) {
            return WIN;
        }
        return switch (choice) {
            case Choice.TilesToGive _ -> CHARLESTON;
            case Choice.OneOf(List<Action> actions) ->
                    actions.stream().anyMatch(Action.Discard.class::isInstance)
                            ? inTurn(played, advised, open)
                            : between(played, actions);
        };
    }

    private static Kind inTurn(Action played, Action advised, List<Weighed> open) {
        Kind first = inTurn(advised);
        Kind kind = first == DISCARD ? inTurn(played) : first;
        return kind == DISCARD && isDangerous(open) ? DEFENCE : kind;
    }

    private static Kind inTurn(Action action) {
        return switch (action) {
            case Action.Discard _ -> DISCARD;
            case Action.Lay _, Action.Add _ -> KONG;
            case Action.Declare _ -> DECLARE;
            case Action.TakeBack _, Action.TakeJoker _ -> EXCHANGE;
            case Action.Win _ -> WIN;
            case Action.Claim _, Action.Give _, Action.Pass _ -> OTHER;
        };
    }

    private static boolean isDangerous(List<Weighed> open) {
        double least = 1;
        double most = 0;
        for (Weighed each : open) {
            if (each.action() instanceof Action.Discard && !each.isSettled()) {
                double danger = each.told().dealsInNow();
                least = Math.min(least, danger);
                most = Math.max(most, danger);
            }
        }
        return most - least >= DANGER;
    }

    private static Kind between(Action played, List<Action> actions) {
        if (actions.stream().noneMatch(Action.Claim.class::isInstance)) {
            return VOTE;
        }
        return switch (played) {
            case Action.Claim(var meld) -> meld.isKong() ? KONG : CALL;
            case Action.Pass _ -> PASS;
            case Action.Discard _,
                    Action.Lay _,
                    Action.Add _,
                    Action.TakeBack _,
                    Action.Declare _,
                    Action.Give _,
                    Action.TakeJoker _,
                    Action.Win _ ->
                    OTHER;
        };
    }
}
