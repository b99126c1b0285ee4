package sparrow.catalog;

import sparrow.filipino.FilipinoOptions;
import sparrow.filipino.FilipinoVariant;
import sparrow.filipino.Money;
import sparrow.filipino.Preset;
import sparrow.filipino.TableSettings;
import sparrow.filipino.Words;
import sparrow.filipino.play.FilipinoBots;

/// Filipino mahjong; its results are units of money, in quarters.
final class FilipinoListing {
    static final Listing LISTING =
            new Listing(
                            Words.FILIPINO,
                            "Filipino",
                            Listing.presets(Preset.values()),
                            FilipinoOptions.all(),
                            FilipinoVariant::new,
                            FilipinoBots.all())
                    .inUnitsOf(Money.QUARTERS)
                    .withSettings(TableSettings.OPTIONS);

    private FilipinoListing() {}
}
