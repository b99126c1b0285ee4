package sparrow.review;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sparrow.catalog.Catalog;
import sparrow.core.game.Level;
import sparrow.core.game.Variant;
import sparrow.core.table.Event;
import sparrow.core.tile.Seat;
import sparrow.desk.Mahjong;
import sparrow.records.RecordedHand;
import sparrow.records.Transcript;
import sparrow.testkit.Census;
import sparrow.testkit.LongRun;
import sparrow.testkit.LongTest;

/// A level that is reviewed by itself has nothing to reproach itself with.
class SelfReviewTest {
    private static final int HANDS = 2;
    private static final int MATCHES = 100;

    /// A level of a game.
    record Played(Mahjong game, Level level) {
        @Override
        public String toString() {
            return game.name() + " " + level.name();
        }
    }

    static List<Played> levels() {
        List<Played> all = new ArrayList<>();
        for (Mahjong game : Catalog.games()) {
            Reviewer.levels(game).forEach(level -> all.add(new Played(game, level)));
        }
        return all;
    }

    @ParameterizedTest
    @MethodSource("levels")
    void a_level_has_no_mistake_by_itself(Played played) {
        Variant variant = variant(played);
        for (int seed = 1; seed <= HANDS; seed++) {
            check(played, SelfPlay.hand(variant, played.level, seed), seed);
        }
    }

    private static Variant variant(Played played) {
        return played.game.variant(played.game.presets().getFirst().rules());
    }

    private static int check(Played played, Transcript match, int seed) {
        List<ReviewedChoice> choices = new Reviewer(played.game, played.level).choices(match);

        assertThat(choices).isNotEmpty();
        assertThat(choices).as("%s, seed %d", played, seed).noneMatch(choice -> choice.cost() > 0);
        return choices.size();
    }

    /// A hundred matches of every level that tells points.
    @LongTest("self-review")
    void a_level_has_no_mistake_by_itself_in_a_hundred_matches() {
        List<Played> all = levels();
        new LongRun("self-review", MATCHES * all.size(), 1, System.out)
                .run(
                        "A level that is reviewed by itself has no mistake: nothing costs anything",
                        (from, count) -> {
                            Census census = new Census();
                            for (int i = from; i < from + count; i++) {
                                Played played = all.get(i % all.size());
                                int seed = 1_000 + i / all.size();
                                Transcript match =
                                        SelfPlay.match(variant(played), played.level, seed);
                                census.add(played + ": matches", 1);
                                census.add(played + ": hands", match.hands().size());
                                census.add(played + ": choices", check(played, match, seed));
                                match.hands().forEach(hand -> count(played, hand, census));
                            }
                            return census;
                        });
    }

    /// In how many hands seats called, and declared something: what people compare their own habits
    /// with.
    private static void count(Played played, RecordedHand hand, Census census) {
        for (Seat seat : hand.started().points().seats()) {
            census.add(played + ": hands of a seat", 1);
            Set<String> done = new TreeSet<>();
            for (Event event : hand.events()) {
                if (event instanceof Event.Claimed claimed && claimed.seat() == seat) {
                    done.add("called");
                } else if (event instanceof Event.Declared declared && declared.seat() == seat) {
                    done.add("declared " + declared.word());
                }
            }
            done.forEach(what -> census.add(played + ": hands of a seat, " + what, 1));
        }
    }
}
