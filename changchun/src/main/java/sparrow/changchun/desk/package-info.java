/// Questions about Changchun hands and their answers.
///
/// ```java
/// Mahjong changchun = new ChangchunMahjong();
/// Given given = Given.of(changchun.fields()).with("hand", "123m46p789s11244z").with("level", "intermediate");
/// Sheet sheet = changchun.answer(given).sheet();
/// ```
@NullMarked
package sparrow.changchun.desk;

import org.jspecify.annotations.NullMarked;
