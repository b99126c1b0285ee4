package sparrow.catalog;

import java.util.Arrays;
import sparrow.changchun.ChangchunOptions;
import sparrow.changchun.ChangchunVariant;
import sparrow.changchun.Preset;
import sparrow.changchun.Words;
import sparrow.strategy.changchun.ChangchunBots;

/// Changchun mahjong.
final class ChangchunListing {
    static final Listing LISTING =
            new Listing(
                    Words.CHANGCHUN,
                    "Changchun",
                    Arrays.stream(Preset.values())
                            .map(preset ->
                                    new Listing.Preset(
                                            preset.key(), preset.title(), preset.rules()))
                            .toList(),
                    ChangchunOptions.all(),
                    ChangchunVariant::new,
                    ChangchunBots.all());

    private ChangchunListing() {}
}
