/// The chance to complete a variation until the wall is out, by draws and claims: exact where that
/// can be, and tested against simulated games.
@NullMarked
package sparrow.american.odds;

import org.jspecify.annotations.NullMarked;
