@NullMarked
package sparrow.american.lab;

import org.jspecify.annotations.NullMarked;
