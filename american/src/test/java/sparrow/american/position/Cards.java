package sparrow.american.position;

import java.util.Comparator;
import java.util.List;
import sparrow.american.card.Card;
import sparrow.american.card.Rack;
import sparrow.american.card.Variation;
import sparrow.american.card.reader.CardReader;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Notation;
import sparrow.core.tile.Tiles;

/// A small card to test advice with, and tiles in the notation of the game.
public final class Cards {
    public static final Card HOUSE =
            CardReader.read(
                            """
                            card "House Card One" edition "demo" license "CC0"
                            section "Year 2030"
                            1: FFF 2030a 22b 33b 222c X 30
                            3: 20a 30b FFFFF xxxxxc (x in 2,3) X 45
                            section "Evens"
                            1: 2222a 44b 66b 888c 888a X 30
                            section "Like Numbers"
                            1: 1111a DDDa 11b DD@d 111c (like 1-9) X 35
                            section "Quints"
                            1: 11111a 22b 33333c RG (run) X 45
                            section "Runs"
                            1: 111a 2222a 333a 44b 55b (run) X 25
                            4: 1234a 1234b 333c DDDc (run) C 35
                            section "Odds"
                            4: 1357a 9999a xxxb xxxc (x in odd) X 35
                            section "Winds and Dragons"
                            5: EW NS xxxxa yyyyb DDc (y = x+1) X 35
                            section "3-6-9"
                            2: FF 369a 3333b 99999c X 40
                            section "Singles and Pairs" nobonus nojokers
                            4: {112345|122345|123345|123445|123455}a NEWS DDa DDb (run) C 50
                            """)
                    .orThrow();

    private Cards() {}

    public static Tiles tiles(String american) {
        return Tiles.of(Notation.AMERICAN.readTiles(american).orThrow());
    }

    public static List<Meld> groups(String american) {
        return Notation.AMERICAN.read(american).orThrow().melds();
    }

    /// The variation of a line that is nearest to some tiles.
    public static Variation nearest(String line, String american) {
        Rack rack = Rack.of(tiles(american));
        return HOUSE.line(line).orElseThrow().variations().stream()
                .min(Comparator.comparingInt(each -> HOUSE.distances().to(each, rack)))
                .orElseThrow();
    }
}
