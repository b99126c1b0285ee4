/// What the operator of a server sees and does: [sparrow.server.operate.OperatorPort] listens on
/// this machine alone and wants a secret that stands in the folder of the games.
@NullMarked
package sparrow.server.operate;

import org.jspecify.annotations.NullMarked;
