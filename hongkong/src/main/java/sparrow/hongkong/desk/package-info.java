/// Questions about Hong Kong hands and their answers.
@NullMarked
package sparrow.hongkong.desk;

import org.jspecify.annotations.NullMarked;
