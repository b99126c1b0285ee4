package sparrow.shapes;

import java.util.Arrays;
import java.util.Comparator;
import java.util.Set;
import java.util.stream.IntStream;

/// The slow, obvious distance: tries every way to choose the blocks of a win, cheapest first,
/// giving up a branch only when it cannot cost less than the best win found.
final class Reference {
    private static final int[][] SETS = allSets();

    private final int[] held;
    private final int[] caps;
    private final int[] used = new int[34];
    private final Set<Need> needs;
    private final int met;
    private final int[][] cheapestFirst;
    private final int[] mostFirst;
    private int best;

    private Reference(Holding holding, Set<Need> needs, int limit) {
        best = limit;
        held = new int[34];
        caps = new int[34];
        Arrays.setAll(held, holding::count);
        Arrays.setAll(caps, holding::cap);
        met = holding.met();
        this.needs = needs;
        cheapestFirst = SETS.clone();
        Arrays.sort(cheapestFirst, Comparator.comparingInt(this::alone));
        mostFirst =
                IntStream.range(0, 34)
                        .boxed()
                        .sorted(Comparator.comparingInt(kind -> -held[kind]))
                        .mapToInt(Integer::intValue)
                        .toArray();
    }

    static int distance(Holding holding, Form form) {
        return within(holding, form, Distance.NEVER);
    }

    /// A bit for each kind whose draw makes the distance less than `distance`.
    static long accepted(Holding holding, Form form, int distance) {
        long accepted = 0;
        for (int kind = 0; kind < 34; kind++) {
            if (holding.count(kind) < holding.cap(kind)
                    && within(holding.with(kind), form, distance) < distance) {
                accepted |= 1L << kind;
            }
        }
        return accepted;
    }

    /// The distance if it is less than `limit`, else that.
    private static int within(Holding holding, Form form, int limit) {
        return switch (form) {
            case Form.Sets(int count, var needs) ->
                    new Reference(holding, needs, limit).sets(count - holding.melds());
            case Form.Pairs(var quads, var needs) ->
                    holding.melds() > 0 ? limit : new Reference(holding, needs, limit).pairs(quads);
            case Form.PairsAndTrio(var trio, var quads) ->
                    holding.melds() > 1
                            ? limit
                            : new Reference(holding, Set.of(), limit)
                                    .pairsAndTrio(trio, quads, holding.melds() == 0);
            case Form.Orphans() ->
                    holding.melds() > 0 ? limit : new Reference(holding, Set.of(), limit).orphans();
        };
    }

    private static int[][] allSets() {
        int[][] sets = new int[34 + 21][];
        for (int kind = 0; kind < 34; kind++) {
            sets[kind] = new int[] {kind, kind, kind};
        }
        for (int run = 0; run < 21; run++) {
            int low = run / 7 * 9 + run % 7;
            sets[34 + run] = new int[] {low, low + 1, low + 2};
        }
        return sets;
    }

    private int sets(int count) {
        for (int pair = 0; pair < 34; pair++) {
            int cost = take(pair, pair);
            if (cost >= 0) {
                sets(count, 0, cost, pair >= 31);
            }
            giveBack(pair, pair);
        }
        return best;
    }

    private void sets(int count, int from, int cost, boolean triplet) {
        if (cost >= best) {
            return;
        }
        if (count == 0) {
            if (shows(triplet)) {
                best = cost;
            }
            return;
        }
        for (int i = from; i < cheapestFirst.length; i++) {
            int[] set = cheapestFirst[i];
            if (cost + count * alone(set) >= best) {
                return;
            }
            int more = take(set);
            if (more >= 0) {
                sets(count - 1, i, cost + more, triplet || set[0] == set[1]);
            }
            giveBack(set);
        }
    }

    /// How many tiles of a set are missing if nothing else is built.
    private int alone(int... set) {
        return set[0] == set[1]
                ? Math.max(0, 3 - held[set[0]])
                : 3
                        - Math.min(1, held[set[0]])
                        - Math.min(1, held[set[1]])
                        - Math.min(1, held[set[2]]);
    }

