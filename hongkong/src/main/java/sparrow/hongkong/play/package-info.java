/// The levels of Hong Kong mahjong.
///
/// ```java
/// Variant variant = new HongKongVariant(Preset.OLD_STYLE.rules());
/// Game game = Game.start(variant, variant.first(), Seed.splitMix64(7).hand(0));
/// Advice advice = HongKongBots.INTERMEDIATE.advisor().advise(game.view(Seat.A), game.pending().get(Seat.A));
/// ```
@NullMarked
package sparrow.hongkong.play;

import org.jspecify.annotations.NullMarked;
