package sparrow.bulk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sparrow.arena.BotFailure;
import sparrow.arena.Contest;
import sparrow.arena.PlayedSet;
import sparrow.catalog.Catalog;
import sparrow.core.game.Level;
import sparrow.desk.Mahjong;
import sparrow.testkit.Laws;

/// What is told to another process, and what it tells back.
class TellingTest {
    private static final Mahjong HONGKONG = Catalog.game("hongkong").orElseThrow();

    private static Contest contest(Mahjong game, Level challenger) {
        return Contest.of(
                game,
                game.presets().getLast().rules(),
                challenger,
                game.levels().getFirst(),
                Long.MIN_VALUE + 7);
    }

    @ParameterizedTest
    @ValueSource(strings = {"riichi", "american", "filipino", "changchun", "hongkong"})
    void a_set_comes_back_as_it_was_played(String name) {
        Mahjong game = Catalog.game(name).orElseThrow();
        Contest contest = contest(game, game.level("wandering").orElse(game.levels().get(1)));
        Telling<PlayedSet> here = Telling.of(contest);
        String answer = Telling.read(here.text()).answer(3);
        assertThat(here.result(answer)).isEqualTo(contest.play(3));
    }

    @Test
    void the_failure_of_a_bot_comes_back_in_its_words() {
        Telling<PlayedSet> here = Telling.of(contest(HONGKONG, HONGKONG.levels().get(1)));
        Level broken =
                new Level(
                        "broken",
                        "fails.",
                        _ -> {
                            throw new IllegalStateException("no idea");
                        });
        String answer = new ContestTelling(contest(HONGKONG, broken)).answer(2);
        assertThat(Telling.isFailure(answer)).isTrue();
        assertThatThrownBy(() -> here.result(answer))
                .isInstanceOf(BotFailure.class)
                .hasMessageStartingWith("the bot broken fails in set 2 of seed ")
                .hasMessageContaining("no idea");
    }

    @Test
    void a_level_that_nobody_elsewhere_knows_is_refused_here() {
        Level own = HONGKONG.levels().get(1).made(HONGKONG.levels().getFirst().maker());
        Telling<PlayedSet> telling = Telling.of(contest(HONGKONG, own));
        assertThatThrownBy(telling::text)
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("nobody elsewhere knows the level ");
    }

    @Test
    void what_another_version_tells_is_refused() {
        String text = Telling.of(contest(HONGKONG, HONGKONG.levels().get(1))).text();
        assertThatThrownBy(() -> Telling.read(text.replace("\"form\":1", "\"form\":2")))
                .hasMessage("told by another version of the program");
        assertThatThrownBy(() -> Telling.read(text.replaceAll("\"edition\":\\d+", "\"edition\":0")))
                .hasMessage("told under another edition of the rules");
    }

    @Test
    void hands_are_held_to_the_laws_as_in_one_process() {
        var variant = HONGKONG.variant(HONGKONG.presets().getFirst().rules());
        LawsErrand errand = new LawsErrand(HONGKONG, variant, 5, 120);
        Telling<LawsErrand.Stretch> telling = Telling.of(errand);
        List<LawsErrand.Stretch> stretches = new ArrayList<>();
        for (int i = 0; i < errand.stretches(); i++) {
            stretches.add(telling.result(Telling.read(telling.text()).answer(i)));
        }
        var whole =
                Laws.of(() -> HONGKONG.variant(variant.rules()))
                        .seed(5)
                        .hands(120)
                        .laidAtOnce(HONGKONG.laidAtOnce(variant.rules()))
                        .check()
                        .counts();
        assertThat(stretches).hasSize(2).allMatch(each -> each.breach().isEmpty());
        assertThat(stretches.stream().mapToLong(each -> each.counts().get("hands")).sum())
                .isEqualTo(120);
        whole.forEach((what, count) ->
                assertThat(
                                stretches.stream()
                                        .mapToLong(each -> each.counts().getOrDefault(what, 0L))
                                        .sum())
                        .as(what)
                        .isEqualTo(count));
    }

    @Test
    void pieces_cover_every_number_once_and_grow_with_what_was_measured() {
        SparkCrew.Division division = new SparkCrew.Division("errand", 5, 1_000);
        List<Integer> sizes = new ArrayList<>();
        int next = 5;
        for (List<Piece> wave = division.pieces(3); !wave.isEmpty(); wave = division.pieces(3)) {
            assertThat(wave).hasSizeLessThanOrEqualTo(3);
            List<Piece.Done> done = new ArrayList<>();
            for (Piece piece : wave) {
                assertThat(piece.first()).isEqualTo(next);
                next = piece.end();
                sizes.add(piece.end() - piece.first());
                List<String> answers = new ArrayList<>();
                for (int i = piece.first(); i < piece.end(); i++) {
                    answers.add("r");
                }
                done.add(new Piece.Done(answers, 10_000_000L * answers.size()));
            }
            division.measure(done);
        }
        assertThat(next).isEqualTo(1_000);
        assertThat(sizes.getFirst()).isEqualTo(1);
        assertThat(sizes).contains(4, 16, 64).allMatch(size -> size <= 200);
        assertThat(sizes.getLast()).isLessThan(10);
    }
}
