package sparrow.catalog;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import sparrow.changchun.ChangchunOptions;
import sparrow.changchun.ChangchunVariant;
import sparrow.changchun.Preset;
import sparrow.changchun.Words;
import sparrow.strategy.changchun.ChangchunBots;

/// All games.
public final class Catalog {
    private static final List<Listing> GAMES = List.of(changchun());

    private Catalog() {}

    private static Listing changchun() {
        return new Listing(
                Words.CHANGCHUN,
                "Changchun mahjong",
                Arrays.stream(Preset.values())
                        .map(each -> new Listing.Preset(each.key(), each.title(), each.rules()))
                        .toList(),
                ChangchunOptions.all(),
                ChangchunVariant::new,
                ChangchunBots.all());
    }

    public static List<Listing> games() {
        return GAMES;
    }

    public static Optional<Listing> game(String wanted) {
        return GAMES.stream().filter(each -> each.name().equalsIgnoreCase(wanted)).findFirst();
    }
}
