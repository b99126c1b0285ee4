package sparrow.american.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import sparrow.american.position.Held;
import sparrow.american.position.Position;
import sparrow.american.table.AmericanVariant;
import sparrow.american.table.Said;
import sparrow.american.table.Words;
import sparrow.american.value.Demands;
import sparrow.american.value.HandValue;
import sparrow.american.value.Parting;
import sparrow.american.value.Skill;
import sparrow.core.game.Action;
import sparrow.core.game.Advice;
import sparrow.core.game.Choice;
import sparrow.core.game.Considered;
import sparrow.core.game.Judge;
import sparrow.core.game.Player;
import sparrow.core.table.Rules;
import sparrow.core.table.View;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;
import sparrow.desk.Beside;

/// Does what leaves the hand worth most, in the points it brings on average.
final class ValueAdvisor implements Judge {
    static final double WIN = 1e9;

    /// Who has no more than this to give away stops the Charleston.
    private static final int CONTENT = 1;

    private final Skill skill;
    private Optional<Known> known = Optional.empty();

    /// The rules last played by, and what their card demands. A table may ask anew before an answer
    /// is there: nothing that changes is kept from one question to the next.
    private record Known(Rules rules, AmericanVariant variant, Demands demands) {}

    ValueAdvisor(Skill skill) {
        this.skill = skill;
    }

    private Known known(Rules rules) {
        if (known.isEmpty() || !known.get().rules().equals(rules)) {
            AmericanVariant variant = new AmericanVariant(rules);
            Demands demands = Demands.of(variant.card());
            known = Optional.of(new Known(rules, variant, demands));
        }
        return known.get();
    }

    @Override
    public List<Considered> consider(View view, Choice choice) {
        return weighed(view, choice, Scope.EVERYTHING);
    }

    /// The bot does what it would advise, and values only as much as it takes to find that out.
    @Override
    public Player player() {
        return (view, choice) -> {
            List<Considered> considered = weighed(view, choice, Scope.BEST);
            Considered best = considered.getFirst();
            for (Considered each : considered) {
                best = each.value() > best.value() ? each : best;
            }
            return best.action();
        };
    }

    private List<Considered> weighed(View view, Choice choice, Scope scope) {
        if (choice instanceof Choice.OneOf(List<Action> actions) && actions.size() == 1) {
            return List.of(
                    new Considered(
                            actions.getFirst(), 0, WhyAction.because("nothing else can be done")));
        }
        Known here = known(view.table().rules());
        Position position = Position.of(view, seat -> name(view, seat));
        HandValue value = HandValue.of(position, here.demands(), skill);
        WhyAction why = new WhyAction(value);
        return switch (choice) {
            case Choice.TilesToGive give -> gifts(give, value, why, scope);
            case Choice.OneOf(List<Action> actions) when Words.isBeforePlay(view.table().phase()) ->
                    spoken(actions, value);
            case Choice.OneOf(List<Action> actions) ->
                    new PlayWeighing(view, here.variant(), value, why, scope).weighed(actions);
        };
    }

    /// The ways to pass as many tiles as must be given, or as are of no use.
    private static List<Considered> gifts(
            Choice.TilesToGive give, HandValue value, WhyAction why, Scope scope) {
        if (give.or().contains(Action.Win.WIN)) {
            return List.of(won());
        }
        Held held = Held.of(value.position());
        Tiles from = Held.alike(give.from());
        int count =
                give.least() == give.most()
                        ? give.least()
                        : Math.clamp(Parting.spare(value, held), give.least(), give.most());
        if (scope == Scope.BEST) {
            List<Tile> passed = faces(Parting.pass(value, held, from, count), give.from());
            return List.of(new Considered(new Action.Give(passed), 0, List::of));
        }
        List<Considered> considered = new ArrayList<>();
        for (Parting.Passed passed : Parting.passes(value, held, from, count)) {
            considered.add(
                    new Considered(
                            new Action.Give(faces(passed.tiles(), give.from())),
                            passed.left(),
                            () -> why.kept(held.without(passed.tiles()), passed.left())));
        }
        return considered;
    }

    /// The same tiles with the faces they have in a hand.
    private static List<Tile> faces(List<Tile> tiles, Tiles hand) {
        List<Tile> left = hand.list();
        List<Tile> faces = new ArrayList<>();
        for (Tile tile : tiles) {
            Tile face =
                    left.stream()
                            .filter(each -> Held.alike(each) == tile)
                            .findFirst()
                            .orElseThrow();
            left.remove(face);
            faces.add(face);
        }
        return faces;
    }

    /// The vote on the second Charleston, and the number of the courtesy pass.
    private static List<Considered> spoken(List<Action> actions, HandValue value) {
        int spare = Parting.spare(value, Held.of(value.position()));
        Supplier<List<Advice.Reason>> why =
                () -> List.of(new Advice.Reason("tiles to spare", spare, spareTiles(spare)));
        List<Considered> considered = new ArrayList<>();
        for (Action action : actions) {
            considered.add(
                    switch (action) {
                        case Action.Win() -> won();
                        case Action.Declare(String word) when word.equals(Words.STOP) ->
                                new Considered(action, CONTENT - spare, why);
                        case Action.Declare(String word) ->
                                new Considered(
                                        action,
                                        word.equals(new Said.Courtesy(spare).word()) ? 1 : 0,
                                        why);
                        case Action.Discard _,
                                Action.Claim _,
                                Action.Lay _,
                                Action.Add _,
                                Action.TakeBack _,
                                Action.Give _,
                                Action.TakeJoker _,
                                Action.Pass _ ->
                                new Considered(action, -0.5, why);
                    });
        }
        return considered;
    }

    private static String spareTiles(int spare) {
        return switch (spare) {
            case 0 -> "every tile is of use";
            case 1 -> "1 tile is of little use";
            case Parting.PASSED -> spare + " tiles or more are of little use";
            default -> spare + " tiles are of little use";
        };
    }

    /// What advice calls another player, who has no name here: by where that player sits.
    static String name(View view, Seat other) {
        return Beside.between(view.seat(), other, view.table().seats()).player();
    }

    static Considered won() {
        return new Considered(Action.Win.WIN, WIN, WhyAction.because("the hand is complete"));
    }
}
