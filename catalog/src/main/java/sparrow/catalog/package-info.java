/// Every game, rule set and bot by name: the one list to edit when there is a new one.
@NullMarked
package sparrow.catalog;

import org.jspecify.annotations.NullMarked;
