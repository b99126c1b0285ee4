package sparrow.formats.tenhou;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;
import sparrow.records.BadRecord;

/// The order in which things happened, which JSON does not tell: each player's lists of tiles taken
/// and tiles given are apart.
///
/// Whether a call took this discard or a later one like it is found out by trying: all lists must
/// be used up in the end, and nobody can give what he does not have.
final class JsonOrder {
    static final int LONGEST_LIST = 60;
    private static final int MOST_STEPS = 50_000;

    /// @param in the list in which it stands
    record Step(Seat seat, In in, JsonMove move) {
        boolean isTaken() {
            return in == In.TAKEN;
        }
    }

    enum In {
        TAKEN,
        DISCARDED
    }

    private final Seats<List<JsonMove>> taken;
    private final Seats<List<JsonMove>> given;
    private final List<Step> steps = new ArrayList<>();
    private final Set<String> hopeless = new HashSet<>();
    private int tried;

    private JsonOrder(Seats<List<JsonMove>> taken, Seats<List<JsonMove>> given) {
        this.taken = taken;
        this.given = given;
    }

    static List<Step> of(
            Seat dealer,
            Seats<List<Tile>> dealt,
            Seats<List<JsonMove>> taken,
            Seats<List<JsonMove>> given)
            throws BadRecord {
        JsonOrder order = new JsonOrder(taken, given);
        State state = new State(dealt.seats().size());
        for (Seat seat : dealt.seats()) {
            state.hands[seat.ordinal()] = Tiles.of(dealt.get(seat));
        }
        if (!order.draw(state, dealer)) {
            throw new BadRecord("the tiles taken and given do not fit together");
        }
        return order.steps;
    }

    /// How far each list has been used, and what each player holds.
    private static final class State {
        final int[] taken;
        final int[] given;
        final Tiles[] hands;

        State(int count) {
            taken = new int[count];
            given = new int[count];
            hands = new Tiles[count];
        }

        private State(State other) {
            taken = other.taken.clone();
            given = other.given.clone();
            hands = other.hands.clone();
        }

        Tiles hand(Seat seat) {
            return hands[seat.ordinal()];
        }

        State copy() {
            return new State(this);
        }

        boolean lose(Seat seat, List<Tile> tiles) {
            for (Tile tile : tiles) {
                if (!hands[seat.ordinal()].contains(tile)) {
                    return false;
                }
                hands[seat.ordinal()] = hands[seat.ordinal()].without(tile);
            }
            return true;
        }

        String key(Seat seat) {
            StringBuilder key = new StringBuilder().append(seat);
            for (int i = 0; i < taken.length; i++) {
                key.append((char) taken[i]).append((char) given[i]);
            }
            return key.toString();
        }
    }

    private boolean isUsedUp(State state) {
        return taken.seats().stream()
                .allMatch(seat ->
                        state.taken[seat.ordinal()] == taken.get(seat).size()
                                && state.given[seat.ordinal()] == given.get(seat).size());
    }

    /// The seat draws and acts; true if everything fits from there on.
    private boolean draw(State state, Seat seat) throws BadRecord {
        if (++tried > MOST_STEPS) {
            throw new BadRecord("the order of the calls cannot be found out");
        }
        int next = state.taken[seat.ordinal()];
        if (next == taken.get(seat).size()) {
            return isUsedUp(state);
        }
        JsonMove move = taken.get(seat).get(next);
        if (move.kind() != JsonMove.Kind.TILE) {
            return false;
        }
        state.taken[seat.ordinal()]++;
        steps.add(new Step(seat, In.TAKEN, move));
        Tile tile = move.tiles().getFirst();
        state.hands[seat.ordinal()] = state.hands[seat.ordinal()].with(tile);
        return act(state, seat, tile);
    }

    /// @param drawn the tile just drawn, or one that is none
    private boolean act(State state, Seat seat, Tile drawn) throws BadRecord {
        int next = state.given[seat.ordinal()];
        if (next == given.get(seat).size()) {
            return isUsedUp(state);
        }
        JsonMove move = given.get(seat).get(next);
        state.given[seat.ordinal()]++;
        steps.add(new Step(seat, In.DISCARDED, move));
        return switch (move.kind()) {
            case TILE -> state.lose(seat, move.tiles()) && settle(state, seat, move.marked());
            case DRAWN -> state.lose(seat, List.of(drawn)) && settle(state, seat, drawn);
            case KITA -> state.lose(seat, move.tiles()) && draw(state, seat);
            case CONCEALED_KAN ->
                    state.lose(seat, move.held(state.hand(seat))) && draw(state, seat);
            case ADDED_KAN ->
                    state.lose(seat, List.of(move.added(state.hand(seat)))) && draw(state, seat);
            case NOTHING, CHI, PON, OPEN_KAN -> false;
        };
    }

    /// Somebody takes the discard, or the next seat draws.
    private boolean settle(State state, Seat from, Tile tile) throws BadRecord {
        String key = state.key(from);
        if (hopeless.contains(key)) {
            return false;
        }
        int known = steps.size();
        for (JsonMove.Kind kind :
                List.of(JsonMove.Kind.OPEN_KAN, JsonMove.Kind.PON, JsonMove.Kind.CHI)) {
            for (Seat seat : taken.seats()) {
                if (seat != from && takes(state, seat, kind, from, tile)) {
                    if (claim(state.copy(), seat, tile)) {
                        return true;
                    }
                    steps.subList(known, steps.size()).clear();
                }
            }
        }
        if (draw(state.copy(), taken.next(from))) {
            return true;
        }
        steps.subList(known, steps.size()).clear();
        hopeless.add(key);
        return false;
    }

    private boolean takes(State state, Seat seat, JsonMove.Kind kind, Seat from, Tile tile) {
        int next = state.taken[seat.ordinal()];
        if (next == taken.get(seat).size()) {
            return false;
        }
        JsonMove move = taken.get(seat).get(next);
        return move.kind() == kind
                && move.takes(tile)
                && (seat.ordinal() + move.from()) % 4 == from.ordinal();
    }

    private boolean claim(State state, Seat seat, Tile tile) throws BadRecord {
        JsonMove move = taken.get(seat).get(state.taken[seat.ordinal()]++);
        steps.add(new Step(seat, In.TAKEN, move));
        if (!state.lose(seat, move.own(tile))) {
            return false;
        }
        if (move.kind() != JsonMove.Kind.OPEN_KAN) {
            return act(state, seat, Tile.HIDDEN);
        }
        int next = state.given[seat.ordinal()];
        if (next < given.get(seat).size()
                && given.get(seat).get(next).kind() == JsonMove.Kind.NOTHING) {
            state.given[seat.ordinal()]++;
        }
        return draw(state, seat);
    }
}
