package sparrow.riichi.table;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import sparrow.core.table.Rules;
import sparrow.core.table.Table;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;

/// Who takes which place, and what a match is worth to each: points over those returned, oka and
/// uma, in tenths of a thousand.
public final class Standing {
    private static final int TENTH = 100;
    private static final int TENTHS = 10;
    private static final int THOUSAND = 1_000;

    /// Uma of rules under which those who have not lost points float, by how many do.
    private static final int[][] FLOATING = {
        {0, 0, 0, 0}, {12, -1, -3, -8}, {8, 4, -4, -8}, {8, 3, 1, -12}, {0, 0, 0, 0}
    };

    private final Rules rules;
    private final boolean shared;

    public Standing(Rules rules) {
        this.rules = rules;
        this.shared = rules.value("ties").equals("shared");
    }

    /// What a place is worth besides the points of whoever takes it, from the first to the last, in
    /// thousands: oka and uma, less what is returned. Uma that depends on who floats is that of
    /// two.
    public static List<Double> byPlace(Rules rules, int players) {
        Standing standing = new Standing(rules);
        int returned = rules.number("return_points");
        int[] points = new int[players];
        for (int place = 0; place < players; place++) {
            points[place] = place < players / 2 ? returned + players - place : returned - place;
        }
        int[] uma = standing.uma(points);
        List<Double> worth = new ArrayList<>();
        for (int place = 0; place < players; place++) {
            int oka = place == 0 ? (returned - rules.number("start_points")) * players : 0;
            worth.add((oka - returned) / (double) THOUSAND + uma[place] / (double) TENTHS);
        }
        return worth;
    }

    /// The seats from the first place to the last; of equal ones the earlier seat first.
    public static List<Seat> order(Table finished) {
        List<Seat> seats = new ArrayList<>(finished.seats());
        seats.sort(Comparator.comparingInt((Seat seat) -> -finished.place(seat).points()));
        return seats;
    }

    /// What each seat takes home; the sum is 0 unless sticks stay on the table.
    public Seats<Integer> results(Table finished) {
        List<Seat> order = order(finished);
        int[] points = order.stream().mapToInt(seat -> finished.place(seat).points()).toArray();
        if (rules.value("sticks_left").equals("first")) {
            spread(points, points.clone(), finished.pot(), 1, TENTH);
        }
        boolean rounds = rules.value("rounding").equals("thousand");
        int[] tenths = new int[points.length];
        int returned = rules.number("return_points");
        for (int place = 0; place < points.length; place++) {
            int counted = rounds ? rounded(points[place]) : points[place];
            tenths[place] = (counted - returned) / TENTH;
        }
        int oka = (returned - rules.number("start_points")) * points.length / TENTH;
        spread(tenths, points, oka, 1, 1);
        addUma(tenths, points);
        if (rounds) {
            tenths[0] -= Arrays.stream(tenths).sum();
        }
        Seats<Integer> results = finished.points();
        for (int place = 0; place < tenths.length; place++) {
            results = results.with(order.get(place), tenths[place]);
        }
        return results;
    }

    /// Gives an amount to the first place; tied players share it where the rules say so, odd parts
    /// going to the earlier seat.
    private void spread(int[] to, int[] points, int amount, int least, int part) {
        int tied = least;
        while (shared && tied < points.length && points[tied] == points[0]) {
            tied++;
        }
        int each = amount / tied / part * part;
        for (int place = 0; place < tied; place++) {
            to[place] += each;
        }
        to[0] += amount - each * tied;
    }

    private void addUma(int[] tenths, int[] points) {
        int[] uma = uma(points);
        int place = 0;
        while (place < points.length) {
            int end = place + 1;
            int sum = uma[place];
            while (shared && end < points.length && points[end] == points[place]) {
                sum += uma[end++];
            }
            int each = Math.floorDiv(sum, end - place);
            for (int tied = place; tied < end; tied++) {
                tenths[tied] += each;
            }
            tenths[place] += sum - each * (end - place);
            place = end;
        }
    }

    private int[] uma(int[] points) {
        String uma = rules.value("uma");
        int[] thousands;
        if (uma.equals("floating")) {
            int floating = 0;
            for (int each : points) {
                floating += each >= rules.number("return_points") ? 1 : 0;
            }
            thousands = FLOATING[Math.min(floating, 4)];
        } else {
            int dash = uma.indexOf('-');
            int first = Integer.parseInt(uma.substring(0, dash));
            int second = Integer.parseInt(uma.substring(dash + 1));
            thousands =
                    points.length == 3
                            ? new int[] {first, second, -first - second}
                            : new int[] {first, second, -second, -first};
        }
        int[] tenths = new int[points.length];
        for (int place = 0; place < tenths.length; place++) {
            tenths[place] = TENTHS * thousands[place];
        }
        return tenths;
    }

    /// To whole thousands, half away from zero; the first place balances what that changes.
    private static int rounded(int points) {
        int half = points < 0 ? -THOUSAND / 2 : THOUSAND / 2;
        return (points + half) / THOUSAND * THOUSAND;
    }
}
