package sparrow.hongkong.desk;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import sparrow.core.game.Action;
import sparrow.core.game.Choice;
import sparrow.core.table.Event;
import sparrow.core.table.View;
import sparrow.core.tile.Hand;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;
import sparrow.desk.Beside;
import sparrow.desk.Given;
import sparrow.desk.HandFlag;
import sparrow.desk.Refusal;
import sparrow.desk.Staging;
import sparrow.desk.Surroundings;
import sparrow.desk.TileText;
import sparrow.desk.TypedHand;
import sparrow.hongkong.HongKongRules;
import sparrow.hongkong.HongKongVariant;
import sparrow.hongkong.Score;
import sparrow.hongkong.Win;
import sparrow.hongkong.Win.Circumstance;
import sparrow.hongkong.Wins;
import sparrow.hongkong.Words;

/// Reads a question about a Hong Kong hand, and refuses what cannot be.
final class HongKongReader {
    private static final List<Seat> SEATS = Arrays.asList(Seat.values());

    private final Given given;
    private final HongKongRules rules;
    private final HongKongVariant variant;
    private final TypedHand typed;
    private final List<Tile> flowers;
    private final int seatWind;
    private final int roundWind;
    private final Seat dealer;
    private final Set<Flag> flags;

    private HongKongReader(Given given, HongKongRules rules) throws Refusal {
        this.given = given;
        this.rules = rules;
        this.variant = new HongKongVariant(rules);
        this.typed = TypedHand.read(given, HongKongQuestion.FULL, SEATS, variant.tiles().size());
        this.flowers =
                TileText.tiles(given.text(HongKongDesk.FLOWERS), given.named(HongKongDesk.FLOWERS));
        this.seatWind = wind(HongKongDesk.SEAT);
        this.roundWind = wind(HongKongDesk.ROUND);
        this.dealer = SEATS.get(Math.floorMod(-seatWind, SEATS.size()));
        this.flags = HandFlag.said(given, Flag.class);
        Possible possible = new Possible(rules, given);
        possible.check(typed, flowers);
        possible.check(flags, dealer, typed.melds());
    }

    static HongKongQuestion read(Given given, HongKongRules rules) throws Refusal {
        return new HongKongReader(given, rules).question();
    }

    /// From 0 for east.
    private int wind(String field) throws Refusal {
        return given.word(field).map(HongKongDesk.WINDS::indexOf).orElse(0);
    }

    private HongKongQuestion question() throws Refusal {
        Staging.Now now = typed.now();
        View view = staging().view(now);
        boolean turn = now == Staging.Turn.DRAWN || now == Staging.Turn.DEALT;
        Optional<Win> win = turn ? Optional.of(win(view)) : Optional.empty();
        return new HongKongQuestion(
                typed.hand(),
                typed.win(),
                Tiles.of(typed.elsewhere()),
                win,
                win.flatMap(this::giver),
                rules,
                view,
                now == Staging.Turn.WAITING ? Optional.empty() : choice(view, win));
    }

    private Win win(View view) {
        EnumSet<Circumstance> circumstances = EnumSet.noneOf(Circumstance.class);
        for (Flag flag : flags) {
            flag.circumstance().ifPresent(circumstances::add);
            if (flag.meansDrawn()) {
                circumstances.add(Circumstance.SELF_DRAW);
            }
        }
        if (flags.contains(Flag.AFTER_TWO_KONGS) || flags.contains(Flag.KONG_GIVEN)) {
            circumstances.add(Circumstance.AFTER_KONG);
        }
        if (flags.contains(Flag.FIRST_TURN) && dealer == Beside.OWN) {
            circumstances.addAll(Set.of(Circumstance.SELF_DRAW, Circumstance.HEAVENLY));
        } else if (flags.contains(Flag.FIRST_TURN)) {
            circumstances.add(Circumstance.EARTHLY);
        }
        if (given.has(Surroundings.WALL) && rules.drawsLeft(view.table()) == 0) {
            circumstances.add(Circumstance.LAST_TILE);
        }
        return new Win(
                new Hand(
                        typed.hand().tiles(),
                        typed.melds().stream().map(HongKongReader::given).toList()),
                typed.last(),
                Tiles.of(flowers),
                view.table().wind(Beside.OWN),
                HongKongVariant.roundWind(view.table()),
                circumstances);
    }

