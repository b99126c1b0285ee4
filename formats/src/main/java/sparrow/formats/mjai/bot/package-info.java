/// A bot at a table of another program that speaks mjai: [sparrow.formats.mjai.bot.MjaiBot] answers
/// lines of events with actions.
///
/// ```java
/// MjaiBot bot = new MjaiBot(RiichiBots.INTERMEDIATE, Seed.splitMix64(7));
/// String joined = bot.answer("{\"type\":\"hello\"}");
/// String seated = bot.answer("{\"type\":\"start_game\",\"id\":0}");
/// ```
@NullMarked
package sparrow.formats.mjai.bot;

import org.jspecify.annotations.NullMarked;
