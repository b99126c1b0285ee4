/// The older American computer player, exactly as its description has it, in both sets of constants
/// and three strengths: something to measure better players against.
///
/// Everything is a pure function of what a player sees; where the description rolls dice, the roll
/// is handed in. [sparrow.american.classic.ClassicPlayer] answers every question of a game.
@NullMarked
package sparrow.american.classic;

import org.jspecify.annotations.NullMarked;