    /// A claimed set with somebody who gave it: whoever that is pays, where givers are liable.
    private static Meld given(Meld meld) {
        return meld.manner() == Meld.Manner.CLAIMED && meld.taken().isEmpty()
                ? new Meld(
                        meld.kind(),
                        meld.tiles(),
                        meld.manner(),
                        meld.added(),
                        Optional.of(
                                new Meld.Taken(
                                        meld.tiles().getFirst(),
                                        Beside.LEFT.of(Beside.OWN, SEATS))))
                : meld;
    }

    /// The dealer where it is said, or else one of the others.
    private Optional<Seat> giver(Win win) {
        if (win.is(Circumstance.SELF_DRAW)) {
            return Optional.empty();
        }
        boolean byDealer = flags.contains(Flag.FROM_DEALER) || win.is(Circumstance.EARTHLY);
        return SEATS.stream()
                .filter(seat -> seat != Beside.OWN && (seat == dealer) == byDealer)
                .findFirst();
    }

    /// What may be done: as the table says, but whether it wins as the question says.
    private Optional<Choice> choice(View view, Optional<Win> win) {
        Optional<Choice> pending = variant.pending(view.table()).find(Beside.OWN);
        if (win.isPresent()) {
            return pending.map(choice -> choice(choice, rules.score(win.get())));
        }
        if (typed.isFull() || view.table().offered().isEmpty()) {
            return pending;
        }
        Optional<Score> score = rules.score(claimed(view));
        return pending.map(choice -> choice(choice, score)).filter(HongKongReader::isOpen);
    }

    /// The win on the tile on offer; it is the first of the hand only where that was told.
    private Win claimed(View view) {
        Win win =
                new Wins(rules)
                        .byOffer(view.table(), Beside.OWN, view.table().offered().orElseThrow());
        Set<Circumstance> circumstances = EnumSet.noneOf(Circumstance.class);
        circumstances.addAll(win.circumstances());
        boolean told = given.has(Surroundings.WALL) || given.has(Surroundings.PONDS);
        if (!told && !flags.contains(Flag.FIRST_TURN)) {
            circumstances.remove(Circumstance.EARTHLY);
        }
        return new Win(
                win.hand(),
                win.last(),
                win.flowers(),
                win.seatWind(),
                win.roundWind(),
                circumstances);
    }

    private static Choice choice(Choice choice, Optional<Score> score) {
        boolean wins = score.isPresent();
        if (!(choice instanceof Choice.OneOf(List<Action> actions))
                || actions.contains(Action.Win.WIN) == wins) {
            return choice;
        }
        List<Action> changed = new ArrayList<>(actions);
        if (wins) {
            changed.addFirst(Action.Win.WIN);
        } else {
            changed.remove(Action.Win.WIN);
        }
        return new Choice.OneOf(changed);
    }

    private static boolean isOpen(Choice choice) {
        return !(choice instanceof Choice.OneOf(List<Action> actions)) || actions.size() > 1;
    }

    /// The table as the question describes it.
    private Staging staging() {
        Staging staging =
                new Staging(
                        variant.first()
                                .dealtBy(dealer)
                                .counting(Map.of(Words.PASSED, SEATS.size() * roundWind)),
                        variant.tiles().size(),
                        HongKongQuestion.FULL - 1);
        staging.opening(new Event.Began(Words.PLAY));
        staging.flowers(Beside.OWN, flowers);
        return typed.stage(staging);
    }
}
