/// Tests of the mathematics of a hand.
@NullMarked
package sparrow.shapes;

import org.jspecify.annotations.NullMarked;
