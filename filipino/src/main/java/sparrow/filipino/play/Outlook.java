package sparrow.filipino.play;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import sparrow.core.table.Table;
import sparrow.core.table.View;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;
import sparrow.filipino.Ambition;
import sparrow.filipino.Course;
import sparrow.filipino.FilipinoRules;
import sparrow.filipino.Wild;
import sparrow.odds.Power;
import sparrow.shapes.DiscardAnalysis;
import sparrow.shapes.Distance;
import sparrow.shapes.Gauge;
import sparrow.shapes.Holding;

/// What can be hoped for from a hand that waits for its next tile: how near a win is, how fast
/// helpful tiles come, and what the win would pay.
final class Outlook {
    /// Each so many turns more to wait make a win less likely by the factor e: others win first.
    private static final double HORIZON = 3;

    /// The same where a win must be worth something: others take longer too.
    private static final double PATIENCE = 8;

    /// How much less likely an ambition is for each tile it needs beyond the nearest win.
    private static final double DETOUR = 0.3;

    /// How much less sure a plan is for each tile still needed.
    private static final double DOUBT = 0.8;

    /// What is left of an ambition that is so many tiles out of the way; more is out of reach.
    private static final double[] DETOURS = powers(DETOUR, 6);

    /// What is left of a plan for which so many tiles are needed.
    private static final double[] DOUBTS = powers(DOUBT, 16);

    private static final int COPIES = 4;
    private static final int PAYERS = 3;

    private final FilipinoRules rules;
    private final Wild wild;
    private final Tiles visible;
    private final int flowers;
    private final double turns;
    private final int hidden;
    private final Optional<Ambitious> ambitious;

    private static double[] powers(double base, int count) {
        double[] powers = new double[count];
        Arrays.setAll(powers, exponent -> Power.of(base, exponent));
        return powers;
    }

    Outlook(View view, FilipinoRules rules) {
        Table table = view.table();
        this.rules = rules;
        this.wild = Wild.of(table);
        this.visible = Sight.visible(view);
        this.flowers = view.own().flowers().size();
        this.turns = Math.max(0.5, table.wall().left() / 4.0);
        int unknown = table.wall().left();
        for (Seat seat : table.seats()) {
            unknown += seat == view.seat() ? 0 : table.place(seat).hand().size();
        }
        this.hidden = Math.max(1, unknown);
        this.ambitious =
                rules.leastUnits() == 0
                        ? Optional.empty()
                        : Optional.of(new Ambitious(rules, wild, visible, flowers));
    }

    /// @param distance tiles still needed
    /// @param left copies of helpful tiles not seen
    /// @param chance of a win, roughly
    /// @param quarters a win would bring from all three payers
    record Hope(int distance, int left, double chance, double quarters) {
        double worth() {
            return chance * quarters;
        }

        /// The better one, this one of equals.
        Hope or(Hope other) {
            return other.worth() > worth() ? other : this;
        }

        /// The same for a hand that cannot win: what little it is worth to keep its shape.
        Hope forLittle() {
            return new Hope(Distance.NEVER, left, 0.001 * chance, quarters);
        }
    }

    /// The best road to a win that counts; where a win must be worth something, only what is worth
    /// it.
    Hope hope(Tiles hand, List<Meld> melds) {
        return ambitious.isEmpty()
                ? shortest(hand, melds)
                : ambitious.get().ways(hand, melds).stream()
                        .map(this::hope)
                        .max(Comparator.comparingDouble(Hope::worth))
                        .orElseGet(() -> shortest(hand, melds).forLittle());
    }

    private Hope hope(Ambitious.Way way) {
        double waiting = waiting(way.road(), way.distance(), way.arrivals());
        double chance = way.luck() * StrictMath.exp(-waiting / Math.min(PATIENCE, turns));
        return new Hope(way.distance(), way.left(), chance, PAYERS * way.quarters());
    }

    /// The better of the two shapes.
    private Hope shortest(Tiles hand, List<Meld> melds) {
        Hope sets = hope(hand, melds, Road.SETS);
        return hasSiete(melds) ? sets.or(hope(hand, melds, Road.SIETE)) : sets;
    }

    /// Whether siete pares can still be built beside these sets.
    boolean hasSiete(List<Meld> melds) {
        return rules.goal().forms(melds).size() > 1;
    }

    /// Whether the discards of a hand can be measured all at once: wild tiles and wins that must be
    /// worth something are counted hand by hand.
    boolean isPlain() {
        return ambitious.isEmpty() && wild.face().isEmpty();
    }

    /// Every discard of a hand, as it leads down that road.
    DiscardAnalysis measured(Tiles hand, List<Meld> melds, Road road) {
        return DiscardAnalysis.of(Holding.of(hand, melds), road.gauge(rules), Tiles.EMPTY);
    }

    private Hope hope(Tiles hand, List<Meld> melds, Road road) {
        Tiles natural = wild.natural(hand);
        Holding holding = Holding.of(natural, melds);
        Gauge gauge = road.gauge(rules);
        int raw = gauge.distance(holding);
        Counts counts = new Counts(natural.kinds(), free(melds));
        int distance = Math.max(1, raw - wild.count(hand));
        Approach approach = new Approach(distance, gauge.accepted(holding));
        double quarters = road.quarters(this, natural, counts, melds, raw);
        return hope(road, approach, counts, quarters);
    }

