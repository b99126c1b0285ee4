/// Riichi at the table: the whole game, from the deal to the last place, for four and three
/// players.
///
/// [sparrow.riichi.table.RiichiVariant] answers the questions of a variant; each of its rules has a
/// file.
///
/// ```java
/// Variant variant = RiichiVariant.of(Preset.MAJSOUL);
/// Seats<Player> players = Seats.first(4, _ -> RiichiBots.BEGINNER.advisor().player());
/// Table hand = Game.play(variant, variant.first(), Seed.splitMix64(7).hand(0), players);
/// ```
@NullMarked
package sparrow.riichi.table;

import org.jspecify.annotations.NullMarked;
