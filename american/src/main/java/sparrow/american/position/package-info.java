/// What a player knows at an American table: [sparrow.american.position.Position], made from a
/// seat's view or from what somebody types.
@NullMarked
package sparrow.american.position;

import org.jspecify.annotations.NullMarked;
