package sparrow.american.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import sparrow.american.advice.ClaimAdvice;
import sparrow.american.advice.Recommendation;
import sparrow.american.card.Card;
import sparrow.american.lines.Engine;
import sparrow.american.lines.Facts;
import sparrow.american.lines.Ranking;
import sparrow.american.position.Held;
import sparrow.american.position.Opponent;
import sparrow.american.position.Phase;
import sparrow.american.position.Position;
import sparrow.american.table.AmericanRules;
import sparrow.american.table.AmericanVariant;
import sparrow.american.table.Preset;
import sparrow.core.game.Action;
import sparrow.core.game.Advice;
import sparrow.core.game.Advisor;
import sparrow.core.game.Choice;
import sparrow.core.game.Match;
import sparrow.core.game.Player;
import sparrow.core.game.Seed;
import sparrow.core.table.View;
import sparrow.core.tile.Seats;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;

/// What is recommended for a position is what the level does that plays it, over positions from its
/// own games.
class SameAdviceTest {
    private static final AmericanVariant VARIANT =
            new AmericanVariant(AmericanRules.of(Preset.LEAGUE, Map.of("rounds", "1")).orThrow());
    private static final Card CARD = VARIANT.card();

    /// Every so many of the decisions are looked at.
    private static final int STEP = 3;

    private static final List<Asked> ASKED = new ArrayList<>();

    private record Asked(View view, Choice choice) {
        Advice advice() {
            return AmericanBots.INTERMEDIATE
                    .advisor(Seed.splitMix64(1).hand(0))
                    .advise(view, choice);
        }

        Position position() {
            return Position.of(view);
        }
    }

    @BeforeAll
    static void play() {
        Seed chance = Seed.splitMix64(5);
        Match.play(
                VARIANT,
                Seed.splitMix64(Long.getLong("sparrow.seed", 17)),
                hand -> Seats.each(VARIANT.first().points().seats(), _ -> asked(chance, hand)),
                _ -> {});
    }

    private static Player asked(Seed chance, int hand) {
        Advisor advisor = AmericanBots.INTERMEDIATE.advisor(chance.hand(hand));
        Player player = advisor.player();
        return (view, choice) -> {
            if (!(choice instanceof Choice.OneOf(List<Action> actions) && actions.size() == 1)) {
                ASKED.add(new Asked(view, choice));
            }
            return player.choose(view, choice);
        };
    }

    private static Recommendation recommended(Position position) {
        return Recommendation.of(Ranking.of(Facts.of(position, CARD), Engine.ODDS));
    }

    private static List<Asked> some(List<Asked> all) {
        List<Asked> some = new ArrayList<>();
        for (int at = 0; at < all.size(); at += STEP) {
            some.add(all.get(at));
        }
        assertThat(some).hasSizeGreaterThan(5);
        return some;
    }

    private static boolean offers(Choice choice, Class<? extends Action> kind) {
        return choice instanceof Choice.OneOf(List<Action> actions)
                && actions.stream().anyMatch(kind::isInstance);
    }

    private static List<Tile> sorted(List<Tile> tiles) {
        return tiles.stream().map(Held::alike).sorted(Comparator.naturalOrder()).toList();
    }

    @Test
    void the_level_passes_what_is_recommended() {
        List<Asked> passes =
                ASKED.stream()
                        .filter(each ->
                                each.choice instanceof Choice.TilesToGive give
                                        && give.least() == 3
                                        && give.or().isEmpty())
                        .toList();
        for (Asked asked : some(passes)) {
            assertThat(asked.position().phase()).isEqualTo(Phase.CHARLESTON);
            Action.Give given = (Action.Give) asked.advice().best();
            assertThat(sorted(given.tiles()))
                    .isEqualTo(sorted(recommended(asked.position()).letGo()));
        }
    }

    @Test
    void the_level_discards_in_the_order_that_is_recommended() {
        List<Asked> turns =
                ASKED.stream().filter(each -> offers(each.choice, Action.Discard.class)).toList();
        for (Asked asked : some(turns)) {
            Recommendation recommended = recommended(asked.position());
            Advice advice = asked.advice();
            switch (advice.best()) {
                case Action.Win() -> assertThat(recommended.strategy()).contains("mah jongg");
                case Action.TakeJoker take ->
                        assertThat(recommended.exchanges().getFirst().tile())
                                .isEqualTo(Held.alike(take.given()));
                case Action.Discard _ -> {
                    assertThat(recommended.exchanges()).isEmpty();
                    assertThat(discards(advice)).isEqualTo(recommended.discards());
                }
                default -> {}
            }
        }
    }

    private static List<Tile> discards(Advice advice) {
        return advice.ranking().stream()
                .map(Advice.Ranked::action)
                .filter(Action.Discard.class::isInstance)
                .map(action -> Held.alike(((Action.Discard) action).tile()))
                .toList();
    }

    @Test
    void the_level_calls_what_is_recommended_to_call() {
        int called = 0;
        List<Asked> offered =
                ASKED.stream().filter(each -> offers(each.choice, Action.Claim.class)).toList();
        for (Asked asked : some(offered)) {
            Tile thrown = Held.alike(asked.view.table().offered().orElseThrow().tile());
            Optional<ClaimAdvice> claim =
                    recommended(before(asked.position(), thrown)).claims().stream()
                            .filter(each -> each.tile() == thrown)
                            .findFirst();
            Action best = asked.advice().best();
            boolean advised = claim.map(ClaimAdvice::advised).orElse(false);
            assertThat(!(best instanceof Action.Pass)).isEqualTo(advised);
            if (best instanceof Action.Claim(var meld)) {
                called++;
                assertThat(sorted(meld.tiles())).isEqualTo(sorted(claim.orElseThrow().group()));
            }
        }
        assertThat(called).isPositive();
    }

    /// The position as it was before somebody threw the tile.
    private static Position before(Position position, Tile thrown) {
        List<Opponent> others = new ArrayList<>();
        boolean found = false;
        for (Opponent other : position.others()) {
            Tiles discards = other.discards();
            boolean here = !found && discards.contains(thrown);
            found |= here;
            others.add(
                    new Opponent(
                            other.name(),
                            other.exposed(),
                            here ? discards.without(thrown) : discards));
        }
        return position.others(others);
    }
}
