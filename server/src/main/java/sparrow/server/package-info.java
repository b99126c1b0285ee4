/// Live tables: people and bots play over HTTP and WebSocket, and nothing acknowledged is lost.
///
/// [sparrow.server.Server] starts it all. What one may look for:
///
/// - an address of the API or a message of a browser: `web`, from [sparrow.server.web.Http] on;
/// - who must choose, how long, and who is told what: `table`, from
///   [sparrow.server.table.LiveTable] on;
/// - what is done away from the tables, and how much of it: `work`;
/// - what is on disk, its copies and its folder: `journal`;
/// - how the server is, and what it counts: `health`;
/// - what an operator sees and does: `operate`;
/// - how nobody can choose the walls: `fair`;
/// - what a server stands: `load`.
@NullMarked
package sparrow.server;

import org.jspecify.annotations.NullMarked;
