package sparrow.core.game;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import sparrow.core.table.Figures;
import sparrow.core.table.Offer;
import sparrow.core.table.View;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;

/// A player who wanders through the rules: half of all choices are random, half take what can be
/// taken and keep tiles that belong together. Purely random players hardly ever win, and would
/// leave most rules untried.
///
/// Moods are drawn for each hand: mostly random or mostly sensible, so that sensible hands come to
/// something; hasty or patient, a patient player letting most wins on a discard go by, so that
/// hands grow old and rare things happen.
public final class Wandering implements Player {
    /// How far neighbours are from each other at most.
    private static final int NEAR = 2;

    private final Chance chance;
    private final int randomEighths;
    private final boolean patient;

    public Wandering(Chance chance) {
        this.chance = chance;
        this.randomEighths = chance.below(2) == 0 ? 1 : 7;
        this.patient = chance.below(2) == 0;
    }

    @Override
    public Action choose(View view, Choice choice) {
        boolean random = chance.below(8) < randomEighths;
        return switch (choice) {
            case Choice.OneOf(List<Action> actions) when waits(view, actions) -> Action.Pass.PASS;
            case Choice.OneOf(List<Action> actions) ->
                    random ? any(actions) : greedy(view, actions);
            case Choice.TilesToGive give -> random ? randomGift(give, chance) : lonelyGift(give);
        };
    }

    private boolean waits(View view, List<Action> actions) {
        return patient
                && actions.contains(Action.Win.WIN)
                && actions.contains(Action.Pass.PASS)
                && view.table()
                        .offered()
                        .filter(offer -> offer.source() == Offer.Source.DISCARD)
                        .isPresent()
                && chance.below(8) != 0;
    }

    private <T> T any(List<T> things) {
        return things.get(chance.below(things.size()));
    }

    private Action greedy(View view, List<Action> actions) {
        if (actions.contains(Action.Win.WIN)) {
            return Action.Win.WIN;
        }
        List<Action> takes = actions.stream().filter(Wandering::takes).toList();
        if (!takes.isEmpty()) {
            return any(takes);
        }
        List<Action.Discard> discards =
                actions.stream()
                        .filter(Action.Discard.class::isInstance)
                        .map(Action.Discard.class::cast)
                        .toList();
        if (discards.isEmpty()) {
            return any(actions);
        }
        Tiles hand = view.own().hand();
        return discards.stream()
                .min(Comparator.comparingInt(discard -> company(hand, discard.tile())))
                .orElseThrow();
    }

    private static boolean takes(Action action) {
        return switch (action) {
            case Action.Claim _,
                    Action.Lay _,
                    Action.Add _,
                    Action.Declare _,
                    Action.TakeJoker _,
                    Action.TakeBack _ ->
                    true;
            case Action.Discard _, Action.Give _, Action.Win _, Action.Pass _ -> false;
        };
    }

    /// How much company a tile has in the hand: equal tiles, and neighbours in its suit.
    public static int company(Tiles hand, Tile tile) {
        int company = 3 * (hand.countKind(tile) - 1);
        for (int step = -NEAR; step <= NEAR; step++) {
            company += hasNeighbour(hand, tile, step) ? 3 - Math.abs(step) : 0;
        }
        return tile == Tile.JOKER ? 100 : company;
    }

    /// The same in words: "1 equal tile and 2 neighbours in the hand".
    static String companyInWords(Tiles hand, Tile tile) {
        int equal = hand.countKind(tile) - 1;
        int neighbours = 0;
        for (int step = -NEAR; step <= NEAR; step++) {
            neighbours += hasNeighbour(hand, tile, step) ? 1 : 0;
        }
        String words =
                Stream.of(
                                equal == 0
                                        ? ""
                                        : Figures.counted(equal, "equal tile", "equal tiles"),
                                neighbours == 0
                                        ? ""
                                        : Figures.counted(neighbours, "neighbour", "neighbours"))
                        .filter(each -> !each.isEmpty())
                        .collect(Collectors.joining(" and "));
        return (words.isEmpty() ? "no equal tile and no neighbour" : words) + " in the hand";
    }

    private static boolean hasNeighbour(Tiles hand, Tile tile, int step) {
        int rank = tile.isNumbered() ? tile.rank() + step : 0;
        return step != 0
                && rank >= 1
                && rank <= 9
                && hand.countKind(Tile.of(tile.suit(), rank)) > 0;
    }

    /// Any gift that is allowed, or another action instead.
    public static Action randomGift(Choice.TilesToGive give, Chance chance) {
        int options = give.or().size() + 1;
        int option = chance.below(options);
        if (option < give.or().size()) {
            return give.or().get(option);
        }
        int count = give.least() + chance.below(give.most() - give.least() + 1);
        return new Action.Give(chance.shuffled(give.from().list()).subList(0, count));
    }

    private static Action lonelyGift(Choice.TilesToGive give) {
        if (give.or().contains(Action.Win.WIN)) {
            return Action.Win.WIN;
        }
        List<Tile> lonely = new ArrayList<>(give.from().list());
        lonely.sort(Comparator.comparingInt(tile -> company(give.from(), tile)));
        return new Action.Give(lonely.subList(0, give.most()));
    }
}
