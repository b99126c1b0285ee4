/// A bot at a table of another program that speaks mjai: [sparrow.formats.mjai.bot.MjaiBot] answers
/// lines of events with actions.
@NullMarked
package sparrow.formats.mjai.bot;

import org.jspecify.annotations.NullMarked;
