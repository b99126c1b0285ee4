package sparrow.american.lines;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import sparrow.american.card.Card;
import sparrow.american.card.Kinds;
import sparrow.american.card.Line;
import sparrow.american.card.Rack;
import sparrow.american.card.Variation;
import sparrow.american.card.Win;
import sparrow.american.odds.Horizon;
import sparrow.american.odds.Shortfall;
import sparrow.american.position.Held;
import sparrow.american.position.Position;
import sparrow.american.position.Unseen;
import sparrow.core.tile.Tile;

/// The facts about a position: how near every line of the card is. Computed once; ranking and
/// recommendations draw on them.
public final class Facts {
    /// How many variations of a line are looked at closely.
    private static final int NEAREST = 3;

    private final Position position;
    private final Card card;
    private final Unseen unseen;
    private final Held held;
    private final Horizon horizon;
    private final byte[] distances;
    private final List<Line> asked;
    private final List<Known> known = new ArrayList<>();
    private final List<Line> ruledOut = new ArrayList<>();

    /// A line and its nearest variations, the best first; with all its facts once they are asked
    /// for.
    final class Known {
        private final Line line;
        private final List<Shortfall> nearest;
        private final boolean dead;
        private @Nullable LineFacts facts;

        private Known(Line line, List<Shortfall> nearest) {
            this.line = line;
            this.nearest = nearest;
            this.dead = best().isDead(unseen);
        }

        Line line() {
            return line;
        }

        Shortfall best() {
            return nearest.getFirst();
        }

        List<Shortfall> nearest() {
            return nearest;
        }

        /// Whether tiles it needs are all gone, in every variation.
        boolean isDead() {
            return dead;
        }

        LineFacts facts() {
            LineFacts known = facts == null ? factsOf(this) : facts;
            facts = known;
            return known;
        }
    }

    private Facts(Position position, Card card, List<Line> asked) {
        this.position = position;
        this.asked = List.copyOf(asked);
        this.card = card;
        this.unseen = position.unseen(card.supply());
        this.held = Held.of(position);
        this.horizon = Horizon.of(position, unseen);
        this.distances = new byte[card.variations().size()];
        card.distances().all(held.rack(), distances);
    }

    public static Facts of(Position position, Card card) {
        return of(position, card, card.lines());
    }

    /// The facts about some lines of a card.
    public static Facts of(Position position, Card card, List<Line> lines) {
        Facts facts = new Facts(position, card, lines);
        for (Line line : lines) {
            List<Shortfall> nearest = facts.nearestOf(line);
            if (nearest.isEmpty()) {
                facts.ruledOut.add(line);
            } else {
                facts.known.add(facts.new Known(line, nearest));
            }
        }
        return facts;
    }

    public Position position() {
        return position;
    }

    public Card card() {
        return card;
    }

    public Unseen unseen() {
        return unseen;
    }

    /// The lines the exposures leave open, in the order of the card.
    public List<LineFacts> lines() {
        return known.stream().map(Known::facts).toList();
    }

    /// All lines that were asked about.
    public List<Line> linesAsked() {
        return asked;
    }

    /// The lines that the exposures rule out.
    public List<Line> ruledOut() {
        return List.copyOf(ruledOut);
    }

    /// How many tiles will be drawn by this player until the wall is out.
    public int draws() {
        return horizon.looks().draws();
    }

    /// How many tiles are left in the wall.
    public int wall() {
        return horizon.looks().count();
    }

    List<Known> known() {
        return known;
    }

    /// The nearest variations of a line that the exposures leave open.
    public List<Shortfall> nearest(Line line) {
        for (Known each : known) {
            if (each.line().index() == line.index()) {
                return each.nearest();
            }
        }
        throw new IllegalArgumentException(line.id() + " is ruled out");
    }

    public Held held() {
        return held;
    }

    Horizon horizon() {
        return horizon;
    }

    /// The best paying way to complete one of the lines with these tiles.
    public Optional<Win> win(Rack rack) {
        return card.wins(rack).stream().filter(win -> isOpen(win.line())).findFirst();
    }

    private boolean isOpen(Line line) {
        return known.stream().anyMatch(each -> each.line().index() == line.index());
    }

