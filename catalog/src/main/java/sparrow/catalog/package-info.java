/// Every game and every format by name: the one list to edit when there is a new one.
///
/// ```java
/// Mahjong game = Catalog.game("hongkong").orElseThrow();
/// Given given = Given.of(game.fields()).with("hand", game.desk().example());
/// Data.Fields answer = game.answer(given).data();
/// ```
@NullMarked
package sparrow.catalog;

import org.jspecify.annotations.NullMarked;
