package sparrow.catalog;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import sparrow.core.game.Variant;
import sparrow.core.table.Option;
import sparrow.core.table.RuleSet;
import sparrow.core.table.Rules;
import sparrow.core.game.Level;

/// A game one can play here, with its rule sets and bots.
///
/// @param presets rule sets that people play, the usual one first
/// @param options the house rules one may change
/// @param maker the game under complete rules
/// @param bots from the weakest to the strongest
/// @param parts how many of the units in which [Variant#results] counts make a point
/// @param pointsAUnit how many points of a table make the unit people count in
/// @param settings of a live table that this game wants to be otherwise, or has alone
public record Listing(
        String name,
        String title,
        List<Preset> presets,
        List<Option> options,
        Function<Rules, Variant> maker,
        List<Level> bots,
        int parts,
        int pointsAUnit,
        List<Option> settings) {
    /// A rule set by name.
    public record Preset(String name, String title, Rules rules) {}

    /// The rule sets of a game, by the names people type.
    static List<Preset> presets(RuleSet... all) {
        return Stream.of(all)
                .map(each -> new Preset(each.key(), each.title(), each.rules()))
                .toList();
    }

    public Listing {
        presets = List.copyOf(presets);
        options = List.copyOf(options);
        bots = List.copyOf(bots);
        settings = List.copyOf(settings);
    }

    public Listing(
            String name,
            String title,
            List<Preset> presets,
            List<Option> options,
            Function<Rules, Variant> maker,
            List<Level> bots,
            int parts) {
        this(name, title, presets, options, maker, bots, parts, 1, List.of());
    }

    /// A game whose results are points.
    public Listing(
            String name,
            String title,
            List<Preset> presets,
            List<Option> options,
            Function<Rules, Variant> maker,
            List<Level> bots) {
        this(name, title, presets, options, maker, bots, 1);
    }

    /// The game with settings of its own for live tables.
    public Listing withSettings(List<Option> own) {
        return new Listing(name, title, presets, options, maker, bots, parts, pointsAUnit, own);
    }

    /// The game with money of which so many points of the table are a unit.
    public Listing inUnitsOf(int points) {
        return new Listing(name, title, presets, options, maker, bots, points, points, settings);
    }

    public Optional<Preset> preset(String wanted) {
        return presets.stream().filter(each -> RuleSet.isCalled(each.name(), wanted)).findFirst();
    }

    public Optional<Level> bot(String wanted) {
        return bots.stream().filter(each -> each.isCalled(wanted)).findFirst();
    }

    public Variant variant(Rules rules) {
        return maker.apply(rules);
    }
}
