package sparrow.catalog;

import java.util.List;
import java.util.Optional;

/// All games.
public final class Catalog {
    private static final List<Listing> GAMES =
            List.of(
                    RiichiListing.LISTING,
                    AmericanListing.LISTING,
                    FilipinoListing.LISTING,
                    ChangchunListing.LISTING);

    private Catalog() {}

    public static List<Listing> games() {
        return GAMES;
    }

    public static Optional<Listing> game(String wanted) {
        return GAMES.stream().filter(each -> each.name().equalsIgnoreCase(wanted)).findFirst();
    }
}
