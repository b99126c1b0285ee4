/// Advice at an American table, in words: [sparrow.american.advice.Recommendation] says what to
/// keep, pass, discard and call, as the level does that it speaks for.
@NullMarked
package sparrow.american.advice;

import org.jspecify.annotations.NullMarked;
