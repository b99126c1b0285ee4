package sparrow.american.advice;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import sparrow.american.card.Kinds;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Tile;

/// What to do now: each tile of the hand, the claims to make, the jokers to exchange, and what the
/// others are after.
///
/// @param strategy one sentence to begin with
/// @param tiles every concealed tile, in order
/// @param letGo the three tiles to pass, or the one to discard; nothing if the hand is complete
public record Recommendation(
        Ranking ranking,
        String strategy,
        List<TileAdvice> tiles,
        List<Tile> letGo,
        List<ClaimAdvice> claims,
        List<ExchangeAdvice> exchanges,
        List<OpponentRead> opponents) {
    public Recommendation {
        tiles = List.copyOf(tiles);
        letGo = List.copyOf(letGo);
        claims = List.copyOf(claims);
        exchanges = List.copyOf(exchanges);
        opponents = List.copyOf(opponents);
    }

    public static Recommendation of(Ranking ranking) {
        Facts facts = ranking.facts();
        Position position = facts.position();
        HandValue value = new HandValue(ranking);
        Threats threats = Threats.of(facts.card(), position, ranking.engine());
        List<Copy> copies = Copy.all(value, facts.held());
        List<Copy> going = going(value, facts, copies, threats);
        List<ClaimAdvice> claims =
                position.phase() == Phase.PLAY && !isWon(ranking)
                        ? Claims.of(value, facts.held())
                        : List.of();
        List<TileAdvice> tiles = new TileAdvisor(ranking, threats, copies, going, claims).all();
        List<Tile> letGo = going.stream().map(Copy::tile).toList();
        return new Recommendation(
                ranking,
                Strategy.sentence(ranking, letGo),
                tiles,
                letGo,
                claims,
                exchanges(value, facts),
                threats.reads());
    }

    private static List<Copy> going(
            HandValue value, Facts facts, List<Copy> copies, Threats threats) {
        return switch (facts.position().phase()) {
            case CHARLESTON -> Parting.passes(value, facts.held(), copies);
            case PLAY ->
                    facts.lines().stream().anyMatch(line -> line.distance() == 0)
                            ? List.of()
                            : List.of(Parting.discard(copies, threats));
        };
    }

    /// Whether the hand is complete.
    static boolean isWon(Ranking ranking) {
        return won(ranking).isPresent();
    }

    /// The best paying line that the hand completes.
    static Optional<RankedLine> won(Ranking ranking) {
        return ranking.lines().stream()
                .filter(line -> line.facts().distance() == 0)
                .max((a, b) -> Integer.compare(a.line().points(), b.line().points()));
    }

    private static List<ExchangeAdvice> exchanges(HandValue value, Facts facts) {
        Position position = facts.position();
        List<ExchangeAdvice> exchanges = new ArrayList<>();
        if (position.phase() == Phase.PLAY && position.isFull()) {
            position.exposed()
                    .forEach(meld -> exchange(value, facts, meld, ExchangeAdvice.OWN, exchanges));
            for (Opponent other : position.others()) {
                other.exposed()
                        .forEach(meld -> exchange(value, facts, meld, other.name(), exchanges));
            }
        }
        return exchanges;
    }

    private static void exchange(
            HandValue value, Facts facts, Meld meld, String owner, List<ExchangeAdvice> found) {
        Tile face = meld.face();
        if (!meld.tiles().contains(Tile.JOKER)
                || !Kinds.isNatural(face)
                || facts.held().count(Kinds.of(face)) == 0) {
            return;
        }
        Tile tile = Kinds.tile(Kinds.of(face));
        double gain = value.of(facts.held().without(tile).with(Tile.JOKER)) - value.whole();
        if (gain > 0) {
            found.add(new ExchangeAdvice(tile, owner, gain));
        }
    }
}
