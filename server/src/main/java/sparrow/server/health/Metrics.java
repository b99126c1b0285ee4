package sparrow.server.health;

import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.DoubleSupplier;

/// What a server counts, and the text in which Prometheus reads it.
public final class Metrics {
    /// Everything of one name: a number for each label.
    private record Family(String help, String type, Map<String, Series> series) {}

    /// A number, or several.
    private sealed interface Series {}

    private record Value(DoubleSupplier now) implements Series {}

    private record Times(Histogram histogram) implements Series {}

    private static final String NO_LABEL = "";

    private final Map<String, Family> families = new ConcurrentSkipListMap<>();

    /// A number that only grows.
    public LongAdder counter(String name, String help) {
        LongAdder counter = new LongAdder();
        family(name, help, "counter").series.put(NO_LABEL, new Value(counter::sum));
        return counter;
    }

    /// A number for each value of a label, such as refusals by their code.
    ///
    /// @param value one of few, and never what somebody typed
    public void count(String name, String help, String label, String value) {
        Series counted =
                family(name, help, "counter")
                        .series
                        .computeIfAbsent(label + "=\"" + value + "\"", _ -> new Value(new Count()));
        if (counted instanceof Value(Count count)) {
            count.adder.increment();
        }
    }

    private record Count(LongAdder adder) implements DoubleSupplier {
        Count() {
            this(new LongAdder());
        }

        @Override
        public double getAsDouble() {
            return adder.sum();
        }
    }

    /// A number as it is whenever somebody looks.
    public void gauge(String name, String help, DoubleSupplier now) {
        family(name, help, "gauge").series.put(NO_LABEL, new Value(now));
    }

    /// A number for a value of a label, as it is whenever somebody looks.
    public void gauge(String name, String help, String label, String value, DoubleSupplier now) {
        family(name, help, "gauge").series.put(label + "=\"" + value + "\"", new Value(now));
    }

    /// Times, by how long they were.
    public Histogram histogram(String name, String help) {
        Histogram histogram = new Histogram();
        family(name, help, "histogram").series.put(NO_LABEL, new Times(histogram));
        return histogram;
    }

    private Family family(String name, String help, String type) {
        return families.computeIfAbsent(
                name, _ -> new Family(help, type, new ConcurrentSkipListMap<>()));
    }

    /// Everything, in the text format of Prometheus.
    public String text() {
        StringBuilder text = new StringBuilder();
        families.forEach((name, family) -> {
            text.append("# HELP ").append(name).append(' ').append(family.help).append('\n');
            text.append("# TYPE ").append(name).append(' ').append(family.type).append('\n');
            family.series.forEach((label, series) -> {
                switch (series) {
                    case Value(DoubleSupplier now) ->
                            text.append(name)
                                    .append(label.isEmpty() ? "" : "{" + label + "}")
                                    .append(' ')
                                    .append(number(now.getAsDouble()))
                                    .append('\n');
                    case Times(Histogram histogram) -> histogram.write(name, text);
                }
            });
        });
        return text.toString();
    }

    static String number(double value) {
        return value == Math.rint(value) && Math.abs(value) < 1e15
                ? String.valueOf((long) value)
                : String.format(Locale.ROOT, "%.6f", value);
    }
}
