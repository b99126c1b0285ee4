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
        List<Meld> melds = table.place(seat).melds();
        return !melds.isEmpty() && cannotWin(melds, remaining(table, gone(table)));
    }

    private boolean cannotWin(List<Meld> melds, Remaining remaining) {
        return !melds.isEmpty() && !rules.inPlay.isPossible(melds, remaining);
    }

    /// The tiles that may still come to a hand, as everybody can count them: all but those exposed
    /// and discarded.
    private Remaining remaining(Table table, Tiles gone) {
        List<Meld> exposed = new ArrayList<>();
        for (Seat seat : table.seats()) {
            exposed.addAll(table.place(seat).melds());
        }
        return Remaining.of(
                new Supply(rules.jokers, rules.flowers), Rack.of(Tiles.EMPTY), gone, exposed);
    }

    /// The discards that are gone for good.
    private Tiles gone(Table table) {
        Tiles gone = Tiles.EMPTY;
        for (Seat seat : table.seats()) {
            for (Thrown thrown : table.place(seat).pond()) {
                if (thrown.claimedBy().isEmpty() && isGone(thrown.tile())) {
                    gone = gone.with(thrown.tile());
                }
            }
        }
        return gone;
    }

    /// A blank may bring a discard back, though never a joker.
    private boolean isGone(Tile discard) {
        return rules.blanks == 0 || discard == Tile.JOKER;
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
        List<Seat> exposing = live(table);
        exposing.removeIf(seat -> table.place(seat).melds().isEmpty());
        if (exposing.isEmpty()) {
            return events;
        }
        Tiles before = gone(table);
        Tile tile = discarded.tile();
        Remaining remaining = remaining(table, isGone(tile) ? before.with(tile) : before);
        for (Seat seat : exposing) {
            if (cannotWin(table.place(seat).melds(), remaining)) {
                events.add(new Event.Declared(seat, Words.DEAD));
            }
        }
        return events.size() == 1 ? events : closed(table, events);
    }
}
