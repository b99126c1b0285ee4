/// What is answered to requests, wherever they come from: over HTTP to a server, or from a page to
/// the worker beside it.
///
/// [sparrow.server.api.Routes] lists the addresses; each group of them is an `…Api`, which neither
/// knows of sockets nor of threads. `JsonBody` reads what requests carry, `Reception` is what a
/// table says.
@NullMarked
package sparrow.server.api;

import org.jspecify.annotations.NullMarked;
