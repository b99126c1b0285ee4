package sparrow.formats.mjai.bot;

import java.util.List;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;
import sparrow.core.game.Action;
import sparrow.core.game.Choice;
import sparrow.core.game.Level;
import sparrow.core.game.Player;
import sparrow.core.game.Seed;
import sparrow.core.game.Variant;
import sparrow.core.table.Table;
import sparrow.core.table.View;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;
import sparrow.records.BadRecord;
import sparrow.riichi.Preset;
import sparrow.riichi.table.RiichiVariant;
import sparrow.riichi.table.Words;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// A bot that speaks mjai: it takes a line, one event or an array of what has happened since the
/// last one, and answers with what it does.
///
/// Every line gets an answer, but a question only one: to a line that tells of nothing but a stick
/// or a new dora it is `none`. A line may as well begin again at `start_game` or `start_kyoku`:
/// what is told anew replaces what was known.
public final class MjaiBot {
    /// The name of the game it plays.
    public static final String GAME = Words.RIICHI_GAME;

    /// What it does, a sentence.
    public static final String PURPOSE =
            "Plays Riichi as a bot over standard input and output, in the words of mjai.";

    private static final JsonMapper MAPPER =
            JsonMapper.builder(
                            JsonFactory.builder()
                                    .streamReadConstraints(
                                            StreamReadConstraints.builder()
                                                    .maxNestingDepth(8)
                                                    .maxNumberLength(20)
                                                    .build())
                                    .build())
                    .build();

    private final IntFunction<Variant> variants;
    private final Level bot;
    private final Seed seed;
    private Seat seat = Seat.A;
    private int hands;
    private Scores scores = new Scores();
    private @Nullable Variant variant;
    private @Nullable MjaiTable table;
    private @Nullable Player player;

    /// A bot that plays by Tenhou's rules, three players or four.
    public MjaiBot(Level bot, Seed seed) {
        this(MjaiBot::tenhou, bot, seed);
    }

    private static Variant tenhou(int players) {
        return new RiichiVariant((players == 3 ? Preset.TENHOU3 : Preset.TENHOU).rules());
    }

    /// @param variants the game for so many players
    MjaiBot(IntFunction<Variant> variants, Level bot, Seed seed) {
        this.variants = variants;
        this.bot = bot;
        this.seed = seed;
    }

    public String answer(String line) throws BadRecord {
        boolean greeted = false;
        for (MjaiEvent event : events(line)) {
            greeted = event.type().equals("hello");
            read(event);
        }
        if (greeted) {
            return MjaiAction.JOIN;
        }
        if (table == null || variant == null || player == null || !table.asks()) {
            return MjaiAction.NONE;
        }
        Table asked = table.asked();
        Seats<Choice> pending = variant.pending(asked);
        return pending.has(seat) ? choose(asked, player, pending.get(seat)) : MjaiAction.NONE;
    }

    private static List<MjaiEvent> events(String line) throws BadRecord {
        try {
            JsonNode node = MAPPER.readTree(line);
            if (node.isObject()) {
                return List.of(new MjaiEvent(node));
            }
            if (!node.isArray()) {
                throw new BadRecord("a line is an event or a JSON array of events");
            }
            return node.valueStream().map(MjaiEvent::new).toList();
        } catch (JacksonException notJson) {
            throw new BadRecord("this is not JSON: " + notJson.getOriginalMessage());
        }
    }

    private void read(MjaiEvent event) throws BadRecord {
        scores.read(event);
        switch (event.type()) {
            case "hello" -> table = null;
            case "start_game" -> {
                seat = event.has("id") ? event.seat("id") : seat;
                hands = 0;
                table = null;
            }
            case "start_kyoku" -> start(event);
            case "end_game" -> table = null;
            default -> {
                if (table != null && !table.read(event)) {
                    table = null;
                }
            }
        }
    }

    private void start(MjaiEvent event) throws BadRecord {
        variant = variants.apply(scores.players(event));
        table = MjaiTable.start(seat, variant, hands, scores.of(variant), event);
        player = bot.player(seed.hand(hands));
        hands++;
    }

    private String choose(Table asked, Player player, Choice choice) {
        boolean single =
                choice instanceof Choice.OneOf(List<Action> actions) && actions.size() == 1;
        Action action = single ? choice.fallback() : player.choose(View.of(seat, asked), choice);
        return new MjaiAction(asked, seat).text(action);
    }
}
