package sparrow.review;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import sparrow.core.table.Event;
import sparrow.core.table.Table;
import sparrow.core.table.Views;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;
import sparrow.core.tile.Tile;

/// Follows what is expected through one hand, from tile to tile.
final class CourseOfHand {
    private final Luck luck;
    private final List<Event> events;
    private final int dealt;
    private final List<Seat> seats;
    private final Views views = new Views();
    private final double[] estimates;
    private final double[] tiles;
    private final List<HandCourse.Step> steps = new ArrayList<>();
    private Table table;

    /// @param dealt how many events come before the first choice
    CourseOfHand(Luck luck, List<Event> events, int dealt) {
        this.luck = luck;
        this.events = events;
        this.dealt = dealt;
        this.table = Table.fold(events.subList(0, dealt));
        this.seats = table.seats();
        this.estimates = luck.dealt(table);
        this.tiles = new double[seats.size()];
    }

    HandCourse followed() {
        deal();
        for (int i = dealt; i < events.size(); i++) {
            if (events.get(i) instanceof Event.Drew drew) {
                draw(drew, i + 1);
            } else {
                table = table.after(events.get(i));
            }
        }
        return new HandCourse(steps, bySeat(tiles));
    }

    private void deal() {
        double[] means = luck.dealtOnAverage(table);
        double[] brought = new double[seats.size()];
        for (int i = 0; i < brought.length; i++) {
            share(brought, i, estimates[i] - means[i]);
        }
        add(brought);
        step(dealt, Optional.empty(), expected(), brought);
    }

    /// What one seat gains the others lose together.
    private static void share(double[] changes, int own, double gain) {
        for (int i = 0; i < changes.length; i++) {
            changes[i] += i == own ? gain : -gain / (changes.length - 1);
        }
    }

    private void draw(Event.Drew drew, int after) {
        int own = seats.indexOf(drew.seat());
        // What the seat knows is looked at before the draw, and then with each tile.
        views.of(drew.seat(), table).table();
        Draws draws = Draws.of(table);
        Luck.@Nullable Worth[] worths = luck.draws(table, drew, draws, views, estimates[own]);
        Luck.@Nullable Worth came = worths[drew.tile().ordinal()];
        table = table.after(drew);
        double[] brought = new double[seats.size()];
        if (came == null) {
            step(after, drawn(drew), expected(), brought);
            return;
        }
        subtractMean(brought, worths, draws);
        for (int i = 0; i < brought.length; i++) {
            brought[i] += came.of(i);
        }
        add(brought);
        estimates[own] = came.own();
        step(after, drawn(drew), expected(), brought);
    }

    private static Optional<HandCourse.Drawn> drawn(Event.Drew drew) {
        return Optional.of(new HandCourse.Drawn(drew.seat(), drew.tile()));
    }

    private static void subtractMean(double[] from, Luck.@Nullable Worth[] worths, Draws draws) {
        int count = 0;
        for (Tile tile : draws.faces()) {
            count += worths[tile.ordinal()] == null ? 0 : draws.count(tile);
        }
        for (Tile tile : draws.faces()) {
            Luck.@Nullable Worth worth = worths[tile.ordinal()];
            if (worth != null) {
                double share = (double) draws.count(tile) / count;
                for (int i = 0; i < from.length; i++) {
                    from[i] -= share * worth.of(i);
                }
            }
        }
    }

    private void add(double[] brought) {
        for (int i = 0; i < brought.length; i++) {
            tiles[i] += brought[i];
        }
    }

    /// The points of each, and what each expects for itself, made to come to nothing together but
    /// for the pot.
    private double[] expected() {
        double mean = 0;
        for (double each : estimates) {
            mean += each / estimates.length;
        }
        double[] expected = new double[estimates.length];
        for (int i = 0; i < expected.length; i++) {
            expected[i] = table.place(seats.get(i)).points() + estimates[i] - mean;
        }
        return expected;
    }

    private void step(
            int after, Optional<HandCourse.Drawn> drawn, double[] expected, double[] brought) {
        steps.add(new HandCourse.Step(after, drawn, bySeat(expected), bySeat(brought)));
    }

    private Seats<Double> bySeat(double[] numbers) {
        return Seats.each(seats, seat -> numbers[seats.indexOf(seat)]);
    }
}
