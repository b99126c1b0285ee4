package sparrow.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sparrow.catalog.Catalog;
import sparrow.core.game.Advice;
import sparrow.core.game.Chance;
import sparrow.core.game.Choice;
import sparrow.core.game.Game;
import sparrow.core.game.Level;
import sparrow.core.game.Seed;
import sparrow.core.game.Variant;
import sparrow.core.table.RuleSet;
import sparrow.core.table.View;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;
import sparrow.desk.Mahjong;
import sparrow.desk.Sheet;
import sparrow.desk.Text;

/// Whatever a level says of a position of self-play, and whatever its sheet says, is in words and
/// units that players use: tiles by their names, people by where they sit, one way to write a
/// chance and one way to count how far a hand is.
final class AdviceWordsTest {
    private static final int POSITIONS = Integer.getInteger("sparrow.positions", 300);

    /// Every so many decisions one is asked about.
    private static final int EVERY = 9;

    /// What no text says, whoever reads it, by the name of the mistake.
    private static final Map<String, Pattern> NOWHERE =
            Map.of(
                    "one thing in the plural",
                    Pattern.compile(
                            "(?<![\\d.,])1 (?:tiles|points|units|draws|lines|turns|copies|discards)\\b"),
                    "a share that is not written as 42 %",
                    Pattern.compile(
                            "(?<!\\d )%|\\d+\\.\\d\\d+ %|\\d\\d\\.\\d %|(?<![\\d.])0\\.0 %"),
                    "another way to count how far a hand is",
                    Pattern.compile(
                            "from (?:a win|winning)|\\d (?:away|missing)|missing to|tiles? (?:away|missing)"
                                    + "|shanten"),
                    "a number with more digits than anybody wants",
                    Pattern.compile("\\d\\.\\d\\d\\d|\\d\\.(?!25\\b|50?\\b|75\\b|00\\b)\\d\\d"),
                    "a unit that nobody knows",
                    Pattern.compile("\\bquarters?\\b"));

    /// What no sentence says either.
    private static final Map<String, Pattern> IN_NO_SENTENCE =
            Map.of(
                    "a tile in notation", Pattern.compile("\\b[0-9]+[mpszfj]\\b"),
                    "a seat by its letter", Pattern.compile("\\b[A-D]\\b"));

    static Stream<Mahjong> games() {
        return Catalog.games().stream();
    }

    @ParameterizedTest
    @MethodSource("games")
    void advice_is_in_the_words_of_players(Mahjong game) {
        List<? extends RuleSet> presets = game.presets();
        int asked = 0;
        for (long seed = 1; asked < POSITIONS; seed++) {
            Variant variant = game.variant(presets.get((int) (seed % presets.size())).rules());
            asked += played(game, variant, seed);
        }
    }

    private static int played(Mahjong game, Variant variant, long seed) {
        Chance chance = Seed.splitMix64(seed).hand(1);
        Game hand = Game.start(variant, variant.first(), Seed.splitMix64(seed).hand(0));
        List<Level> levels = game.levels();
        Seats<Level> players =
                hand.table().places().map((_, _) -> levels.get(chance.below(levels.size())));
        int asked = 0;
        while (!hand.isOver()) {
            for (Seat seat : hand.pending().seats()) {
                Choice choice = hand.pending().get(seat);
                if (isOpen(choice) && chance.below(EVERY) == 0) {
                    Level level = levels.get(asked++ % levels.size());
                    check(game, level, hand.view(seat), choice, "seed " + seed);
                }
            }
            hand.answer(
                    hand.pending()
                            .map((seat, choice) ->
                                    players.get(seat)
                                            .player(chance)
                                            .choose(hand.view(seat), choice)));
        }
        return asked;
    }

    private static boolean isOpen(Choice choice) {
        return !(choice instanceof Choice.OneOf(var actions)) || actions.size() > 1;
    }

    private static void check(Mahjong game, Level level, View view, Choice choice, String seed) {
        String where = game.name() + ", " + level.name() + ", " + seed;
        for (Advice.Ranked ranked : level.advisor().advise(view, choice).ranking()) {
            for (Advice.Reason reason : ranked.reasons()) {
                assertThat(mistake(reason.sentence(), NOWHERE)).as(where).isEmpty();
                assertThat(mistake(reason.sentence(), IN_NO_SENTENCE)).as(where).isEmpty();
            }
        }
        Sheet sheet = game.desk().ask(view, choice).answer(level).sheet();
        for (Sheet.Part part : sheet.parts()) {
            texts(part).forEach(text -> assertThat(mistake(text, NOWHERE)).as(where).isEmpty());
        }
    }

    private static Stream<String> texts(Sheet.Part part) {
        return switch (part) {
            case Sheet.Tiles tiles -> Stream.of(tiles.after().toString());
            case Sheet.Line line -> Stream.of(line.text().toString());
            case Sheet.Paragraph paragraph -> Stream.of(paragraph.text().toString());
            case Sheet.Table table ->
                    table.rows().stream()
                            .flatMap(row ->
                                    Stream.concat(row.cells().stream(), row.below().stream()))
                            .map(AdviceWordsTest::text);
            case Sheet.Gap _ -> Stream.of();
        };
    }

    private static String text(Sheet.Cell cell) {
        return String.join(" ", cell.words().stream().map(Text::toString).toList());
    }

    /// The mistake in a text, if there is one.
    private static Optional<String> mistake(String text, Map<String, Pattern> mistakes) {
        for (Map.Entry<String, Pattern> each : mistakes.entrySet()) {
            Matcher found = each.getValue().matcher(text);
            if (found.find()) {
                return Optional.of(each.getKey() + " (" + found.group() + ") in: " + text);
            }
        }
        return Optional.empty();
    }

    /// What was found at the table once.
    @Test
    void the_mistakes_that_were_found_are_mistakes() {
        for (String text :
                List.of(
                        "1 tiles are of little use",
                        "wins 30%",
                        "12.3 % to win",
                        "0.0 % to win",
                        "3 away",
                        "3 tiles missing to a win",
                        "2 tiles from a win",
                        "keep value 15.625",
                        "by points and chance: 0.01",
                        "14.6 quarters")) {
            assertThat(mistake(text, NOWHERE)).as(text).isPresent();
        }
        for (String text : List.of("aiming for a triplet of 1z", "B calls it", "challenge B")) {
            assertThat(mistake(text, IN_NO_SENTENCE)).as(text).isPresent();
        }
        for (String text :
                List.of(
                        "1 tile from ready",
                        "42 % to win",
                        "4.2 % to win",
                        "under 0.1 % to win",
                        "2.25 units at once",
                        "31 tiles help")) {
            assertThat(mistake(text, NOWHERE)).as(text).isEmpty();
        }
    }
}