    /// For each kind, how many copies neither these sets nor the table show; fewer than none where
    /// a tile lies in both.
    int[] free(List<Meld> melds) {
        int[] free = visible.kinds();
        for (int kind = 0; kind < Tile.KINDS; kind++) {
            free[kind] = COPIES - free[kind];
        }
        for (Meld meld : melds) {
            for (Tile tile : meld.tiles()) {
                if (tile.kind() < Tile.KINDS) {
                    free[tile.kind()]--;
                }
            }
        }
        return free;
    }

    /// The hope of a hand without wild tiles that has parted with one.
    Hope hope(Tiles left, List<Meld> melds, Road road, Approach approach, Counts counts) {
        double quarters = road.quarters(this, left, counts, melds, approach.distance);
        return hope(road, approach, counts, quarters);
    }

    private Hope hope(Road road, Approach approach, Counts counts, double quarters) {
        int distance = approach.distance;
        int left = 0;
        double arrivals = 0;
        for (long rest = approach.helpful; rest != 0; rest &= rest - 1) {
            int kind = Long.numberOfTrailingZeros(rest);
            int unseen = counts.unseen(kind);
            left += unseen;
            arrivals += unseen * road.ways(counts.kinds, kind, distance);
        }
        double chance =
                StrictMath.exp(-waiting(road, distance, arrivals) / Math.min(HORIZON, turns));
        return new Hope(distance, left, chance, PAYERS * quarters);
    }

    /// @param distance tiles still needed
    /// @param helpful a bit for each kind that makes them fewer
    record Approach(int distance, long helpful) {}

    /// The turns until a win. A hand with few helpful tiles can still grow better ones, so the next
    /// tile comes halfway between what this hand has and what a usual hand has; later ones as
    /// usual.
    private double waiting(Road road, int distance, double arrivals) {
        double waiting = 2 * hidden / (road.usual(distance) + arrivals);
        for (int needed = 1; needed < distance; needed++) {
            waiting += hidden / road.usual(needed);
        }
        return waiting;
    }

    /// A kind of win, and how its tiles come: one's own draws, and what others discard.
    enum Road {
        SETS(new double[] {1, 21, 29, 44, 60, 80, 100}),
        SIETE(new double[] {1, 18, 10, 13, 16, 19, 22});

        private final double[] usual;

        Road(double[] usual) {
            this.usual = usual;
        }

        Gauge gauge(FilipinoRules rules) {
            return this == SETS ? rules.goal().sets() : rules.goal().siete();
        }

        /// Tiles that arrive in a usual hand which needs so many more.
        double usual(int needed) {
            return usual[Math.min(needed, usual.length - 1)];
        }

        /// How many hands a helpful tile may come from in a round.
        double ways(int[] kinds, int kind, int distance) {
            if (distance == 1) {
                return 3;
            }
            if (this == SIETE) {
                return 1;
            }
            if (kinds[kind] >= 2) {
                return 2.6;
            }
            return completesRun(kinds, kind) ? 1.8 : 1;
        }

        private static boolean completesRun(int[] kinds, int kind) {
            int rank = kind % 9;
            return kind < 27
                    && ((rank >= 2 && kinds[kind - 2] > 0 && kinds[kind - 1] > 0)
                            || (rank >= 1
                                    && rank <= 7
                                    && kinds[kind - 1] > 0
                                    && kinds[kind + 1] > 0)
                            || (rank <= 6 && kinds[kind + 1] > 0 && kinds[kind + 2] > 0));
        }

        double quarters(
                Outlook outlook, Tiles hand, Counts counts, List<Meld> melds, int distance) {
            return this == SIETE
                    ? outlook.siete(melds)
                    : outlook.common(melds) + outlook.ambitions(hand, counts, melds, distance);
        }
    }

    /// What every win with these sets pays once.
    private double common(List<Meld> melds) {
        double sum = rules.quarters(Ambition.TODAS);
        sum += flowers == 0 ? rules.quarters(Ambition.NO_FLOWERS_END) : 0;
        return sum + (isOpen(melds) ? 0 : DOUBT * rules.quarters(Ambition.ALL_UP));
    }

    private static boolean isOpen(List<Meld> melds) {
        for (Meld meld : melds) {
            if (meld.manner() == Meld.Manner.CLAIMED) {
                return true;
            }
        }
        return false;
    }

    private double siete(List<Meld> melds) {
        return rules.sieteDoubles()
                ? 2 * common(melds)
                : common(melds) + rules.quarters(Ambition.SIETE_PARES);
    }

    /// Ambitions weighed by how far away and how far out of the way they are.
    private double ambitions(Tiles hand, Counts counts, List<Meld> melds, int distance) {
        Course course = new Course(hand, counts.kinds, melds, rules.goal());
        double sum = weighed(Ambition.ESCALERA, course.toEscalera() - distance);
        sum += weighed(Ambition.ALL_PUNG, course.toAllPung() - distance);
        if (rules.counts(Ambition.FULL_FLUSH)) {
            sum += weighed(Ambition.FULL_FLUSH, course.toFullFlush() - distance);
        }
        return sum * doubt(distance);
    }

    private double weighed(Ambition ambition, int detour) {
        return detour < DETOURS.length
                ? rules.quarters(ambition) * DETOURS[Math.max(0, detour)]
                : 0;
    }

    private static double doubt(int distance) {
        return distance < DOUBTS.length ? DOUBTS[distance] : Power.of(DOUBT, distance);
    }
}
