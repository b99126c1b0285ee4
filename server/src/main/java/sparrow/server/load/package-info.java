/// Many tables at once, to see what a server stands: [sparrow.server.load.LoadRun] plays a `Guest`
/// in every seat, on a schedule that does not wait for the server, which is a
/// [sparrow.server.load.ServerProcess] of its own.
@NullMarked
package sparrow.server.load;

import org.jspecify.annotations.NullMarked;
