/// Changchun mahjong: three suits, a terminal or honor and a triplet to win, ting and the hidden
/// bao, special kongs of three, and money that changes hands at once.
///
/// [sparrow.changchun.ChangchunVariant] is the game at the table,
/// [sparrow.changchun.ChangchunRules] what its rules say of a single hand: what it scores, what it
/// waits for, how far it is from a win.
///
/// ```java
/// Tiles hand = Hand.of("123m46p789s11144z").concealed();
/// List<Tile> waits = ChangchunRules.MIL2024.waits(hand, List.of());
/// Score score = ChangchunRules.MIL2024.score(new Win(hand, List.of(), Tile.P5, Way.SELF_DRAW)).orElseThrow();
/// ```
@NullMarked
package sparrow.changchun;

import org.jspecify.annotations.NullMarked;
