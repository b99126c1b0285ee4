/// The mathematics of a hand: how it reads, how far it is from a win, which tiles bring it nearer.
///
/// Start with [sparrow.shapes.Holding] (what is held), [sparrow.shapes.Form] (what to build),
/// [sparrow.shapes.Distance], [sparrow.shapes.DiscardAnalysis] and [sparrow.shapes.HandReading];
/// with [sparrow.shapes.Progress] for a hand in play, whose tiles come and go.
///
/// ```java
/// Holding holding = Holding.of(Hand.of("3467m24067p345s88s"));
/// List<DiscardAnalysis.Discard> discards = DiscardAnalysis.of(holding, Form.RIICHI, Tiles.EMPTY).discards();
/// int distance = Progress.of(holding, Form.RIICHI).discard(Tile.P2).draw(Tile.P5).distance();
/// ```
@NullMarked
package sparrow.shapes;

import org.jspecify.annotations.NullMarked;
