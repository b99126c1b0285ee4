package sparrow.american.advice;

import java.util.List;
import java.util.Optional;
import sparrow.american.card.Win;
import sparrow.core.tile.Tile;

/// What a player does now: exchanges first, then mah jongg or what is let go.
///
/// @param win the hand that is complete, after the exchanges if there are any
/// @param letGo three tiles to pass, or the one to discard; nothing between turns
/// @param held the hand that is thought about: after the exchanges, unless they win
/// @param copies its tiles
/// @param kept the hand that stays
record Move(
        List<ExchangeAdvice> exchanges,
        Optional<Win> win,
        List<Tile> letGo,
        Held held,
        List<Copy> copies,
        Held kept) {
    static Move of(HandValue value, Threats threats) {
        Facts facts = value.ranking().facts();
        Position position = facts.position();
        return switch (position.phase()) {
            case CHARLESTON -> charleston(value, facts);
            case PLAY -> position.isFull() ? turn(value, facts, threats) : between(value, facts);
        };
    }

    /// East may be dealt a complete hand.
    private static Move charleston(HandValue value, Facts facts) {
        Held held = facts.held();
        List<Copy> copies = Copy.all(value, held, value.of(held));
        Optional<Win> win = facts.win(held.rack());
        List<Tile> passed = win.isPresent() ? List.of() : Parting.passes(value, held, copies);
        return new Move(List.of(), win, passed, held, copies, held.without(passed));
    }

    /// Nothing is drawn yet, so there is nothing to discard.
    private static Move between(HandValue value, Facts facts) {
        Held held = facts.held();
        List<Copy> copies = Copy.all(value, held, value.of(held));
        return new Move(List.of(), Optional.empty(), List.of(), held, copies, held);
    }

    private static Move turn(HandValue value, Facts facts, Threats threats) {
        Held held = facts.held();
        Optional<Win> complete = facts.win(held.rack());
        if (complete.isPresent()) {
            return new Move(List.of(), complete, List.of(), held, copies(value, held), held);
        }
        Exchanges.Plan plan = Exchanges.best(value, threats);
        if (plan.win().isPresent()) {
            return new Move(
                    plan.steps(), plan.win(), List.of(), held, copies(value, held), plan.held());
        }
        Tile thrown = Parting.discards(value, plan.held(), threats).getFirst().tile();
        return new Move(
                plan.steps(),
                Optional.empty(),
                List.of(thrown),
                plan.held(),
                copies(value, plan.held()),
                plan.held().without(thrown));
    }

    private static List<Copy> copies(HandValue value, Held full) {
        return Copy.all(value, full, Parting.most(value, full));
    }
}
