package sparrow.american.advice;

import java.util.ArrayList;
import java.util.List;
import sparrow.american.lines.RankedLine;
import sparrow.american.lines.Ranking;
import sparrow.american.odds.Shortfall;
import sparrow.american.position.Held;
import sparrow.american.position.Phase;

/// Which lines of a ranking a tile serves.
///
/// @param lines the lines that count, the best first
record Serving(List<Served> lines) {
    /// How many lines count.
    private static final int LINES = 12;

    Serving {
        lines = List.copyOf(lines);
    }

    /// A line with its nearest variations.
    record Served(String id, List<Shortfall> nearest) {}

    /// What a tile does for the lines.
    record Use(Tier tier, List<String> lines) {
        Use {
            lines = List.copyOf(lines);
        }
    }

    static Serving of(Ranking ranking) {
        List<Served> lines = new ArrayList<>();
        for (RankedLine line : ranking.lines()) {
            if (counts(line, ranking) && lines.size() < LINES) {
                lines.add(new Served(line.line().id(), ranking.facts().nearest(line.line())));
            }
        }
        return new Serving(lines);
    }

    /// In the Charleston a hand changes so much that lines count even when none is viable yet.
    private static boolean counts(RankedLine line, Ranking ranking) {
        boolean early = ranking.facts().position().phase() == Phase.CHARLESTON;
        return line.viable() || (early && ranking.isHopeless() && !line.facts().isDead());
    }

    /// What is lost between a hand and the same without a tile.
    Use use(Held before, Held after) {
        Tier tier = Tier.NONE;
        List<String> served = new ArrayList<>();
        for (int line = 0; line < lines.size(); line++) {
            List<Shortfall> nearest = lines.get(line).nearest;
            boolean best = isNearer(nearest.getFirst(), before, after);
            boolean any = best;
            for (Shortfall other : nearest) {
                any |= isNearer(other, before, after);
            }
            if (any && line == 0) {
                tier = best ? Tier.PRIMARY : Tier.VARIATION;
            } else if (any && tier == Tier.NONE) {
                tier = Tier.OTHER_LINE;
            }
            if (any) {
                served.add(lines.get(line).id);
            }
        }
        return new Use(tier, served);
    }

    private static boolean isNearer(Shortfall shortfall, Held before, Held after) {
        return Shortfall.of(shortfall.variation(), before).distance()
                < Shortfall.of(shortfall.variation(), after).distance();
    }
}
