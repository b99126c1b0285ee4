/// Questions about Filipino hands and their answers.
@NullMarked
package sparrow.filipino.desk;

import org.jspecify.annotations.NullMarked;
