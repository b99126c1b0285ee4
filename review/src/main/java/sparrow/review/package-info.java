/// Recorded matches reviewed by a level: what was done at every choice, what the level would have
/// done, what the difference cost, and which part of the result the tiles brought.
///
/// Start with [sparrow.review.Reviewer]; `docs/review.md` describes what comes of it.
///
/// ```java
/// Mahjong game = Catalog.game(match.hands().getFirst().started().variant()).orElseThrow();
/// MatchReview review = new Reviewer(game, game.strongest()).review(match, HowFar.NONE);
/// String json = ReviewJson.of(review).toString();
/// ```
@NullMarked
package sparrow.review;

import org.jspecify.annotations.NullMarked;
