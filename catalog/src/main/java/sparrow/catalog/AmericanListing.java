package sparrow.catalog;

import java.util.Arrays;
import sparrow.american.table.AmericanOptions;
import sparrow.american.table.AmericanVariant;
import sparrow.american.table.Preset;
import sparrow.american.table.Words;
import sparrow.strategy.american.AmericanBots;

/// American mahjong.
final class AmericanListing {
    static final Listing LISTING =
            new Listing(
                    Words.AMERICAN,
                    "American",
                    Arrays.stream(Preset.values())
                            .map(preset ->
                                    new Listing.Preset(
                                            preset.key(), preset.title(), preset.rules()))
                            .toList(),
                    AmericanOptions.all(),
                    AmericanVariant::new,
                    AmericanBots.all());

    private AmericanListing() {}
}
