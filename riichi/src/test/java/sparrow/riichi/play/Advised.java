package sparrow.riichi.play;

import java.util.List;
import sparrow.core.game.Advice;
import sparrow.core.game.Choice;
import sparrow.core.game.Level;
import sparrow.core.game.Seed;
import sparrow.core.game.Variant;
import sparrow.core.table.View;
import sparrow.core.tile.Seat;
import sparrow.riichi.Preset;
import sparrow.riichi.table.RiichiVariant;
import sparrow.testkit.Script;

/// What a bot advises at a scripted table.
final class Advised {
    static final RiichiVariant TENHOU = RiichiVariant.of(Preset.TENHOU);

    private Advised() {}

    static Script table() {
        return Script.of(TENHOU);
    }

    static Advice advice(Level bot, Script.Played played, String seat) {
        return advice(TENHOU, bot, played, seat);
    }

    static Advice advice(Variant variant, Level bot, Script.Played played, String seat) {
        Seat who = Seat.valueOf(seat);
        Choice choice = variant.pending(played.table()).get(who);
        View view = View.of(who, played.table());
        return bot.advisor(Seed.splitMix64(1).hand(0)).advise(view, choice);
    }

    /// What the bot would do, in words.
    static String choice(Level bot, Script.Played played, String seat) {
        return advice(bot, played, seat).best().text();
    }

    /// The number of a reason for doing that.
    static double number(Advice advice, String action, String reason) {
        return reason(advice, action, reason).number();
    }

    static Advice.Reason reason(Advice advice, String action, String reason) {
        List<Advice.Reason> reasons =
                advice.ranking().stream()
                        .filter(ranked -> ranked.action().text().equals(action))
                        .findFirst()
                        .orElseThrow()
                        .reasons();
        return reasons.stream()
                .filter(each -> each.name().equals(reason))
                .findFirst()
                .orElseThrow();
    }
}
