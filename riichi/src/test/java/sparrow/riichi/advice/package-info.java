@NullMarked
package sparrow.riichi.advice;

import org.jspecify.annotations.NullMarked;
