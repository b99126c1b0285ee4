package sparrow.american.play;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;
import sparrow.american.card.Rack;
import sparrow.american.table.AmericanVariant;
import sparrow.american.table.Said;
import sparrow.american.table.Words;
import sparrow.core.game.Action;
import sparrow.core.game.Advice;
import sparrow.core.game.Choice;
import sparrow.core.table.Rules;
import sparrow.core.table.View;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Tile;
import sparrow.core.game.Considered;
import sparrow.core.game.Judge;

/// Keeps what all live lines together are worth as high as it can; claims, exchanges and corrects
/// an exposure only when that raises it, and challenges hands that cannot win any more.
final class Intermediate implements Judge {
    private static final double WIN = 1e9;
    private static final double SURE = 1e8;
    private static final double NO = -1e8;

    /// A claim shows the others something and binds the hand: it must be worth this much more.
    private static final double CLAIM_MARGIN = 1.1;

    private static final double EDIT_MARGIN = 1.02;

    /// Who has no more than this to give away stops the Charleston.
    private static final int CONTENT = 1;

    private Optional<Known> known = Optional.empty();

    private record Known(Rules rules, AmericanVariant variant, Templates templates) {}

    private Known known(Rules rules) {
        if (known.isEmpty() || !known.get().rules().equals(rules)) {
            AmericanVariant variant = new AmericanVariant(rules);
            known = Optional.of(new Known(rules, variant, new Templates(variant.card())));
        }
        return known.get();
    }

    @Override
    public List<Considered> consider(View view, Choice choice) {
        if (choice instanceof Choice.OneOf(List<Action> actions) && actions.size() == 1) {
            return List.of(
                    new Considered(actions.getFirst(), 0, because("nothing else can be done")));
        }
        Known here = known(view.table().rules());
        Sight sight = Sight.of(view, here.templates().card());
        Outlook outlook = new Outlook(here.templates(), sight);
        return switch (choice) {
            case Choice.TilesToGive give -> List.of(gift(give, sight, outlook));
            case Choice.OneOf(List<Action> actions) when Words.isBeforePlay(view.table().phase()) ->
                    spoken(actions, sight, outlook);
            case Choice.OneOf(List<Action> actions) ->
                    new Weighing(view, here.variant(), sight, outlook).all(actions);
        };
    }

    private static Considered gift(Choice.TilesToGive give, Sight sight, Outlook outlook) {
        if (give.or().contains(Action.Win.WIN)) {
            return won();
        }
        Rack rack = sight.rack();
        List<Tile> given = Passing.choose(give.from(), give.least(), give.most(), rack, outlook);
        for (Tile tile : given) {
            rack = rack.without(tile);
        }
        Rack kept = rack;
        return new Considered(
                new Action.Give(given), outlook.worth(kept), () -> aimed(outlook, kept));
    }

    /// The vote on the second Charleston, and the number of the courtesy pass.
    private static List<Considered> spoken(List<Action> actions, Sight sight, Outlook outlook) {
        int spare = Passing.spare(sight.hand(), sight.rack(), outlook);
        Supplier<List<Advice.Reason>> why =
                () -> reason("tiles to spare", spare, spare + " tiles are of no use");
        List<Considered> considered = new ArrayList<>();
        for (Action action : actions) {
            considered.add(
                    switch (action) {
                        case Action.Win() -> won();
                        case Action.Declare(String word) when word.equals(Words.STOP) ->
                                new Considered(action, CONTENT - spare, why);
                        case Action.Declare(String word) ->
                                new Considered(
                                        action, word.equals(new Said.Courtesy(spare).word()) ? 1 : 0, why);
                        default -> new Considered(action, -0.5, why);
                    });
        }
        return considered;
    }

