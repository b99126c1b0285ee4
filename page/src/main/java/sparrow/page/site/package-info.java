/// The static site, and the command that writes it.
@NullMarked
package sparrow.page.site;

import org.jspecify.annotations.NullMarked;
