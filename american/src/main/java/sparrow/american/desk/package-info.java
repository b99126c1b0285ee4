/// Questions about American hands and their answers.
@NullMarked
package sparrow.american.desk;

import org.jspecify.annotations.NullMarked;
