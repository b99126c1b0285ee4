package sparrow.strategy.american;

import java.util.List;
import sparrow.strategy.Bot;
import sparrow.strategy.Idle;

/// The bots of American mahjong.
public final class AmericanBots {
    private AmericanBots() {}

    /// From the weakest to the strongest.
    public static List<Bot> all() {
        return List.of(Idle.RANDOM, Idle.WANDERING);
    }
}
