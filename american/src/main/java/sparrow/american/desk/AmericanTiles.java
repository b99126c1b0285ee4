package sparrow.american.desk;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import sparrow.core.tile.Hand;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Notation;
import sparrow.core.tile.Reading;
import sparrow.core.tile.Tile;
import sparrow.core.tile.TileSentence;
import sparrow.core.tile.Tiles;
import sparrow.desk.Refusal;

/// Reads tiles and exposed groups out of what was typed into a field.
final class AmericanTiles {
    private AmericanTiles() {}

    /// The end of what was typed into a field.
    ///
    /// @param from where it begins
    record Part(String field, String typed, int from) {
        String text() {
            return typed.substring(from);
        }
    }

    /// Groups in brackets, or without them a comma between two.
    static List<Meld> groups(Part part) throws Refusal {
        String text = part.text();
        if (!text.matches("[^(\\[{]*") || text.isBlank()) {
            return bracketed(part, text.replace(',', ' '), part.from());
        }
        List<Meld> melds = new ArrayList<>();
        int start = part.from();
        for (String group : text.split("[,;]", -1)) {
            melds.addAll(bracketed(part, "(" + group + ")", start - 1));
            start += group.length() + 1;
        }
        return melds;
    }

    private static List<Meld> bracketed(Part part, String text, int at) throws Refusal {
        Hand hand = read(part, text, at);
        if (!hand.tiles().isEmpty()
                || hand.melds().stream().anyMatch(meld -> meld.manner() == Meld.Manner.FACE_DOWN)) {
            throw new Refusal(
                    "bad_tiles",
                    part.field() + ": groups stand in round brackets, as in (5B 5B J)(7C 7C 7C).");
        }
        return exposures(hand.melds());
    }

    /// Groups as they lie there, however they came about.
    static List<Meld> exposures(List<Meld> melds) {
        return melds.stream().map(meld -> Meld.of(Meld.Manner.CLAIMED, meld.tiles())).toList();
    }

    /// Tiles in the order in which they were typed.
    static List<Tile> tiles(Part part) throws Refusal {
        Hand hand = read(part, part.text(), part.from());
        if (!hand.melds().isEmpty()) {
            throw new Refusal("bad_tiles", part.field() + ": only tiles belong here, no groups.");
        }
        return hand.tiles();
    }

    /// Counts tiles, no more of a face than can be counted.
    static Tiles many(List<Tile> list) throws Refusal {
        Tiles tiles = Tiles.EMPTY;
        for (Tile tile : list) {
            if (tiles.count(tile) == Tiles.MOST) {
                throw new Refusal("bad_hand", tooMany(Collections.frequency(list, tile), tile));
            }
            tiles = tiles.with(tile);
        }
        return tiles;
    }

    /// More than any set has, whatever the card says.
    private static String tooMany(int count, Tile tile) {
        int most = tile.isFlower() || tile == Tile.JOKER ? 8 : 4;
        return TileSentence.tooMany(count, Notation.AMERICAN.write(tile), most);
    }

    /// @param start where the text stands in what was typed
    private static Hand read(Part part, String text, int start) throws Refusal {
        String inPlace = " ".repeat(Math.max(0, start)) + text;
        return switch (Notation.readAny(inPlace, Notation.AMERICAN)) {
            case Reading.Read<Hand>(Hand hand) -> {
                many(hand.tiles());
                yield hand;
            }
            case Reading.Misread<Hand>(int at, String why) ->
                    throw Refusal.misread(
                            part.field(),
                            part.typed(),
                            new Reading.Misread<>(
                                    Math.max(part.from(), at + Math.min(0, start)), why));
        };
    }
}
