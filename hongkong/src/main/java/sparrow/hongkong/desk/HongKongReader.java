package sparrow.hongkong.desk;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import sparrow.core.game.Action;
import sparrow.core.game.Choice;
import sparrow.core.table.Event;
import sparrow.core.table.View;
import sparrow.core.tile.Hand;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Notation;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;
import sparrow.desk.Beside;
import sparrow.desk.Counting;
import sparrow.desk.Field;
import sparrow.desk.Given;
import sparrow.desk.Refusal;
import sparrow.desk.Staging;
import sparrow.desk.Surroundings;
import sparrow.desk.TileText;
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
    private final Optional<Tile> last;
    private final Hand hand;
    private final List<Tile> flowers;
    private final List<Tile> seen;
    private final int seatWind;
    private final int roundWind;
    private final Seat dealer;
    private final Set<Flag> flags = EnumSet.noneOf(Flag.class);
    private final Surroundings around;

    private HongKongReader(Given given, HongKongRules rules) throws Refusal {
        this.given = given;
        this.rules = rules;
        this.variant = new HongKongVariant(rules);
        this.last = TileText.one(given.text(HongKongDesk.WIN), given.named(HongKongDesk.WIN));
        this.hand = hand();
        this.flowers = tiles(HongKongDesk.FLOWERS);
        this.seen = tiles(HongKongDesk.VISIBLE);
        this.seatWind = wind(HongKongDesk.SEAT);
        this.roundWind = wind(HongKongDesk.ROUND);
        this.dealer = SEATS.get(Math.floorMod(-seatWind, SEATS.size()));
        for (Flag flag : Flag.values()) {
            if (given.is(flag.field())) {
                flags.add(flag);
            }
        }
        this.around = Surroundings.read(given, SEATS, Notation.COMPACT, variant.tiles().size());
        new Possible(rules, given).check(hand, last, flowers, elsewhere());
        new Possible(rules, given).check(flags, dealer, hand.melds());
    }

    static HongKongQuestion read(Given given, HongKongRules rules) throws Refusal {
        return new HongKongReader(given, rules).question();
    }

    // What was typed

    private Hand hand() throws Refusal {
        Hand typed = TileText.hand(given.text(Field.HAND), TileText.HAND);
        List<Meld> melds = new ArrayList<>(typed.melds());
        melds.addAll(
                TileText.melds(
                        given.text(HongKongDesk.MELDS),
                        given.named(HongKongDesk.MELDS),
                        Notation.COMPACT));
        List<Tile> tiles = new ArrayList<>(typed.tiles());
        boolean waits = Counting.size(new Hand(tiles, melds)) == HongKongQuestion.FULL - 1;
        last.filter(_ -> waits).ifPresent(tiles::add);
        return new Hand(tiles, melds);
    }

    private List<Tile> tiles(String field) throws Refusal {
        return TileText.tiles(given.text(field), given.named(field));
    }

    /// From 0 for east.
    private int wind(String field) throws Refusal {
        return given.word(field).map(HongKongDesk.WINDS::indexOf).orElse(0);
    }

    private List<Tile> elsewhere() {
        List<Tile> all = new ArrayList<>(seen);
        all.addAll(around.inSight());
        return all;
    }

    // What it means

    private HongKongQuestion question() throws Refusal {
        boolean full = Counting.size(hand) == HongKongQuestion.FULL;
        Staging.Now now = around.now(Surroundings.Fullness.of(full), hand.melds());
        View view = staging().view(now);
        boolean turn = now == Staging.Turn.DRAWN || now == Staging.Turn.DEALT;
        Optional<Win> win = turn ? Optional.of(win(view)) : Optional.empty();
        return new HongKongQuestion(
                hand,
                last,
                Tiles.of(elsewhere()),
                win,
                win.flatMap(this::giver),
                rules,
                view,
                now == Staging.Turn.WAITING ? Optional.empty() : choice(view, win));
    }

    private Win win(View view) {
        Tile tile = last.orElseGet(() -> hand.tiles().getLast());
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
                new Hand(hand.tiles(), hand.melds().stream().map(this::given).toList()),
                tile,
                Tiles.of(flowers),
                view.table().wind(Beside.OWN),
                HongKongVariant.roundWind(view.table()),
                circumstances);
    }

    /// A claimed set with somebody who gave it: whoever that is pays, where givers are liable.
    private Meld given(Meld meld) {
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
        if (Counting.size(hand) == HongKongQuestion.FULL || view.table().offered().isEmpty()) {
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
        Event.Started first = variant.first();
        Staging staging =
                new Staging(
                        new Event.Started(
                                first.variant(),
                                first.edition(),
                                first.rules(),
                                first.hand(),
                                dealer,
                                new TreeMap<>(Map.of(Words.PASSED, SEATS.size() * roundWind)),
                                first.points(),
                                first.pot()),
                        variant.tiles().size(),
                        HongKongQuestion.FULL - 1);
        staging.opening(new Event.Began(Words.PLAY));
        around.stage(staging);
        around.alsoSeen(seen, staging);
        staging.flowers(Beside.OWN, flowers);
        staging.melds(Beside.OWN, hand.melds());
        List<Tile> tiles = new ArrayList<>(hand.tiles());
        last.ifPresent(tile -> {
            tiles.remove(tile);
            tiles.add(tile);
        });
        return staging.hand(tiles);
    }
}
