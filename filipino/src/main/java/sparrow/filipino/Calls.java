package sparrow.filipino;

import static sparrow.core.game.Action.Pass.PASS;
import static sparrow.core.game.Action.Win.WIN;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import sparrow.core.game.Action;
import sparrow.core.game.Choice;
import sparrow.core.game.Claims;
import sparrow.core.table.Event;
import sparrow.core.table.Table;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;

/// What may be done with somebody else's tile, and whose claim prevails: a win, then a kong or
/// pung, then a chow; among equals the next in turn.
final class Calls {
    private final FilipinoRules rules;
    private final Stock stock;
    private final Wins wins;
    private final Instant instant;
    private final Ending ending;

    Calls(FilipinoRules rules) {
        this.rules = rules;
        this.stock = new Stock(rules);
        this.wins = new Wins(rules);
        this.instant = new Instant(rules);
        this.ending = new Ending(rules);
    }

    /// Everybody but the discarder is asked, if only to pass.
    Seats<Choice> onDiscard(Table table, Seat from, Tile tile) {
        return others(
                table,
                from,
                seat -> {
                    List<Action> actions = winning(table, seat, tile);
                    if (!stock.isEmpty(table)) {
                        sets(table, seat, from, tile, actions);
                    }
                    return actions;
                });
    }

    /// Everybody else may rob the tile added to a pung.
    Seats<Choice> onAdded(Table table, Seat from, Tile tile) {
        return others(table, from, seat -> winning(table, seat, tile));
    }

    private interface Question {
        List<Action> ask(Seat seat);
    }

    private static Seats<Choice> others(Table table, Seat from, Question question) {
        Seats<Choice> choices = Seats.none();
        for (Seat seat : table.seats()) {
            if (seat != from) {
                List<Action> actions = question.ask(seat);
                choices = choices.with(seat, orPass(actions));
            }
        }
        return choices;
    }

    private static Choice orPass(List<Action> actions) {
        if (actions.isEmpty()) {
            return Choice.ONLY_PASS;
        }
        actions.add(PASS);
        return new Choice.OneOf(actions);
    }

    private List<Action> winning(Table table, Seat seat, Tile tile) {
        List<Action> actions = new ArrayList<>(4);
        if (wins.mayWinOffer(table, seat, tile)) {
            actions.add(WIN);
        }
        return actions;
    }

    private void sets(Table table, Seat seat, Seat from, Tile tile, List<Action> actions) {
        Tiles hand = table.place(seat).hand();
        int held = hand.count(tile);
        if (held == 3) {
            actions.add(new Action.Claim(Meld.claimed(Collections.nCopies(4, tile), tile, from)));
        }
        if (held >= 2) {
            actions.add(new Action.Claim(Meld.claimed(Collections.nCopies(3, tile), tile, from)));
        }
        if (tile.isNumbered() && (rules.anyoneChows || seat == table.next(from))) {
            chows(hand, tile, from, actions);
        }
    }

    private static void chows(Tiles hand, Tile tile, Seat from, List<Action> actions) {
        for (int low = Math.max(1, tile.rank() - 2); low <= Math.min(7, tile.rank()); low++) {
            Tile first = Tile.of(tile.suit(), low);
            Tile second = Tile.of(tile.suit(), low + 1);
            Tile third = Tile.of(tile.suit(), low + 2);
            if (has(hand, first, tile) && has(hand, second, tile) && has(hand, third, tile)) {
                actions.add(
                        new Action.Claim(Meld.claimed(List.of(first, second, third), tile, from)));
            }
        }
    }

    private static boolean has(Tiles hand, Tile member, Tile claimed) {
        return member == claimed || hand.contains(member);
    }

    static int priority(Action action) {
        return switch (action) {
            case Action.Win() -> 3;
            case Action.Claim(Meld meld) -> meld.kind() == Meld.Kind.GROUP ? 2 : 1;
            default -> 0;
        };
    }

    /// What comes of the answers to a discard.
    List<Event> settle(Table table, Seat from, Seats<Action> chosen) {
        Optional<Claims.Claimant> best = Claims.best(table, chosen, Calls::priority);
        if (best.isEmpty()) {
            return stock.isEmpty(table)
                    ? Ending.nobodyWins(table)
                    : List.of(Stock.fromFront(table, table.next(from)));
        }
        return best.get().action() instanceof Action.Claim(Meld meld)
                ? claim(table, best.get().seat(), from, meld)
                : ending.onOffer(table, Claims.winners(table, chosen));
    }

    private List<Event> claim(Table table, Seat seat, Seat from, Meld meld) {
        List<Event> events = new ArrayList<>();
        events.add(new Event.Claimed(seat, meld));
        if (meld.isKong()) {
            instant.payKang(table, seat, from, events);
            events.add(Stock.fromBack(table, seat));
        }
        return events;
    }

    /// What comes of the answers to an added tile; nothing if nobody robs it.
    Optional<List<Event>> settleAdded(Table table, Seats<Action> chosen) {
        List<Seat> robbers = Claims.winners(table, chosen);
        return robbers.isEmpty() ? Optional.empty() : Optional.of(ending.onOffer(table, robbers));
    }
}
