/// Bots that play American mahjong, each an advisor whose first advice it follows.
///
/// ```java
/// Variant variant = AmericanVariant.standard();
/// Game game = Game.start(variant, variant.first(), Seed.splitMix64(7).hand(0));
/// Advice advice = AmericanBots.INTERMEDIATE.advisor().advise(game.view(Seat.A), game.pending().get(Seat.A));
/// ```
@NullMarked
package sparrow.american.play;

import org.jspecify.annotations.NullMarked;
