package sparrow.server.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import sparrow.core.table.Option;
import sparrow.core.table.Rules;
import sparrow.core.tile.Reading;
import sparrow.desk.Mahjong;

/// How a live table treats people: clocks, and how much it tells them. Nothing here changes who may
/// do what.
public record Settings(Rules values) {
    private static final int MINUTE = 60_000;

    private static final List<Option> OPTIONS =
            List.of(
                    Option.choice(
                            "clocks",
                            "when clocks run: with two or more people, always or never",
                            "company",
                            "always",
                            "never"),
                    Option.number(
                            "turn_ms", "time for a turn, besides the bank", 1_000, MINUTE, 15_000),
                    Option.number("bank_ms", "the time bank of a hand", 0, 60 * MINUTE, MINUTE),
                    Option.number(
                            "claim_window_ms", "time to answer a discard", 500, 10 * MINUTE, 3_000),
                    Option.number(
                            "human_grace_ms", "bots answer a discard no sooner", 0, MINUTE, 0),
                    Option.number("bot_delay_ms", "the least time bots take", 0, MINUTE, 700),
                    Option.number(
                            "pause_ms", "the longest pause between hands", 0, 10 * MINUTE, 30_000),
                    Option.number(
                            "away_ms",
                            "a bot sits in for a player who is away this long",
                            0,
                            MINUTE,
                            10_000),
                    Option.on("assist", "shows what can be claimed"),
                    Option.on("advice", "hints may be asked for"),
                    Option.on("spectators", "the table may be watched"));

    /// All settings of a table for that game; the game's own take the place of the usual ones.
    public static List<Option> options(Mahjong game) {
        List<Option> options = new ArrayList<>();
        for (Option usual : OPTIONS) {
            options.add(
                    game.settings().stream()
                            .filter(own -> own.name().equals(usual.name()))
                            .findFirst()
                            .orElse(usual));
        }
        game.settings().stream()
                .filter(own -> options.stream().noneMatch(each -> each.name().equals(own.name())))
                .forEach(options::add);
        return options;
    }

    public static Reading<Settings> of(Mahjong game, Map<String, String> changes) {
        return Rules.of(options(game), changes).map(Settings::new);
    }

    /// Whether clocks run at a table with so many people.
    boolean clocksRun(int people) {
        return switch (values.value("clocks")) {
            case "always" -> people > 0;
            case "never" -> false;
            default -> people > 1;
        };
    }

    int turn() {
        return values.number("turn_ms");
    }

    int bank() {
        return values.number("bank_ms");
    }

    /// How long a claim window stays open: people have at least their grace.
    int claimWindow() {
        return Math.max(values.number("claim_window_ms"), values.number("human_grace_ms"));
    }

    int botDelay() {
        return values.number("bot_delay_ms");
    }

    int pause() {
        return values.number("pause_ms");
    }

    int away() {
        return values.number("away_ms");
    }

    boolean assists() {
        return values.is("assist");
    }

    public boolean advises() {
        return values.is("advice");
    }

    public boolean isWatched() {
        return values.is("spectators");
    }
}
