/// Tables kept by several servers: an optional part of the program, loaded where `--cluster` is
/// given.
///
/// [sparrow.cluster.ClusterPart] is what the server finds. A table is a `TableEntity` of Pekko's
/// cluster sharding, which claims it in the journal and keeps it for as long as the node is its
/// home; the `Gateway` of a node holds the `RemoteLine`s of those who are connected there. They
/// write each other `Letter`s.
@NullMarked
package sparrow.cluster;

import org.jspecify.annotations.NullMarked;
