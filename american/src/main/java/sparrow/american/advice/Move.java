package sparrow.american.advice;

import java.util.List;
import java.util.Optional;
import sparrow.american.card.Win;
import sparrow.american.position.Held;
import sparrow.american.position.Position;
import sparrow.american.value.ExchangeAdvice;
import sparrow.american.value.Exchanges;
import sparrow.american.value.HandValue;
import sparrow.american.value.Parting;
import sparrow.american.value.Threats;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;

/// What a player does now: exchanges first, then mah jongg or what is let go.
///
/// @param win the hand that is complete, after the exchanges if there are any
/// @param letGo three tiles to pass, or the one to discard; nothing between turns
/// @param discards every tile that could be discarded, the best first; nothing where none is
/// @param held the hand that is thought about: after the exchanges, unless they win
/// @param copies its tiles
/// @param kept the hand that stays
record Move(
        List<ExchangeAdvice> exchanges,
        Optional<Win> win,
        List<Tile> letGo,
        List<Tile> discards,
        Held held,
        List<Copy> copies,
        Held kept) {
    static Move of(HandValue value, Serving serving, Threats threats) {
        Position position = value.position();
        Held held = Held.of(position);
        return switch (position.phase()) {
            case CHARLESTON -> charleston(value, serving, held);
            case PLAY ->
                    position.isFull()
                            ? turn(value, serving, threats, held)
                            : between(value, serving, held);
        };
    }

    /// East may be dealt a complete hand.
    private static Move charleston(HandValue value, Serving serving, Held held) {
        List<Copy> copies = Copy.all(value, serving, held, value.of(held));
        Optional<Win> win = value.win(held.rack());
        List<Tile> passed = win.isPresent() ? List.of() : passes(value, held);
        return new Move(List.of(), win, passed, List.of(), held, copies, held.without(passed));
    }

    private static List<Tile> passes(HandValue value, Held held) {
        Tiles from = Parting.naturals(held.concealed());
        int count = Math.min(Parting.PASSED, from.size());
        return Parting.pass(value, held, from, count);
    }

    /// Nothing is drawn yet, so there is nothing to discard.
    private static Move between(HandValue value, Serving serving, Held held) {
        List<Copy> copies = Copy.all(value, serving, held, value.of(held));
        return new Move(List.of(), Optional.empty(), List.of(), List.of(), held, copies, held);
    }

    private static Move turn(HandValue value, Serving serving, Threats threats, Held held) {
        Optional<Win> complete = value.win(held.rack());
        if (complete.isPresent()) {
            List<Copy> copies = full(value, serving, held);
            return new Move(List.of(), complete, List.of(), List.of(), held, copies, held);
        }
        Exchanges.Plan plan = Exchanges.best(value, threats);
        if (plan.win().isPresent()) {
            List<Copy> copies = full(value, serving, held);
            return new Move(
                    plan.steps(), plan.win(), List.of(), List.of(), held, copies, plan.held());
        }
        List<Tile> discards =
                Parting.discards(value, threats, plan.held()).stream()
                        .map(Parting.Thrown::tile)
                        .toList();
        Tile thrown = discards.getFirst();
        return new Move(
                plan.steps(),
                Optional.empty(),
                List.of(thrown),
                discards,
                plan.held(),
                full(value, serving, plan.held()),
                plan.held().without(thrown));
    }

    private static List<Copy> full(HandValue value, Serving serving, Held full) {
        return Copy.all(value, serving, full, value.afterDiscard(full));
    }
}
