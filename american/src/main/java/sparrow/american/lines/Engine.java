package sparrow.american.lines;

import java.util.Locale;
import java.util.Optional;

/// The ways to rank lines.
public enum Engine {
    /// Four components, 40 for tiles, 30 for availability, 20 for jokers, 10 for priority.
    SOURCE(5),
    /// Three components, 40 for tiles, 50 for how easily the missing tiles come, 10 for priority.
    IMPROVED(5),
    /// The chance to complete the line, times what it pays.
    ODDS(2);

    private final double hysteresis;

    Engine(double hysteresis) {
        this.hysteresis = hysteresis;
    }

    /// How much better a line must be, in the points of the engine, before it is worth a switch.
    double hysteresis() {
        return hysteresis;
    }

    public String key() {
        return name().toLowerCase(Locale.ROOT);
    }

    public static Optional<Engine> named(String name) {
        for (Engine engine : values()) {
            if (engine.key().equals(name.toLowerCase(Locale.ROOT))) {
                return Optional.of(engine);
            }
        }
        return Optional.empty();
    }
}
