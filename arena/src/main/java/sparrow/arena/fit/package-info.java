/// Models of how hands end, fitted on games that bots play, and told against true.
///
/// [sparrow.arena.fit.Exploration] plays and measures, [sparrow.arena.fit.Training] fits nets,
/// [sparrow.arena.fit.Fit] does both in rounds, [sparrow.arena.fit.SecondOpinion] judges what
/// changes, [sparrow.arena.fit.Reliability] compares what a level tells with what happens.
@NullMarked
package sparrow.arena.fit;

import org.jspecify.annotations.NullMarked;
