package sparrow.american.advice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import sparrow.american.advice.TileAdvice.Act;
import sparrow.american.card.Card;
import sparrow.american.card.Rack;
import sparrow.american.card.reader.SparrowCard;
import sparrow.american.lines.Engine;
import sparrow.american.lines.Facts;
import sparrow.american.lines.RankedLine;
import sparrow.american.lines.Ranking;
import sparrow.american.lines.Rating;
import sparrow.american.position.Cards;
import sparrow.american.position.Opponent;
import sparrow.american.position.Position;
import sparrow.american.position.Scene;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;

/// What to do at play, on the Sparrow card: mah jongg before exchanges, exchanges before discards,
/// nothing discarded before a tile is drawn, and defence when nothing can be completed.
class PlayAdviceTest {
    private static final Card CARD = SparrowCard.card();
    private static final long SEED = Long.getLong("sparrow.seed", 4_100);
    private static final int SCENES = 150;

    private static Ranking ranking(Position position) {
        return Ranking.of(Facts.of(position, CARD), Engine.ODDS);
    }

    private static Recommendation advice(Position position) {
        return Recommendation.of(ranking(position));
    }

    private static Position hand(String tiles) {
        return Position.of(Cards.tiles(tiles));
    }

    private static Opponent west(String groups) {
        return Opponent.of("West", Cards.groups(groups));
    }

    private static List<Tile> with(Recommendation advice, Act act) {
        return advice.tiles().stream()
                .filter(tile -> tile.action() == act)
                .map(TileAdvice::tile)
                .toList();
    }

    private static ClaimAdvice claim(Recommendation advice, Tile tile) {
        return advice.claims().stream()
                .filter(claim -> claim.tile() == tile)
                .findFirst()
                .orElseThrow();
    }

    @ParameterizedTest
    @EnumSource(Engine.class)
    void an_exchange_that_completes_the_hand_is_mah_jongg(Engine engine) {
        Position position =
                hand("111B222B333B44D55D9C").others(List.of(west("(9C 9C J)"))).wall(50);
        Recommendation advice = Recommendation.of(Ranking.of(Facts.of(position, CARD), engine));
        assertThat(advice.strategy())
                .isEqualTo("Exchange 9C for West's joker: mah jongg with runs-1 (25 points).");
        assertThat(advice.exchanges()).hasSize(1);
        assertThat(advice.exchanges().getFirst().wins()).contains("runs-1");
        assertThat(advice.letGo()).isEmpty();
        assertThat(with(advice, Act.EXCHANGE)).containsExactly(Tile.M9);
        assertThat(with(advice, Act.DISCARD)).isEmpty();
    }

    @Test
    void two_exchanges_that_complete_the_hand_together_are_mah_jongg() {
        Position position =
                hand("111B222B33B44D55D9C8C")
                        .others(List.of(west("(9C 9C J)(8C 8C 8C J)")))
                        .wall(50);
        assertThat(advice(position).strategy())
                .isEqualTo(
                        "Exchange 9C for West's joker and 8C for West's joker: mah jongg with"
                                + " runs-1 (25 points).");
    }

    @Test
    void an_exchange_that_helps_comes_before_the_discard() {
        Position position =
                hand("111B2222B3B44D5D9CEN").others(List.of(west("(9C 9C J)"))).wall(60);
        Recommendation advice = advice(position);
        assertThat(advice.strategy()).startsWith("Exchange 9C for West's joker. Play for runs-1");
        assertThat(advice.strategy()).containsPattern("and discard [EN]\\.$");
        assertThat(advice.tiles().getFirst().action()).isEqualTo(Act.EXCHANGE);
        assertThat(advice.exchanges().getFirst().gain()).isPositive();
    }

    @Test
    void a_joker_out_of_the_own_exposure_makes_the_hand_jokerless() {
        Position position = hand("1B2222B333B44D5D9C").exposed(Cards.groups("(1B 1B J)")).wall(60);
        Recommendation advice = advice(position);
        assertThat(advice.strategy()).startsWith("Exchange 1B for your own exposed joker.");
        assertThat(advice.letGo()).isNotEmpty();
    }

    /// Throwing a bam keeps the joker, and half the payment.
    @Test
    void a_joker_is_thrown_when_the_hand_pays_double_without_it() {
        Position position =
                hand("111B2222B333B44D5DJ")
                        .discards(Cards.tiles("5D5D"))
                        .others(List.of(west("(9C 9C 9C J)")));
        Recommendation advice = advice(position);
        assertThat(advice.letGo()).containsExactly(Tile.JOKER);
        TileAdvice joker =
                advice.tiles().stream()
                        .filter(tile -> tile.tile() == Tile.JOKER)
                        .findFirst()
                        .orElseThrow();
        assertThat(joker.reasons().getFirst()).isEqualTo("without jokers runs-1 pays double");
    }

