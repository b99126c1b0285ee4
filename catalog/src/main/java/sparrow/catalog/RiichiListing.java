package sparrow.catalog;

import sparrow.riichi.Preset;
import sparrow.riichi.RiichiOptions;
import sparrow.riichi.table.RiichiVariant;
import sparrow.riichi.table.Words;
import sparrow.riichi.play.RiichiBots;

/// Riichi; its results are final scores with uma, in tenths.
final class RiichiListing {
    static final Listing LISTING =
            new Listing(
                    Words.RIICHI_GAME,
                    "Riichi",
                    Listing.presets(Preset.values()),
                    RiichiOptions.all(),
                    RiichiVariant::new,
                    RiichiBots.all(),
                    10);

    private RiichiListing() {}
}
