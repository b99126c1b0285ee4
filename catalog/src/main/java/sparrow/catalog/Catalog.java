package sparrow.catalog;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import sparrow.riichi.Preset;
import sparrow.riichi.RiichiOptions;
import sparrow.riichi.table.RiichiVariant;
import sparrow.riichi.table.Words;
import sparrow.strategy.riichi.RiichiBots;

/// All games.
public final class Catalog {
    private static final List<Listing> GAMES = List.of(riichi());

    private Catalog() {}

    /// Results are final scores with uma, in tenths.
    private static Listing riichi() {
        return new Listing(
                Words.RIICHI_GAME,
                "Riichi",
                Arrays.stream(Preset.values())
                        .map(each -> new Listing.Preset(each.key(), each.title(), each.rules()))
                        .toList(),
                RiichiOptions.all(),
                RiichiVariant::new,
                RiichiBots.all(),
                10);
    }

    public static List<Listing> games() {
        return GAMES;
    }

    public static Optional<Listing> game(String wanted) {
        return GAMES.stream().filter(each -> each.name().equalsIgnoreCase(wanted)).findFirst();
    }
}
