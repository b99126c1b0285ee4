package sparrow.american.odds;

import java.util.stream.IntStream;
import sparrow.american.position.Unseen;

/// The states of a [CompletionChain], numbered so that every step leads to a smaller number.
///
/// Of each kind a state says either how many are missing, or that its group lies exposed and how
/// many jokers stand in it; and it says how many jokers came to the hand in all.
final class ChainStates {
    private final Shortfall shortfall;
    private final int kinds;
    private final int startJokers;
    private final int mostJokers;
    private final int unseenJokers;
    private final int[] stride;
    private final int[] shut;
    private final int[] spare;
    private final byte[] missing;
    private final byte[] copies;
    private final boolean[] claims;
    private final byte[] open;
    private final byte[] free;
    private final byte[] distance;
    private final int[] waiting;

    /// @param most with more states than these there are none
    ChainStates(Shortfall shortfall, Unseen unseen, int most) {
        this.shortfall = shortfall;
        this.kinds = shortfall.kinds();
        this.unseenJokers = unseen.jokers();
        this.startJokers = shortfall.usableJokers();
        this.mostJokers = Math.min(shortfall.eligible(), startJokers + unseenJokers);
        this.stride = new int[kinds + 1];
        this.shut = new int[kinds];
        this.spare = new int[kinds];
        stride[0] = mostJokers + 1;
        for (int at = 0; at < kinds; at++) {
            spare[at] =
                    unseen.left(shortfall.kind(at))
                            - shortfall.natural(at)
                            - shortfall.eligible(at);
            shut[at] = shortfall.claimable(at) ? shortfall.eligible(at) - 1 : 0;
            int choices = shortfall.natural(at) + shortfall.eligible(at) + shut[at] + 1;
            stride[at + 1] = Math.min(most + 1, stride[at] * choices);
        }
        int size = stride[kinds] > most ? 0 : stride[kinds];
        this.missing = new byte[size * kinds];
        this.copies = new byte[size * kinds];
        this.claims = new boolean[size * kinds];
        this.open = new byte[size];
        this.free = new byte[size];
        this.distance = new byte[size];
        for (int state = 0; state < size; state++) {
            describe(state);
        }
        this.waiting = IntStream.range(0, size).filter(each -> distance[each] == 1).toArray();
    }

    private void describe(int state) {
        int natural = 0;
        int eligible = 0;
        int standing = 0;
        for (int at = 0; at < kinds; at++) {
            int digit = state % stride[at + 1] / stride[at];
            int lacking = Math.max(0, digit - shut[at]);
            missing[state * kinds + at] = (byte) lacking;
            standing += lacking > 0 ? 0 : digit;
            eligible += Math.min(lacking, shortfall.eligible(at));
            natural += Math.max(0, lacking - shortfall.eligible(at));
            int coming = lacking == 0 ? 0 : Math.max(0, spare[at] + lacking);
            copies[state * kinds + at] = (byte) coming;
        }
        int left = mostJokers - state % stride[0] - standing;
        open[state] = (byte) eligible;
        free[state] = (byte) left;
        distance[state] = (byte) (natural + Math.max(0, eligible - left));
        for (int at = 0; at < kinds; at++) {
            int lacking = missing(state, at);
            claims[state * kinds + at] =
                    lacking - 1 <= left
                            && left < eligible
                            && lacking <= shortfall.eligible(at)
                            && shortfall.claimable(at);
        }
    }

    int size() {
        return open.length;
    }

    int kinds() {
        return kinds;
    }

    /// The states in which a single tile is missing.
    int[] waiting() {
        return waiting;
    }

    /// Everything missing, and the jokers of the hand.
    int first() {
        return size() - 1 - startJokers;
    }

    int missing(int state, int at) {
        return missing[state * kinds + at];
    }

    /// The copies of a kind to come, those lost in discards among them; none if it is complete.
    int copies(int state, int at) {
        return copies[state * kinds + at];
    }

    /// Whether a discard of a kind is claimed: it completes a group and brings the hand nearer.
    boolean claims(int state, int at) {
        return claims[state * kinds + at];
    }

    /// Places that jokers could fill.
    int open(int state) {
        return open[state];
    }

    /// The jokers that stand in no exposed group.
    int jokers(int state) {
        return free[state];
    }

    boolean wantsJoker(int state) {
        return free[state] < open[state] && state % stride[0] > 0;
    }

    int jokersLeft(int state) {
        return unseenJokers - Math.max(0, mostJokers - state % stride[0] - startJokers);
    }

    /// After a draw of a kind.
    int drawn(int state, int at) {
        int digits = missing(state, at) == 1 ? 1 + shut[at] : 1;
        return state - digits * stride[at];
    }

    /// After a draw of a joker.
    int joker(int state) {
        return state - 1;
    }

    /// After a claim that completes the group of a kind, jokers standing for what else was missing.
    int claimed(int state, int at) {
        return state - (1 + shut[at]) * stride[at];
    }
}
