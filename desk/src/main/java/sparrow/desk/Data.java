package sparrow.desk;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/// A value that programs read: a tree that any format of data can hold.
public sealed interface Data {
    record Text(String text) implements Data {}

    record Whole(long number) implements Data {
        private static final Whole[] SMALL = new Whole[256];

        static {
            for (int i = 0; i < SMALL.length; i++) {
                SMALL[i] = new Whole(i);
            }
        }

        /// The numbers that answers have most are kept.
        static Whole of(long number) {
            return number >= 0 && number < SMALL.length ? SMALL[(int) number] : new Whole(number);
        }
    }

    record Decimal(double number) implements Data {}

    record Exact(BigDecimal number) implements Data {}

    record Flag(boolean isTrue) implements Data {
        public static final Flag YES = new Flag(true);
        public static final Flag NO = new Flag(false);
    }

    /// A value that there is not.
    enum Nothing implements Data {
        NOTHING
    }

    static Fields fields() {
        return new Fields();
    }

    /// Values by name, in the order in which they were put; each name once.
    final class Fields implements Data {
        private static final int FEW = 4;

        private String[] names = new String[FEW];
        private Data[] values = new Data[FEW];
        private int size;

        private Fields() {}

        public Map<String, Data> values() {
            Map<String, Data> byName = new LinkedHashMap<>();
            for (int i = 0; i < size; i++) {
                byName.put(names[i], values[i]);
            }
            return byName;
        }

        public int size() {
            return size;
        }

        /// The name of a field, counted from 0.
        public String name(int at) {
            return names[Objects.checkIndex(at, size)];
        }

        /// The value of a field, counted from 0.
        public Data value(int at) {
            return values[Objects.checkIndex(at, size)];
        }

        public Fields set(String name, Data value) {
            if (size == names.length) {
                grow();
            }
            names[size] = name;
            values[size] = Objects.requireNonNull(value);
            size++;
            return this;
        }

        private void grow() {
            String[] moreNames = new String[2 * size];
            Data[] moreValues = new Data[2 * size];
            System.arraycopy(names, 0, moreNames, 0, size);
            System.arraycopy(values, 0, moreValues, 0, size);
            names = moreNames;
            values = moreValues;
        }

        public Fields put(String name, String text) {
            return set(name, new Text(text));
        }

        public Fields put(String name, long number) {
            return set(name, Whole.of(number));
        }

        public Fields put(String name, double number) {
            return set(name, new Decimal(number));
        }

        public Fields put(String name, BigDecimal number) {
            return set(name, new Exact(number));
        }

        public Fields put(String name, boolean isTrue) {
            return set(name, new Flag(isTrue));
        }

        public Fields putNull(String name) {
            return set(name, Nothing.NOTHING);
        }

        public Fields putObject(String name) {
            Fields fields = new Fields();
            set(name, fields);
            return fields;
        }

        public Items putArray(String name) {
            Items items = new Items();
            set(name, items);
            return items;
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Fields fields && values().equals(fields.values());
        }

        @Override
        public int hashCode() {
            return values().hashCode();
        }

        @Override
        public String toString() {
            return values().toString();
        }
    }

    /// Values one after another.
    final class Items implements Data {
        private final List<Data> values = new ArrayList<>();

        private Items() {}

        public List<Data> values() {
            return values;
        }

        public Items add(Data value) {
            values.add(Objects.requireNonNull(value));
            return this;
        }

        public Items add(String text) {
            return add(new Text(text));
        }

        public Items add(long number) {
            return add(Whole.of(number));
        }

        public Items add(double number) {
            return add(new Decimal(number));
        }

        public Fields addObject() {
            Fields fields = new Fields();
            add(fields);
            return fields;
        }

        public Items addArray() {
            Items items = new Items();
            add(items);
            return items;
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Items items && values.equals(items.values);
        }

        @Override
        public int hashCode() {
            return values.hashCode();
        }

        @Override
        public String toString() {
            return values.toString();
        }
    }
}
