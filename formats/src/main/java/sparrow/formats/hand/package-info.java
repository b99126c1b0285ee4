/// A hand of Riichi between two formats: [sparrow.formats.hand.HandBuilder] makes events of what a
/// record tells, [sparrow.formats.hand.WinSheet] reads the score sheet of a win.
@NullMarked
package sparrow.formats.hand;

import org.jspecify.annotations.NullMarked;
