package sparrow.american.advice;

/// The tiles that will come in sight until the wall is out, in order: every fourth is our own draw,
/// the others are what the other players throw away.
///
/// @param unseen the tiles they come from, all equally likely
/// @param count how many will be seen
/// @param first the place of our first draw among them, from 0
record Looks(int unseen, int count, int first) {
    private static final int PLAYERS = 4;

    Looks {
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

    /// Our draws among the first `looks`.
    int drawsBefore(int looks) {
        return looks <= first ? 0 : (looks - first + PLAYERS - 1) / PLAYERS;
    }

    int draws() {
        return drawsBefore(count);
    }

    int drawsFrom(int look) {
        return draws() - drawsBefore(look);
    }

    /// The chance that none of `copies` tiles comes in sight from a look on.
    double none(int look, int copies) {
        double none = 1;
        for (int copy = 0; look < count && copy < copies && none > 0; copy++) {
            none *= Math.max(0, unseen - count - copy) / (double) (unseen - look - copy);
        }
        return none;
    }

    /// The chance that none of `copies` tiles is among our draws from a look on.
    double noneDrawn(int look, int copies) {
        int pool = unseen - drawsBefore(look);
        int draws = drawsFrom(look);
        double none = 1;
        for (int copy = 0; draws > 0 && copy < copies && none > 0; copy++) {
            none *= Math.max(0, pool - draws - copy) / (double) (pool - copy);
        }
        return none;
    }
}
