package sparrow.american.lines;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import sparrow.american.card.Line;
import sparrow.american.card.reader.CardReader;
import sparrow.american.card.reader.CardReading;
import sparrow.american.position.Cards;
import sparrow.american.position.Opponent;
import sparrow.american.position.Position;
import sparrow.american.position.Sample;
import sparrow.american.position.Unseen;
import sparrow.core.tile.Tile;

/// What is true of a position, where the source document has it wrong. The numbers of
/// contradictions are those of docs/american-advice.md.
class FactsTest {
    private static LineFacts facts(Position position, String id) {
        Line line = Cards.HOUSE.line(id).orElseThrow();
        return Facts.of(position, Cards.HOUSE, List.of(line)).lines().getFirst();
    }

    /// Contradiction 1: ten flowers in a line without jokers cannot be held; eight exist.
    @Test
    void a_card_that_asks_for_ten_flowers_is_refused() {
        CardReading reading =
                CardReader.read(
                        """
                        card "Impossible"
                        section "Singles and Pairs" nobonus nojokers
                        1: 66a 66b FFFFFFFFFF C 25
                        """);
        assertThat(reading).isInstanceOf(CardReading.Faulty.class);
    }

    /// Contradictions 5 and 25: no joker fills a single or a pair, and lines are called by section.
    @Test
    void jokers_are_useless_for_singles_and_pairs() {
        Position position = Position.of(Cards.tiles("11C2C3C4C5C N E W J J J J"));
        LineFacts facts = facts(position, "singles-and-pairs-4");
        assertThat(facts.jokers().available()).isEqualTo(4);
        assertThat(facts.jokers().useful()).isZero();
        assertThat(facts.jokers().places()).isEmpty();
        assertThat(facts.distance()).isEqualTo(5);
        assertThat(facts.jokers().completion()).isEqualTo(9 / 14.0);
    }

    /// Contradictions 8, 9 and 11: own jokers fill missing places, each once.
    @Test
    void own_jokers_shorten_the_distance_once_each() {
        LineFacts without = facts(Position.of(Cards.tiles("11C2222C3C44D55D E W")), "runs-1");
        LineFacts with = facts(Position.of(Cards.tiles("11C2222C3C44D55D J J")), "runs-1");
        assertThat(without.distance()).isEqualTo(3);
        assertThat(with.distance()).isEqualTo(1);
        assertThat(with.progress().missing()).hasSize(1);
        assertThat(with.progress().covered()).hasSize(2);
        assertThat(with.progress().natural()).isEqualTo(11);
        assertThat(with.jokers().toComplete()).isEqualTo(1);
        assertThat(with.progress().percent()).isEqualTo(93);
    }

    /// Contradiction 10: jokers with nothing left to fill do not complete more than a hand.
    @Test
    void completion_never_exceeds_the_hand() {
        LineFacts facts = facts(Position.of(Cards.tiles("111C2222C333C44D J")), "runs-1");
        assertThat(facts.jokers().useful()).isZero();
        assertThat(facts.jokers().completion()).isEqualTo(12 / 14.0);
    }

    /// Contradictions 12 and 13: what the own hand, discards, exposures and passes hold is not out.
    @Test
    void every_tile_seen_is_not_still_out() {
        Position position =
                Position.of(Cards.tiles("111C222C333C44D5D N"))
                        .discards(Cards.tiles("5D"))
                        .others(List.of(Opponent.of("West", Cards.groups("(2C J J)"))))
                        .elsewhere(Cards.tiles("N"));
        Unseen unseen = position.unseen(Cards.HOUSE.supply());
        assertThat(unseen.left(Tile.P5.kind())).isEqualTo(2);
        assertThat(unseen.left(Tile.M2.kind())).isZero();
        assertThat(unseen.left(Tile.NORTH.kind())).isEqualTo(2);
        assertThat(unseen.jokers()).isEqualTo(6);
        LineFacts facts = facts(position, "runs-1");
        assertThat(facts.availability().needed()).isEqualTo(2);
        assertThat(facts.availability().inWall()).isEqualTo(2);
        LineFacts.KindLeft five = facts.availability().missing().getLast();
        double none = 1;
        int draws = Facts.of(position, Cards.HOUSE).draws();
        for (int draw = 0; draw < draws; draw++) {
            none *= (unseen.total() - 2 - draw) / (double) (unseen.total() - draw);
        }
        assertThat(five.chance()).isCloseTo(1 - none, within(1e-9));
    }

    /// Contradiction 21: with a group exposed, only lines with that group are left, none concealed.
    @Test
    void exposures_rule_lines_out() {
        Position position =
                Position.of(Cards.tiles("2222C333C44D 5D")).exposed(Cards.groups("(1C 1C J)"));
        Facts facts = Facts.of(position, Cards.HOUSE);
        assertThat(facts.ruledOut()).extracting(Line::id).contains("runs-4", "singles-and-pairs-4");
        assertThat(facts.lines()).extracting(line -> line.line().id()).contains("runs-1");
        assertThat(facts.lines())
                .allSatisfy(line ->
                        assertThat(line.best().variation().groups())
                                .anyMatch(group -> group.tile() == Tile.M1 && group.count() == 3));
    }

    /// Contradiction 16: only a line whose tiles are gone is impossible.
    @ParameterizedTest
    @EnumSource(Engine.class)
    void a_dead_line_is_impossible_and_last(Engine engine) {
        Position position =
                Position.of(Cards.tiles("111C2222C333C44D F")).discards(Cards.tiles("555D5B5B5B"));
        Ranking ranking = Ranking.of(Facts.of(position, Cards.HOUSE), engine);
        for (RankedLine line : ranking.lines()) {
            assertThat(line.level() == Rating.IMPOSSIBLE).isEqualTo(line.facts().isDead());
            assertThat(line.facts().isDead() && line.viable()).isFalse();
        }
        assertThat(ranking.best().orElseThrow().facts().isDead()).isFalse();
    }

    /// Contradiction 15: one viability, the same for all engines.
    @Test
    void all_engines_find_the_same_lines_viable() {
        int found = 0;
        for (long seed = 1; seed <= 20; seed++) {
            Facts facts = Facts.of(Sample.any(seed), Cards.HOUSE);
            List<String> viable = viable(Ranking.of(facts, Engine.ODDS));
            found += viable.size();
            assertThat(viable(Ranking.of(facts, Engine.SOURCE)))
                    .as("seed %d", seed)
                    .containsExactlyInAnyOrderElementsOf(viable);
            assertThat(viable(Ranking.of(facts, Engine.IMPROVED)))
                    .as("seed %d", seed)
                    .containsExactlyInAnyOrderElementsOf(viable);
        }
        assertThat(found).isGreaterThan(20);
    }

    private static List<String> viable(Ranking ranking) {
        return ranking.lines().stream()
                .filter(RankedLine::viable)
                .map(line -> line.line().id())
                .toList();
    }

    @ParameterizedTest
    @EnumSource(Engine.class)
    void scores_stay_within_a_hundred(Engine engine) {
        for (long seed = 0; seed < 50; seed++) {
            for (RankedLine line :
                    Ranking.of(Facts.of(Sample.any(seed), Cards.HOUSE), engine).lines()) {
                assertThat(line.score()).as("seed %d", seed).isBetween(0.0, 100.0);
                assertThat(line.chance()).as("seed %d", seed).isBetween(0.0, 1.0);
                assertThat(line.confidence()).as("seed %d", seed).isBetween(0.0, 1.0);
                assertThat(line.facts().progress().missing())
                        .as("seed %d", seed)
                        .hasSize(line.facts().distance());
            }
        }
    }
}
