package sparrow.american.table;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import sparrow.american.card.Card;
import sparrow.american.card.Distances;
import sparrow.american.card.Kinds;
import sparrow.american.card.Rack;
import sparrow.american.card.Variation;
import sparrow.core.game.Action;
import sparrow.core.game.Chance;
import sparrow.core.game.Choice;
import sparrow.core.game.Player;
import sparrow.core.game.Wandering;
import sparrow.core.table.Place;
import sparrow.core.table.View;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;

/// A wandering player that has read the card: some hands it plays like any wandering player, in
/// others it makes for a line near to what it holds, and looks for a nearer one from time to time.
final class Strolling implements Player {
    private static final int LOOKS_AGAIN = 2;

    private final Card card;
    private final Chance chance;
    private final Player wandering;
    private final boolean purposeful;
    private final byte[] distances;
    private Optional<Variation> goal = Optional.empty();
    private int looked;

    Strolling(Card card, Chance chance) {
        this.card = card;
        this.distances = new byte[card.variations().size()];
        this.chance = chance;
        this.wandering = new Wandering(chance);
        this.purposeful = chance.below(16) > 0;
    }

    @Override
    public Action choose(View view, Choice choice) {
        if (!purposeful || chance.below(64) == 0) {
            return wandering.choose(view, choice);
        }
        return switch (choice) {
            case Choice.OneOf(List<Action> actions) when actions.size() == 1 -> actions.getFirst();
            case Choice.OneOf(List<Action> actions) -> sensible(view.own(), actions);
            case Choice.TilesToGive give -> gift(view.own(), give);
        };
    }

    private Action gift(Place place, Choice.TilesToGive give) {
        if (give.or().contains(Action.Win.WIN)) {
            return Action.Win.WIN;
        }
        Tiles spare = spare(place, nearest(place));
        List<Tile> best = new ArrayList<>(give.from().list());
        Tiles left = spare;
        List<Tile> first = new ArrayList<>();
        for (Tile tile : best) {
            if (left.contains(tile)) {
                left = left.without(tile);
                first.add(tile);
            }
        }
        first.forEach(best::remove);
        int count = Math.clamp(first.size(), give.least(), give.most());
        first.addAll(best);
        return new Action.Give(first.subList(0, count));
    }

    private Action sensible(Place place, List<Action> actions) {
        if (actions.contains(Action.Win.WIN)) {
            return Action.Win.WIN;
        }
        Optional<Action> discard =
                actions.stream().filter(Action.Discard.class::isInstance).findFirst();
        if (discard.isPresent()) {
            return turn(place, actions);
        }
        if (actions.stream().anyMatch(Action.Claim.class::isInstance)) {
            return claim(place, actions);
        }
        boolean mayAgree = actions.contains(Action.Pass.PASS) && chance.below(8) > 0;
        return mayAgree ? Action.Pass.PASS : actions.get(chance.below(actions.size()));
    }

    private Action turn(Place place, List<Action> actions) {
        List<Action> others =
                actions.stream()
                        .filter(action ->
                                action instanceof Action.TakeJoker
                                        || (action instanceof Action.Add && chance.below(2) == 0)
                                        || (action instanceof Action.TakeBack
                                                && chance.below(2) == 0)
                                        || (action instanceof Action.Declare
                                                && chance.below(60) == 0))
                        .toList();
        if (!others.isEmpty() && chance.below(4) > 0) {
            return others.get(chance.below(others.size()));
        }
        if (looked++ % LOOKS_AGAIN == 0) {
            goal = Optional.of(nearest(place));
        }
        Tiles spare = spare(place, goal.orElseThrow());
        List<Action> discards = actions.stream().filter(Action.Discard.class::isInstance).toList();
        return discards.stream()
                .filter(action ->
                        action instanceof Action.Discard discard && spare.contains(discard.tile()))
                .findFirst()
                .orElseGet(() -> discards.get(chance.below(discards.size())));
    }

    /// An exposure the goal has, with as few jokers as possible.
    private Action claim(Place place, List<Action> actions) {
        Variation made = goal.orElseGet(() -> nearest(place));
        return actions.stream()
                .filter(action ->
                        action instanceof Action.Claim(Meld meld) && fits(place, made, meld))
                .min(
                        Comparator.comparing(
                                Action::text, Comparator.comparingLong(Strolling::jokers)))
                .orElse(Action.Pass.PASS);
    }

    private static long jokers(String text) {
        return text.chars().filter(letter -> letter == 'j').count();
    }

    private boolean fits(Place place, Variation made, Meld meld) {
        List<Meld> exposed = new ArrayList<>(place.melds());
        exposed.add(meld);
        return card.index().admitting(Rack.of(Tiles.EMPTY, exposed)).get(made.index());
    }

    private Variation nearest(Place place) {
        card.distances().all(Rack.of(place.hand(), place.melds()), distances);
        int best = 0;
        for (int i = 1; i < distances.length; i++) {
            if (distances[i] != Distances.NEVER
                    && (distances[best] == Distances.NEVER || distances[i] < distances[best])) {
                best = i;
            }
        }
        return card.variations().get(best);
    }

    /// The tiles a variation has no use for.
    private static Tiles spare(Place place, Variation variation) {
        Tiles spare = Tiles.EMPTY;
        for (Tile face : place.hand().faces()) {
            int used = face == Tile.BLANK ? 0 : place.hand().count(face);
            if (Kinds.isNatural(face)) {
                int kind = Kinds.of(face);
                used = variation.natural(kind) + variation.eligible(kind);
                for (Meld meld : place.melds()) {
                    used -= meld.face() == face ? meld.tiles().size() : 0;
                }
            }
            spare = spare.with(face, Math.max(0, place.hand().count(face) - Math.max(0, used)));
        }
        return spare;
    }
}
