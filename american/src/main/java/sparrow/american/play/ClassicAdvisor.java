package sparrow.american.play;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import sparrow.american.card.Card;
import sparrow.american.card.Group;
import sparrow.american.card.Rack;
import sparrow.american.classic.ClassicPlayer;
import sparrow.american.classic.Constants;
import sparrow.american.classic.LineRanks;
import sparrow.american.classic.Strength;
import sparrow.american.classic.TileRank;
import sparrow.american.position.Held;
import sparrow.american.position.Position;
import sparrow.american.table.AmericanRules;
import sparrow.american.table.Said;
import sparrow.american.table.Words;
import sparrow.core.game.Action;
import sparrow.core.game.Advice;
import sparrow.core.game.Chance;
import sparrow.core.game.Choice;
import sparrow.core.game.Considered;
import sparrow.core.game.Judge;
import sparrow.core.table.Figures;
import sparrow.core.table.Rules;
import sparrow.core.table.View;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Tile;

/// The older computer player at the table: a measuring stick.
final class ClassicAdvisor implements Judge {
    private static final double WIN = 1e9;
    private static final double CHOSEN = 1e6;

    private final Chance chance;
    private final Constants constants;
    private final Optional<Strength> strength;
    private Optional<Known> known = Optional.empty();

    private record Known(Rules rules, ClassicPlayer player) {}

    ClassicAdvisor(Chance chance, Constants constants, Optional<Strength> strength) {
        this.chance = chance;
        this.constants = constants;
        this.strength = strength;
    }

    private ClassicPlayer player(Rules rules) {
        if (known.isEmpty() || !known.get().rules().equals(rules)) {
            Card card = AmericanRules.of(rules).card();
            known = Optional.of(new Known(rules, new ClassicPlayer(card, constants, strength)));
        }
        return known.get().player();
    }

    @Override
    public List<Considered> consider(View view, Choice choice) {
        ClassicPlayer player = player(view.table().rules());
        Rack rack = Rack.of(view.own().hand(), view.own().melds());
        return switch (choice) {
            case Choice.TilesToGive give ->
                    only(gift(give, player, rack), "the tiles that lose least");
            case Choice.OneOf(List<Action> actions) when actions.contains(Action.Win.WIN) ->
                    only(Action.Win.WIN, "the hand is complete");
            case Choice.OneOf(List<Action> actions) when actions.size() == 1 ->
                    only(actions.getFirst(), "nothing else can be done");
            case Choice.OneOf(List<Action> actions) when Words.isBeforePlay(view.table().phase()) ->
                    spoken(actions, player, rack);
            case Choice.OneOf(List<Action> actions) when actions.contains(Action.Pass.PASS) ->
                    claim(view, actions, player, rack);
            case Choice.OneOf(List<Action> actions) -> turn(view, actions, player, rack);
        };
    }

    private static Action gift(Choice.TilesToGive give, ClassicPlayer player, Rack rack) {
        if (give.or().contains(Action.Win.WIN)) {
            return Action.Win.WIN;
        }
        List<Tile> given = new ArrayList<>(player.pass(rack));
        return given.size() < give.most()
                ? give.fallback()
                : new Action.Give(given.subList(0, give.most()));
    }

    /// The vote and the courtesy.
    private List<Considered> spoken(List<Action> actions, ClassicPlayer player, Rack rack) {
        Action stop = new Action.Declare(Words.STOP);
        if (actions.contains(stop)) {
            double rank = LineRanks.of(player.card(), rack).highest();
            boolean wanted =
                    strength.map(each -> each.wantsSecondCharleston(rank, roll())).orElse(true);
            return only(
                    wanted ? Action.Pass.PASS : stop,
                    "by the rank of the best line, " + number(rank));
        }
        for (int tiles = player.courtesy(rack); tiles >= 0; tiles--) {
            Action asked = new Said.Courtesy(tiles).action();
            if (actions.contains(asked)) {
                return only(asked, "by the rank of the best line");
            }
        }
        return only(actions.getLast(), "nothing is asked for");
    }

    private static List<Considered> claim(
            View view, List<Action> actions, ClassicPlayer player, Rack rack) {
        Tile offered = view.table().offered().orElseThrow().tile();
        Optional<Group> group = player.claim(rack, offered);
        Optional<Action> claim =
                group.flatMap(wanted ->
                        actions.stream()
                                .filter(action -> size(action) == wanted.count())
                                .min(Comparator.comparingInt(ClassicAdvisor::jokers)));
        return claim.map(action -> only(action, "it completes a group of the best line"))
                .orElseGet(() -> only(Action.Pass.PASS, "it completes no group of the best line"));
    }

    private static int size(Action action) {
        return action instanceof Action.Claim(Meld meld) ? meld.tiles().size() : 0;
    }

    private static int jokers(Action action) {
        return action instanceof Action.Claim(Meld meld)
                ? Collections.frequency(meld.tiles(), Tile.JOKER)
                : 0;
    }

    private List<Considered> turn(
            View view, List<Action> actions, ClassicPlayer player, Rack rack) {
        List<Action.TakeJoker> exchanges =
                actions.stream()
                        .filter(Action.TakeJoker.class::isInstance)
                        .map(Action.TakeJoker.class::cast)
                        .toList();
        for (Action.TakeJoker take : exchanges) {
            Held held = Held.of(Position.of(view.own().hand()).exposed(view.own().melds()));
            Held then =
                    take.owner() == view.seat()
                            ? held.exchanging(take.given(), take.meld())
                            : held.exchanging(take.given());
            if (!player.card().wins(then.rack()).isEmpty()) {
                return only(take, "mah jongg: it completes the hand");
            }
        }
        Optional<Tile> given =
                player.exchange(
                        rack, exchanges.stream().map(Action.TakeJoker::given).distinct().toList());
        if (given.isPresent()) {
            Action exchange =
                    exchanges.stream()
                            .filter(each -> each.given() == given.get())
                            .findFirst()
                            .orElseThrow();
            return only(exchange, "the lines gain by the joker");
        }
        return discards(actions, player, rack);
    }

    /// Blanks are no tiles to it: a hand of nothing else throws what it has.
    private List<Considered> discards(List<Action> actions, ClassicPlayer player, Rack rack) {
        List<TileRank> ranks = player.rankTiles(rack);
        if (ranks.isEmpty()) {
            return only(new Choice.OneOf(actions).fallback(), "nothing fits any line");
        }
        Tile chosen = player.discard(ranks, roll());
        List<Considered> considered = new ArrayList<>();
        for (TileRank ranked : ranks) {
            for (Action action : actions) {
                if (action instanceof Action.Discard discard && discard.tile() == ranked.tile()) {
                    considered.add(thrown(action, ranked, chosen));
                    break;
                }
            }
        }
        return considered;
    }

    private static Considered thrown(Action action, TileRank ranked, Tile chosen) {
        return new Considered(
                action,
                ranked.rank() + (ranked.tile() == chosen ? CHOSEN : 0),
                () ->
                        List.of(
                                new Advice.Reason(
                                        "loss",
                                        ranked.loss(),
                                        "all lines together rank "
                                                + number(ranked.loss())
                                                + " lower without it")));
    }

    private double roll() {
        return (chance.next() >>> 11) * 0x1p-53;
    }

    private static String number(double value) {
        return Figures.fixed(value, 0);
    }

    private static List<Considered> only(Action action, String sentence) {
        return List.of(
                new Considered(
                        action, WIN, () -> List.of(new Advice.Reason("choice", 1, sentence))));
    }
}
