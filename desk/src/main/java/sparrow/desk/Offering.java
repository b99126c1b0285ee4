package sparrow.desk;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import sparrow.core.table.Event;
import sparrow.core.table.Offer;
import sparrow.core.table.Table;
import sparrow.core.table.View;
import sparrow.core.tile.Notation;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Tile;

/// A tile on the table that may be claimed.
///
/// @param mark what its player did with it besides
record Offering(Seat from, Tile tile, Offer.Source source, Mark mark) {
    enum Mark {
        NONE,
        /// Its player declared with it.
        DECLARES
    }

    private static final String ADDED = "+";
    private static final String DECLARES = "*";

    /// A tile with which nothing is declared.
    static Offering of(Seat from, Tile tile, Offer.Source source) {
        return new Offering(from, tile, source, Mark.NONE);
    }

    /// The tile that a question names, if any.
    static Optional<Offering> read(Given given, List<Seat> seats, Notation notation)
            throws Refusal {
        for (Map.Entry<Seat, String> entry :
                Surroundings.bySeat(given, Surroundings.OFFER, seats, List.of())) {
            String text = entry.getValue().strip();
            boolean added = text.endsWith(ADDED);
            boolean declares = text.endsWith(DECLARES);
            String tile = added || declares ? text.substring(0, text.length() - 1) : text;
            List<Tile> tiles = TileText.tiles(tile, given.named(Surroundings.OFFER), notation);
            if (tiles.size() != 1) {
                throw new Refusal(
                        "bad_tiles",
                        given.named(Surroundings.OFFER) + " is one tile, such as right:5p.");
            }
            return Optional.of(
                    new Offering(
                            entry.getKey(),
                            tiles.getFirst(),
                            added ? Offer.Source.ADDED : Offer.Source.DISCARD,
                            declares ? Mark.DECLARES : Mark.NONE));
        }
        return Optional.empty();
    }

    /// As what happened last.
    Staging.Now claimable() {
        return switch (source) {
            case DISCARD -> new Staging.Offered(from, tile);
            case ADDED, LAID -> new Staging.Growing(from, tile);
        };
    }

    /// This with what the log says of its player.
    Offering declaredBy(Table table, Predicate<String> words) {
        boolean declared = false;
        boolean with = false;
        for (Event event : table.log().events()) {
            if (event instanceof Event.Declared(Seat who, String word)) {
                declared |= who == from && words.test(word);
            } else if (event instanceof Event.Discarded(Seat who, Tile _, var _) && who == from) {
                with = declared;
                declared = false;
            }
        }
        boolean declares = with && source == Offer.Source.DISCARD;
        return new Offering(from, tile, source, declares ? Mark.DECLARES : Mark.NONE);
    }

    /// Whether its player declared with it.
    boolean declares() {
        return mark == Mark.DECLARES;
    }

    /// As a question writes it.
    String written(View view, Notation notation) {
        Beside beside = Beside.between(view.seat(), from, view.table().seats());
        return beside.key()
                + ":"
                + notation.write(tile)
                + (source == Offer.Source.ADDED ? ADDED : "")
                + (declares() ? DECLARES : "");
    }
}
