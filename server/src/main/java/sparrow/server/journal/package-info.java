/// What must survive: every event and answer, on disk before anybody is told.
@NullMarked
package sparrow.server.journal;

import org.jspecify.annotations.NullMarked;
