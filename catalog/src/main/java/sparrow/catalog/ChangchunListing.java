package sparrow.catalog;

import sparrow.changchun.ChangchunOptions;
import sparrow.changchun.ChangchunVariant;
import sparrow.changchun.Preset;
import sparrow.changchun.Words;
import sparrow.changchun.play.ChangchunBots;

/// Changchun mahjong.
final class ChangchunListing {
    static final Listing LISTING =
            new Listing(
                    Words.CHANGCHUN,
                    "Changchun",
                    Listing.presets(Preset.values()),
                    ChangchunOptions.all(),
                    ChangchunVariant::new,
                    ChangchunBots.all());

    private ChangchunListing() {}
}
