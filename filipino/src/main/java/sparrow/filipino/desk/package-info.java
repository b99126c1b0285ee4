/// Questions about Filipino hands and their answers.
///
/// ```java
/// Mahjong filipino = new FilipinoMahjong();
/// Given given = Given.of(filipino.fields()).with("hand", "123345m456789p777s11z").with("level", "intermediate");
/// Sheet sheet = filipino.answer(given).sheet();
/// ```
@NullMarked
package sparrow.filipino.desk;

import org.jspecify.annotations.NullMarked;
