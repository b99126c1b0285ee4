package sparrow.page.stead.java.time;

import sparrow.page.stead.Browser;

/// A moment, written as ISO 8601 has it: without what is not there, as Java writes it.
public final class Instant {
    private final long millis;

    private Instant(long millis) {
        this.millis = millis;
    }

    public static Instant ofEpochMilli(long millis) {
        return new Instant(millis);
    }

    @Override
    public String toString() {
        return Browser.isoDate((double) millis).replace(".000Z", "Z");
    }
}
