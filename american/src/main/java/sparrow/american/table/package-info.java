/// American mahjong at the table: the deal, the Charleston, turns, claims, joker exchanges, dead
/// hands and payments, by the lines of a card.
///
/// ```java
/// Variant variant = new AmericanVariant(Preset.KITCHEN.rules());
/// Seats<Player> players = Seats.first(4, _ -> AmericanBots.BEGINNER.advisor().player());
/// Table hand = Game.play(variant, variant.first(), Seed.splitMix64(7).hand(0), players);
/// ```
@NullMarked
package sparrow.american.table;

import org.jspecify.annotations.NullMarked;
