@NullMarked
package sparrow.american.card.desk;

import org.jspecify.annotations.NullMarked;
