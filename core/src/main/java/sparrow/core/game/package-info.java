/// How a game is played: the questions a variant answers, the choices players have, and the loop
/// between them.
///
/// Start with [sparrow.core.game.Variant] and [sparrow.core.game.Game].
///
/// ```java
/// Seats<Player> players = Seats.first(4, _ -> Idle.RANDOM.advisor().player());
/// Table hand = Game.play(variant, variant.first(), Seed.splitMix64(7).hand(0), players);
/// Table last = Match.play(variant, Seed.splitMix64(7), players, each -> {});
/// ```
///
/// What most mahjongs have in common is ready to use, as small pure functions over a table. Whom a
/// variant asks, and about what:
///
/// ```
/// case Event.Drew(Seat seat, Tile _, int _) -> Seats.only(seat, turn(table, seat));
/// case Event.Discarded _ -> Claims.askOthers(table, (seat, offer) -> calls(table, seat, offer));
/// ```
///
/// What a seat may do in its turn, and with another's tile:
///
/// ```
/// List<Action> actions = new ArrayList<>();
/// actions.addAll(Melds.concealedKongs(place.hand(), Meld.Manner.FACE_DOWN));
/// actions.addAll(Melds.addedKongs(place));
/// Discards.add(place, actions);
/// ```
///
/// ```
/// actions.addAll(Melds.kongs(hand, offer));
/// actions.addAll(Melds.pungs(hand, offer));
/// if (seat == table.next(offer.seat())) {
///     actions.addAll(Melds.chows(hand, offer));
/// }
/// ```
///
/// And what comes of it:
///
/// ```
/// Dealing.inRounds(table, 4, 4, 4, 1)              // the deal
/// Drawing.fromFront(table, table.next(from))       // the next turn
/// Drawing.fromBack(table, seat)                    // for a kong
/// FlowerTiles.replaced(table, seat, flowers)       // for flowers
/// Claims.best(table, chosen)                       // whose claim prevails
/// new Event.Paid(KONG, lines, Paying.fromEach(table, seat, 1))
/// ```
///
/// `sparrow.testkit.wren` is a whole game made of them.
@NullMarked
package sparrow.core.game;

import org.jspecify.annotations.NullMarked;
