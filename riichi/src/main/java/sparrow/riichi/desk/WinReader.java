package sparrow.riichi.desk;

import java.util.List;
import java.util.Optional;
import sparrow.core.tile.Hand;
import sparrow.core.tile.Tile;
import sparrow.desk.Given;
import sparrow.desk.Refusal;
import sparrow.desk.TileText;
import sparrow.riichi.Circumstance;
import sparrow.riichi.NoScore.Fault;
import sparrow.riichi.Win;

/// Reads what a question says of a win.
final class WinReader {
    private static final Optional<Tile> EAST = Optional.of(Tile.EAST);

    private WinReader() {}

    static Win win(Given given, Hand hand) throws Refusal {
        Win win = start(given, hand);
        Optional<Tile> unsaid = given.isTyped() ? EAST : Optional.empty();
        Optional<Tile> seat = RiichiDesk.wind(given, RiichiFields.SEAT).or(() -> unsaid);
        Optional<Tile> round = RiichiDesk.wind(given, RiichiFields.ROUND).or(() -> unsaid);
        win = seat.isPresent() ? win.seat(seat.get()) : win;
        win = round.isPresent() ? win.round(round.get()) : win;
        for (String name : given.names()) {
            Circumstance circumstance = RiichiFields.CIRCUMSTANCES.get(name);
            win = circumstance == null ? more(win, name, given) : win.with(circumstance);
        }
        return win;
    }

    private static Win start(Given given, Hand hand) throws Refusal {
        boolean nagashi = given.is(Circumstance.NAGASHI_MANGAN.key());
        if (given.has(RiichiFields.WIN_TILE)) {
            if (nagashi) {
                throw new Refusal(
                        Fault.NAGASHI_MANGAN_WITH_WIN_NOT_ALLOWED.key(),
                        "nagashi mangan comes with a draw, where nobody wins: leave out win_tile.");
            }
            Optional<Tile> tile =
                    TileText.one(
                            given.text(RiichiFields.WIN_TILE), given.named(RiichiFields.WIN_TILE));
            if (tile.isPresent()) {
                return Win.ron(hand, tile.get());
            }
        }
        return nagashi
                ? Win.nagashi(hand)
                : Win.ron(hand, hand.tiles().isEmpty() ? Tile.HIDDEN : hand.tiles().getLast());
    }

    /// The win with what one more field says of it.
    private static Win more(Win win, String name, Given given) throws Refusal {
        return switch (name) {
            case RiichiFields.FROM -> win.from(RiichiDesk.wind(given, name).orElseThrow());
            case RiichiFields.LIABLE -> win.liable(RiichiDesk.wind(given, name).orElseThrow());
            case RiichiFields.DORA -> win.dora(tiles(given, name));
            case RiichiFields.URA -> win.ura(tiles(given, name));
            case RiichiFields.DORA_COUNT -> win.otherDora(number(given, name));
            case RiichiFields.HONBA -> win.honba(number(given, name));
            case RiichiFields.STICKS -> win.sticks(number(given, name));
            case RiichiFields.NORTHS -> win.nuki(number(given, name));
            case RiichiFields.PAARENCHAN -> win.winsInRow(number(given, name));
            case RiichiFields.LAST_TILE ->
                    win.with(
                            given.is(Circumstance.TSUMO.key())
                                    ? Circumstance.HAITEI
                                    : Circumstance.HOUTEI);
            default -> win;
        };
    }

    private static List<Tile> tiles(Given given, String name) throws Refusal {
        return TileText.tiles(given.text(name), given.named(name));
    }

    private static int number(Given given, String name) throws Refusal {
        return given.number(name).orElse(0);
    }
}
