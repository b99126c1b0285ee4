package sparrow.odds;

/// Measures, taken one after another in the order of their names.
public final class Row {
    private final float[] numbers;
    private int size;

    /// @param length how many there will be
    public Row(int length) {
        this.numbers = new float[length];
    }

    public void add(double number) {
        numbers[size++] = (float) number;
    }

    /// Leaves some at 0.
    public void skip(int count) {
        size += count;
    }

    /// All of them.
    public float[] done() {
        if (size != numbers.length) {
            throw new IllegalStateException("measured " + size + " of " + numbers.length);
        }
        return numbers;
    }
}
