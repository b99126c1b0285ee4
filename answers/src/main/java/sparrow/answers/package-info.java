/// Questions about a hand and their answers, in JSON: what the commands and the server tell about
/// hands of each game.
@NullMarked
package sparrow.answers;

import org.jspecify.annotations.NullMarked;
