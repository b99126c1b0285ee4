/// The mathematics of a hand: how it reads, how far it is from a win, which tiles bring it nearer.
///
/// Start with [sparrow.shapes.Holding] (what is held), [sparrow.shapes.Form] (what to build),
/// [sparrow.shapes.Distance], [sparrow.shapes.DiscardAnalysis] and [sparrow.shapes.HandReading].
///
/// ```java
/// Holding holding = Holding.of(Hand.of("3467m24067p345s88s"));
/// int distance = Distance.of(holding, Form.RIICHI);
/// List<DiscardAnalysis.Discard> discards = DiscardAnalysis.of(holding, Form.RIICHI, Tiles.EMPTY).discards();
/// ```
@NullMarked
package sparrow.shapes;

import org.jspecify.annotations.NullMarked;
