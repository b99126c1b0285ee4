/// One server among several that have the same games: what a server asks of whatever joins it to
/// the others. [sparrow.server.cluster.ClusterMaker] is found where it is asked for.
@NullMarked
package sparrow.server.cluster;

import org.jspecify.annotations.NullMarked;
