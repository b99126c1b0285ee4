package sparrow.american.card;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import sparrow.core.game.Chance;
import sparrow.core.game.Seed;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;

/// Racks on their way to some variation of a card, with jokers, strays and exposures.
final class RandomRacks {
    record Given(List<Tile> concealed, List<Meld> exposed) {
        Rack rack() {
            return Rack.of(Tiles.of(concealed), exposed);
        }
    }

    private final Card card;
    private final Chance chance;

    RandomRacks(Card card, long seed) {
        this.card = card;
        this.chance = Seed.splitMix64(seed).hand(0);
    }

    Variation variation() {
        return card.variations().get(chance.below(card.variations().size()));
    }

    /// Of thirteen or fourteen tiles, near the variation or not.
    Given near(Variation aim) {
        List<Tile> concealed = new ArrayList<>();
        List<Meld> exposed = new ArrayList<>();
        for (Group group : aim.groups()) {
            if (group.exposable() && !aim.line().concealed() && chance.below(4) == 0) {
                exposed.add(meld(group));
            } else {
                concealed.addAll(Collections.nCopies(group.count(), group.tile()));
            }
        }
        int strays = chance.below(concealed.size() + 1);
        for (int i = 0; i < strays; i++) {
            concealed.set(chance.below(concealed.size()), any());
        }
        if (!concealed.isEmpty() && chance.below(2) == 0) {
            concealed.removeLast();
        }
        return new Given(concealed, exposed);
    }

    private Meld meld(Group group) {
        List<Tile> tiles = new ArrayList<>(Collections.nCopies(group.count(), group.tile()));
        for (int i = 1; i < tiles.size(); i++) {
            tiles.set(i, chance.below(3) == 0 ? Tile.JOKER : tiles.get(i));
        }
        if (chance.below(12) == 0) {
            tiles.add(Tile.JOKER);
        }
        return Meld.of(Meld.Manner.CLAIMED, tiles);
    }

    private Tile any() {
        return chance.below(5) == 0 ? Tile.JOKER : Kinds.tile(chance.below(Kinds.COUNT));
    }
}
