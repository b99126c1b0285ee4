package sparrow.catalog;

import java.util.Arrays;
import sparrow.riichi.Preset;
import sparrow.riichi.RiichiOptions;
import sparrow.riichi.table.RiichiVariant;
import sparrow.riichi.table.Words;
import sparrow.strategy.riichi.RiichiBots;

/// Riichi; its results are final scores with uma, in tenths.
final class RiichiListing {
    static final Listing LISTING =
            new Listing(
                    Words.RIICHI_GAME,
                    "Riichi",
                    Arrays.stream(Preset.values())
                            .map(preset ->
                                    new Listing.Preset(
                                            preset.key(), preset.title(), preset.rules()))
                            .toList(),
                    RiichiOptions.all(),
                    RiichiVariant::new,
                    RiichiBots.all(),
                    10);

    private RiichiListing() {}
}
