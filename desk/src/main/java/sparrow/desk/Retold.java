package sparrow.desk;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import sparrow.core.game.Action;
import sparrow.core.game.Choice;
import sparrow.core.table.Event;
import sparrow.core.table.Offer;
import sparrow.core.table.Place;
import sparrow.core.table.Table;
import sparrow.core.table.Thrown;
import sparrow.core.table.View;
import sparrow.core.tile.Hand;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Notation;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Tile;

/// What a seat sees at a table, told as a question tells it: [Surroundings] read the other way.
public final class Retold {
    private Retold() {}

    /// What a seat holds and has laid, the tile that it drew in this turn last.
    public static Hand hand(View view) {
        List<Tile> tiles = new ArrayList<>(view.own().hand().list());
        Optional<Tile> drawn =
                view.own()
                        .drawn()
                        .or(() ->
                                view.table()
                                        .log()
                                        .newest(Retold::beginsTurn)
                                        .filter(event ->
                                                event instanceof Event.Drew(Seat who, Tile _, int _)
                                                        && who == view.seat())
                                        .map(event -> ((Event.Drew) event).tile()));
        if (drawn.isPresent() && tiles.remove(drawn.get())) {
            tiles.add(drawn.get());
        }
        return new Hand(tiles, view.own().melds());
    }

    /// Writes down what a seat sees around it that must choose.
    ///
    /// @param declares whether a word is said with the discard that follows it
    public static Map<String, List<String>> around(
            View view, Choice choice, Predicate<String> declares, Notation notation) {
        Table table = view.table();
        Map<String, List<String>> fields = new LinkedHashMap<>();
        for (Seat seat : table.seats()) {
            Place place = table.place(seat);
            String name =
                    seat == view.seat()
                            ? Surroundings.OWN
                            : Beside.between(view.seat(), seat, table.seats()).key();
            if (seat != view.seat()) {
                add(fields, Surroundings.OTHERS, name, laid(table, seat, notation));
                add(fields, Surroundings.ASIDE, name, notation.write(place.flowers().list()));
            }
            add(
                    fields,
                    Surroundings.PONDS,
                    name,
                    Ponds.write(pond(view, seat, declares), notation, table.seats()));
        }
        fields.put(Surroundings.WALL, List.of(String.valueOf(table.wall().left())));
        latest(view)
                .map(latest -> latest.declaredBy(table, declares))
                .ifPresent(latest ->
                        fields.put(Surroundings.OFFER, List.of(latest.written(view, notation))));
        if (view.own().drawn().isEmpty() && mayDiscard(choice)) {
            boolean laid = last(table).filter(Event.Laid.class::isInstance).isPresent();
            Began without = called(view).isPresent() ? Began.CALLED : Began.DEALT;
            fields.put(Surroundings.TURN, List.of((laid ? Began.LAID : without).key()));
        }
        if (isReplacement(table, view.seat())) {
            fields.put(Surroundings.TURN, List.of(Began.REPLACED.key()));
        }
        if (isDeclaring(table, view.seat(), declares)) {
            fields.put(Surroundings.DECLARING, List.of("yes"));
        }
        return fields;
    }

    /// The melds of a seat, without the tile that it adds just now.
    private static String laid(Table table, Seat seat, Notation notation) {
        List<Meld> melds = new ArrayList<>(table.place(seat).melds());
        table.offered()
                .filter(offer -> offer.seat() == seat && offer.source() == Offer.Source.ADDED)
                .ifPresent(offer ->
                        melds.set(
                                offer.meld(),
                                melds.get(offer.meld()).shrunk(List.of(offer.tile()))));
        StringBuilder laid = new StringBuilder();
        melds.forEach(meld -> laid.append(notation.write(meld)));
        return laid.toString();
    }

    private static boolean mayDiscard(Choice choice) {
        return choice instanceof Choice.OneOf(var actions)
                && actions.stream().anyMatch(Action.Discard.class::isInstance);
    }

    /// The tile of another that is on offer, or was called just now.
    private static Optional<Offering> latest(View view) {
        return view.table()
                .offered()
                .filter(offer -> offer.source() != Offer.Source.LAID)
                .filter(offer -> offer.seat() != view.seat())
                .map(offer -> Offering.of(offer.seat(), offer.tile(), offer.source()))
                .or(() ->
                        called(view)
                                .map(taken ->
                                        Offering.of(
                                                taken.from(), taken.tile(), Offer.Source.DISCARD)));
    }