    /// The tiles that complete one of the lines with these thirteen, jokers among them.
    public List<Tile> waits(Rack rack) {
        List<Tile> waits = new ArrayList<>();
        if (rack.size() == Position.HELD && !card.distances().within(rack, 1).isEmpty()) {
            for (int kind = 0; kind < Kinds.COUNT; kind++) {
                Tile tile = Kinds.tile(kind);
                if (unseen.left(kind) > 0 && win(rack.with(tile)).isPresent()) {
                    waits.add(tile);
                }
            }
            if (unseen.jokers() > 0 && win(rack.with(Tile.JOKER)).isPresent()) {
                waits.add(Tile.JOKER);
            }
        }
        return waits;
    }

    private List<Match> matches(Line line) {
        List<Match> matches = new ArrayList<>(line.variations().size());
        for (Variation variation : line.variations()) {
            int distance = distances[variation.index()];
            if (distance >= 0) {
                matches.add(new Match(variation, distance, Match.Hope.UNKNOWN));
            }
        }
        return matches;
    }

    private LineFacts factsOf(Known known) {
        Line line = known.line();
        List<Match> matches = matches(line);
        Shortfall best = known.best();
        Match match =
                new Match(
                        best.variation(),
                        best.distance(),
                        known.isDead() ? Match.Hope.DEAD : Match.Hope.ALIVE);
        double sum = 0;
        Match worst = match;
        for (Match each : matches) {
            sum += each.completion();
            worst = each.distance() > worst.distance() ? each : worst;
        }
        LineFacts.TileMatching matching =
                new LineFacts.TileMatching(
                        line.variations().size(),
                        matches.size(),
                        match,
                        worst,
                        sum / matches.size(),
                        matches);
        return new BestVariation(this, best).facts(matching);
    }

    /// The nearest variations that are not dead, those whose tiles are most plentiful first; if all
    /// are dead, the nearest of them; none if the exposures rule the line out.
    private List<Shortfall> nearestOf(Line line) {
        List<Shortfall> live = new ArrayList<>();
        Optional<Variation> first = Optional.empty();
        for (int distance = nearestDistance(line);
                distance <= Variation.TILES && live.size() < NEAREST;
                distance++) {
            for (Variation variation : line.variations()) {
                if (distances[variation.index()] == distance) {
                    first = first.isEmpty() ? Optional.of(variation) : first;
                    Shortfall shortfall = Shortfall.of(variation, held);
                    if (!shortfall.isDead(unseen)) {
                        live.add(shortfall);
                    }
                }
            }
        }
        if (live.isEmpty()) {
            return first.map(variation -> List.of(Shortfall.of(variation, held))).orElse(List.of());
        }
        List<Plentiful> sorted = new ArrayList<>(live.size());
        live.forEach(each -> sorted.add(new Plentiful(each, each.distance(), plenty(each))));
        sorted.sort(Plentiful.MOST_FIRST);
        return sorted.stream().limit(NEAREST).map(Plentiful::shortfall).toList();
    }

    private int nearestDistance(Line line) {
        int nearest = Variation.TILES;
        for (Variation variation : line.variations()) {
            int distance = distances[variation.index()];
            nearest = distance < 0 ? nearest : Math.min(nearest, distance);
        }
        return nearest;
    }

    /// A shortfall with how far away it is and how plentiful its tiles are.
    private record Plentiful(Shortfall shortfall, int distance, double plenty) {
        static final Comparator<Plentiful> MOST_FIRST =
                Comparator.comparingInt(Plentiful::distance)
                        .thenComparing(Comparator.comparingDouble(Plentiful::plenty).reversed());
    }

    /// How plentiful the missing tiles are: roughly the logarithm of the chance to draw them.
    private double plenty(Shortfall shortfall) {
        double sum = 0;
        for (int at = 0; at < shortfall.kinds(); at++) {
            double copies = unseen.left(shortfall.kind(at));
            int missing = shortfall.natural(at) + shortfall.eligible(at);
            double jokers = shortfall.eligible(at) > 0 ? unseen.jokers() / 2.0 : 0;
            for (int tile = 0; tile < missing; tile++) {
                sum += StrictMath.log(Math.max(0.1, copies - tile + jokers));
            }
        }
        return sum;
    }
}
