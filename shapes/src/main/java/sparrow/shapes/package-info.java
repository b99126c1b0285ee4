/// The mathematics of a hand: how it reads, how far it is from a win, which tiles bring it nearer.
///
/// Start with [sparrow.shapes.Holding] (what is held), [sparrow.shapes.Form] (what to build),
/// [sparrow.shapes.Distance], [sparrow.shapes.DiscardAnalysis] and [sparrow.shapes.HandReading].
@NullMarked
package sparrow.shapes;

import org.jspecify.annotations.NullMarked;
