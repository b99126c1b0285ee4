package sparrow.american.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import sparrow.american.position.Held;
import sparrow.american.position.Phase;
import sparrow.american.position.Position;
import sparrow.american.table.AmericanVariant;
import sparrow.american.table.Said;
import sparrow.american.table.Words;
import sparrow.american.value.Demands;
import sparrow.american.value.HandValue;
import sparrow.american.value.Parting;
import sparrow.american.value.Skill;
import sparrow.american.value.Threats;
import sparrow.core.game.Action;
import sparrow.core.game.Advice;
import sparrow.core.game.Choice;
import sparrow.core.table.Rules;
import sparrow.core.table.View;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;
import sparrow.desk.Beside;
import sparrow.odds.Examined;
import sparrow.odds.Examiner;

/// Values what each action leaves by the race of all lines against the other players, and what it
/// gives to others. So `intermediate` plays; forecasts are made of what is measured.
final class AmericanExaminer implements Examiner {
    /// Who has no more than this to give away stops the Charleston.
    private static final int CONTENT = 1;

    /// So much less counts what only a forecast may favour.
    private static final double NOT_BY_RULE = 1e6;

    private final Skill skill;
    private final Scope scope;
    private Optional<Known> known = Optional.empty();

    /// The rules last played by, and what their card demands. A table may ask anew before an answer
    /// is there: nothing that changes is kept from one question to the next.
    private record Known(Rules rules, AmericanVariant variant, Demands demands) {}

    AmericanExaminer(Skill skill, Scope scope) {
        this.skill = skill;
        this.scope = scope;
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
    public List<Examined> examine(View view, Choice choice) {
        return examine(view, choice, scope);
    }

    /// What is best by the rules of thumb. Only as much is valued as it takes to find that out.
    Action best(View view, Choice choice) {
        List<Examined> examined = examine(view, choice, Scope.BEST);
        Examined best = examined.getFirst();
        for (Examined each : examined) {
            best = each.rule() > best.rule() ? each : best;
        }
        return best.action();
    }

    private List<Examined> examine(View view, Choice choice, Scope wanted) {
        if (choice instanceof Choice.OneOf(List<Action> actions) && actions.size() == 1) {
            return List.of(Verdicts.of(actions.getFirst(), 0, "nothing else can be done"));
        }
        Known here = known(view.table().rules());
        Position position = Position.of(view, seat -> name(view, seat));
        HandValue value = HandValue.of(position, here.demands(), skill);
        Threats threats = Threats.of(value);
        Weighing weighing = new Weighing(value, () -> measured(value, position, here), threats);
        return switch (choice) {
            case Choice.TilesToGive give -> gifts(give, view, weighing, wanted);
            case Choice.OneOf(List<Action> actions) when Words.isBeforePlay(view.table().phase()) ->
                    spoken(actions, view, weighing);
            case Choice.OneOf(List<Action> actions) ->
                    new PlayWeighing(view, here.variant(), weighing, wanted).weighed(actions);
        };
    }

    /// What hands are worth as in the games of the fit: before play that is not the same for all.
    private static HandValue measured(HandValue value, Position position, Known here) {
        return position.phase() == Phase.CHARLESTON
                ? HandValue.of(position, here.demands(), Skill.FITTED)
                : value;
    }

    /// The ways to pass as many tiles as must be given, or as are of no use.
    private static List<Examined> gifts(
            Choice.TilesToGive give, View view, Weighing weighing, Scope scope) {
        if (give.or().contains(Action.Win.WIN)) {
            return List.of(Verdicts.won());
        }
        HandValue value = weighing.value();
        Held held = Held.of(value.position());
        Tiles from = Held.alike(give.from());
        int count =
                give.least() == give.most()
                        ? give.least()
                        : Math.clamp(Parting.spare(value, held), give.least(), give.most());
        if (scope == Scope.BEST) {
            List<Tile> passed = faces(Parting.pass(value, held, from, count), give.from());
            return List.of(Verdicts.of(new Action.Give(passed), 0, "nothing is better"));
        }
        List<Examined> examined = new ArrayList<>();
        HandValue measured = weighing.measured();
        int passes = Passes.after(view.table());
        for (int other = give.least(); other <= give.most(); other++) {
            if (other == count || scope == Scope.WORTH_TRYING) {
                double less = other == count ? 0 : NOT_BY_RULE;
                for (Parting.Passed passed : Parting.passes(value, held, from, other)) {
                    examined.add(
                            weighing.examined(
                                    new Action.Give(faces(passed.tiles(), give.from())),
                                    passed.left() - less,
                                    After.given(measured, held, passed.tiles(), passes)));
                }
            }
        }
        return examined;
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
    private static List<Examined> spoken(List<Action> actions, View view, Weighing weighing) {
        HandValue value = weighing.value();
        Held held = Held.of(value.position());
        int spare = Parting.spare(value, held);
        boolean vote = view.table().phase().equals(Words.VOTE);
        boolean courtesy = view.table().phase().equals(Words.COURTESY);
        Supplier<List<Advice.Reason>> why =
                () -> List.of(new Advice.Reason("tiles to spare", spare, spareTiles(spare)));
        List<Examined> examined = new ArrayList<>();
        for (Action action : actions) {
            examined.add(
                    switch (action) {
                        case Action.Win() -> Verdicts.won();
                        case Action.Declare(String word) when word.equals(Words.STOP) ->
                                weighing.examined(
                                        action,
                                        CONTENT - spare,
                                        After.kept(weighing.measured(), held),
                                        why);
                        case Action.Declare(String word) when courtesy ->
                                weighing.examined(
                                        action,
                                        word.equals(new Said.Courtesy(spare).word()) ? 1 : 0,
                                        given(weighing, held, asked(word), 0),
                                        why);
                        case Action.Pass _ when vote ->
                                weighing.examined(
                                        action,
                                        -0.5,
                                        given(
                                                weighing,
                                                held,
                                                Parting.PASSED,
                                                Passes.after(view.table())),
                                        why);
                        case Action.Declare(String word) ->
                                Verdicts.of(
                                        action,
                                        word.equals(new Said.Courtesy(spare).word()) ? 1 : 0,
                                        spareTiles(spare));
                        case Action.Discard _,
                                Action.Claim _,
                                Action.Lay _,
                                Action.Add _,
                                Action.TakeBack _,
                                Action.Give _,
                                Action.TakeJoker _,
                                Action.Pass _ ->
                                Verdicts.of(action, -0.5, spareTiles(spare));
                    });
        }
        return examined;
    }

    private static int asked(String word) {
        return Said.of(word).orElseThrow() instanceof Said.Courtesy(int tiles) ? tiles : 0;
    }

    /// The hand without its least useful tiles.
    private static After given(Weighing weighing, Held held, int count, int passes) {
        HandValue measured = weighing.measured();
        return count == 0
                ? After.kept(measured, held)
                : After.given(
                        measured, held, Parting.leastUseful(weighing.value(), held, count), passes);
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
}
