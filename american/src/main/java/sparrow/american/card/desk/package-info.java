/// Where one asks about a card: whether it is good, what stands on it, and how hard its lines are.
@NullMarked
package sparrow.american.card.desk;

import org.jspecify.annotations.NullMarked;
