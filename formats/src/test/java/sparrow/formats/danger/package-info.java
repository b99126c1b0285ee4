/// The danger of riichi hands, fitted to recorded games and held against them.
@NullMarked
package sparrow.formats.danger;

import org.jspecify.annotations.NullMarked;
