/// The card laboratory: how hard the lines of an American card really are, by playing on it.
@NullMarked
package sparrow.arena.lab;

import org.jspecify.annotations.NullMarked;
