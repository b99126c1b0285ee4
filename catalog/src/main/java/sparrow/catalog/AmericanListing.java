package sparrow.catalog;

import sparrow.american.table.AmericanOptions;
import sparrow.american.table.AmericanVariant;
import sparrow.american.table.Preset;
import sparrow.american.table.Words;
import sparrow.american.play.AmericanBots;

/// American mahjong.
final class AmericanListing {
    static final Listing LISTING =
            new Listing(
                    Words.AMERICAN,
                    "American",
                    Listing.presets(Preset.values()),
                    AmericanOptions.all(),
                    AmericanVariant::new,
                    AmericanBots.all());

    private AmericanListing() {}
}
