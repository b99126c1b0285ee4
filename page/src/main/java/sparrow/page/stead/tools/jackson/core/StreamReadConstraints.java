package sparrow.page.stead.tools.jackson.core;

/// How deep and how long JSON may be.
public record StreamReadConstraints(int depth, int number, int string) {
    public static final StreamReadConstraints USUAL =
            new StreamReadConstraints(500, 1_000, 100_000_000);

    public static Builder builder() {
        return new Builder(USUAL);
    }

    /// Bounds being set.
    public static final class Builder {
        private StreamReadConstraints now;

        private Builder(StreamReadConstraints now) {
            this.now = now;
        }

        public Builder maxNestingDepth(int most) {
            now = new StreamReadConstraints(most, now.number, now.string);
            return this;
        }

        public Builder maxNumberLength(int most) {
            now = new StreamReadConstraints(now.depth, most, now.string);
            return this;
        }

        public Builder maxStringLength(int most) {
            now = new StreamReadConstraints(now.depth, now.number, most);
            return this;
        }

        public StreamReadConstraints build() {
            return now;
        }
    }
}
