/// Many tables at once, to see what a server stands: [sparrow.server.load.LoadRun] plays a `Guest`
/// in every seat and tells its `Measurements`.
@NullMarked
package sparrow.server.load;

import org.jspecify.annotations.NullMarked;
