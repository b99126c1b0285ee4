package sparrow.core.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.HexFormat;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import sparrow.core.tile.Tile;

/// Both streams are what `docs/shuffle.md` says, for ever: a wall must be found again from its seed
/// years later. More values are in [ShuffleScriptTest].
class SeedTest {
    private static List<String> words(Chance chance, int count) {
        return IntStream.range(0, count)
                .mapToObj(i -> HexFormat.of().toHexDigits(chance.next()))
                .toList();
    }

    @Test
    void splitmix64_gives_the_words_it_gives_everywhere() {
        assertThat(words(Seed.splitMix64(0).hand(0), 4))
                .containsExactly(
                        "e220a8397b1dcdaf",
                        "6e789e6aa1b965f4",
                        "06c45d188009454f",
                        "f88bb8a8724c81ec");
        assertThat(words(Seed.splitMix64(-1).hand(7), 2))
                .containsExactly("10d1ac060615b662", "5d9753dd650fd065");
    }

    @Test
    void hmac_sha_512_gives_the_words_it_gives_everywhere() {
        assertThat(words(Seed.hmacSha512(new byte[] {0}).hand(0), 4))
                .containsExactly(
                        "d0d3dbc59d9aa696",
                        "7b68107aec993397",
                        "be7aee127e9d1c35",
                        "e023190adef1d56c");
    }

    @Test
    void a_hand_has_one_stream_whichever_hands_were_played_before() {
        for (Seed seed : List.of(Seed.splitMix64(5), Seed.hmacSha512(new byte[] {5}))) {
            List<String> alone = words(seed.hand(3), 20);
            assertThat(words(seed.hand(2), 20)).isNotEqualTo(alone);
            assertThat(words(seed.hand(3), 20)).isEqualTo(alone).doesNotHaveDuplicates();
        }
    }

    @Test
    void other_seeds_and_keys_give_other_walls() {
        List<Tile> wall = Tile.faces();
        assertThat(Seed.splitMix64(1).hand(0).shuffled(wall))
                .isNotEqualTo(Seed.splitMix64(2).hand(0).shuffled(wall));
        assertThat(Seed.hmacSha512(new byte[] {1}).hand(0).shuffled(wall))
                .isNotEqualTo(Seed.hmacSha512(new byte[] {2}).hand(0).shuffled(wall));
    }

    @Test
    void a_key_changed_later_changes_nothing() {
        byte[] key = {1, 2, 3};
        Seed seed = Seed.hmacSha512(key);
        List<String> before = words(seed.hand(0), 8);
        key[0] = 9;
        assertThat(words(seed.hand(0), 8)).isEqualTo(before);
    }

    @Test
    void a_key_is_not_empty() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Seed.hmacSha512(new byte[0]))
                .withMessage("a key has at least one byte");
    }
}
