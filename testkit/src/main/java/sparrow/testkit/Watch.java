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
import sparrow.core.table.Place;
import sparrow.core.table.Table;
import sparrow.core.table.Thrown;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;
import sparrow.core.tile.Tile;

/// One hand, watched; its twins too, where it is told which tiles no hand can hide.
final class Watch {
    /// Every so many decisions all offered actions are tried, otherwise one of each seat.
    private static final int ALL_TRIED = 16;

    private final Supplier<Variant> variants;
    private final Variant variant;
    private final Host host;
    private final Seats<Player> players;
    private final Chance chance;
    private final Optional<UnaryOperator<List<Event>>> disk;
    private final Optional<Predicate<Tile>> twins;
    private final int[] tiles;
    private final int points;
    private int decisions;

    Watch(
            Supplier<Variant> variants,
            Variant variant,
            Host host,
            Seats<Player> players,
            Chance chance,
            Optional<UnaryOperator<List<Event>>> disk,
            Optional<Predicate<Tile>> twins) {
        this.variants = variants;
        this.variant = variant;
        this.host = host;
        this.players = players;
        this.chance = chance;
        this.disk = disk;
        this.twins = twins;
        this.tiles = counts(variant.tiles());
        this.points = Laws.sum(host.table().started().points()) + host.table().started().pot();
    }

    Table toTheEnd() {
        int twinAt = chance.below(40);
        while (!host.table().isOver()) {
            if (++decisions > Laws.LONGEST_HAND) {
                throw new BrokenLaw(Law.ENDS, "no end after " + Laws.LONGEST_HAND + " decisions");
            }
            conserved(host.table());
            sameRules(host.table());
            offeredActionsResolve();
            otherActionsAreRefused();
            if (decisions == twinAt) {
                twinsAgree(host.table());
            }
            host.answer(
                    host.pending()
                            .map((seat, choice) ->
                                    players.get(seat).choose(host.view(seat), choice)));
        }
        conserved(host.table());
        twinsAgree(host.table());
        replays(host.table());
        return host.table();
    }

    private void conserved(Table table) {
        int[] found = everywhere(table);
        for (Tile face : Tile.faces()) {
            if (found[face.ordinal()] != tiles[face.ordinal()]) {
                throw new BrokenLaw(
                        Law.TILES,
                        "there are "
                                + found[face.ordinal()]
                                + " of "
                                + face
                                + ", not "
                                + tiles[face.ordinal()]
                                + ", after "
                                + table.log().last());
            }
        }
        if (Laws.sum(table.points()) + table.pot() != points) {
            throw new BrokenLaw(
                    Law.POINTS,
                    table.points()
                            + " and a pot of "
                            + table.pot()
                            + " are not "
                            + points
                            + " together");
        }
        if (table.pot() < 0) {
            throw new BrokenLaw(Law.POINTS, "the pot owes " + -table.pot());
        }
    }

    private static int[] counts(List<Tile> tiles) {
        int[] counts = new int[Tile.faces().size()];
        tiles.forEach(tile -> counts[tile.ordinal()]++);
        return counts;
    }

    /// How many of each face lie in the wall, in hands, melds and flowers, and unclaimed in ponds.
    private static int[] everywhere(Table table) {
        int[] counts = new int[Tile.faces().size()];
        for (int at = 0; at < table.wall().size(); at++) {
            if (!table.wall().isTaken(at)) {
                counts[table.wall().tile(at).ordinal()]++;
            }
        }
        for (Place place : table.places().values()) {
            place.hand().forEachFace(face -> counts[face.ordinal()] += place.hand().count(face));
            place.flowers()
                    .forEachFace(face -> counts[face.ordinal()] += place.flowers().count(face));
            for (Meld meld : place.melds()) {
                meld.tiles().forEach(tile -> counts[tile.ordinal()]++);
            }
            for (Thrown thrown : place.pond()) {
                counts[thrown.tile().ordinal()] += thrown.claimedBy().isEmpty() ? 1 : 0;
            }
        }
        return counts;
    }

    /// A fresh instance of the variant says of the table what this one says.
    private void sameRules(Table table) {
        if (!variants.get().pending(table).equals(host.pending())) {
            throw new BrokenLaw(Law.REPLAY, "the rules remember something the table does not show");
        }
    }

    private void offeredActionsResolve() {
        Table table = host.table();
        Seats<Action> nothing = host.pending().map(choice -> choice.fallback());
        for (Seat seat : host.pending().seats()) {
            for (Action action : tried(host.pending().get(seat))) {
                resolves(table, nothing.with(seat, action), seat + " may " + action.text());
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

    private void resolves(Table table, Seats<Action> chosen, String what) {
        try {
            List<Event> events = variant.resolve(table, chosen);
            if (events.isEmpty()) {
                throw new BrokenLaw(Law.OFFERED, what + ", but nothing comes of it");
            }
            Table after = table.after(events);
            if (!after.isOver()) {
                variant.pending(after);
            }
        } catch (RuntimeException failure) {
            throw new BrokenLaw(Law.OFFERED, what + ", but cannot: " + failure, failure);
        }
    }

    private void otherActionsAreRefused() {
        Table before = host.table();
        Seats<Action> nothing = host.pending().map(choice -> choice.fallback());
        Seat seat = before.seats().get(chance.below(before.seats().size()));
        Action action = RandomAction.of(chance, before);
        if (host.pending().has(seat) && host.pending().get(seat).allows(action)) {
            return;
        }
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
    }

    private void replays(Table table) {
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

    private void twinsAgree(Table table) {
        twins.ifPresent(laidAtOnce -> twinsAgree(table, laidAtOnce));
    }

    private void twinsAgree(Table table, Predicate<Tile> laidAtOnce) {
        for (Eyes eyes : Eyes.values()) {
            if (eyes != Eyes.REFEREE
                    && (eyes == Eyes.SPECTATOR
                            || table.places().has(Seat.values()[eyes.ordinal()]))) {
                new TwinTables(variant, table, eyes, laidAtOnce, chance).agree();
            }
        }
    }
}
