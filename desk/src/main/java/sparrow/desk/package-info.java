/// Questions about a hand, the same way in every game: what somebody gave ([Given]) is checked by
/// the game's [Desk], which answers with an [Answer], as a [Sheet] to read or as [Data] for
/// programs. What cannot be is a [Refusal]. A game brings all of it as one [Mahjong].
///
/// ```java
/// Given given = Given.of(game.fields()).with("hand", "123m456p789s1122z").with("level", "beginner");
/// Answer answer = game.answer(given);
/// Sheet sheet = answer.sheet();
/// ```
///
/// A game may have subjects of its own besides ([Subject]), such as a card, with tasks that are
/// asked and answered in the same way ([Inquiry]) or by playing many games ([Study]).
@NullMarked
package sparrow.desk;

import org.jspecify.annotations.NullMarked;