    @Test
    void a_hand_that_waits_is_told_what_for_and_what_to_call() {
        Recommendation advice = advice(hand("111B222B333B44D55D").wall(50));
        assertThat(advice.strategy())
                .startsWith("You wait for 2B or a joker to complete runs-1 (25 points)")
                .endsWith("call mah jongg when 2B is thrown.");
        assertThat(advice.letGo()).isEmpty();
        assertThat(advice.waits()).containsExactly(Tile.S2, Tile.JOKER);
        assertThat(claim(advice, Tile.S2).wins()).isTrue();
    }

    /// With the pung the joker may go, and the hand pays double.
    @Test
    void a_waiting_hand_calls_what_makes_it_jokerless() {
        Recommendation advice = advice(hand("111B2222B33B44D5DJ").wall(90));
        assertThat(claim(advice, Tile.S3).advised()).isTrue();
        assertThat(claim(advice, Tile.S3).group()).doesNotContain(Tile.JOKER);
        assertThat(advice.strategy())
                .endsWith("call mah jongg when 5D is thrown, and call 3B for a pung.");
    }

    @Test
    void a_call_may_need_two_jokers() {
        Recommendation advice = advice(hand("2222B333B44D5DJJE").wall(60));
        ClaimAdvice pung = claim(advice, Tile.S1);
        assertThat(pung.group()).containsExactly(Tile.S1, Tile.JOKER, Tile.JOKER);
        assertThat(pung.advised()).isTrue();
        assertThat(pung.after()).isGreaterThan(1.2 * pung.before());
        assertThat(advice.strategy()).endsWith("and call 1B when it is thrown.");
    }

    @Test
    void a_hopeless_hand_plays_defence_with_its_safest_tiles() {
        Position position =
                hand("1B4B7B2C5C8C3D6D9DNESRJ")
                        .discards(Cards.tiles("NNEE"))
                        .others(List.of(west("(9C 9C 9C)")))
                        .wall(10);
        Recommendation advice = advice(position);
        assertThat(advice.strategy()).startsWith("Play defence: no line can be completed in time");
        assertThat(advice.letGo()).containsExactly(Tile.JOKER);
        assertThat(advice.safest()).hasSize(3).startsWith(Tile.JOKER);
        assertThat(advice.tiles())
                .filteredOn(tile -> tile.tile() == Tile.JOKER)
                .singleElement()
                .satisfies(joker ->
                        assertThat(joker.reasons().getFirst())
                                .isEqualTo("safe: nobody may call a joker"));
        assertThat(advice.ranking().lines()).noneMatch(RankedLine::viable);
    }

    /// Whenever exchanges on the table complete the hand, they are the advice.
    @Test
    void no_win_by_exchange_is_ever_thrown_away() {
        int wins = 0;
        for (long seed = SEED; seed < SEED + SCENES; seed++) {
            Position position = Scene.of(CARD, seed, Position.HELD + 1);
            boolean complete = !CARD.wins(position.rack()).isEmpty();
            if (!complete && isCompletedByExchanges(position.concealed(), jokers(position))) {
                wins++;
                Recommendation advice = advice(position);
                assertThat(advice.strategy())
                        .as("seed %d", seed)
                        .startsWith("Exchange ")
                        .contains(": mah jongg with ");
                assertThat(advice.exchanges())
                        .as("seed %d", seed)
                        .isNotEmpty()
                        .allMatch(exchange -> exchange.wins().isPresent());
                assertThat(advice.letGo()).as("seed %d", seed).isEmpty();
            }
        }
        assertThat(wins).isGreaterThan(3);
    }

    /// The tiles that buy a joker from another player, as often as they do.
    private static List<Tile> jokers(Position position) {
        List<Tile> bought = new ArrayList<>();
        for (Opponent other : position.others()) {
            for (Meld meld : other.exposed()) {
                meld.tiles().stream()
                        .filter(Tile.JOKER::equals)
                        .forEach(_ -> bought.add(meld.face()));
            }
        }
        return bought;
    }

    /// Only hands without exposures: the own ones are not exchanged here.
    private static boolean isCompletedByExchanges(Tiles hand, List<Tile> bought) {
        if (hand.size() == Position.HELD + 1 && !CARD.wins(Rack.of(hand)).isEmpty()) {
            return true;
        }
        for (int at = 0; at < bought.size(); at++) {
            Tile given = bought.get(at);
            if (hand.contains(given)
                    && isCompletedByExchanges(
                            hand.without(given).with(Tile.JOKER),
                            bought.subList(at + 1, bought.size()))) {
                return true;
            }
        }
        return false;
    }

    @Test
    void nothing_is_discarded_between_turns() {
        for (long seed = SEED; seed < SEED + SCENES; seed++) {
            Recommendation advice = advice(Scene.of(CARD, seed, Position.HELD));
            assertThat(advice.letGo()).as("seed %d", seed).isEmpty();
            assertThat(with(advice, Act.DISCARD)).as("seed %d", seed).isEmpty();
            assertThat(with(advice, Act.EXCHANGE)).as("seed %d", seed).isEmpty();
            assertThat(advice.strategy()).as("seed %d", seed).doesNotContain("discard ");
            assertThat(advice.claims().stream().filter(ClaimAdvice::wins).map(ClaimAdvice::tile))
                    .as("seed %d", seed)
                    .containsExactlyInAnyOrderElementsOf(
                            advice.waits().stream().filter(tile -> tile != Tile.JOKER).toList());
        }
    }

