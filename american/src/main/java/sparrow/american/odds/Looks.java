package sparrow.american.odds;

import sparrow.american.position.Position;
import sparrow.american.position.Unseen;

/// The tiles that will come in sight until the wall is out, in order: every fourth is our own draw,
/// the others are what the other players throw away.
///
/// @param unseen the tiles they come from, all equally likely
/// @param count how many will be seen
/// @param first the place of our first draw among them, from 0
public record Looks(int unseen, int count, int first) {
    static final int PLAYERS = 4;

    public Looks {
        if (count > unseen || first < 0 || first >= PLAYERS) {
            throw new IllegalArgumentException(count + " of " + unseen + " tiles cannot be seen");
        }
    }

    /// With thirteen tiles the next draw is ours, with fourteen we discard and three others draw.
    static Looks of(Position position, Unseen unseen) {
        return new Looks(
                unseen.total(), position.wallLeft(unseen), position.isFull() ? PLAYERS - 1 : 0);
    }

    boolean isDraw(int look) {
        return look % PLAYERS == first;
    }

    /// The discards in a row from a look on.
    int discardsFrom(int look) {
        int end = look;
        while (end < count && !isDraw(end)) {
            end++;
        }
        return end - look;
    }

    /// By how much of a round a claim of this discard puts off our next draw.
    double delay(int look) {
        return Math.floorMod(look - first, PLAYERS) / (double) PLAYERS;
    }

    /// Our draws among the first `looks`.
    int drawsBefore(int looks) {
        return looks <= first ? 0 : (looks - first + PLAYERS - 1) / PLAYERS;
    }

    public int draws() {
        return drawsBefore(count);
    }

    int drawsFrom(int look) {
        return draws() - drawsBefore(look);
    }

    /// The chance that a tile does not come in sight from a look on, `others` not coming either.
    double away(int look, int others) {
        return Math.max(0, unseen - count - others) / (double) Math.max(1, unseen - look - others);
    }

    /// The chance that none of `copies` tiles is among so many draws of ours from a look on, `away`
    /// other tiles never coming in sight.
    double noneDrawn(int look, int draws, int copies, int away) {
        int pool = unseen - drawsBefore(look) - away;
        double none = 1;
        for (int copy = 0; draws > 0 && copy < copies && none > 0; copy++) {
            none *= Math.max(0, pool - draws - copy) / (double) (pool - copy);
        }
        return none;
    }
}
