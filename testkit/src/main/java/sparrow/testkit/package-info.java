/// What the tests of every module share.
@NullMarked
package sparrow.testkit;

import org.jspecify.annotations.NullMarked;
