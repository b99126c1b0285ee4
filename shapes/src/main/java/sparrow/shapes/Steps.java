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

    private final Family family;
    private final int[] from;
    private final int[] to;
    private final int[] used;
    private final int[] within = new int[COPIES + 1];

    private record Step(int from, int to, int used) {}

    Steps(Family family, Family.Place place) {
        this.family = family;
        List<Step> steps = new ArrayList<>();
        for (int earlier = 0; earlier <= family.runsAtOnce; earlier++) {
            for (int last = 0; last <= family.runsAtOnce; last++) {
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
