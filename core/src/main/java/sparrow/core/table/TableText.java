package sparrow.core.table;

import java.util.List;
import java.util.stream.Collectors;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;

/// A table written out, one fact a line, in compact notation.
final class TableText {
    private final Table table;
    private final StringBuilder text = new StringBuilder();

    private TableText(Table table) {
        this.table = table;
    }

    static String of(Table table) {
        return new TableText(table).write();
    }

    private String write() {
        Event.Started started = table.started();
        line(
                started.variant()
                        + ", hand "
                        + started.hand()
                        + ", dealer "
                        + started.dealer()
                        + tally());
        line("phase: " + (table.phase().isEmpty() ? "-" : table.phase()));
        line("wall: " + table.wall().left() + " of " + table.wall().size() + " left");
        for (Marker marker : table.markers()) {
            line(
                    "marker "
                            + marker.name()
                            + " at "
                            + marker.at()
                            + ": "
                            + marker.tile()
                            + shownTo(marker));
        }
        if (table.pot() != 0) {
            line("pot: " + table.pot());
        }
        table.seats().forEach(this::place);
        table.offered()
                .ifPresent(offer -> line("offered: " + offer.tile() + " by " + offer.seat()));
        line("events: " + table.log().size());
        return text.toString();
    }

    private String tally() {
        return table.started().tally().isEmpty() ? "" : ", " + table.started().tally();
    }

    private static String shownTo(Marker marker) {
        return marker.to().stream()
                .map(Seat::name)
                .collect(Collectors.joining("", ", shown to ", ""));
    }

    private void place(Seat seat) {
        Place place = table.place(seat);
        String drawn = place.drawn().map(tile -> ", drew " + tile).orElse("");
        line(
                seat
                        + " "
                        + table.wind(seat)
                        + " "
                        + place.points()
                        + ": "
                        + tiles(place.hand())
                        + drawn);
        if (!place.melds().isEmpty()) {
            line(
                    "  melds: "
                            + place.melds().stream()
                                    .map(TableText::meld)
                                    .collect(Collectors.joining(" ")));
        }
        if (!place.flowers().isEmpty()) {
            line("  flowers: " + place.flowers());
        }
        if (!place.pond().isEmpty()) {
            line(
                    "  pond: "
                            + place.pond().stream()
                                    .map(TableText::thrown)
                                    .collect(Collectors.joining(" ")));
        }
        if (!place.words().isEmpty()) {
            line("  said: " + String.join(", ", place.words()));
        }
    }

    /// Known tiles one by one, hidden ones by number: `123m ?×10`.
    private static String tiles(Tiles tiles) {
        int hidden = tiles.count(Tile.HIDDEN);
        List<Tile> known = tiles.list().stream().filter(tile -> tile != Tile.HIDDEN).toList();
        String faces = known.isEmpty() ? "" : Tiles.of(known).toString();
        return hidden == 0 ? faces : (faces + " ?×" + hidden).strip();
    }

    private static String meld(Meld meld) {
        return meld + meld.taken().map(taken -> "<" + taken.from() + ":" + taken.tile()).orElse("");
    }

    /// A discard; `'` marks the tile just drawn, `>B` that B claimed it.
    private static String thrown(Thrown thrown) {
        return thrown.tile()
                + (thrown.origin() == Origin.DRAWN ? "'" : "")
                + thrown.claimedBy().map(seat -> ">" + seat).orElse("");
    }

    private void line(String line) {
        text.append(line).append('\n');
    }
}
