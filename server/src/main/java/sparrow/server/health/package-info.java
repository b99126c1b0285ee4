/// How a server is: what it counts ([sparrow.server.health.Metrics]) and whether it can do its work
/// ([sparrow.server.health.Vitals]), and how it logs ([sparrow.server.health.LogEncoder]).
@NullMarked
package sparrow.server.health;

import org.jspecify.annotations.NullMarked;
