/// HTTP and WebSocket: how the world reaches the tables, within limits.
///
/// [sparrow.server.web.Http] serves the addresses of [sparrow.server.api.Routes]. `Sockets` holds
/// the WebSockets, a `TableSocket` each. `Gate`, `RateLimits`, `AddressConnections` and
/// [sparrow.server.web.Limits] keep anybody from asking for too much, a `HeavyHandler` has its work
/// done elsewhere, `Bodies` reads what requests carry, `Pages` serves the browser client.
@NullMarked
package sparrow.server.web;

import org.jspecify.annotations.NullMarked;