    /// What each action in play leads to.
    private record Weighing(View view, AmericanVariant variant, Sight sight, Outlook outlook) {
        List<Considered> all(List<Action> actions) {
            Holding holding = Holding.of(view);
            List<Tile> faces = sight.hand().faces();
            boolean full = actions.stream().anyMatch(Action.Discard.class::isInstance);
            double[] without = full ? outlook.without(sight.rack(), faces) : new double[0];
            double now =
                    full ? Arrays.stream(without).max().orElse(0) : outlook.worth(sight.rack());
            List<Considered> considered = new ArrayList<>();
            for (Action action : actions) {
                considered.add(
                        switch (action) {
                            case Action.Win() -> won();
                            case Action.Discard(Tile tile, var _) ->
                                    new Considered(
                                            action,
                                            without[faces.indexOf(tile)],
                                            () -> aimed(outlook, sight.rack().without(tile)));
                            case Action.Claim(Meld meld) ->
                                    change(action, holding.claiming(meld), now, CLAIM_MARGIN);
                            case Action.TakeJoker take ->
                                    completes(take, actions, holding)
                                            ? wonBy(take)
                                            : change(
                                                    take,
                                                    holding.taking(take, view.seat()),
                                                    now,
                                                    1);
                            case Action.Add(int meld, Tile tile) ->
                                    change(action, holding.adding(meld, tile), now, EDIT_MARGIN);
                            case Action.TakeBack(int meld, List<Tile> tiles) ->
                                    change(
                                            action,
                                            holding.takingBack(meld, tiles),
                                            now,
                                            EDIT_MARGIN);
                            case Action.Declare(String word)
                            when Said.of(word).orElseThrow() instanceof Said.Challenge(Seat seat) ->
                                    challenge(action, seat);
                            case Action.Declare(String word) -> {
                                Holding then = holding.buying(bought(word));
                                yield isComplete(then)
                                        ? wonBy(action)
                                        : change(action, then, now, 1);
                            }
                            default ->
                                    new Considered(action, now, () -> aimed(outlook, sight.rack()));
                        });
            }
            return considered;
        }

        private boolean isComplete(Holding holding) {
            return !variant.card().wins(holding.rack()).isEmpty();
        }

        /// Whether an exchange, with others after it if need be, completes the hand.
        private boolean completes(Action.TakeJoker take, List<Action> actions, Holding from) {
            List<Action.TakeJoker> others = new ArrayList<>();
            for (Action action : actions) {
                if (action instanceof Action.TakeJoker other) {
                    int jokers = jokers(other) - (other.equals(take) ? 1 : 0);
                    others.addAll(Collections.nCopies(jokers, other));
                }
            }
            return completes(from.taking(take, view.seat()), others);
        }

        private boolean completes(Holding from, List<Action.TakeJoker> exchanges) {
            if (isComplete(from)) {
                return true;
            }
            for (int at = 0; at < exchanges.size(); at++) {
                Action.TakeJoker take = exchanges.get(at);
                if (from.hand().contains(take.given())
                        && completes(
                                from.taking(take, view.seat()),
                                exchanges.subList(at + 1, exchanges.size()))) {
                    return true;
                }
            }
            return false;
        }

        /// How many jokers stand in the exposure.
        private int jokers(Action.TakeJoker take) {
            Meld meld = view.table().place(take.owner()).melds().get(take.meld());
            return Collections.frequency(meld.tiles(), Tile.JOKER);
        }

        /// An action that leaves other tiles, of which one is discarded.
        private Considered change(Action action, Holding then, double now, double margin) {
            Rack rack = then.rack();
            List<Tile> faces = then.hand().faces();
            double[] without = outlook.without(rack, faces);
            int best = 0;
            for (int i = 1; i < without.length; i++) {
                best = without[i] > without[best] ? i : best;
            }
            double value = without[best] > now * margin ? SURE + without[best] : NO;
            Tile thrown = faces.get(best);
            return new Considered(action, value, () -> aimed(outlook, rack.without(thrown)));
        }

        /// The discard a blank is left for.
        private static Tile bought(String word) {
            return ((Said.BlankFor) Said.of(word).orElseThrow()).discard();
        }

        private Considered challenge(Action action, Seat seat) {
            boolean dead = variant.cannotWin(view.table(), seat);
            return new Considered(
                    action,
                    dead ? SURE : NO,
                    because(
                            dead
                                    ? "no line can be made of these exposures any more"
                                    : "a line can still be made of these exposures"));
        }
    }

    private static Considered won() {
        return new Considered(Action.Win.WIN, WIN, because("the hand is complete"));
    }

    private static Considered wonBy(Action exchange) {
        return new Considered(exchange, WIN, because("mah jongg: it completes the hand"));
    }

    private static List<Advice.Reason> aimed(Outlook outlook, Rack rack) {
        Outlook.Aim aim = outlook.aim(rack);
        if (aim.line().isEmpty()) {
            return reason("lines", 0, "no line of the card can be completed any more");
        }
        return List.of(
                new Advice.Reason(
                        "tiles missing",
                        aim.missing(),
                        "%d tiles from %s, %d points"
                                .formatted(aim.missing(), aim.line(), aim.points())),
                new Advice.Reason(
                        "worth",
                        outlook.worth(rack),
                        String.format(
                                Locale.ROOT,
                                "all lines in reach together, by points and chance: %.2f",
                                outlook.worth(rack))));
    }

    private static Supplier<List<Advice.Reason>> because(String sentence) {
        return () -> reason("reason", 1, sentence);
    }

    private static List<Advice.Reason> reason(String name, double number, String sentence) {
        return List.of(new Advice.Reason(name, number, sentence));
    }
}
