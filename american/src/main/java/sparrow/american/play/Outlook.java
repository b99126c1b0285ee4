package sparrow.american.play;

import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import sparrow.american.card.Card;
import sparrow.american.card.Distances;
import sparrow.american.card.Kinds;
import sparrow.american.card.Rack;
import sparrow.american.card.Variation;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Tile;

/// What racks are worth in a position: for every line near enough, its points times the estimated
/// chance to complete its best variation, more where it may be done without jokers, and all lines
/// together.
final class Outlook {
    /// Lines farther behind the nearest one than this count for nothing.
    private static final int REACH = 2;

    /// What is left of lines that can hardly be completed any more, so that nearer stays better.
    private static final double HOPE = 1e-9;

    private static final int NOTHING = -1;

    /// With more tiles missing than this nobody counts on doing without jokers.
    private static final int NEAR = 2;

    private final Templates templates;
    private final Card card;
    private final Distances distances;
    private final Sight sight;
    private final Tide tide;
    private final byte[] distance;
    private final int[] near;
    private final int[] exposed = new int[Kinds.COUNT];
    private final double[] fillable = new double[Variation.TILES];
    private boolean exposedJokers;

    Outlook(Templates templates, Sight sight) {
        this.templates = templates;
        this.card = templates.card();
        this.distances = card.distances();
        this.sight = sight;
        this.tide = Tide.of(sight);
        this.distance = new byte[distances.size()];
        this.near = new int[distances.size()];
    }

    /// What a rack is worth as it is.
    double worth(Rack rack) {
        int size = look(rack);
        return worth(rack, NOTHING, size);
    }

    /// What a rack is worth without each of these tiles, one at a time.
    double[] without(Rack rack, List<Tile> tiles) {
        int size = look(rack);
        double[] worth = new double[tiles.size()];
        for (int i = 0; i < worth.length; i++) {
            Tile tile = tiles.get(i);
            worth[i] = worth(rack, gone(tile), size);
        }
        return worth;
    }

    /// Its kind; a joker has the one after all kinds, and a blank is no loss.
    private static int gone(Tile tile) {
        return Kinds.isNatural(tile) ? Kinds.of(tile) : tile == Tile.JOKER ? Kinds.COUNT : NOTHING;
    }

    /// Finds the variations near a rack; answers how many there are.
    private int look(Rack rack) {
        distances.all(rack, distance);
        Arrays.fill(exposed, 0);
        exposedJokers = rack.exposed().stream().anyMatch(meld -> meld.tiles().contains(Tile.JOKER));
        for (Meld meld : rack.exposed()) {
            exposed[Kinds.of(meld.face())] += meld.tiles().size();
        }
        int nearest = Variation.TILES;
        for (byte each : distance) {
            nearest = each >= 0 && each < nearest ? each : nearest;
        }
        int size = 0;
        for (int i = 0; i < distance.length; i++) {
            if (distance[i] >= 0 && distance[i] <= nearest + REACH) {
                near[size++] = i;
            }
        }
        return size;
    }

    /// The worth of the lines looked at. The variations of a line stand together.
    private double worth(Rack rack, int gone, int size) {
        double sum = 0;
        double best = 0;
        for (int i = 0; i < size; i++) {
            int variation = near[i];
            best = Math.max(best, chance(variation, rack, gone));
            if (i + 1 == size || templates.line(near[i + 1]) != templates.line(variation)) {
                sum += best * templates.points(variation);
                best = 0;
            }
        }
        return sum;
    }

    /// The estimated chance to complete a variation without the kind that is gone, counted twice
    /// where no joker helps and the line rewards that. The naturals hardest to get are the last
    /// tile, which may always be claimed; jokers in hand fill the places hardest to fill.
    private double chance(int variation, Rack rack, int gone) {
        int[] kinds = templates.kinds(variation);
        byte[] naturals = templates.natural(variation);
        byte[] eligibles = templates.eligible(variation);
        boolean open = templates.open(variation);
        double chance = 1 + HOPE;
        double easing = 1;
        double natural = 1;
        int places = 0;
        int lacking = 0;
        for (int i = 0; i < kinds.length; i++) {
            int kind = kinds[i];
            int held = rack.count(kind) - (kind == gone ? 1 : 0);
            int copies = sight.unseen().left(kind);
            for (int missing = naturals[i] - held; missing > 0; missing--, copies--) {
                chance *= tide.natural(copies);
                easing = Math.max(easing, tide.easing(copies));
                lacking++;
            }
            int spare = Math.max(0, held - naturals[i]);
            for (int missing = eligibles[i] - exposed[kind] - spare;
                    missing > 0;
                    missing--, copies--) {
                fillable[places++] = tide.eligible(copies, open);
                natural *= tide.naturals(copies, open);
            }
        }
        int jokers = rack.jokers() - (gone == Kinds.COUNT ? 1 : 0);
        boolean pure = !exposedJokers && (jokers == 0 || places == 0);
        boolean doubled = pure && templates.bonus(variation) && lacking + places <= NEAR;
        return Math.min(1, chance * easing * filled(places, jokers)) * (doubled ? 1 + natural : 1);
    }

    /// The chance that the places left over by the jokers in hand are filled.
    private double filled(int places, int jokers) {
        Arrays.sort(fillable, 0, places);
        double chance = 1;
        for (int i = Math.min(jokers, places); i < places; i++) {
            chance *= fillable[i];
        }
        return chance;
    }

    /// The variation a rack should aim at.
    Aim aim(Rack rack) {
        int size = look(rack);
        int best = NOTHING;
        double most = -1;
        for (int i = 0; i < size; i++) {
            double worth = chance(near[i], rack, NOTHING) * templates.points(near[i]);
            if (worth > most) {
                most = worth;
                best = near[i];
            }
        }
        return best == NOTHING
                ? Aim.NONE
                : new Aim(
                        card.variations().get(best).line().id(),
                        OptionalInt.of(templates.line(best)),
                        templates.points(best),
                        distance[best]);
    }

    /// What a rack aims at.
    ///
    /// @param line its name; empty if no line can be reached any more
    /// @param place its place on the card
    record Aim(String line, OptionalInt place, int points, int missing) {
        static final Aim NONE = new Aim("", OptionalInt.empty(), 0, Variation.TILES);
    }
}
