/// Records in mjai, lines of JSON that programs playing Riichi exchange.
///
/// [sparrow.formats.mjai.Mjai] reads and writes them.
@NullMarked
package sparrow.formats.mjai;

import org.jspecify.annotations.NullMarked;
