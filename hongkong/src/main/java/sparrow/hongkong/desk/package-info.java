/// Questions about Hong Kong hands and their answers.
///
/// ```java
/// Mahjong hongkong = new HongKongMahjong();
/// Given given = Given.of(hongkong.fields()).with("hand", "123p456p88p1177z25s").with("level", "intermediate");
/// Sheet sheet = hongkong.answer(given).sheet();
/// ```
@NullMarked
package sparrow.hongkong.desk;

import org.jspecify.annotations.NullMarked;
