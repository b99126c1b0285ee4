/// Games of Mahjong Soul as those who download them keep them: its records of a game, decoded into
/// JSON. They are read and not written.
@NullMarked
package sparrow.formats.majsoul;

import org.jspecify.annotations.NullMarked;