    /// The tile that was claimed in this turn, whatever was said, paid, laid, corrected or
    /// exchanged since.
    private static Optional<Meld.Taken> called(View view) {
        Optional<Event> last = view.table().log().newest(event -> !isAfterClaim(event));
        return last.isPresent()
                        && last.get() instanceof Event.Claimed(Seat who, Meld meld)
                        && who == view.seat()
                ? meld.taken()
                : Optional.empty();
    }

    private static boolean isAfterClaim(Event event) {
        return event instanceof Event.Paid
                || event instanceof Event.Laid
                || event instanceof Event.Declared
                || event instanceof Event.Added
                || event instanceof Event.TakenBack
                || event instanceof Event.JokerTaken
                || event instanceof Event.Retrieved;
    }

    /// The last event of the game, payments and a declaration for the discard to come aside.
    private static Optional<Event> last(Table table) {
        return table.log()
                .newest(event ->
                        !(event instanceof Event.Paid) && !(event instanceof Event.Declared));
    }

    /// Whether the latest tile to be claimed was added to a kong, and lay in no pond.
    private static boolean isLastAdded(View view) {
        return view.table()
                .log()
                .newest(event ->
                        event instanceof Event.Discarded
                                || (event instanceof Event.Added(Seat who, int _, Tile _)
                                        && who != view.seat()))
                .filter(Event.Added.class::isInstance)
                .isPresent();
    }

    /// Whether an event is more than what a seat does within its turn.
    private static boolean beginsTurn(Event event) {
        return !(event instanceof Event.Paid
                || event instanceof Event.Declared
                || event instanceof Event.Laid);
    }

    /// Whether the seat has drawn from behind, and not the next tile of the wall.
    private static boolean isReplacement(Table table, Seat seat) {
        return table.place(seat).drawn().isPresent()
                && table.log().newest(Event.Drew.class::isInstance).orElseThrow()
                        instanceof Event.Drew(Seat _, Tile _, int at)
                && at > table.wall().front();
    }

    private static boolean isDeclaring(Table table, Seat seat, Predicate<String> declares) {
        return table.log().last() instanceof Event.Declared(Seat who, String word)
                && who == seat
                && declares.test(word);
    }

    /// A seat as it is called when whoever looks sits at the seat of those who ask.
    private static Seat turned(View view, Seat seat) {
        List<Seat> all = view.table().seats();
        return seat == view.seat()
                ? Beside.OWN
                : Beside.between(view.seat(), seat, all).of(Beside.OWN, all);
    }

    private static void add(
            Map<String, List<String>> fields, String field, String seat, String text) {
        if (!text.isEmpty()) {
            fields.computeIfAbsent(field, _ -> new ArrayList<>()).add(seat + ":" + text);
        }
    }

    /// The discards of a seat with their marks; the latest, on offer or called, is not among them.
    private static Ponds.Pond pond(View view, Seat seat, Predicate<String> declares) {
        Table table = view.table();
        List<Ponds.Thrown> thrown = new ArrayList<>();
        List<Integer> bars = new ArrayList<>();
        boolean declared = false;
        for (Event event : table.log().events()) {
            if (event instanceof Event.Declared(Seat who, String word) && declares.test(word)) {
                declared |= who == seat;
                if (who != seat) {
                    bars.add(thrown.size());
                }
            } else if (event instanceof Event.Discarded(Seat who, Tile _, var _) && who == seat) {
                Thrown lying = table.place(seat).pond().get(thrown.size());
                Ponds.Thrown plain = Ponds.Thrown.of(lying.tile());
                Ponds.Thrown next =
                        lying.claimedBy()
                                .map(claimer -> plain.claimedBy(turned(view, claimer)))
                                .orElse(plain);
                thrown.add(declared ? next.with(Ponds.Mark.DECLARES) : next);
                declared = false;
            }
        }
        boolean thrownNow =
                latest(view)
                        .filter(latest ->
                                latest.from() == seat && latest.source() == Offer.Source.DISCARD)
                        .isPresent();
        if (thrownNow && !isLastAdded(view)) {
            thrown.removeLast();
        }
        return new Ponds.Pond(thrown, bars);
    }
}
