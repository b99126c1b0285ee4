/// Advisors for Filipino mahjong: which tile to part with, which claim to make, and why.
///
/// ```java
/// Variant variant = FilipinoVariant.standard();
/// Game game = Game.start(variant, variant.first(), Seed.splitMix64(7).hand(0));
/// Advice advice = FilipinoBots.INTERMEDIATE.advisor().advise(game.view(Seat.A), game.pending().get(Seat.A));
/// ```
@NullMarked
package sparrow.filipino.play;

import org.jspecify.annotations.NullMarked;
