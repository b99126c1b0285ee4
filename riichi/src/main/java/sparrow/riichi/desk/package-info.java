/// Questions about Riichi hands and their answers.
///
/// ```java
/// Mahjong riichi = new RiichiMahjong();
/// Given given = Given.of(riichi.fields()).with("hand", "3467m24067p345s88s").with("level", "intermediate");
/// Sheet sheet = riichi.answer(given).sheet();
/// ```
@NullMarked
package sparrow.riichi.desk;

import org.jspecify.annotations.NullMarked;
