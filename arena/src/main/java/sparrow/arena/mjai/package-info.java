/// A bot at a table of another program that speaks mjai: [sparrow.arena.mjai.MjaiBot] answers lines
/// of events with actions.
@NullMarked
package sparrow.arena.mjai;

import org.jspecify.annotations.NullMarked;
