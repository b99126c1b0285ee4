/// How a game is played: the questions a variant answers, the choices players have, and the loop
/// between them.
///
/// Start with [sparrow.core.game.Variant] and [sparrow.core.game.Game].
@NullMarked
package sparrow.core.game;

import org.jspecify.annotations.NullMarked;
