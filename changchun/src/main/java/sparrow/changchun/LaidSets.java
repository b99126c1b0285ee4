package sparrow.changchun;

import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Tile;
import sparrow.core.tile.TileSentence;

/// Which sets can lie before a player under house rules.
final class LaidSets {
    private LaidSets() {}

    /// Why these cannot, in words; nothing if they can.
    static Optional<String> objection(List<Meld> melds, ChangchunRules rules) {
        Set<SpecialKong> special = EnumSet.noneOf(SpecialKong.class);
        for (Meld meld : melds) {
            Optional<String> objection = objection(meld, rules);
            if (objection.isPresent()) {
                return objection;
            }
            Optional<SpecialKong> kong = SpecialKong.of(meld);
            if (kong.isPresent() && !special.add(kong.get())) {
                return Optional.of(
                        meld
                                + " is a second special kong of "
                                + kong.get().title()
                                + "; a player lays one of each kind");
            }
        }
        return Exposure.allows(rules, melds)
                ? Optional.empty()
                : Optional.of(
                        rules.doesChiBarSingle()
                                ? "a player who has taken a run may not lay four sets open"
                                : "nobody may lay four sets open under these rules");
    }

    private static Optional<String> objection(Meld meld, ChangchunRules rules) {
        return switch (meld.kind()) {
            case RUN -> claimed(meld, "a run");
            case GROUP ->
                    switch (meld.tiles().size()) {
                        case 3 -> claimed(meld, "a triplet");
                        case 4 -> Optional.empty();
                        default -> noSet(meld);
                    };
            case MIXED -> special(meld, rules);
            case FLOWERS -> noSet(meld);
        };
    }

    /// Runs and triplets of own tiles stay in the hand.
    private static Optional<String> claimed(Meld meld, String what) {
        return meld.manner() == Meld.Manner.CLAIMED
                ? Optional.empty()
                : Optional.of(TileSentence.unclaimed(meld, what));
    }

    private static Optional<String> noSet(Meld meld) {
        return Optional.of(meld + " is no run, triplet, kong or special kong");
    }

    private static Optional<String> special(Meld meld, ChangchunRules rules) {
        Optional<SpecialKong> kong = SpecialKong.of(meld);
        if (kong.isEmpty() || !isOfOneKind(meld, kong.get())) {
            return noSet(meld);
        }
        if (!kong.get().isPlayed(rules)) {
            return Optional.of(
                    meld
                            + " is a special kong of "
                            + kong.get().title()
                            + ", which these rules do not have");
        }
        return kong.get().canHaveGrownTo(meld.tiles(), rules)
                ? Optional.empty()
                : Optional.of(
                        meld
                                + " is no special kong under these rules: "
                                + needs(kong.get(), rules));
    }

    private static boolean isOfOneKind(Meld meld, SpecialKong kong) {
        return meld.tiles().size() >= 3
                && meld.tiles().stream()
                        .allMatch(tile -> tile == SpecialKong.WILD || kong.has(tile));
    }

    private static String needs(SpecialKong kong, ChangchunRules rules) {
        String wild =
                rules.isBambooWild()
                        ? ", the one of bamboo standing for any"
                        : ", and the one of bamboo stands for nothing else";
        return "it begins with "
                + (kong.size(rules) == 4 ? "four" : "three")
                + " different "
                + kong.title()
                + wild;
    }

    /// Different natural tiles among these.
    static int different(List<Tile> tiles) {
        return new HashSet<>(tiles.stream().filter(tile -> tile != SpecialKong.WILD).toList())
                .size();
    }
}
