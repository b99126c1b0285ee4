/// Questions about Riichi hands and their answers.
@NullMarked
package sparrow.riichi.desk;

import org.jspecify.annotations.NullMarked;
