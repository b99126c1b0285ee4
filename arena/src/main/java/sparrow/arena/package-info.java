/// Many seeded games, and what they prove: a bot against copies of another in duplicate sets.
///
/// [sparrow.arena.Contest] plays a set, [sparrow.arena.Duel] plays many on all cores,
/// [sparrow.arena.Tally] adds them up. [sparrow.arena.StudyRun] plays the games of a study that a
/// game brings.
@NullMarked
package sparrow.arena;

import org.jspecify.annotations.NullMarked;
