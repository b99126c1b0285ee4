package sparrow.core.game;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sparrow.core.tile.Hand;

class SetsTest {
    @ParameterizedTest
    @CsvSource({
        "123m456m789m123p11z, 4, true",
        "111222333m44455z, 4, true",
        "11123456789995m, 4, true",
        "11122233344455m, 4, true",
        "111m11z, 1, true",
        "11z, 0, true",
        "123m456m789m123p12z, 4, false",
        "89m1p456m789m123p11z, 4, false",
        "123z456m789m123p11z, 4, false",
        "111111m22z, 2, true",
        "11m33m55m77p99p11z33z, 4, false",
        "112233m445566p77z, 4, true",
        "123m11z, 2, false"
    })
    void tiles_are_sets_and_a_pair_or_not(String tiles, int sets, boolean complete) {
        assertThat(Sets.andPair(Hand.of(tiles).concealed(), sets)).isEqualTo(complete);
    }
}
