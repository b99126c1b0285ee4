package sparrow.riichi.desk;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import sparrow.core.game.Choice;
import sparrow.core.game.Level;
import sparrow.core.table.Event;
import sparrow.core.table.Marker;
import sparrow.core.table.Place;
import sparrow.core.table.Table;
import sparrow.core.table.Thrown;
import sparrow.core.table.View;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;
import sparrow.desk.Answer;
import sparrow.desk.Retold;
import sparrow.riichi.RiichiRules;
import sparrow.riichi.advice.Position;
import sparrow.riichi.advice.Threat;
import sparrow.riichi.advice.TurnsAhead;
import sparrow.riichi.table.Words;

/// What a hand needs that is not won.
///
/// @param draws what to tell the odds for, if they are asked for
/// @param threats the riichi hands that discards are judged against
record HandQuestion(
        Position position,
        Optional<TurnsAhead> draws,
        List<Threat> threats,
        Depth depth,
        View view,
        Optional<Choice> choice)
        implements RiichiQuestion {
    /// How much is wanted.
    enum Depth {
        /// Only how far it is from each form.
        DISTANCES,
        /// What it accepts, too.
        ACCEPTANCE,
        /// All advice; of tables those that odds and danger do not stand for.
        ADVICE,
        /// All advice and every table.
        EVERYTHING
    }

    HandQuestion {
        threats = List.copyOf(threats);
    }

    /// What a seat asks that must choose.
    static HandQuestion of(View view, Choice choice) {
        Table table = view.table();
        int round = table.started().tally().getOrDefault(Words.ROUND, 0);
        Position position =
                Position.of(Retold.hand(view))
                        .rules(RiichiRules.of(table.rules()))
                        .seat(table.wind(view.seat()))
                        .round(Tile.ofKind(Tile.EAST.kind() + Math.min(round, 3)))
                        .dora(table.markers(Words.DORA).stream().map(Marker::tile).toList())
                        .discards(Tiles.of(left(view.own())))
                        .seen(Tiles.of(seen(view)));
        return new HandQuestion(
                position,
                Optional.empty(),
                position.holding().size() % 3 == 2 ? threats(view) : List.of(),
                Depth.EVERYTHING,
                view,
                Optional.of(choice));
    }

    /// What lies open before the others, and the norths that were set aside.
    private static List<Tile> seen(View view) {
        Table table = view.table();
        List<Tile> seen = new ArrayList<>(view.own().flowers().list());
        for (Seat seat : table.seats()) {
            if (seat != view.seat()) {
                Place place = table.place(seat);
                seen.addAll(left(place));
                place.melds().stream().map(Meld::tiles).forEach(seen::addAll);
                seen.addAll(place.flowers().list());
            }
        }
        return seen;
    }

    /// The discards that nobody claimed.
    private static List<Tile> left(Place place) {
        List<Tile> left = new ArrayList<>();
        for (Thrown thrown : place.pond()) {
            if (thrown.claimedBy().isEmpty()) {
                left.add(thrown.tile());
            }
        }
        return left;
    }

    /// The riichi hands of others.
    static List<Threat> threats(View view) {
        Table table = view.table();
        List<Threat> threats = new ArrayList<>();
        for (Seat seat : table.seats()) {
            Place place = table.place(seat);
            if (seat != view.seat()
                    && (place.hasSaid(Words.RIICHI) || place.hasSaid(Words.OPEN_RIICHI))) {
                List<Tile> own = new ArrayList<>();
                place.pond().forEach(thrown -> own.add(thrown.tile()));
                threats.add(Threat.riichi(own, Tiles.of(passed(table, seat))));
            }
        }
        return threats;
    }

    /// What others discarded since a seat declared riichi.
    private static List<Tile> passed(Table table, Seat seat) {
        List<Tile> passed = new ArrayList<>();
        for (Event event : table.log().events()) {
            if (event instanceof Event.Declared(Seat who, String _) && who == seat) {
                passed.clear();
            } else if (event instanceof Event.Discarded(Seat who, Tile tile, var _)
                    && who != seat) {
                passed.add(tile);
            }
        }
        return passed;
    }

    @Override
    public Answer answer(Level level) {
        return RiichiAnswer.of(this, level);
    }
}
