/// The card laboratory: how hard the lines of a card really are, by playing on it.
@NullMarked
package sparrow.american.lab;

import org.jspecify.annotations.NullMarked;
