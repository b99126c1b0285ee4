/// The engine: tiles, events, tables, variants.
@NullMarked
package sparrow.core;

import org.jspecify.annotations.NullMarked;
