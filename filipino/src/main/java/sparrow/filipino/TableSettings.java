package sparrow.filipino;

import java.util.List;
import java.util.Map;
import sparrow.core.table.Option;
import sparrow.core.table.Rules;
import sparrow.core.tile.Reading;

/// How a live table treats people, whatever the rules: clocks, and how much it tells them. The
/// rules have no clock; whoever hosts a table honours these.
///
/// Nothing here changes who may do what: answers are collected and the best claim prevails, however
/// early or late it came. A claim is always a person's own choice; no setting makes one.
///
/// @param humanGraceMs how long the answers of bots to a discard are held back
/// @param claimWindowMs how long a person may think about a discard; then it counts as a pass
/// @param botDelayMs the least time a bot seems to think; it varies, whatever the bot does
/// @param assist whether a person is shown exactly what can be claimed. Otherwise the same button
///   to claim stands there after every discard, for everybody, without prompts or hints
/// @param pressToDraw whether a person presses to see the tile that the engine has drawn
public record TableSettings(
        int humanGraceMs, int claimWindowMs, int botDelayMs, boolean assist, boolean pressToDraw) {
    public static final List<Option> OPTIONS =
            List.of(
                    Option.number(
                            "human_grace_ms", "bots answer a discard no sooner", 0, 60_000, 3_000),
                    Option.number(
                            "claim_window_ms", "time to answer a discard", 1_000, 600_000, 8_000),
                    Option.number("bot_delay_ms", "the least time bots take", 0, 60_000, 800),
                    Option.off("assist", "shows what can be claimed"),
                    Option.off("press_to_draw", "shows a drawn tile when asked for")
                            .titled("Drawn tiles lie face down until taken"));

    public static final TableSettings STANDARD = of(Rules.standard(OPTIONS));

    /// The standard with changes.
    public static Reading<TableSettings> of(Map<String, String> changes) {
        return Rules.of(OPTIONS, changes).map(TableSettings::of);
    }

    private static TableSettings of(Rules values) {
        return new TableSettings(
                values.number("human_grace_ms"),
                values.number("claim_window_ms"),
                values.number("bot_delay_ms"),
                values.is("assist"),
                values.is("press_to_draw"));
    }
}
