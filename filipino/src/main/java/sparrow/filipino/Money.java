package sparrow.filipino;

import java.math.BigDecimal;

/// Money, counted in quarters of a unit so that it is never rounded.
public final class Money {
    /// Quarters in a unit.
    public static final int QUARTERS = 4;

    private Money() {}

    /// Quarters as units, such as 1.75 for 7.
    public static BigDecimal units(int quarters) {
        BigDecimal units = BigDecimal.valueOf(25L * quarters, 2).stripTrailingZeros();
        return units.scale() < 0 ? units.setScale(0) : units;
    }
}
