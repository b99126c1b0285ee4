package sparrow.american.advice;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import sparrow.american.advice.TileAdvice.Act;
import sparrow.american.lines.Engine;
import sparrow.american.lines.Facts;
import sparrow.american.lines.Ranking;
import sparrow.american.lines.Switch;
import sparrow.american.position.Cards;
import sparrow.american.position.Opponent;
import sparrow.american.position.Phase;
import sparrow.american.position.Position;
import sparrow.american.position.Sample;
import sparrow.american.value.ExchangeAdvice;
import sparrow.american.value.OpponentRead;
import sparrow.american.value.Risk;
import sparrow.core.tile.Tile;

/// What to do with each tile. The numbers of contradictions are those of docs/american-advice.md.
class RecommendationTest {
    private static Recommendation advice(Position position, Engine engine) {
        return Recommendation.of(Ranking.of(Facts.of(position, Cards.HOUSE), engine));
    }

    private static List<TileAdvice> with(Recommendation advice, Act action) {
        return advice.tiles().stream().filter(tile -> tile.action() == action).toList();
    }

    /// Contradiction 34: exactly three passes, from thirteen tiles or East's fourteen, never a
    /// joker.
    @ParameterizedTest
    @EnumSource(Engine.class)
    void three_tiles_are_passed_and_never_a_joker(Engine engine) {
        for (long seed = 100; seed < 130; seed++) {
            Position position = Sample.any(seed).phase(Phase.CHARLESTON);
            Recommendation advice = advice(position, engine);
            assertThat(with(advice, Act.PASS)).as("seed %d", seed).hasSize(3);
            assertThat(advice.letGo()).as("seed %d", seed).hasSize(3).doesNotContain(Tile.JOKER);
            assertThat(position.concealed().containsAll(sparrow.core.tile.Tiles.of(advice.letGo())))
                    .as("seed %d", seed)
                    .isTrue();
            assertThat(with(advice, Act.DISCARD)).isEmpty();
        }
    }

    /// Contradiction 19: one discard, not several.
    @ParameterizedTest
    @EnumSource(Engine.class)
    void one_tile_is_discarded_at_play_and_none_before_the_draw(Engine engine) {
        for (long seed = 200; seed < 230; seed++) {
            Position position = Sample.any(seed);
            Recommendation advice = advice(position, engine);
            assertThat(with(advice, Act.DISCARD))
                    .as("seed %d", seed)
                    .hasSize(position.isFull() ? 1 : 0);
            assertThat(with(advice, Act.PASS)).as("seed %d", seed).isEmpty();
        }
    }

    /// Contradiction 17: a pair that no line in reach has a use for is no reason to keep it.
    @Test
    void a_useless_pair_goes_before_a_useful_single() {
        Recommendation advice =
                advice(Position.of(Cards.tiles("111C2222C33C44D5D 9B9B")), Engine.ODDS);
        assertThat(advice.letGo()).containsExactly(Tile.S9);
        TileAdvice five =
                advice.tiles().stream()
                        .filter(tile -> tile.tile() == Tile.P5)
                        .findFirst()
                        .orElseThrow();
        assertThat(five.action()).isEqualTo(Act.KEEP);
        assertThat(five.tier()).isEqualTo(Tier.PRIMARY);
        assertThat(five.reasons())
                .anyMatch(reason -> reason.startsWith("runs-1 needs it: 1 from ready"));
    }

    /// Blanks are a house's rule: they stand in no hand, but buy a tile from the discards.
    @ParameterizedTest
    @EnumSource(Engine.class)
    void a_blank_is_kept_while_another_tile_is_of_no_use(Engine engine) {
        String hand = "111C2222C33C44D5D 9B blank";
        Recommendation advice = advice(Position.of(Cards.tiles(hand)), engine);
        assertThat(advice.letGo()).containsExactly(Tile.S9);
        assertThat(advice.tiles())
                .filteredOn(tile -> tile.tile() == Tile.BLANK)
                .singleElement()
                .satisfies(blank -> {
                    assertThat(blank.action()).isEqualTo(Act.KEEP);
                    assertThat(blank.reasons().getFirst()).startsWith("stands in no hand");
                });
        Recommendation passing =
                advice(Position.of(Cards.tiles(hand)).phase(Phase.CHARLESTON), engine);
        assertThat(passing.letGo()).hasSize(3).doesNotContain(Tile.BLANK);
    }

    @Test
    void a_blank_goes_before_a_tile_that_is_needed() {
        Recommendation advice =
                advice(Position.of(Cards.tiles("111C2222C333C44D5D blank")), Engine.ODDS);
        assertThat(advice.letGo()).containsExactly(Tile.BLANK);
    }

    @Test
    void what_goes_never_has_a_higher_priority_than_what_stays() {
        for (long seed = 300; seed < 330; seed++) {
            Recommendation advice = advice(Sample.any(seed).phase(Phase.CHARLESTON), Engine.ODDS);
            int most =
                    with(advice, Act.PASS).stream()
                            .mapToInt(TileAdvice::priority)
                            .max()
                            .orElseThrow();
            assertThat(with(advice, Act.KEEP))
                    .as("seed %d", seed)
                    .allMatch(tile -> tile.priority() >= most);
        }
    }

