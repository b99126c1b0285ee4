package sparrow.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sparrow.answers.Rows;
import sparrow.catalog.Catalog;
import sparrow.core.game.Action;
import sparrow.core.game.Advice;
import sparrow.core.game.Advisor;
import sparrow.core.game.Chance;
import sparrow.core.game.Choice;
import sparrow.core.game.Game;
import sparrow.core.game.Level;
import sparrow.core.game.Seed;
import sparrow.core.game.Variant;
import sparrow.core.table.RuleSet;
import sparrow.core.table.View;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;
import sparrow.desk.Beside;
import sparrow.desk.Desk;
import sparrow.desk.Field;
import sparrow.desk.Given;
import sparrow.desk.Mahjong;
import sparrow.desk.Question;
import sparrow.desk.Refusal;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/// A position of self-play that somebody types as a question gets the same ranking from the desk, a
/// row, as the API takes it, and the command as the bot at the table makes, at every level.
final class OneBrainTest {
    private static final int POSITIONS = Integer.getInteger("sparrow.positions", 1_000);

    private static final JsonMapper JSON = JsonMapper.builder().build();

    /// Positions of one hand in so many are asked of the command too.
    private static final int COMMANDS = 5;

    /// Every so many decisions one is asked about.
    private static final int EVERY = 7;

    /// Something said of a seat, such as a challenge.
    private static final Pattern NAMES_A_SEAT = Pattern.compile(".* [A-D]");

    static Stream<Mahjong> games() {
        return Catalog.games().stream();
    }

    @ParameterizedTest
    @MethodSource("games")
    void a_position_typed_as_a_question_is_ranked_as_at_the_table(Mahjong game) throws Refusal {
        List<? extends RuleSet> presets = game.presets();
        Asking asking = new Asking(game);
        int asked = 0;
        for (long seed = 1; asked < POSITIONS; seed++) {
            Variant variant = game.variant(presets.get((int) (seed % presets.size())).rules());
            asked += played(asking, variant, seed);
        }
    }

    /// Everybody who is asked about the positions of a game.
    private static final class Asking {
        private final Mahjong game;
        private final Rows rows;

        /// By level, each as a bot keeps it through a hand.
        private final Map<Level, Advisor> advisors = new HashMap<>();

        private int positions;

        Asking(Mahjong game) {
            this.game = game;
            this.rows = new Rows(game);
        }

        List<Advice.Ranked> ranking(Level level, View view, Choice choice) {
            return advisors.computeIfAbsent(level, Level::advisor).advise(view, choice).ranking();
        }

        /// Of some levels the one whose turn it is to be asked by row and command.
        Level next(List<Level> levels) {
            return levels.get(positions++ % levels.size());
        }
    }

