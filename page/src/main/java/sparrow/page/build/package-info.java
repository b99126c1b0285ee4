/// How the engine is made: compiled by TeaVM, with what is done otherwise in a page.
@NullMarked
package sparrow.page.build;

import org.jspecify.annotations.NullMarked;
