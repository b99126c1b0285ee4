package sparrow.american.odds;

import java.util.Arrays;
import java.util.SplittableRandom;
import sparrow.american.card.Group;
import sparrow.american.card.Kinds;
import sparrow.american.card.Variation;
import sparrow.american.position.Held;
import sparrow.american.position.Unseen;

/// Plays a position to the end of the wall many times, group by group and by the rules of claiming,
/// sharing nothing with the formulas it checks.
///
/// A discard that brings the hand nearer is claimed, with as few jokers as possible; they are spent
/// then. After a claim the player to our right draws.
///
/// Only tiles that matter are placed: the copies of the kinds asked for, and the jokers.
public final class Simulation {
    private static final int JOKER = Kinds.COUNT;
    private static final int PLAYERS = 4;

    private final Group[] groups;
    private final boolean concealed;
    private final int[] kinds;
    private final int[] held;
    private final int heldJokers;
    private final byte[] matter;
    private final Looks looks;
    private final int unseen;

    private final byte[] at;
    private final int[] count = new int[Kinds.COUNT];
    private final int[] natural = new int[Kinds.COUNT];
    private final int[] eligible = new int[Kinds.COUNT];
    private final boolean[] exposed;
    private int jokers;

    /// Who draws next: we, or the player so many places to the right.
    private int turn;

    public Simulation(Variation variation, Held own, Unseen left, Looks looks) {
        this.groups = variation.groups().toArray(Group[]::new);
        this.concealed = variation.line().concealed();
        this.kinds = variation.groups().stream().mapToInt(Group::kind).distinct().toArray();
        this.held = new int[Kinds.COUNT];
        this.heldJokers = own.jokers();
        byte[] tiles = new byte[left.total()];
        int size = 0;
        for (int kind : kinds) {
            held[kind] = own.count(kind);
            for (int copy = 0; copy < left.left(kind); copy++) {
                tiles[size++] = (byte) kind;
            }
        }
        for (int copy = 0; copy < left.jokers(); copy++) {
            tiles[size++] = JOKER;
        }
        this.matter = Arrays.copyOf(tiles, size);
        this.looks = looks;
        this.unseen = left.total();
        this.at = new byte[unseen];
        this.exposed = new boolean[groups.length];
    }

    /// The share of games in which the hand is completed.
    public double run(int games, SplittableRandom random) {
        int won = 0;
        for (int game = 0; game < games; game++) {
            won += play(random) ? 1 : 0;
        }
        return won / (double) games;
    }

    private boolean play(SplittableRandom random) {
        deal(random);
        if (distance() == 0) {
            return true;
        }
        turn = looks.first() == 0 ? 0 : 1;
        for (int look = 0; look < looks.count(); look++) {
            int tile = at[look];
            boolean draw = turn == 0;
            turn = (turn + 1) % PLAYERS;
            if (tile >= 0 && (draw ? drawn(tile) : discarded(tile))) {
                return true;
            }
        }
        return false;
    }

    private void deal(SplittableRandom random) {
        Arrays.fill(at, (byte) -1);
        for (byte tile : matter) {
            int place = random.nextInt(unseen);
            while (at[place] >= 0) {
                place = random.nextInt(unseen);
            }
            at[place] = tile;
        }
        for (int kind : kinds) {
            count[kind] = held[kind];
            natural[kind] = 0;
            eligible[kind] = 0;
        }
        for (int group = 0; group < groups.length; group++) {
            exposed[group] = false;
            asks(group, 1);
        }
        jokers = heldJokers;
    }

    private void asks(int group, int times) {
        int[] of = groups[group].jokers() ? eligible : natural;
        of[groups[group].kind()] += times * groups[group].count();
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
        if (tile == JOKER) {
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

    private void claim(int tile, int before) {
        for (int group = 0; group < groups.length; group++) {
            if (exposed[group] || groups[group].kind() != tile || !groups[group].exposable()) {
                continue;
            }
            int others = groups[group].count() - 1;
            for (int own = Math.min(others, count[tile]); own >= 0; own--) {
                if (others - own > jokers) {
                    break;
                }
                expose(group, own, others - own, 1);
                if (distance() < before) {
                    turn = 1;
                    return;
                }
                expose(group, own, others - own, -1);
            }
        }
    }

    private void expose(int group, int own, int filling, int times) {
        exposed[group] = times > 0;
        asks(group, -times);
        count[groups[group].kind()] -= times * own;
        jokers -= times * filling;
    }

    /// Tiles still needed: naturals first to the groups that take no jokers.
    private int distance() {
        int missing = 0;
        int open = 0;
        for (int kind : kinds) {
            missing += Math.max(0, natural[kind] - count[kind]);
            open += Math.max(0, eligible[kind] - Math.max(0, count[kind] - natural[kind]));
        }
        return missing + Math.max(0, open - jokers);
    }
}
