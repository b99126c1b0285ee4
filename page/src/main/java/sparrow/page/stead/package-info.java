/// What stands in a page for parts of Java that TeaVM has not. Below it are whole classes, each by
/// its own name: [sparrow.page.build.Steads] puts them in the place of those that need threads,
/// files, sockets or a library too large for a page.
@NullMarked
package sparrow.page.stead;

import org.jspecify.annotations.NullMarked;
