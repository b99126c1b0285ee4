package sparrow.american.odds;

import sparrow.american.position.Unseen;

/// The exact chance to complete a variation with own draws alone.
///
/// The draws are a hypergeometric sample of the unseen tiles. Every joker, held or drawn, fills one
/// missing place that takes jokers, whichever it is: jokers are pooled over the whole hand.
public final class DrawOdds {
    private DrawOdds() {}

    public static double of(Shortfall shortfall, Unseen unseen, int draws) {
        if (shortfall.distance() == 0) {
            return 1;
        }
        if (shortfall.distance() > draws) {
            return 0;
        }
        int mostOpen = shortfall.jokers() + unseen.jokers();
        int width = mostOpen + 1;
        // ways[drawn * width + open]: draws spent on missing kinds, places left to jokers
        double[] ways = new double[(draws + 1) * width];
        ways[0] = 1;
        int other = unseen.total() - unseen.jokers();
        for (int at = 0; at < shortfall.kinds(); at++) {
            int copies = unseen.left(shortfall.kind(at));
            ways = with(shortfall, at, copies, draws, width, ways);
            other -= copies;
        }
        double all = 0;
        for (int drawn = 0; drawn <= draws; drawn++) {
            for (int open = 0; open < width; open++) {
                double of = ways[drawn * width + open];
                if (of > 0) {
                    all += of * rest(shortfall, unseen, open, draws - drawn, other);
                }
            }
        }
        return Math.min(1, all / Binomials.of(unseen.total(), draws));
    }

    /// The ways after one more kind.
    private static double[] with(
            Shortfall shortfall, int at, int copies, int draws, int width, double[] before) {
        double[] after = new double[before.length];
        int natural = shortfall.natural(at);
        int eligible = shortfall.eligible(at);
        for (int drawn = 0; drawn <= draws; drawn++) {
            for (int open = 0; open < width; open++) {
                double of = before[drawn * width + open];
                for (int more = natural;
                        of > 0 && more <= copies && drawn + more <= draws;
                        more++) {
                    int left = open + Math.max(0, eligible - (more - natural));
                    if (left < width) {
                        after[(drawn + more) * width + left] += of * Binomials.of(copies, more);
                    }
                }
            }
        }
        return after;
    }

    /// The ways to fill the open places with jokers, the other draws being anything else.
    private static double rest(Shortfall shortfall, Unseen unseen, int open, int draws, int other) {
        double ways = 0;
        int least = Math.max(0, open - shortfall.jokers());
        for (int jokers = least; jokers <= Math.min(draws, unseen.jokers()); jokers++) {
            ways += Binomials.of(unseen.jokers(), jokers) * Binomials.of(other, draws - jokers);
        }
        return ways;
    }
}
