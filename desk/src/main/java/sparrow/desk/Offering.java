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
/// @param declares whether its player declared with it
record Offering(Seat from, Tile tile, Offer.Source source, boolean declares) {
    private static final String ADDED = "+";
    private static final String DECLARES = "*";

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
                            declares));
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
        return new Offering(from, tile, source, with && source == Offer.Source.DISCARD);
    }

    /// As a question writes it.
    String written(View view, Notation notation) {
        Beside beside = Beside.between(view.seat(), from, view.table().seats());
        return beside.key()
                + ":"
                + notation.write(tile)
                + (source == Offer.Source.ADDED ? ADDED : "")
                + (declares ? DECLARES : "");
    }
}