    /// Uses these tiles; returns how many of them are missing, or -1 if there are not so many to
    /// use.
    private int take(int... kinds) {
        int missing = 0;
        boolean possible = true;
        for (int kind : kinds) {
            used[kind]++;
            missing += used[kind] > held[kind] ? 1 : 0;
            possible &= used[kind] <= caps[kind];
        }
        return possible ? missing : -1;
    }

    private void giveBack(int... kinds) {
        for (int kind : kinds) {
            used[kind]--;
        }
    }

    private boolean shows(boolean triplet) {
        int shown = met | (triplet ? Holding.TRIPLET : 0);
        for (int kind = 0; kind < 34; kind++) {
            if (used[kind] > 0) {
                shown |= kind < 27 ? 1 << (kind / 9) : 0;
                shown |= kind >= 27 || kind % 9 == 0 || kind % 9 == 8 ? Holding.TERMINAL : 0;
            }
        }
        return (!needs.contains(Need.THREE_SUITS) || (shown & Holding.SUITS) == Holding.SUITS)
                && (!needs.contains(Need.TERMINAL_OR_HONOR) || (shown & Holding.TERMINAL) != 0)
                && (!needs.contains(Need.TRIPLET_OR_DRAGON_PAIR) || (shown & Holding.TRIPLET) != 0);
    }

    private int pairs(Form.Quads quads) {
        pairs(7, 0, 0, quads);
        return best;
    }

    private void pairs(int count, int at, int cost, Form.Quads quads) {
        if (cost >= best) {
            return;
        }
        if (count == 0) {
            best = shows(false) ? cost : best;
            return;
        }
        if (at == 34) {
            return;
        }
        int kind = mostFirst[at];
        if (cost + count * Math.max(0, 2 - held[kind]) >= best) {
            return;
        }
        int before = used[kind];
        for (int pairs = quads == Form.Quads.TWO_PAIRS ? 2 : 1; pairs >= 0; pairs--) {
            int after = before + 2 * pairs;
            if (pairs <= count && after <= caps[kind]) {
                used[kind] = after;
                int more = Math.max(0, after - held[kind]) - Math.max(0, before - held[kind]);
                pairs(count - pairs, at + 1, cost + more, quads);
            }
        }
        used[kind] = before;
    }

    private int pairsAndTrio(Form.Trio trio, Form.Quads quads, boolean missing) {
        if (!missing) {
            return Math.min(best, cheapestPairs(quads));
        }
        int least = best;
        for (int set = 0; set < (trio == Form.Trio.ANY ? SETS.length : 34); set++) {
            int cost = take(SETS[set]);
            if (cost >= 0) {
                least = Math.min(least, cost + cheapestPairs(quads));
            }
            giveBack(SETS[set]);
        }
        return least;
    }

    /// The seven cheapest pairs beside what is used: within a kind the second is never cheaper than
    /// the first.
    private int cheapestPairs(Form.Quads quads) {
        int[] costs = new int[68];
        for (int kind = 0; kind < 34; kind++) {
            for (int second = 0; second < 2; second++) {
                int after = used[kind] + 2 * second + 2;
                boolean possible =
                        after <= caps[kind] && (second == 0 || quads == Form.Quads.TWO_PAIRS);
                costs[2 * kind + second] =
                        possible
                                ? Math.max(0, after - held[kind])
                                        - Math.max(0, after - 2 - held[kind])
                                : 100;
            }
        }
        Arrays.sort(costs);
        return Math.min(Distance.NEVER, Arrays.stream(costs, 0, 7).sum());
    }

    private int orphans() {
        int least = best;
        int[] orphans = {0, 8, 9, 17, 18, 26, 27, 28, 29, 30, 31, 32, 33};
        for (int twice : orphans) {
            int cost = 0;
            boolean possible = true;
            for (int kind : orphans) {
                int wanted = kind == twice ? 2 : 1;
                cost += Math.max(0, wanted - held[kind]);
                possible &= wanted <= caps[kind];
            }
            least = possible ? Math.min(least, cost) : least;
        }
        return least;
    }
}