    @Test
    void every_tile_has_a_reason_with_its_numbers_in_range() {
        for (long seed = 400; seed < 430; seed++) {
            Position position = Sample.any(seed);
            Recommendation advice = advice(position, Engine.ODDS);
            assertThat(advice.tiles()).as("seed %d", seed).hasSize(position.concealed().size());
            for (TileAdvice tile : advice.tiles()) {
                assertThat(tile.reasons()).as("seed %d", seed).isNotEmpty();
                assertThat(tile.priority()).isBetween(0, 10);
                assertThat(tile.confidence()).isBetween(50, 95);
                assertThat(tile.multiLine()).isBetween(0.0, 10.0);
                assertThat(tile.loss()).isNotNegative();
            }
            assertThat(advice.strategy()).endsWith(".");
        }
    }

    @Test
    void a_complete_hand_is_declared() {
        Recommendation advice =
                advice(Position.of(Cards.tiles("111C2222C333C44D55D")), Engine.ODDS);
        assertThat(advice.strategy()).isEqualTo("Declare mah jongg: runs-1 (25 points).");
        assertThat(advice.letGo()).isEmpty();
    }

    /// Contradiction 31: a claim is advised when the hand is worth more after it, over all lines.
    @Test
    void the_last_tile_is_claimed_even_for_a_pair_but_a_pair_is_never_exposed() {
        Recommendation ready = advice(Position.of(Cards.tiles("111C2222C333C44D5D")), Engine.ODDS);
        assertThat(ready.claims())
                .anyMatch(claim -> claim.wins() && claim.tile() == Tile.P5 && claim.advised());
        Recommendation earlier =
                advice(Position.of(Cards.tiles("111C222C33C44D5D F F")), Engine.ODDS);
        assertThat(earlier.claims()).noneMatch(claim -> claim.tile() == Tile.P5);
        assertThat(earlier.claims())
                .anyMatch(claim ->
                        claim.tile() == Tile.M3 && claim.advised() && claim.call().equals("pung"));
    }

    /// A concealed line has nothing to expose.
    @Test
    void nothing_is_exposed_for_a_concealed_line() {
        Position position = Position.of(Cards.tiles("1C2C3C4C1D2D3D4D33B G G F"));
        Facts facts =
                Facts.of(position, Cards.HOUSE, List.of(Cards.HOUSE.line("runs-4").orElseThrow()));
        Recommendation advice = Recommendation.of(Ranking.of(facts, Engine.ODDS));
        assertThat(advice.claims()).noneMatch(claim -> !claim.wins());
    }

    /// Contradictions 18 and 32: one scale of risk, from what others have exposed and thrown.
    @Test
    void a_tile_that_another_player_wants_is_marked() {
        Position position =
                Position.of(Cards.tiles("1B 4B 7B E E N W S G R F 2D 8D 6B"))
                        .others(
                                List.of(
                                        Opponent.of(
                                                "West", Cards.groups("(2B 2B 2B J)(8B 8B J)"))));
        Recommendation advice = advice(position, Engine.ODDS);
        OpponentRead west = advice.opponents().getFirst();
        assertThat(west.likeliest(1).getFirst().line().id()).isEqualTo("evens-1");
        assertThat(west.likeliest(1).getFirst().probability()).isEqualTo(1);
        double six = west.needs(Tile.S6);
        assertThat(Risk.of(six)).isEqualTo(Risk.NONE);
        assertThat(west.needs(Tile.P8)).isGreaterThan(west.needs(Tile.EAST));
        assertThat(Risk.of(0)).isEqualTo(Risk.NONE);
        assertThat(Risk.of(0.3)).isEqualTo(Risk.MEDIUM);
    }

    @Test
    void exposures_that_fit_no_line_make_a_hand_dead() {
        Opponent west = Opponent.of("West", Cards.groups("(4B 4B 4B)(5C 5C 5C J)"));
        Position position = Position.of(Cards.tiles("1B 4B 7B E E N W S G R F 2D 8D 6B"));
        OpponentRead read = OpponentRead.of(Cards.HOUSE, west, position.others(List.of(west)));
        assertThat(read.isDead()).isTrue();
        assertThat(read.isChallengeable()).isTrue();
    }

    /// Contradiction 37: no joker is bought with a tile the hand needs as it is.
    @Test
    void a_joker_is_exchanged_only_for_gain() {
        List<Opponent> west = List.of(Opponent.of("West", Cards.groups("(5D 5D J)")));
        Recommendation pair =
                advice(Position.of(Cards.tiles("111C2222C33C44D5D F F")).others(west), Engine.ODDS);
        assertThat(pair.exchanges()).isEmpty();
        List<Opponent> north = List.of(Opponent.of("North", Cards.groups("(9B 9B J)")));
        Recommendation free =
                advice(
                        Position.of(Cards.tiles("111C2222C3C44D5D F F 9B")).others(north),
                        Engine.ODDS);
        assertThat(free.exchanges()).extracting(ExchangeAdvice::tile).containsExactly(Tile.S9);
    }

    /// Contradiction 20: never away from what the exposures force.
    @Test
    void a_switch_never_leads_to_a_line_ruled_out() {
        Position position =
                Position.of(Cards.tiles("2222C33C44D 5D F")).exposed(Cards.groups("(1C 1C J)"));
        Ranking ranking = Ranking.of(Facts.of(position, Cards.HOUSE), Engine.ODDS);
        Switch change = ranking.from("runs-4");
        assertThat(change.to().orElseThrow().line().id()).isEqualTo("runs-1");
        assertThat(change.sentence()).startsWith("Your exposures rule runs-4 out");
        assertThat(ranking.from("runs-1").to()).isEmpty();
    }
}
