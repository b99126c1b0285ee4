package sparrow.american.lines;

import java.util.HashMap;
import java.util.Map;
import sparrow.american.card.Card;
import sparrow.american.card.Difficulty;
import sparrow.american.card.Line;
import sparrow.american.card.Variation;
import sparrow.american.odds.Shortfall;
import sparrow.american.position.Phase;
import sparrow.american.position.Unseen;

/// Scores what a hand lacks for a variation, by the source and by its improvement.
final class Scorer {
    private final Card card;
    private final Unseen unseen;
    private final Phase phase;
    private final Map<Integer, Difficulty> difficulties = new HashMap<>();

    Scorer(Facts facts) {
        this.card = facts.card();
        this.unseen = facts.unseen();
        this.phase = facts.position().phase();
    }

    SourceScore source(Shortfall shortfall) {
        int missing = shortfall.natural() + shortfall.eligible();
        int inWall = 0;
        for (int at = 0; at < shortfall.kinds(); at++) {
            inWall += unseen.left(shortfall.kind(at));
        }
        double naturals = (Variation.TILES - missing) / (double) Variation.TILES;
        double availability =
                missing == 0
                        ? SourceScore.availability(3, 10)
                        : SourceScore.availability(inWall / (double) missing, inWall);
        return new SourceScore(
                SourceScore.tiles(naturals),
                availability,
                SourceScore.jokers(shortfall.distance(), shortfall.usableJokers()),
                priority(shortfall));
    }

    ImprovedScore improved(Shortfall shortfall) {
        return new ImprovedScore(
                SourceScore.tiles(completion(shortfall)),
                ImprovedScore.EASE * ease(shortfall),
                priority(shortfall));
    }

    /// The mean ease of the missing tiles. Own jokers stand where tiles are hardest to get; unseen
    /// ones are shared by all places that take them.
    private double ease(Shortfall shortfall) {
        int missing = shortfall.natural() + shortfall.eligible();
        if (shortfall.distance() == 0) {
            return 1;
        }
        double jokersEach =
                shortfall.eligible() == 0 ? 0 : unseen.jokers() / (double) shortfall.eligible();
        double sum = shortfall.usableJokers();
        double open = shortfall.eligible() - shortfall.usableJokers();
        for (int at = 0; at < shortfall.kinds(); at++) {
            int left = unseen.left(shortfall.kind(at));
            int copies = card.supply().copies(shortfall.kind(at));
            int natural = shortfall.natural(at);
            sum += natural > left ? 0 : natural * ImprovedScore.ease(left, copies);
            if (shortfall.eligible(at) > 0) {
                double share = shortfall.eligible(at) * open / shortfall.eligible();
                double effective =
                        Math.max(0, left - natural) + jokersEach * shortfall.eligible(at);
                sum += share * ImprovedScore.ease(effective, copies);
            }
        }
        return sum / missing;
    }

    private double priority(Shortfall shortfall) {
        Line line = shortfall.variation().line();
        Difficulty difficulty =
                difficulties.computeIfAbsent(line.index(), _ -> card.difficulty(line));
        return SourceScore.priority(line.points(), difficulty, phase, completion(shortfall));
    }

    private static double completion(Shortfall shortfall) {
        return (Variation.TILES - shortfall.distance()) / (double) Variation.TILES;
    }
}
