/// Records in mjai, lines of JSON that programs playing Riichi exchange.
///
/// [sparrow.records.mjai.Mjai] reads and writes them.
@NullMarked
package sparrow.records.mjai;

import org.jspecify.annotations.NullMarked;
