package sparrow.riichi;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import sparrow.core.tile.Hand;
import sparrow.core.tile.Suit;
import sparrow.core.tile.Tile;

/// A win to be scored: the hand, the tile it was won on, and all that was so at that moment.
///
/// It is *given*, not yet *valid*: [RiichiRules#score] says what is wrong with it. Every method
/// that takes a value answers a new win.
public final class Win {
    /// No wind.
    static final int NONE = -1;

    private final Hand hand;
    private final Tile tile;
    private int circumstances;
    private int seat = NONE;
    private int round = NONE;
    private Optional<Tile> from = Optional.empty();
    private Optional<Tile> liable = Optional.empty();
    private List<Tile> dora = List.of();
    private List<Tile> ura = List.of();
    private int otherDora;
    private int nuki;
    private int honba;
    private int sticks;
    private int winsInRow;

    private Win(Hand hand, Tile tile) {
        this.hand = hand;
        this.tile = tile;
    }

    private Win(Win other) {
        this(other.hand, other.tile);
        circumstances = other.circumstances;
        seat = other.seat;
        round = other.round;
        from = other.from;
        liable = other.liable;
        dora = other.dora;
        ura = other.ura;
        otherDora = other.otherDora;
        nuki = other.nuki;
        honba = other.honba;
        sticks = other.sticks;
        winsInRow = other.winsInRow;
    }

    /// A win on somebody's tile, which is among those of the hand.
    public static Win ron(Hand hand, Tile tile) {
        return new Win(hand, tile);
    }

    /// A win by self-draw, the tile drawn being among those of the hand.
    public static Win tsumo(Hand hand, Tile tile) {
        Win win = new Win(hand, tile);
        win.circumstances = Circumstance.TSUMO.bit();
        return win;
    }

    /// A draw that counts as a win, for the discards; the hand matters for nothing.
    public static Win nagashi(Hand hand) {
        return new Win(hand, Tile.HIDDEN).with(Circumstance.NAGASHI_MANGAN);
    }

    public Win with(Circumstance... more) {
        Win win = new Win(this);
        for (Circumstance circumstance : more) {
            win.circumstances |= circumstance.bit();
        }
        return win;
    }

    /// The own wind; east is the dealer.
    public Win seat(Tile wind) {
        Win win = new Win(this);
        win.seat = wind(wind).kind();
        return win;
    }

    /// The wind of the round.
    public Win round(Tile wind) {
        Win win = new Win(this);
        win.round = wind(wind).kind();
        return win;
    }

    /// The wind of the player whose tile it is.
    public Win from(Tile wind) {
        Win win = new Win(this);
        win.from = Optional.of(wind(wind));
        return win;
    }

    /// The wind of the player who is liable for a yakuman.
    public Win liable(Tile wind) {
        Win win = new Win(this);
        win.liable = Optional.of(wind(wind));
        return win;
    }

    private static Tile wind(Tile tile) {
        if (tile.suit() != Suit.WINDS) {
            throw new IllegalArgumentException(tile + " is no wind");
        }
        return tile;
    }

    /// The dora indicators, the first one first.
    public Win dora(Tile... indicators) {
        return dora(Arrays.asList(indicators));
    }

    public Win dora(List<Tile> indicators) {
        Win win = new Win(this);
        win.dora = List.copyOf(indicators);
        return win;
    }

    /// The indicators under those of the dora.
    public Win ura(Tile... indicators) {
        return ura(Arrays.asList(indicators));
    }

    public Win ura(List<Tile> indicators) {
        Win win = new Win(this);
        win.ura = List.copyOf(indicators);
        return win;
    }

    /// Dora that no indicator tells of; they add han and are not listed.
    public Win otherDora(int count) {
        Win win = new Win(this);
        win.otherDora = count;
        return win;
    }

    /// Norths set aside.
    public Win nuki(int count) {
        Win win = new Win(this);
        win.nuki = count;
        return win;
    }

    public Win honba(int count) {
        Win win = new Win(this);
        win.honba = count;
        return win;
    }

    /// Riichi sticks on the table, the winner's own among them.
    public Win sticks(int count) {
        Win win = new Win(this);
        win.sticks = count;
        return win;
    }

    /// How many yakuman for winning in a row the dealer gets: 1 for the eighth win.
    public Win winsInRow(int yakuman) {
        Win win = new Win(this);
        win.winsInRow = yakuman;
        return win;
    }

    public Hand hand() {
        return hand;
    }

    public Tile tile() {
        return tile;
    }

    public boolean is(Circumstance circumstance) {
        return (circumstances & circumstance.bit()) != 0;
    }

    int circumstances() {
        return circumstances;
    }

    public Optional<Tile> seat() {
        return seat == NONE ? Optional.empty() : Optional.of(Tile.ofKind(seat));
    }

    public Optional<Tile> round() {
        return round == NONE ? Optional.empty() : Optional.of(Tile.ofKind(round));
    }

    /// The kind of the own wind, or [#NONE].
    int seatKind() {
        return seat;
    }

    /// The kind of the round's wind, or [#NONE].
    int roundKind() {
        return round;
    }

    public Optional<Tile> from() {
        return from;
    }

    public Optional<Tile> liable() {
        return liable;
    }

    public List<Tile> dora() {
        return dora;
    }

    public List<Tile> ura() {
        return ura;
    }

    public int otherDora() {
        return otherDora;
    }

    public int nuki() {
        return nuki;
    }

    public int honba() {
        return honba;
    }

    public int sticks() {
        return sticks;
    }

    public int winsInRow() {
        return winsInRow;
    }

    boolean isDealer() {
        return seat == Kinds.EAST;
    }

    boolean isTsumo() {
        return is(Circumstance.TSUMO) || is(Circumstance.NAGASHI_MANGAN);
    }

    @Override
    public String toString() {
        return hand + (is(Circumstance.TSUMO) ? " by self-draw of " : " on ") + tile;
    }
}
