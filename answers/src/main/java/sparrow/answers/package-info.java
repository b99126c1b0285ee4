/// Questions about a hand and their answers, in JSON: what the commands and the server tell about
/// hands of each game.
///
/// ```java
/// Rows rows = new Rows(game);
/// String answer = rows.answer("{\"hand\": \"123m456p789s1122z\"}");
/// String json = DataJson.text(Data.fields().put("game", game.name()));
/// ```
@NullMarked
package sparrow.answers;

import org.jspecify.annotations.NullMarked;
