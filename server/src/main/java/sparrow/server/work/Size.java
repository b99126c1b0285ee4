package sparrow.server.work;

/// How much room work takes while it waits.
public enum Size {
    /// A question, or a hand.
    SMALL(1),
    /// A whole file.
    LARGE(8);

    private final int places;

    Size(int places) {
        this.places = places;
    }

    int places() {
        return places;
    }
}
