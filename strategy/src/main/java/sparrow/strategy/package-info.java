/// Advisors and bots: what to do next, and why. What every game can use is here; each game has a
/// package of its own below.
@NullMarked
package sparrow.strategy;

import org.jspecify.annotations.NullMarked;
