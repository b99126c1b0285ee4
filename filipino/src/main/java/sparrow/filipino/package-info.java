/// Filipino mahjong: sixteen tiles a hand, five sets and a pair or siete pares to win, flowers, and
/// ambitions paid at once or with the win.
///
/// [sparrow.filipino.FilipinoVariant] answers the questions of a variant; each of its rules has a
/// file. Money is counted in quarters of a unit.
///
/// ```java
/// Win win = Win.onDiscard(Hand.of("456789m22s345p(123m)(777s)"), Tile.P5);
/// Score score = FilipinoRules.STANDARD.score(win).orElseThrow();
/// Payment payment = FilipinoRules.STANDARD.payment(score);
/// ```
@NullMarked
package sparrow.filipino;

import org.jspecify.annotations.NullMarked;
