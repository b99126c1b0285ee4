/// Hong Kong mahjong, old style: thirteen tiles a hand, four sets and a pair to win, eight flowers,
/// and faan that must add up to a minimum.
///
/// [sparrow.hongkong.HongKongRules] scores a [sparrow.hongkong.Win];
/// [sparrow.hongkong.HongKongVariant] answers the questions of a variant.
@NullMarked
package sparrow.hongkong;

import org.jspecify.annotations.NullMarked;
