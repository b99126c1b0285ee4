/// The danger of riichi hands, fitted to recorded games and held against them.
@NullMarked
package sparrow.records.danger;

import org.jspecify.annotations.NullMarked;
