/// HTTP and WebSocket: how the world reaches the tables, within limits.
@NullMarked
package sparrow.server.web;

import org.jspecify.annotations.NullMarked;
