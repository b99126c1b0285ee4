/// The levels of Riichi: who plays, and who says what to do in a position.
///
/// [sparrow.riichi.play.RiichiBots] lists them. A level is asked with a view and a choice; all that
/// it looks at is the [sparrow.riichi.advice.Position] read off that view, in which people and bots
/// are told the same:
///
/// - the own hand, concealed tiles and melds (the tile just drawn is one of them), and whether a
///   call just made bars a discard;
/// - the own discards, called ones too, and whether the seat has declared riichi;
/// - of every other seat the pond with its called tiles marked, the melds and the norths set aside;
///   whether it declared riichi, and what others have discarded since;
/// - the dora indicators;
/// - the wind of the seat and of the round, and so who deals; how many play;
/// - how many tiles are left in the wall, the sticks on the table, the repeats;
/// - the rules in force.
///
/// Nothing else: not the points of the seats, not the order in which a pond came about, not which
/// discards were drawn tiles, nor anything from earlier hands. `beginner` looks at the own hand
/// alone.
///
/// [sparrow.riichi.play.Counted] is a position counted out; a [sparrow.riichi.play.RoughWay] is a
/// way to a win, and an [sparrow.riichi.play.Estimate] what may come of it.
///
/// ```java
/// Variant variant = RiichiVariant.of(Preset.TENHOU);
/// Game game = Game.start(variant, variant.first(), Seed.splitMix64(7).hand(0));
/// Advice advice = RiichiBots.INTERMEDIATE.advisor().advise(game.view(Seat.A), game.pending().get(Seat.A));
/// ```
@NullMarked
package sparrow.riichi.play;

import org.jspecify.annotations.NullMarked;
