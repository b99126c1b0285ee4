package sparrow.riichi.desk;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import sparrow.core.game.Action;
import sparrow.core.game.Choice;
import sparrow.core.table.Event;
import sparrow.core.table.View;
import sparrow.core.tile.Hand;
import sparrow.core.tile.Notation;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;
import sparrow.desk.Beside;
import sparrow.desk.Counting;
import sparrow.desk.Given;
import sparrow.desk.Ponds;
import sparrow.desk.Refusal;
import sparrow.desk.Staging;
import sparrow.desk.Surroundings;
import sparrow.desk.TileText;
import sparrow.riichi.Circumstance;
import sparrow.riichi.advice.Position;
import sparrow.riichi.advice.Threat;
import sparrow.riichi.advice.TurnsAhead;
import sparrow.riichi.table.Words;

/// Reads a question about a hand that is not won.
final class HandReader {
    private static final int DEFAULT_TURNS = 12;
    private static final int MOST_OTHERS = 3;
    private static final int STICK = 1_000;

    private final Given given;
    private final House house;
    private final Hand hand;
    private final List<Seat> seats;
    private final Surroundings around;
    private final List<Tile> visible;
    private final List<Tile> passed;
    private final List<Tile> discards;
    private final List<Tile> dora;
    private final List<Ponds.Pond> against = new ArrayList<>();
    private final int norths;

    HandReader(Given given, House house, Hand hand) throws Refusal {
        this.given = given;
        this.house = house;
        this.hand = hand;
        this.seats = house.variant().first().points().seats();
        this.around =
                Surroundings.read(given, seats, Notation.COMPACT, house.variant().tiles().size());
        this.visible = tiles(RiichiFields.VISIBLE);
        for (String pond : given.texts(RiichiFields.AGAINST)) {
            against.add(
                    Ponds.read(pond, given.named(RiichiFields.AGAINST), Notation.COMPACT, seats));
        }
        this.passed = tiles(RiichiFields.PASSED);
        this.discards =
                given.has(RiichiFields.DISCARDS)
                        ? tiles(RiichiFields.DISCARDS)
                        : around.pond(Beside.OWN).left();
        this.dora = tiles(RiichiFields.DORA);
        this.norths = given.number(RiichiFields.NORTHS).orElse(0);
    }

    private List<Tile> tiles(String field) throws Refusal {
        return given.has(field) ? TileText.tiles(given.text(field), given.named(field)) : List.of();
    }

    HandQuestion question() throws Refusal {
        Optional<TurnsAhead> draws = draws();
        refusePassed();
        Position asked = asked();
        Optional<Called> called = Called.read(given, asked);
        Position position = checked(called.map(Called::position).orElse(asked));
        Staging.Now now = now(position.hand(), called);
        View view = staging(position.hand()).view(now);
        return new HandQuestion(position, draws, threats(view), depth(), view, choice(view, now));
    }

    // What is asked

    private HandQuestion.Depth depth() {
        boolean advice = RiichiFields.ADVICE.stream().anyMatch(this::isSaid);
        if (given.is(RiichiFields.UKEIRE)) {
            return HandQuestion.Depth.EVERYTHING;
        }
        if (given.is(RiichiFields.SHANTEN) && !advice) {
            return HandQuestion.Depth.DISTANCES;
        }
        return advice || given.isTyped()
                ? HandQuestion.Depth.ADVICE
                : HandQuestion.Depth.ACCEPTANCE;
    }

    private boolean isSaid(String field) {
        return given.has(field) && !given.text(field).isEmpty();
    }

    /// What the odds are asked for, if they are.
    private Optional<TurnsAhead> draws() throws Refusal {
        boolean wanted =
                given.is(RiichiFields.ODDS)
                        || given.has(RiichiFields.TURNS)
                        || given.has(RiichiFields.RON);
        int turns = given.number(RiichiFields.TURNS, 1, TurnsAhead.MOST, DEFAULT_TURNS);
        int others = given.number(RiichiFields.RON, 0, MOST_OTHERS, 0);
        return wanted ? Optional.of(new TurnsAhead(turns, others)) : Optional.empty();
    }

    private void refusePassed() throws Refusal {
        boolean riichi =
                !against.isEmpty()
                        || seats.stream()
                                .anyMatch(seat -> seat != Beside.OWN && around.declares(seat));
        if (!riichi && !passed.isEmpty()) {
            throw new Refusal(
                    "no_riichi",
                    given.option(RiichiFields.PASSED)
                            + " needs a riichi: give its discards with "
                            + given.option(RiichiFields.AGAINST)
                            + ".");
        }
    }

