package sparrow.american.table;

import java.util.ArrayList;
import java.util.List;
import sparrow.american.card.Rack;
import sparrow.american.card.Remaining;
import sparrow.american.card.Supply;
import sparrow.core.game.Action;
import sparrow.core.game.Paying;
import sparrow.core.table.Event;
import sparrow.core.table.Table;
import sparrow.core.table.Thrown;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;

/// Hands out of the game: they draw, claim and exchange no more, but pay like the others.
final class DeadHands {
    private final AmericanRules rules;

    DeadHands(AmericanRules rules) {
        this.rules = rules;
    }

    static boolean isDead(Table table, Seat seat) {
        return table.place(seat).hasSaid(Words.DEAD);
    }

    static boolean isLive(Table table, Seat seat) {
        return !isDead(table, seat);
    }

    static List<Seat> live(Table table) {
        List<Seat> live = new ArrayList<>(table.seats());
        live.removeIf(seat -> isDead(table, seat));
        return live;
    }

    /// The next in turn whose hand is live.
    static Seat nextLive(Table table, Seat seat) {
        Seat next = table.next(seat);
        while (isDead(table, next)) {
            next = table.next(next);
        }
        return next;
    }

    /// Whether all can see that the exposures of a hand belong to no line, or that the tiles it
    /// would need are gone.
    boolean cannotWin(Table table, Seat seat) {
        return !table.place(seat).melds().isEmpty()
                && !rules.inPlay.isPossible(table.place(seat).melds(), remaining(table, seat));
    }

    /// The tiles that may still come to a hand, as everybody can count them: all but those exposed
    /// and discarded. A blank may bring a discard back, though never a joker.
    private Remaining remaining(Table table, Seat seat) {
        Tiles discards = Tiles.EMPTY;
        List<Meld> others = new ArrayList<>();
        for (Seat each : table.seats()) {
            for (Thrown thrown : table.place(each).pond()) {
                boolean gone = rules.blanks == 0 || thrown.tile() == Tile.JOKER;
                if (gone && thrown.claimedBy().isEmpty()) {
                    discards = discards.with(thrown.tile());
                }
            }
            others.addAll(each == seat ? List.of() : table.place(each).melds());
        }
        return Remaining.of(
                new Supply(rules.jokers, rules.flowers),
                Rack.of(Tiles.EMPTY, table.place(seat).melds()),
                discards,
                others);
    }

    /// A seat may challenge every live hand with exposures once.
    List<Action> challenges(Table table, Seat seat) {
        if (!rules.mayChallenge()) {
            return List.of();
        }
        List<Action> challenges = new ArrayList<>();
        for (Seat other : Deal.others(table, seat)) {
            if (isLive(table, other)
                    && !table.place(other).melds().isEmpty()
                    && !table.place(seat).hasSaid(new Said.Challenge(other).word())) {
                challenges.add(new Said.Challenge(other).action());
            }
        }
        return challenges;
    }

    /// The verdict, from what lies open; the loser of the dispute pays the other.
    List<Event> challenge(Table table, Seat challenger, Said.Challenge said) {
        Seat challenged = said.seat();
        boolean right = cannotWin(table, challenged);
        List<Event> events = new ArrayList<>();
        events.add(new Event.Declared(challenger, said.word()));
        events.add(new Event.Declared(challenged, right ? Words.DEAD : Words.ALIVE));
        if (!right && rules.wrongChallengeDies) {
            events.add(new Event.Declared(challenger, Words.DEAD));
        }
        penalty(table, right ? challenged : challenger, right ? challenger : challenged, events);
        return closed(table, events);
    }

    private void penalty(Table table, Seat loser, Seat other, List<Event> events) {
        int points = new Purse(rules).spare(table, loser, rules.challengePenalty);
        if (points > 0) {
            events.add(
                    new Event.Paid(
                            Words.PENALTY,
                            List.of(new Event.Line("challenge lost by " + loser, points, "points")),
                            Paying.fromOne(table, loser, other, points)));
        }
    }

    /// With the end of the hand, if at most one of them is still live.
    private static List<Event> closed(Table table, List<Event> events) {
        if (live(table.after(events)).size() < 2) {
            events.add(new Event.Ended(Words.DEAD_HANDS));
        }
        return events;
    }

    /// A discard, and the hands that all can see to be dead with it, where that is automatic.
    List<Event> discarded(Table table, Event.Discarded discarded) {
        List<Event> events = new ArrayList<>();
        events.add(discarded);
        if (rules.deadHands != AmericanRules.DeadHands.AUTOMATIC) {
            return events;
        }
        Table after = table.after(discarded);
        for (Seat seat : after.seats()) {
            if (isLive(after, seat) && cannotWin(after, seat)) {
                events.add(new Event.Declared(seat, Words.DEAD));
            }
        }
        return closed(table, events);
    }
}
