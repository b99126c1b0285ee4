package sparrow.american.card;

/// Some of the numbers 1–9, a bit each.
public record Domain(int bits) {
    public static final Domain ANY = new Domain(0b11_1111_1110);
    public static final Domain EVEN = new Domain(0b01_0101_0100);
    public static final Domain ODD = new Domain(0b10_1010_1010);

    public boolean contains(int number) {
        return number >= 1 && number <= 9 && (bits >> number & 1) != 0;
    }

    public Domain with(int first, int last) {
        int more = bits;
        for (int number = first; number <= last; number++) {
            more |= 1 << number;
        }
        return new Domain(more);
    }

    /// `any`, `even`, `odd`, or numbers and stretches such as `1-3,7`.
    public String text() {
        if (equals(ANY)) {
            return "any";
        }
        if (equals(EVEN)) {
            return "even";
        }
        return equals(ODD) ? "odd" : stretches();
    }

    private String stretches() {
        StringBuilder text = new StringBuilder();
        int first = 1;
        while (first <= 9) {
            int end = first;
            while (contains(end)) {
                end++;
            }
            if (end > first) {
                text.append(text.isEmpty() ? "" : ",").append(first);
                text.append(
                        end - first > 2
                                ? "-" + (end - 1)
                                : end - first == 2 ? "," + (end - 1) : "");
            }
            first = end + 1;
        }
        return text.toString();
    }
}