    private static int played(Asking asking, Variant variant, long seed) throws Refusal {
        Mahjong game = asking.game;
        asking.advisors.clear();
        Chance chance = Seed.splitMix64(seed).hand(1);
        Game hand = Game.start(variant, variant.first(), Seed.splitMix64(seed).hand(0));
        List<Level> levels = game.levels();
        Seats<Level> players =
                hand.table().places().map((_, _) -> levels.get(chance.below(levels.size())));
        int asked = 0;
        while (!hand.isOver()) {
            for (Seat seat : hand.pending().seats()) {
                if (isOpen(hand.pending().get(seat)) && chance.below(EVERY) == 0) {
                    compare(asking, hand.view(seat), hand.pending().get(seat), seed);
                    asked++;
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

    private static void compare(Asking asking, View view, Choice choice, long seed) throws Refusal {
        Mahjong game = asking.game;
        Desk desk = game.desk();
        Given given = desk.written(view, choice);
        String where = "seed " + seed + ": " + game.name() + " " + given.texts();
        Question question = desk.read(given);
        assertThat(question.choice()).as(where).isPresent();
        List<Seat> seats = view.table().seats();
        if (choice instanceof Choice.OneOf(List<Action> actions)
                && question.choice().orElseThrow() instanceof Choice.OneOf(List<Action> read)) {
            assertThat(read.stream().map(Action::text).toList())
                    .as(where)
                    .isEqualTo(
                            actions.stream()
                                    .map(each -> turned(each, view.seat(), seats).text())
                                    .toList());
        }
        assertThat(question.view().own().pond()).as(where).hasSameSizeAs(view.own().pond());
        List<Level> levels = asked(game, seed);
        Level written = asking.next(levels);
        for (Level level : levels) {
            List<Advice.Ranked> there =
                    settled(
                            asking.ranking(level, view, choice).stream()
                                    .map(each -> turned(each, view.seat(), seats))
                                    .toList());
            List<Advice.Ranked> here =
                    settled(
                            asking.ranking(
                                    level, question.view(), question.choice().orElseThrow()));
            assertThat(here.stream().map(each -> each.action().text()).toList())
                    .as("%s, %s", level.name(), where)
                    .isEqualTo(there.stream().map(each -> each.action().text()).toList());
            for (int i = 0; i < here.size(); i++) {
                assertThat(here.get(i).value())
                        .as("%s, %s: %s", level.name(), where, here.get(i).action().text())
                        .isCloseTo(there.get(i).value(), within(1e-9));
            }
            if (!level.equals(written)
                    || here.stream().anyMatch(each -> each.action() instanceof Action.Win)
                    || question.choice().orElseThrow().allows(Action.Win.WIN)) {
                continue; // not its turn, or a hand that is won, which gets its score
            }
            List<String> ranking = here.stream().map(OneBrainTest::told).sorted().toList();
            assertThat(told(row(asking, given, level))).as("row of %s", where).isEqualTo(ranking);
            if (seed % COMMANDS == 0) {
                assertThat(told(command(game, given, level)))
                        .as("command of %s", where)
                        .isEqualTo(ranking);
            }
        }
    }

    private static Advice.Ranked turned(Advice.Ranked ranked, Seat own, List<Seat> seats) {
        return new Advice.Ranked(
                turned(ranked.action(), own, seats), ranked.value(), ranked.reasons());
    }

    /// A ranking with actions of equal value, but for the last digits, in the order of their names.
    private static List<Advice.Ranked> settled(List<Advice.Ranked> ranking) {
        return ranking.stream()
                .sorted(
                        Comparator.comparingDouble((Advice.Ranked each) ->
                                        -new BigDecimal(each.value())
                                                .round(new MathContext(9))
                                                .doubleValue())
                                .thenComparing(each -> each.action().text()))
                .toList();
    }

    /// The strongest level, and the others in turn.
    private static List<Level> asked(Mahjong game, long seed) {
        List<Level> levels = game.levels();
        Level other = levels.get((int) (seed % (levels.size() - 1)));
        return List.of(game.strongest(), other);
    }

    // The same ranking from a row and from the command, figures rounded

    private static String told(Advice.Ranked ranked) {
        return "%.6g".formatted(ranked.value());
    }

    private static List<String> told(String answer) {
        List<String> ranking = new ArrayList<>();
        JsonNode node = JSON.readTree(answer);
        assertThat(node.path("error").asString("")).as(answer).isEmpty();
        for (JsonNode entry : node.path("ranking")) {
            ranking.add("%.6g".formatted(entry.path("value").asDouble()));
        }
        return ranking.stream().sorted().toList();
    }

    private static String row(Asking asking, Given given, Level level) {
        ObjectNode row = JSON.createObjectNode();
        given.texts().forEach((name, texts) -> put(row, field(asking.game, name), texts));
        row.put(Field.LEVEL, level.name());
        return asking.rows.answer(row.toString());
    }

    private static void put(ObjectNode row, Field field, List<String> texts) {
        switch (field.kind()) {
            case FLAG -> row.put(field.name(), true);
            case NUMBER -> row.put(field.name(), Integer.parseInt(texts.getFirst()));
            case TEXTS, CHANGES -> texts.forEach(row.withArray("/" + field.name())::add);
            case TILES, TILE, MELDS, WORD, DOCUMENT -> row.put(field.name(), texts.getFirst());
        }
    }

    private static Field field(Mahjong game, String name) {
        return game.fields().stream()
                .filter(field -> field.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    private static String command(Mahjong game, Given given, Level level) {
        List<String> line =
                new ArrayList<>(List.of(game.name(), "--json", "--level", level.name()));
        given.texts()
                .forEach((name, texts) -> {
                    Field field = field(game, name);
                    for (String text : texts) {
                        if (!field.options().isEmpty()) {
                            line.add(field.longest());
                        }
                        if (field.kind() != Field.Kind.FLAG) {
                            line.add(text);
                        }
                    }
                });
        Ran ran = Ran.of(line.toArray(new String[0]));
        assertThat(ran.code()).as("%s: %s", line, ran.err()).isZero();
        return ran.out();
    }

    /// An action as it is called when its player sits at the seat of those who ask.
    private static Action turned(Action action, Seat own, List<Seat> seats) {
        return switch (action) {
            case Action.Claim(Meld meld) when meld.taken().isPresent() ->
                    new Action.Claim(
                            Meld.claimed(
                                    meld.tiles(),
                                    meld.taken().get().tile(),
                                    turned(meld.taken().get().from(), own, seats)));
            case Action.TakeJoker(Seat owner, int meld, var given) ->
                    new Action.TakeJoker(turned(owner, own, seats), meld, given);
            case Action.Declare(String word) when NAMES_A_SEAT.matcher(word).matches() -> {
                int last = word.length() - 1;
                Seat named = Seat.valueOf(word.substring(last));
                yield new Action.Declare(word.substring(0, last) + turned(named, own, seats));
            }
            case Action.Claim _,
                    Action.Discard _,
                    Action.Lay _,
                    Action.Add _,
                    Action.TakeBack _,
                    Action.Declare _,
                    Action.Give _,
                    Action.Win _,
                    Action.Pass _ ->
                    action;
        };
    }

    private static Seat turned(Seat seat, Seat own, List<Seat> seats) {
        return seat == own ? Beside.OWN : Beside.between(own, seat, seats).of(Beside.OWN, seats);
    }
}
