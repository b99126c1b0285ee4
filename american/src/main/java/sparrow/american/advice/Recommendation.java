package sparrow.american.advice;

import java.util.List;
import java.util.Optional;
import sparrow.american.lines.Facts;
import sparrow.american.lines.RankedLine;
import sparrow.american.lines.Ranking;
import sparrow.american.position.Held;
import sparrow.american.position.Phase;
import sparrow.american.value.ExchangeAdvice;
import sparrow.american.value.HandValue;
import sparrow.american.value.OpponentRead;
import sparrow.american.value.Safety;
import sparrow.american.value.Skill;
import sparrow.american.value.Threats;
import sparrow.core.tile.Tile;

/// What to do now: the jokers to exchange, each tile of the hand, the claims to make, and what the
/// others are after.
///
/// @param strategy one sentence to begin with
/// @param exchanges the jokers to buy before anything is discarded, one after another
/// @param tiles every concealed tile, in order, exchanged ones first
/// @param letGo the three tiles to pass, or the one to discard after the exchanges; nothing if the
///   hand is complete, or if no tile is drawn yet
/// @param discards every tile that could be discarded after the exchanges, the best first; nothing
///   where none is discarded
/// @param waits the tiles that complete the hand that is kept, jokers among them
/// @param safest what to throw in defence, the safest first; nothing while there is a line to play
///   for
public record Recommendation(
        Ranking ranking,
        String strategy,
        List<ExchangeAdvice> exchanges,
        List<TileAdvice> tiles,
        List<Tile> letGo,
        List<Tile> discards,
        List<Tile> waits,
        List<Tile> safest,
        List<ClaimAdvice> claims,
        List<OpponentRead> opponents) {
    private static final int SAFEST = 3;

    public Recommendation {
        exchanges = List.copyOf(exchanges);
        tiles = List.copyOf(tiles);
        letGo = List.copyOf(letGo);
        discards = List.copyOf(discards);
        waits = List.copyOf(waits);
        safest = List.copyOf(safest);
        claims = List.copyOf(claims);
        opponents = List.copyOf(opponents);
    }

    /// What the level of that skill does.
    public static Recommendation of(Ranking ranking, Skill skill) {
        Facts facts = ranking.facts();
        HandValue value = HandValue.of(ranking, skill);
        Threats threats = Threats.of(value);
        Move move = Move.of(value, Serving.of(ranking), threats);
        boolean playing = facts.position().phase() == Phase.PLAY && move.win().isEmpty();
        List<Tile> waits = playing ? facts.waits(move.kept().rack()) : List.of();
        List<ClaimAdvice> claims = playing ? CallAdvisor.of(facts, value, move.kept()) : List.of();
        Safety safety = new Safety(value, threats);
        List<Tile> safest = playing && value.isHopeless() ? safest(move.held(), safety) : List.of();
        Reasons reasons = new Reasons(ranking, threats, safety, move);
        return new Recommendation(
                ranking,
                new Strategy(ranking, aim(ranking, value, move), move, waits, safest, claims)
                        .sentence(),
                move.exchanges(),
                new TileAdvisor(ranking, threats, move, claims, reasons).all(),
                move.letGo(),
                move.discards(),
                waits,
                safest,
                claims,
                threats.reads());
    }

    /// The line that the hand which is kept is for.
    private static Optional<RankedLine> aim(Ranking ranking, HandValue value, Move move) {
        return value.aim(move.kept().rack())
                .flatMap(variation -> ranking.line(variation.line().id()))
                .filter(RankedLine::viable)
                .or(ranking::best);
    }

    public static Recommendation of(Ranking ranking) {
        return of(ranking, Skill.INTERMEDIATE);
    }

    private static List<Tile> safest(Held held, Safety safety) {
        return held.concealed().faces().stream()
                .sorted(safety.order(tile -> tile))
                .limit(SAFEST)
                .toList();
    }
}
