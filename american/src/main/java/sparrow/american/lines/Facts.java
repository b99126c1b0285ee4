package sparrow.american.lines;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
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

    /// The facts of a line and its nearest variations, the best first.
    record Known(LineFacts facts, List<Shortfall> nearest) {}

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
            List<Match> matches = facts.matches(line);
            if (matches.isEmpty()) {
                facts.ruledOut.add(line);
            } else {
                facts.known.add(facts.known(line, matches));
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
            if (each.facts().line().index() == line.index()) {
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
        return known.stream().anyMatch(each -> each.facts().line().index() == line.index());
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

    private Known known(Line line, List<Match> matches) {
        List<Shortfall> nearest = nearest(matches);
        Shortfall best = nearest.getFirst();
        Match match =
                new Match(
                        best.variation(),
                        best.distance(),
                        best.isDead(unseen) ? Match.Hope.DEAD : Match.Hope.ALIVE);
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
        return new Known(new BestVariation(this, best).facts(matching), nearest);
    }

    /// The nearest variations that are not dead, those whose tiles are most plentiful first; if all
    /// are dead, the nearest of them.
    private List<Shortfall> nearest(List<Match> matches) {
        List<Match> sorted = new ArrayList<>(matches);
        sorted.sort(Comparator.comparingInt(Match::distance));
        List<Shortfall> live = new ArrayList<>();
        int farthest = Integer.MAX_VALUE;
        for (Match match : sorted) {
            if (live.size() >= NEAREST && match.distance() > farthest) {
                break;
            }
            Shortfall shortfall = Shortfall.of(match.variation(), held);
            if (!shortfall.isDead(unseen)) {
                live.add(shortfall);
                farthest = Math.max(match.distance(), live.getFirst().distance());
            }
        }
        if (live.isEmpty()) {
            return List.of(Shortfall.of(sorted.getFirst().variation(), held));
        }
        live.sort(
                Comparator.comparingInt(Shortfall::distance)
                        .thenComparing(Comparator.comparingDouble(this::plenty).reversed()));
        return List.copyOf(live.subList(0, Math.min(NEAREST, live.size())));
    }

    /// How plentiful the missing tiles are: roughly the logarithm of the chance to draw them.
    private double plenty(Shortfall shortfall) {
        double sum = 0;
        for (int at = 0; at < shortfall.kinds(); at++) {
            double copies = unseen.left(shortfall.kind(at));
            int missing = shortfall.natural(at) + shortfall.eligible(at);
            double jokers = shortfall.eligible(at) > 0 ? unseen.jokers() / 2.0 : 0;
            for (int tile = 0; tile < missing; tile++) {
                sum += Math.log(Math.max(0.1, copies - tile + jokers));
            }
        }
        return sum;
    }
}
