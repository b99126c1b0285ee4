package sparrow.changchun.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import sparrow.changchun.desk.ChangchunMahjong;
import sparrow.core.game.Advice;
import sparrow.desk.Desk;
import sparrow.desk.Given;
import sparrow.desk.Question;
import sparrow.desk.Refusal;

/// What `advanced` does in positions that a person would judge the same way.
class AdvancedTest {
    private static List<String> ranking(String hand, String wall, String... ponds) throws Refusal {
        Desk desk = new ChangchunMahjong().desk();
        Given given =
                Given.of(desk.fields())
                        .with("hand", hand)
                        .with("wall", wall)
                        .with("ponds", List.of(ponds));
        Question question = desk.read(given);
        Advice advice =
                ChangchunBots.ADVANCED
                        .advisor()
                        .advise(question.view(), question.choice().orElseThrow());
        return advice.ranking().stream().map(each -> each.action().text()).toList();
    }

    @Test
    void a_hopeless_hand_keeps_back_what_a_ting_hand_may_wait_for() throws Refusal {
        List<String> ranking =
                ranking(
                        "1479m369p147s1467z",
                        "30",
                        "right:9m2z5z*|1z4m",
                        "across:2z9p|6z6z1s",
                        "left:3z7z|4m9s",
                        "own:9s9s|7p5z");

        assertThat(ranking.getFirst()).as("thrown since ting").isIn("discard 4m", "discard 1s");
        assertThat(ranking.subList(ranking.size() - 4, ranking.size()))
                .as("middle tiles nobody has thrown")
                .contains("discard 4s", "discard 3p", "discard 6p");
    }

    @Test
    void every_action_tells_how_likely_it_wins() throws Refusal {
        Desk desk = new ChangchunMahjong().desk();
        Question question = desk.read(Given.of(desk.fields()).with("hand", "123m456p345s88s112z"));
        Advice advice =
                ChangchunBots.INTERMEDIATE
                        .advisor()
                        .advise(question.view(), question.choice().orElseThrow());

        assertThat(advice.ranking())
                .allSatisfy(each ->
                        assertThat(each.reasons().stream().map(Advice.Reason::name))
                                .contains("chance to win", "chance to deal in"));
    }
}
