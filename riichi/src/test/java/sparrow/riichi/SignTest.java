package sparrow.riichi;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import sparrow.core.tile.Hand;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Tile;

/// A yaku never hides where its sign does not show.
class SignTest {
    private static final int HANDS = 20_000;
    private static final long[] THEMES = {
        ~0L,
        Kinds.HONORS,
        Kinds.WINDS,
        Kinds.DRAGONS | Kinds.BAMBOO,
        Kinds.ORPHANS,
        Kinds.TERMINALS,
        Kinds.GREEN,
        Kinds.BLACK,
        Kinds.PEACOCK,
        Kinds.RED_IN_GREEN,
        Kinds.CHARACTERS,
        Kinds.OUTER_RUNS,
        Kinds.bit(2) | Kinds.bit(11) | Kinds.bit(20)
    };
    private static final Circumstance[] CIRCUMSTANCES = Circumstance.values();

    private final long seed = Long.getLong("sparrow.seed", 4);
    private final Random random = new Random(seed);
    private final Set<Yaku> seen = EnumSet.noneOf(Yaku.class);

    @Test
    void every_yaku_shows_its_sign() {
        RiichiRules rules = everyLocalYaku();
        for (int i = 0; i < HANDS; i++) {
            Pattern pattern = new Pattern(win(), rules);
            if (pattern.most > 4) {
                continue;
            }
            int ofHand = Sign.ofHand(pattern);
            Division.of(
                    pattern,
                    arrangement -> {
                        pattern.arrange(arrangement);
                        check(pattern, ofHand | Sign.ofArrangement(pattern));
                    });
        }
        assertThat(seen).hasSizeGreaterThan(60);
    }

    private void check(Pattern pattern, int signs) {
        for (Yaku yaku : Yaku.all()) {
            if (yaku.holds(pattern)) {
                seen.add(yaku);
                assertThat(signs & Sign.over(yaku).bit())
                        .as("%s in %s, seed %d", yaku, pattern.melds, seed)
                        .isNotZero();
            }
        }
    }

    private static RiichiRules everyLocalYaku() {
        Map<String, String> changes = new TreeMap<>();
        RiichiOptions.sections()
                .getLast()
                .options()
                .forEach(option -> changes.put(option.name(), "yes"));
        return RiichiRules.of("tenhou", changes).orThrow();
    }

    /// A few kinds of tiles only, of one theme, so that rare hands are not rare.
    private Win win() {
        long theme = THEMES[random.nextInt(THEMES.length)];
        int few = 1 + random.nextInt(6);
        List<Integer> lows = new ArrayList<>();
        for (int i = 0; i < few; i++) {
            lows.add(kind(theme));
        }
        List<Tile> tiles = new ArrayList<>();
        List<Meld> melds = new ArrayList<>();
        boolean pairs = random.nextInt(8) == 0;
        for (int i = 0; i < 4 && !pairs; i++) {
            int low = lows.get(random.nextInt(few));
            boolean run = low < Kinds.EAST && low % 9 < 7 && random.nextBoolean();
            List<Tile> set = run ? run(low) : Collections.nCopies(3, Tile.ofKind(low));
            switch (random.nextInt(4)) {
                case 0 -> melds.add(Meld.of(Meld.Manner.CLAIMED, set));
                case 1 -> melds.add(run ? Meld.of(Meld.Manner.CLAIMED, set) : kan(low));
                default -> tiles.addAll(set);
            }
        }
        for (int i = 0; i < (pairs ? 7 : 1); i++) {
            Tile pair = Tile.ofKind(pairs ? kind(theme) : lows.get(random.nextInt(few)));
            tiles.add(pair);
            tiles.add(pair);
        }
        Tile won = tiles.get(random.nextInt(tiles.size()));
        return Win.ron(new Hand(tiles, melds), won)
                .seat(Tile.EAST)
                .round(Tile.SOUTH)
                .winsInRow(random.nextInt(2))
                .with(CIRCUMSTANCES[random.nextInt(CIRCUMSTANCES.length)])
                .with(CIRCUMSTANCES[random.nextInt(CIRCUMSTANCES.length)]);
    }

    private int kind(long theme) {
        int kind = random.nextInt(Tile.KINDS);
        while (!Kinds.has(theme, kind)) {
            kind = random.nextInt(Tile.KINDS);
        }
        return kind;
    }

    private Meld kan(int kind) {
        Meld.Manner manner = random.nextBoolean() ? Meld.Manner.OWN : Meld.Manner.CLAIMED;
        return Meld.of(manner, Collections.nCopies(4, Tile.ofKind(kind)));
    }

    private static List<Tile> run(int low) {
        return List.of(Tile.ofKind(low), Tile.ofKind(low + 1), Tile.ofKind(low + 2));
    }
}
