/// Hong Kong mahjong, old style: thirteen tiles a hand, four sets and a pair to win, eight flowers,
/// and faan that must add up to a minimum.
///
/// [sparrow.hongkong.HongKongRules] scores a [sparrow.hongkong.Win];
/// [sparrow.hongkong.HongKongVariant] answers the questions of a variant.
///
/// ```java
/// HongKongRules rules = HongKongRules.of(Preset.OLD_STYLE.rules());
/// Win win = Win.selfDrawn(Hand.of("123456789p11177z"), Tile.P5);
/// int faan = rules.score(win).orElseThrow().faan();
/// ```
@NullMarked
package sparrow.hongkong;

import org.jspecify.annotations.NullMarked;
