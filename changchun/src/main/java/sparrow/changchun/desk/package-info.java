/// Questions about Changchun hands and their answers.
@NullMarked
package sparrow.changchun.desk;

import org.jspecify.annotations.NullMarked;
