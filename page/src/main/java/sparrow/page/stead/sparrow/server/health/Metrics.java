package sparrow.page.stead.sparrow.server.health;

import java.util.function.DoubleSupplier;

/// Nobody reads what is counted in a page.
public final class Metrics {
    public void count(String name, String help, String label, String value) {}

    public void gauge(String name, String help, DoubleSupplier now) {}

    public Histogram histogram(String name, String help) {
        return new Histogram();
    }
}