    /// By the figures of the answer. By the chances of the hand that each discard leaves, which do
    /// not count with others who win first, it is hardly ever far from the best.
    @Test
    void the_discard_is_the_best_by_the_figures_themselves() {
        int asked = 0;
        int far = 0;
        for (long seed = SEED; seed < SEED + 40; seed++) {
            Position position = Scene.of(CARD, seed, Position.HELD + 1);
            Recommendation advice = advice(position);
            if (advice.letGo().isEmpty() || !advice.exchanges().isEmpty()) {
                continue;
            }
            Tile thrown = advice.letGo().getFirst();
            double most = advice.tiles().stream().mapToDouble(PlayAdviceTest::net).max().orElse(0);
            assertThat(net(first(advice, thrown)))
                    .as("seed %d", seed)
                    .isCloseTo(most, within(1e-9));
            if (!advice.ranking().isHopeless()) {
                asked++;
                double own = left(position, thrown) - first(advice, thrown).cost();
                double other = 0;
                for (Tile tile : position.concealed().faces()) {
                    other = Math.max(other, left(position, tile) - first(advice, tile).cost());
                }
                far += own > 0.9 * other - 1 ? 0 : 1;
            }
        }
        assertThat(asked).isGreaterThan(10);
        assertThat(far).isLessThanOrEqualTo(asked / 10);
    }

    private static double net(TileAdvice tile) {
        return tile.left() - tile.cost();
    }

    private static TileAdvice first(Recommendation advice, Tile tile) {
        return advice.tiles().stream()
                .filter(each -> each.tile() == tile)
                .findFirst()
                .orElseThrow();
    }

    /// What the best line is worth once a tile is thrown.
    private static double left(Position position, Tile thrown) {
        Position then =
                position.concealed(position.concealed().without(thrown))
                        .discards(position.discards().with(thrown));
        return ranking(then).lines().stream().mapToDouble(RankedLine::value).max().orElse(0);
    }

    @Test
    void a_call_is_advised_only_if_the_hand_is_worth_more_after_it() {
        int advised = 0;
        for (long seed = SEED; seed < SEED + SCENES; seed++) {
            for (ClaimAdvice claim : advice(Scene.of(CARD, seed, Position.HELD)).claims()) {
                if (!claim.wins()) {
                    advised += claim.advised() ? 1 : 0;
                    assertThat(claim.advised())
                            .as("seed %d", seed)
                            .isEqualTo(claim.after() > claim.before());
                }
            }
        }
        assertThat(advised).isGreaterThan(20);
    }

    @ParameterizedTest
    @EnumSource(Engine.class)
    void viable_lines_tiers_levels_and_words_agree(Engine engine) {
        int hopeless = 0;
        for (long seed = SEED; seed < SEED + SCENES; seed++) {
            int size = Position.HELD + (int) (seed % 2);
            Position position = Scene.of(CARD, seed, size);
            Recommendation advice = Recommendation.of(Ranking.of(Facts.of(position, CARD), engine));
            List<String> viable = new ArrayList<>();
            for (RankedLine line : advice.ranking().lines()) {
                boolean good = line.level().compareTo(Rating.POOR) <= 0;
                assertThat(line.viable()).as("seed %d", seed).isEqualTo(good);
                assertThat(line.viable()).as("seed %d", seed).isEqualTo(line.chance() >= 0.01);
                if (line.viable()) {
                    viable.add(line.line().id());
                }
            }
            hopeless += viable.isEmpty() ? 1 : 0;
            boolean won =
                    advice.strategy().contains("mah jongg: ")
                            || advice.strategy().contains(": mah jongg");
            assertThat(won || advice.strategy().contains("Play defence") == viable.isEmpty())
                    .as("seed %d: %s", seed, advice.strategy())
                    .isTrue();
            for (TileAdvice tile : advice.tiles()) {
                assertThat(viable).as("seed %d", seed).containsAll(tile.lines());
                assertThat(tile.tier() == Tier.NONE)
                        .as("seed %d", seed)
                        .isEqualTo(tile.lines().isEmpty());
                assertThat(tile.reasons().getFirst()).as("seed %d", seed).doesNotContain("passed");
            }
            Optional<RankedLine> best = advice.ranking().best();
            assertThat(best.map(line -> viable.contains(line.line().id())).orElse(true)).isTrue();
            assertThat(advice.safest().isEmpty()).isEqualTo(won || !viable.isEmpty());
        }
        assertThat(hopeless).isBetween(20, SCENES - 20);
    }
}
