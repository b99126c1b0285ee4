@NullMarked
package sparrow.formats.mjai.bot;

import org.jspecify.annotations.NullMarked;
