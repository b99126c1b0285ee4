package sparrow.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import sparrow.core.game.Action;
import sparrow.core.game.Chance;
import sparrow.core.game.Choice;
import sparrow.core.game.Player;
import sparrow.core.game.Refused;
import sparrow.core.game.Variant;
import sparrow.core.table.Event;
import sparrow.core.table.Eyes;
import sparrow.core.table.Table;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;
import sparrow.core.tile.Tile;

/// One hand, watched.
final class Watch {
    /// Every so many decisions all offered actions are tried, otherwise one of each seat.
    private static final int ALL_TRIED = 16;

    /// Twins are compared at one of the first so many decisions, and at the end.
    private static final int EARLY = 40;

    private final Supplier<Variant> variants;
    private final Variant variant;
    private final Host host;
    private final Seats<Player> players;
    private final Chance chance;
    private final Optional<UnaryOperator<List<Event>>> disk;
    private final Stock stock;
    private final Census tried = new Census();
    private final Tracks tracks = new Tracks();
    private final TwinTables twins;
    private int decisions;

    /// @param laidAtOnce tiles no hand can hide
    Watch(
            Supplier<Variant> variants,
            Variant variant,
            Host host,
            Seats<Player> players,
            Chance chance,
            Optional<UnaryOperator<List<Event>>> disk,
            Predicate<Tile> laidAtOnce) {
        this.variants = variants;
        this.variant = variant;
        this.host = host;
        this.players = players;
        this.chance = chance;
        this.disk = disk;
        this.stock = new Stock(variant.tiles(), Table.start(host.table().started()));
        this.twins = new TwinTables(variant, tracks, laidAtOnce, chance);
    }

    Table toTheEnd() {
        int twinAt = chance.below(EARLY);
        while (!host.table().isOver()) {
            if (++decisions > Laws.LONGEST_HAND) {
                throw new BrokenLaw(Law.ENDS, "no end after " + Laws.LONGEST_HAND + " decisions");
            }
            stock.check(host.table());
            sameRules();
            Seats<Action> chosen =
                    host.pending()
                            .map((seat, choice) ->
                                    players.get(seat).choose(host.view(seat), choice));
            offeredActionsResolve(chosen);
            otherActionsAreRefused();
            if (decisions == twinAt) {
                twinsAgree();
                viewsFold();
            }
            host.answer(chosen);
        }
        stock.check(host.table());
        twinsAgree();
        viewsFold();
        replays();
        return host.table();
    }

    /// How often what was tried.
    Census tried() {
        return tried;
    }

    /// A fresh instance of the variant says of the table what this one says.
    private void sameRules() {
        if (!variants.get().pending(host.table()).equals(host.pending())) {
            throw new BrokenLaw(Law.REPLAY, "the rules remember something the table does not show");
        }
    }

    /// Tries actions of each seat while the others do nothing. What the players have chosen is
    /// tried by the host.
    private void offeredActionsResolve(Seats<Action> chosen) {
        Table table = host.table();
        Seats<Action> nothing = host.pending().map(choice -> choice.fallback());
        boolean knowsNothing = nothing.equals(chosen);
        for (Seat seat : host.pending().seats()) {
            for (Action action : tried(host.pending().get(seat))) {
                if (!action.equals(nothing.get(seat))) {
                    Seats<Action> attempt = nothing.with(seat, action);
                    if (!attempt.equals(chosen)) {
                        resolves(table, attempt, seat, action);
                    }
                } else if (!knowsNothing) {
                    knowsNothing = true;
                    resolves(table, nothing, seat, action);
                }
            }
        }
    }

    private List<Action> tried(Choice choice) {
        return switch (choice) {
            case Choice.OneOf(List<Action> actions) ->
                    decisions % ALL_TRIED == 0
                            ? actions
                            : List.of(actions.get(chance.below(actions.size())));
            case Choice.TilesToGive give -> {
                List<Action> actions = new ArrayList<>(give.or());
                int count = give.least() + chance.below(give.most() - give.least() + 1);
                actions.add(new Action.Give(chance.shuffled(give.from().list()).subList(0, count)));
                yield actions;
            }
        };
    }

    private void resolves(Table table, Seats<Action> chosen, Seat seat, Action action) {
        try {
            List<Event> events = variant.resolve(table, chosen);
            if (events.isEmpty()) {
                throw new BrokenLaw(
                        Law.OFFERED, seat + " may " + action.text() + ", but nothing comes of it");
            }
            Table after = table.after(events);
            if (!after.isOver()) {
                variant.pending(after);
            }
        } catch (RuntimeException failure) {
            throw new BrokenLaw(
                    Law.OFFERED,
                    seat + " may " + action.text() + ", but cannot: " + failure,
                    failure);
        }
    }

    private void otherActionsAreRefused() {
        Table before = host.table();
        Seat seat = before.seats().get(chance.below(before.seats().size()));
        Action action = RandomAction.of(chance, before);
        if (host.pending().has(seat) && host.pending().get(seat).allows(action)) {
            return;
        }
        Seats<Action> nothing = host.pending().map(choice -> choice.fallback());
        boolean refused = false;
        try {
            host.answer(nothing.with(seat, action));
        } catch (Refused expected) {
            refused = true;
        } catch (RuntimeException failure) {
            throw new BrokenLaw(
                    Law.REFUSED, "to " + action.text() + " was not refused, but failed", failure);
        }
        if (!refused || !host.table().equals(before)) {
            throw new BrokenLaw(
                    Law.REFUSED, seat + " could " + action.text() + " although it was not offered");
        }
        tried.add("tried: illegal actions, all refused", 1);
    }

    private void twinsAgree() {
        host.table().log().since(tracks.log().size()).forEach(tracks::follow);
        twins.agree(host.table(), host.pending());
        tried.add("tried: twin states, seen alike by all viewers", 1);
    }

    /// What anybody saw can have happened, and what a seat knows is the fold of what it saw.
    private void viewsFold() {
        Table.fold(Leaks.seen(tracks.log(), Eyes.SPECTATOR));
        List<Seat> seats = host.table().seats();
        seats.forEach(seat -> host.view(seat).table());
        Seat seat = seats.get(chance.below(seats.size()));
        Table known = host.view(seat).table();
        if (!known.equals(Table.fold(Leaks.seen(tracks.log(), Eyes.of(seat))))) {
            throw new BrokenLaw(Law.REPLAY, seat + " knows something else than it saw");
        }
    }

    private void replays() {
        Table table = host.table();
        List<Event> log = table.log().events();
        if (!Table.fold(log).equals(table)) {
            throw new BrokenLaw(Law.REPLAY, "the log folds into another table");
        }
        disk.ifPresent(roundTrip -> {
            if (!roundTrip.apply(log).equals(log)) {
                throw new BrokenLaw(Law.DISK, "the log came back changed");
            }
        });
    }
}
