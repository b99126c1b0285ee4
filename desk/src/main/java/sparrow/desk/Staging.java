package sparrow.desk;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.ToIntFunction;
import sparrow.core.table.Event;
import sparrow.core.table.Impossible;
import sparrow.core.table.Table;
import sparrow.core.table.View;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Tile;

/// A table as somebody describes it, made into what the seat [Beside#OWN] would know of it: a log
/// that tells how the table may have come about, as that seat would have seen it.
///
/// Others never draw in such a log: they are dealt all tiles that were ever theirs, lay and discard
/// some, and hold the rest. The own seat draws whatever it discards. Only what comes last is as it
/// was at the table: the own draw, the own claim, or somebody's discard.
public final class Staging {
    final Event.Started started;
    final int tiles;
    final int hand;
    final Map<Seat, Spot> spots = new EnumMap<>(Seat.class);
    final List<Event> opening = new ArrayList<>();
    final List<Event> afterLaying = new ArrayList<>();
    List<Tile> own = List.of();
    List<Tile> given = List.of();
    ToIntFunction<Meld> sizes = _ -> 3;
    Function<Table, List<Event>> since = _ -> List.of();
    int left = -1;

    /// What one seat has before it.
    static final class Spot {
        List<Meld> melds = List.of();
        List<Tile> flowers = List.of();
        Ponds.Pond pond = Ponds.Pond.EMPTY;
        List<String> words = List.of();
        String declaration = "";
        boolean declaresNow;
    }

    /// @param started how the hand began: rules, dealer, tally, points
    /// @param tiles of the whole set
    /// @param hand how many tiles a seat holds that waits
    public Staging(Event.Started started, int tiles, int hand) {
        this.started = started;
        this.tiles = tiles;
        this.hand = hand;
        started.points().seats().forEach(seat -> spots.put(seat, new Spot()));
    }

    /// The own concealed tiles; if there is one more than a seat holds that waits, the last was
    /// drawn just now.
    public Staging hand(List<Tile> concealed) {
        own = List.copyOf(concealed);
        return this;
    }

    public Staging melds(Seat seat, List<Meld> melds) {
        spot(seat).melds = List.copyOf(melds);
        return this;
    }

    public Staging flowers(Seat seat, List<Tile> flowers) {
        spot(seat).flowers = List.copyOf(flowers);
        return this;
    }

    public Staging pond(Seat seat, Ponds.Pond pond) {
        spot(seat).pond = pond;
        return this;
    }

    /// What a seat said before any tile was discarded.
    public Staging said(Seat seat, List<String> words) {
        spot(seat).words = List.copyOf(words);
        return this;
    }

    /// The word that a mark in the seat's pond stands for, such as riichi.
    public Staging declares(Seat seat, String word) {
        spot(seat).declaration = word;
        return this;
    }

    /// The seat declares with the tile that it discards just now.
    public Staging declaresNow(Seat seat) {
        spot(seat).declaresNow = true;
        return this;
    }

    /// What happens between the deal and the first turn, such as a phase that begins; positions of
    /// the wall are counted back from its end.
    public Staging opening(Event event) {
        opening.add(event);
        return this;
    }

    /// What follows a meld that was laid just now, such as its payment.
    public Staging afterLaying(Event event) {
        afterLaying.add(event);
        return this;
    }

    /// Tiles that the own seat knows in the hands of others: it handed them over, and has not seen
    /// them since.
    public Staging elsewhere(List<Tile> tiles) {
        given = List.copyOf(tiles);
        return this;
    }

    /// How many tiles of a hand a meld takes up; three if nothing is said.
    public Staging sizes(ToIntFunction<Meld> tiles) {
        sizes = tiles;
        return this;
    }

    /// What happened in the own turn after its last event, as it follows from the table there.
    public Staging since(Function<Table, List<Event>> events) {
        since = events;
        return this;
    }

    /// How many tiles are left in the wall.
    public Staging left(int count) {
        left = count;
        return this;
    }

    Spot spot(Seat seat) {
        return Optional.ofNullable(spots.get(seat))
                .orElseThrow(() -> new IllegalArgumentException("nobody sits at " + seat));
    }

    /// The last event of the game.
    public sealed interface Now {}

    /// The own turn: the last tile of the hand was drawn just now.
    public enum Turn implements Now {
        DRAWN,
        /// The same with a tile from the end of the wall, as after a kong.
        REPLACED,
        /// Between turns.
        WAITING,
        /// The own turn without a draw: the first of a hand, where the dealer has a tile more.
        DEALT
    }

    /// The own turn after claiming a tile of this seat for the last own meld.
    public record Called(Seat from, Tile tile) implements Now {}

    /// A tile that this seat discards just now.
    public record Offered(Seat from, Tile tile) implements Now {}

    /// A tile that this seat adds to a meld of its own just now.
    public record Growing(Seat from, Tile tile) implements Now {}

    /// The own turn goes on without a draw after laying the last own meld.
    public record Laying(Now before) implements Now {}

    /// The own turn goes on after a declaration.
    public record Declaring(Now before, String word) implements Now {}

    /// Something else that happened last; positions of the wall are counted back from its end.
    public record Told(Event event) implements Now {}

    /// What the own seat knows.
    public View view(Now now) throws Refusal {
        try {
            return new Telling(this, now).view();
        } catch (Impossible impossible) {
            throw new Refusal(
                    "bad_table", "the table cannot be so: " + impossible.getMessage() + ".");
        }
    }
}
