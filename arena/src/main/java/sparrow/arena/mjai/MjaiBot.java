package sparrow.arena.mjai;

import java.util.List;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;
import sparrow.core.game.Action;
import sparrow.core.game.Choice;
import sparrow.core.game.Player;
import sparrow.core.game.Seed;
import sparrow.core.game.Variant;
import sparrow.core.table.View;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;
import sparrow.strategy.Bot;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// A bot that speaks mjai: it takes a line, an array of what has happened since the last one, and
/// answers with what it does.
///
/// A line may as well begin again at `start_game` or `start_kyoku`: what is told anew replaces what
/// was known.
public final class MjaiBot {
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
    private final Bot bot;
    private final Seed seed;
    private Seat seat = Seat.A;
    private int hands;
    private @Nullable Variant variant;
    private @Nullable MjaiTable table;
    private @Nullable Player player;

    /// @param variants the game for so many players
    public MjaiBot(IntFunction<Variant> variants, Bot bot, Seed seed) {
        this.variants = variants;
        this.bot = bot;
        this.seed = seed;
    }

    public String answer(String line) throws BadLine {
        JsonNode events = parsed(line);
        for (JsonNode event : events) {
            read(new MjaiEvent(event));
        }
        if (table == null || variant == null || player == null) {
            return MjaiAction.NONE;
        }
        Seats<Choice> pending = variant.pending(table.table());
        return pending.has(seat) ? choose(table, player, pending.get(seat)) : MjaiAction.NONE;
    }

    private static JsonNode parsed(String line) throws BadLine {
        try {
            JsonNode events = MAPPER.readTree(line);
            if (!events.isArray()) {
                throw new BadLine("a line is a JSON array of events");
            }
            return events;
        } catch (JacksonException notJson) {
            throw new BadLine("this is not JSON: " + notJson.getOriginalMessage());
        }
    }

    private void read(MjaiEvent event) throws BadLine {
        switch (event.type()) {
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

    private void start(MjaiEvent event) throws BadLine {
        List<Integer> scores = event.numbers("scores");
        boolean three =
                scores.size() == 3
                        || (event.hands("tehais").size() == 4
                                && event.hands("tehais").getLast().isEmpty());
        variant = variants.apply(three ? 3 : 4);
        table = MjaiTable.start(seat, variant, hands, event);
        player = bot.player(seed.hand(hands));
        hands++;
    }

    private String choose(MjaiTable table, Player player, Choice choice) {
        boolean single =
                choice instanceof Choice.OneOf(List<Action> actions) && actions.size() == 1;
        Action action =
                single ? choice.fallback() : player.choose(View.of(seat, table.table()), choice);
        return new MjaiAction(table.table(), seat).text(action);
    }
}
