/// Advisors and bots for Changchun mahjong.
///
/// ```java
/// Variant variant = new ChangchunVariant(Preset.MIL2024.rules());
/// Game game = Game.start(variant, variant.first(), Seed.splitMix64(7).hand(0));
/// Advice advice = ChangchunBots.INTERMEDIATE.advisor().advise(game.view(Seat.A), game.pending().get(Seat.A));
/// ```
@NullMarked
package sparrow.changchun.play;

import org.jspecify.annotations.NullMarked;
