package sparrow.american.card;

/// A line as it stands on the card.
///
/// @param alternative 0 for the line itself, then its "or" versions
public record Printed(int number, int alternative, Pattern pattern, Mark mark, int points) {
    public String label() {
        return number + (alternative == 0 ? "" : suffix());
    }

    private String suffix() {
        return alternative < 26
                ? String.valueOf((char) ('a' + alternative))
                : "-" + (alternative + 1);
    }
}