    /// The riichi hands that discards are judged against.
    private List<Threat> threats(View view) {
        if (view.own().hand().size() % 3 != 2) {
            return List.of();
        }
        Tiles safe = Tiles.of(passed);
        return against.isEmpty()
                ? HandQuestion.threats(view)
                : against.stream().map(pond -> Threat.riichi(pond.tiles(), safe)).toList();
    }

    // What is known

    private Position asked() throws Refusal {
        Optional<Tile> unsaid = given.isTyped() ? Optional.of(Tile.EAST) : Optional.empty();
        Optional<Tile> seat = RiichiDesk.wind(given, RiichiFields.SEAT).or(() -> unsaid);
        Optional<Tile> round = RiichiDesk.wind(given, RiichiFields.ROUND).or(() -> unsaid);
        Position position = Position.of(hand).rules(house.rules()).dora(dora);
        position = seat.isPresent() ? position.seat(seat.get()) : position;
        position = round.isPresent() ? position.round(round.get()) : position;
        return given.is(Circumstance.OPEN.key()) ? position.open() : position;
    }

    /// The position with all that was seen; refused if it cannot be.
    private Position checked(Position position) throws Refusal {
        List<Tile> elsewhere = new ArrayList<>(visible);
        elsewhere.addAll(passed);
        against.forEach(pond -> elsewhere.addAll(pond.tiles()));
        elsewhere.addAll(setAside());
        List<Tile> around = new ArrayList<>(this.around.inSight());
        this.around.pond(Beside.OWN).left().forEach(around::remove);
        elsewhere.addAll(around);
        if (position.hand().tiles().size() % 3 == 1 && !against.isEmpty()) {
            throw new Refusal(
                    "nothing_to_discard",
                    given.option(RiichiFields.AGAINST)
                            + " judges discards: write the hand with the tile to discard.");
        }
        List<Tile> seen = new ArrayList<>(elsewhere);
        seen.addAll(discards);
        seen.addAll(dora);
        HandCheck.check(position.hand(), seen, house.rules());
        return position.seen(Tiles.of(elsewhere)).discards(Tiles.of(discards));
    }

    private List<Tile> setAside() throws Refusal {
        if (norths == 0) {
            return List.of();
        }
        if (house.rules().players() != 3) {
            throw new Refusal("bad_number", WinCheck.NO_NORTHS);
        }
        if (!house.rules().rules().is("kita")) {
            throw new Refusal("bad_number", WinCheck.NO_KITA);
        }
        if (norths < 0 || norths > Counting.COPIES) {
            throw new Refusal("bad_number", "0 to 4 norths can be set aside, not " + norths + ".");
        }
        return Collections.nCopies(norths, Tile.NORTH);
    }

    // The table

    private Staging.Now now(Hand held, Optional<Called> called) {
        boolean full = held.tiles().size() % 3 == 2;
        if (called.isPresent() && full) {
            return new Staging.Called(Beside.LEFT.of(Beside.OWN, seats), called.get().tile());
        }
        return !full && given.is(RiichiFields.SHOWDOWN)
                ? new Staging.Told(new Event.Began(Words.SHOWDOWN))
                : around.now(
                        full ? Surroundings.Fullness.FULL : Surroundings.Fullness.WAITING,
                        held.melds(),
                        Words.RIICHI);
    }

    private Staging staging(Hand held) throws Refusal {
        Staging staging =
                Staged.table(
                        house,
                        new Staged.Match(
                                asked().seat(),
                                asked().round().orElse(Tile.EAST),
                                number(RiichiFields.HONBA),
                                STICK * number(RiichiFields.STICKS),
                                given.number(RiichiFields.OWN_POINTS)),
                        dora);
        around.stage(staging);
        List<Tile> seen = new ArrayList<>(visible);
        List<Seat> free = new ArrayList<>();
        for (Seat seat : seats) {
            if (seat != Beside.OWN && around.pond(seat).thrown().isEmpty()) {
                free.add(seat);
            }
        }
        if (free.size() <= against.size()) {
            seen.addAll(passed);
        }
        around.alsoSeen(seen, staging);
        Staged.against(against, passed, free, staging);
        if (given.has(RiichiFields.DISCARDS) && around.pond(Beside.OWN).thrown().isEmpty()) {
            staging.pond(Beside.OWN, Ponds.Pond.of(discards));
        }
        return staging.flowers(Beside.OWN, setAside())
                .melds(Beside.OWN, held.melds())
                .hand(held.tiles());
    }

    private int number(String field) throws Refusal {
        return Math.max(0, given.number(field).orElse(0));
    }

    private Optional<Choice> choice(View view, Staging.Now now) {
        return around.choice(
                house.variant(), view, now, new Action.Declare(Words.NINE_TERMINALS)::equals);
    }
}
