/// Live tables: people and bots play over HTTP and WebSocket, and nothing acknowledged is lost.
@NullMarked
package sparrow.server;

import org.jspecify.annotations.NullMarked;
