/// Questions about American hands and their answers.
///
/// ```java
/// Mahjong american = new AmericanMahjong();
/// Given given = Given.of(american.fields()).with("hand", "1B1B2B2B2B3B4D5D5DEFFJ").with("level", "intermediate");
/// Sheet sheet = american.answer(given).sheet();
/// ```
@NullMarked
package sparrow.american.desk;

import org.jspecify.annotations.NullMarked;
