/// Many tables at once, to see what a server stands.
@NullMarked
package sparrow.server.load;

import org.jspecify.annotations.NullMarked;
