package sparrow.server.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import sparrow.core.table.Option;
import sparrow.core.table.Option.Section;
import sparrow.core.table.Rules;
import sparrow.core.tile.Reading;
import sparrow.desk.Mahjong;

/// How a live table treats people: clocks, and how much it tells them. Nothing here changes who may
/// do what.
public record Settings(Rules values) {
    private static final int MINUTE = 60_000;

    private static final String SECONDS = "seconds";
    private static final int SECOND = 1_000;

    private static final List<Section> USUAL =
            List.of(
                    new Section(
                            "Clocks",
                            List.of(
                                    Option.choice(
                                                    "clocks",
                                                    "when clocks run: with two or more people,"
                                                            + " always or never",
                                                    "company",
                                                    "always",
                                                    "never")
                                            .titled("Clocks are running")
                                            .saying("company", "with two or more people")
                                            .saying("always", "always")
                                            .saying("never", "never"),
                                    Option.number(
                                                    "turn_ms",
                                                    "time for a turn, besides the bank",
                                                    1_000,
                                                    MINUTE,
                                                    15_000)
                                            .titled("Time for a turn")
                                            .in(SECONDS, SECOND),
                                    Option.number(
                                                    "bank_ms",
                                                    "the time bank of a hand",
                                                    0,
                                                    60 * MINUTE,
                                                    MINUTE)
                                            .titled("Time bank of a hand")
                                            .in(SECONDS, SECOND),
                                    Option.number(
                                                    "claim_window_ms",
                                                    "time to answer a discard",
                                                    500,
                                                    10 * MINUTE,
                                                    3_000)
                                            .titled("Time to claim a discard")
                                            .in(SECONDS, SECOND),
                                    Option.number(
                                                    "away_ms",
                                                    "a bot sits in for a player who is away this"
                                                            + " long",
                                                    0,
                                                    MINUTE,
                                                    10_000)
                                            .titled("A bot sits in after")
                                            .in(SECONDS, SECOND))),
                    new Section(
                            "Pace",
                            List.of(
                                    Option.number(
                                                    "bot_delay_ms",
                                                    "the least time bots take",
                                                    0,
                                                    MINUTE,
                                                    700)
                                            .titled("Bots take at least")
                                            .in(SECONDS, SECOND),
                                    Option.number(
                                                    "human_grace_ms",
                                                    "bots answer a discard no sooner",
                                                    0,
                                                    MINUTE,
                                                    0)
                                            .titled("Bots let people claim first for")
                                            .in(SECONDS, SECOND),
                                    Option.number(
                                                    "pause_ms",
                                                    "the longest pause between hands",
                                                    0,
                                                    10 * MINUTE,
                                                    30_000)
                                            .titled("Longest pause between hands")
                                            .in(SECONDS, SECOND))),
                    new Section(
                            "Help and company",
                            List.of(
                                    Option.on("assist", "shows what can be claimed")
                                            .titled("Show what can be claimed"),
                                    Option.on("advice", "hints may be asked for")
                                            .titled("Hints may be asked for"),
                                    Option.on("spectators", "the table may be watched")
                                            .titled("Others may watch"))));

    /// The settings of a table for that game, under headings; the game's own take the place of the
    /// usual ones, and what it alone has comes under the last heading.
    public static List<Section> sections(Mahjong game) {
        List<Section> sections = new ArrayList<>();
        for (Section usual : USUAL) {
            List<Option> options = new ArrayList<>();
            usual.options().forEach(option -> options.add(own(game, option)));
            if (usual.equals(USUAL.getLast())) {
                game.settings().stream().filter(own -> !isUsual(own)).forEach(options::add);
            }
            sections.add(new Section(usual.title(), options));
        }
        return sections;
    }

    private static Option own(Mahjong game, Option usual) {
        return game.settings().stream()
                .filter(own -> own.name().equals(usual.name()))
                .map(own -> own.labelled(usual.label()))
                .findFirst()
                .orElse(usual);
    }

    private static boolean isUsual(Option own) {
        return USUAL.stream()
                .flatMap(section -> section.options().stream())
                .anyMatch(usual -> usual.name().equals(own.name()));
    }

    /// All settings of a table for that game.
    public static List<Option> options(Mahjong game) {
        return sections(game).stream().flatMap(section -> section.options().stream()).toList();
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
