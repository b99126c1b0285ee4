package sparrow.strategy.american;

import java.util.List;
import sparrow.strategy.Bot;
import sparrow.strategy.Idle;

/// The bots of American mahjong, from the weakest to the strongest.
public final class AmericanBots {
    /// Weighs all live lines; claims and exchanges only what helps.
    public static final Bot INTERMEDIATE =
            new Bot(
                    "intermediate",
                    "weighs every line that can still be made, by points and chance",
                    _ -> new Intermediate());

    private static final List<Bot> ALL = List.of(Idle.RANDOM, Idle.WANDERING, INTERMEDIATE);

    private AmericanBots() {}

    public static List<Bot> all() {
        return ALL;
    }
}
