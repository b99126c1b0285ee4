package sparrow.page.stead.java.time;

/// The time of day.
public final class Clock {
    private static final Clock CLOCK = new Clock();

    private Clock() {}

    public static Clock systemUTC() {
        return CLOCK;
    }

    public long millis() {
        return System.currentTimeMillis();
    }
}
