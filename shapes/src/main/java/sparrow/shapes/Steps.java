package sparrow.shapes;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/// The choices at one rank: how many runs begin, whether a triplet and pairs are taken, and what
/// that makes of the sums.
///
/// A state is a vector of the [Family] for each pair (runs begun two ranks ago, runs begun one rank
/// ago).
final class Steps {
    private static final int COPIES = 4;

    /// More than any win costs, and with four more still a number that [Lanes] can hold.
    private static final int FAR = 27;

    /// By how many tiles are used: how many of them are missing, a lane for each count held.
    private static final long[] MISSING = new long[COPIES + 1];

    static {
        for (int used = 0; used <= COPIES; used++) {
            for (int held = 0; held < used; held++) {
                MISSING[used] |= (long) (used - held) << (Lanes.BITS * held);
            }
        }
    }

    private final Family family;
    private final int[] from;
    private final int[] to;
    private final int[] used;
    private final int[] within = new int[COPIES + 1];

    private record Step(int from, int to, int used) {}

    Steps(Family family, Family.Place place) {
        this.family = family;
        List<Step> steps = new ArrayList<>();
        int earliest = place.endsRuns() ? family.runsAtOnce : 0;
        int latest = place.isWithinRuns() ? family.runsAtOnce : 0;
        for (int earlier = 0; earlier <= earliest; earlier++) {
            for (int last = 0; last <= latest; last++) {
                choices(steps, place, earlier, last);
            }
        }
        steps.sort(Comparator.comparingInt(Step::used));
        from = steps.stream().mapToInt(Step::from).toArray();
        to = steps.stream().mapToInt(Step::to).toArray();
        used = steps.stream().mapToInt(Step::used).toArray();
        for (int cap = 0; cap <= COPIES; cap++) {
            int most = cap;
            within[cap] = (int) steps.stream().filter(step -> step.used <= most).count();
        }
    }

    static Steps[] of(Family family, List<Family.Place> places) {
        Steps[] byPlace = new Steps[Family.Place.values().length];
        Steps[] steps = new Steps[places.size()];
        for (int rank = 0; rank < steps.length; rank++) {
            int place = places.get(rank).ordinal();
            if (byPlace[place] == null) {
                byPlace[place] = new Steps(family, places.get(rank));
            }
            steps[rank] = byPlace[place];
        }
        return steps;
    }

    private void choices(List<Step> steps, Family.Place place, int earlier, int last) {
        for (int runs = 0; runs <= (place.beginsRuns() ? family.runsAtOnce : 0); runs++) {
            for (int triplets = 0; triplets <= family.triplets; triplets++) {
                for (int pairs = 0; pairs <= family.pairs; pairs++) {
                    int used = earlier + last + runs + 3 * triplets + 2 * pairs;
                    if (used <= COPIES) {
                        sums(steps, place, new int[] {earlier, last, runs, triplets, pairs}, used);
                    }
                }
            }
        }
    }

    private void sums(List<Step> steps, Family.Place place, int[] choice, int used) {
        int sets = choice[2] + choice[3];
        int pairs = choice[4];
        int moreBlocks = family.countsSets ? sets : pairs;
        int moreExtras = family.countsSets ? pairs : sets;
        int met = used > 0 && place.isTerminalOrHonor() ? Family.TERMINAL : 0;
        if (choice[3] > 0 || (pairs > 0 && place == Family.Place.DRAGON)) {
            met |= Family.TRIPLET;
        }
        met &= family.flagSets() - 1;
        for (int flags = 0; flags < family.flagSets(); flags++) {
            for (int extra = 0; extra + moreExtras <= family.extras(); extra++) {
                for (int blocks = 0; blocks + moreBlocks <= family.most; blocks++) {
                    int before = flags * family.lanes() + family.lane(blocks, extra);
                    int after =
                            (flags | met) * family.lanes()
                                    + family.lane(blocks + moreBlocks, extra + moreExtras);
                    steps.add(
                            new Step(
                                    state(choice[0], choice[1], before),
                                    state(choice[1], choice[2], after),
                                    used));
                }
            }
        }
    }

    private int state(int earlier, int last, int index) {
        return (earlier * (family.runsAtOnce + 1) + last) * family.vectorSize() + index;
    }

    static byte[] start(Family family) {
        byte[] state =
                new byte[(family.runsAtOnce + 1) * (family.runsAtOnce + 1) * family.vectorSize()];
        Arrays.fill(state, (byte) Family.NEVER);
        state[0] = 0;
        return state;
    }

    /// The state after a rank of which `held` tiles are there and at most `cap` can be used.
    byte[] after(byte[] state, int held, int cap) {
        byte[] after = new byte[state.length];
        Arrays.fill(after, (byte) Family.NEVER);
        int count = within[cap];
        for (int i = 0; i < count; i++) {
            int cost = state[from[i]] + Math.max(0, used[i] - held);
            if (cost < after[to[i]]) {
                after[to[i]] = (byte) cost;
            }
        }
        relax(family, after);
        return after;
    }

    /// The states after a rank of which none, one, two, three or four tiles are there: all at once,
    /// a lane of [Lanes] for each.
    byte[][] afterEach(byte[] state) {
        long[] packed = new long[state.length];
        Arrays.fill(packed, FAR * Lanes.ONES);
        for (int i = 0; i < from.length; i++) {
            long cost = Math.min(FAR, state[from[i]]) * Lanes.ONES + MISSING[used[i]];
            packed[to[i]] = Lanes.least(packed[to[i]], cost);
        }
        relax(family, packed);
        byte[][] after = new byte[COPIES + 1][state.length];
        for (int held = 0; held <= COPIES; held++) {
            byte[] vectors = after[held];
            for (int i = 0; i < vectors.length; i++) {
                int cost = (int) (packed[i] >>> (Lanes.BITS * held)) & (Lanes.GUARD - 1);
                vectors[i] = (byte) (cost < FAR ? cost : Family.NEVER);
            }
        }
        return after;
    }

    private static void relax(Family family, long[] packed) {
        int lanes = family.lanes();
        for (int need = 1; need < family.flagSets(); need <<= 1) {
            int step = need * lanes;
            for (int block = 0; block < packed.length; block += 2 * step) {
                for (int i = block; i < block + step; i++) {
                    packed[i] = Lanes.least(packed[i], packed[i + step]);
                }
            }
        }
    }

    /// Meeting more needs than asked is allowed, so a cost is at most that of any greater set of
    /// needs.
    static void relax(Family family, byte[] vectors) {
        int lanes = family.lanes();
        for (int need = 1; need < family.flagSets(); need <<= 1) {
            for (int block = 0; block < vectors.length; block += lanes) {
                if ((block / lanes & need) == 0) {
                    for (int i = block; i < block + lanes; i++) {
                        vectors[i] = (byte) Math.min(vectors[i], vectors[i + need * lanes]);
                    }
                }
            }
        }
    }
}
