package sparrow.american.advice;

import java.util.List;
import java.util.SplittableRandom;
import sparrow.american.card.Group;
import sparrow.american.card.Kinds;
import sparrow.american.card.Variation;

/// Plays a position to the end of the wall many times, group by group and by the rules of claiming,
/// sharing nothing with the formulas it checks.
final class Simulation {
    private static final int JOKER = Kinds.COUNT;

    private final List<Group> groups;
    private final boolean concealed;
    private final int[] held = new int[Kinds.COUNT];
    private final int heldJokers;
    private final byte[] unseen;
    private final int looks;
    private final int firstDraw;

    private final int[] count = new int[Kinds.COUNT];
    private final boolean[] exposed;
    private int jokers;

    Simulation(Variation variation, Held own, Unseen left, Looks looks) {
        this.groups = variation.groups();
        this.concealed = variation.line().concealed();
        for (int kind = 0; kind < Kinds.COUNT; kind++) {
            held[kind] = own.count(kind);
        }
        this.heldJokers = own.jokers();
        this.unseen = new byte[left.total()];
        int at = 0;
        for (int kind = 0; kind < Kinds.COUNT; kind++) {
            for (int copy = 0; copy < left.left(kind); copy++) {
                unseen[at++] = (byte) kind;
            }
        }
        while (at < unseen.length) {
            unseen[at++] = JOKER;
        }
        this.looks = looks.count();
        this.firstDraw = looks.first();
        this.exposed = new boolean[groups.size()];
    }

    /// The share of games in which the hand is completed.
    double run(int games, SplittableRandom random, boolean claims) {
        int won = 0;
        for (int game = 0; game < games; game++) {
            won += play(random, claims) ? 1 : 0;
        }
        return won / (double) games;
    }

    private boolean play(SplittableRandom random, boolean claims) {
        System.arraycopy(held, 0, count, 0, held.length);
        java.util.Arrays.fill(exposed, false);
        jokers = heldJokers;
        if (distance() == 0) {
            return true;
        }
        for (int look = 0; look < looks; look++) {
            int pick = look + random.nextInt(unseen.length - look);
            byte tile = unseen[pick];
            unseen[pick] = unseen[look];
            unseen[look] = tile;
            boolean draw = look % 4 == firstDraw;
            if (draw ? drawn(tile) : claims && discarded(tile)) {
                return true;
            }
        }
        return false;
    }

    private boolean drawn(int tile) {
        if (tile == JOKER) {
            jokers++;
        } else {
            count[tile]++;
        }
        return distance() == 0;
    }

    private boolean discarded(int tile) {
        if (tile == JOKER || !asked(tile)) {
            return false;
        }
        int before = distance();
        count[tile]++;
        if (distance() == 0) {
            return true;
        }
        count[tile]--;
        if (!concealed) {
            claim(tile, before);
        }
        return false;
    }

    private boolean asked(int tile) {
        for (Group group : groups) {
            if (group.kind() == tile) {
                return true;
            }
        }
        return false;
    }

    private void claim(int tile, int before) {
        for (int at = 0; at < groups.size(); at++) {
            Group group = groups.get(at);
            if (exposed[at] || group.kind() != tile || !group.exposable()) {
                continue;
            }
            int others = group.count() - 1;
            for (int natural = Math.min(others, count[tile]); natural >= 0; natural--) {
                if (others - natural > jokers) {
                    break;
                }
                exposed[at] = true;
                count[tile] -= natural;
                jokers -= others - natural;
                if (distance() < before) {
                    return;
                }
                exposed[at] = false;
                count[tile] += natural;
                jokers += others - natural;
            }
        }
    }

    /// Tiles still needed: naturals first to the groups that take no jokers.
    private int distance() {
        int missing = 0;
        int open = 0;
        for (int at = 0; at < groups.size(); at++) {
            Group group = groups.get(at);
            boolean first = true;
            for (int earlier = 0; earlier < at; earlier++) {
                first &= groups.get(earlier).kind() != group.kind();
            }
            if (!first) {
                continue;
            }
            int natural = 0;
            int eligible = 0;
            for (int other = at; other < groups.size(); other++) {
                Group same = groups.get(other);
                if (same.kind() == group.kind() && !exposed[other]) {
                    natural += same.jokers() ? 0 : same.count();
                    eligible += same.jokers() ? same.count() : 0;
                }
            }
            int have = count[group.kind()];
            missing += Math.max(0, natural - have);
            open += Math.max(0, eligible - Math.max(0, have - natural));
        }
        return missing + Math.max(0, open - jokers);
    }
}
