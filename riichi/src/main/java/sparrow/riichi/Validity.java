package sparrow.riichi;

import static sparrow.riichi.Circumstance.*;

import java.util.List;
import java.util.Optional;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Tile;
import sparrow.riichi.Refusal.Fault;

/// Whether a win can have happened at all.
final class Validity {
    private static final int COPIES = 4;
    private static final int MOST = 1_000_000;

    private final Win win;
    private final Contents contents;
    private final RiichiRules rules;

    private Validity(Win win, Contents contents) {
        this.win = win;
        this.contents = contents;
        this.rules = contents.rules;
    }

    /// The first thing wrong with a win.
    static Optional<Refusal> fault(Win win, Contents contents) {
        Validity validity = new Validity(win, contents);
        Optional<Refusal> fault = validity.tiles();
        fault = fault.isPresent() ? fault : validity.circumstances();
        return fault.isPresent() ? fault : validity.seats();
    }

    private static Optional<Refusal> no(Fault fault, String why) {
        return Optional.of(new Refusal(fault, why));
    }

    private Optional<Refusal> tiles() {
        if (contents.kinds >>> Tile.KINDS != 0) {
            for (Tile tile : win.hand().tiles()) {
                if (tile.kind() >= Tile.KINDS) {
                    return foreign(tile);
                }
            }
        }
        List<Meld> melds = contents.melds;
        for (int i = 0; i < melds.size(); i++) {
            Optional<Refusal> bad = meld(melds.get(i));
            if (bad.isPresent()) {
                return bad;
            }
        }
        if (contents.most > COPIES) {
            return tooMany();
        }
        return win.is(NAGASHI_MANGAN) ? nagashi() : size(melds.size());
    }

    private Optional<Refusal> tooMany() {
        int kind = 0;
        while (contents.all[kind] <= COPIES) {
            kind++;
        }
        return no(
                Fault.TOO_MANY_COPIES,
                "there are "
                        + contents.all[kind]
                        + " of "
                        + Tile.ofKind(kind)
                        + ", but a set has four of each tile.");
    }

    private static Optional<Refusal> foreign(Tile tile) {
        return no(Fault.BAD_TILES, "a " + tile.title() + " is no tile of Riichi.");
    }

    private Optional<Refusal> meld(Meld meld) {
        if (contents.kinds >>> Tile.KINDS != 0) {
            for (Tile tile : meld.tiles()) {
                if (tile.kind() >= Tile.KINDS) {
                    return foreign(tile);
                }
            }
        }
        boolean set =
                switch (meld.kind()) {
                    case RUN -> !rules.sanma;
                    case GROUP -> meld.tiles().size() <= COPIES;
                    case MIXED, FLOWERS -> false;
                };
        if (!set) {
            return no(
                    Fault.BAD_TILES,
                    meld
                            + " is no run, triplet or kan"
                            + (rules.sanma ? " of a three-player game." : "."));
        }
        if (meld.manner() != Meld.Manner.CLAIMED && !meld.isKong()) {
            return no(
                    Fault.BAD_TILES,
                    meld
                            + " is no kan: square brackets are for concealed kans alone, such as [1111m]; called melds go in round ones.");
        }
        return Optional.empty();
    }

    private Optional<Refusal> nagashi() {
        return rules.rules().value("nagashi_mangan").equals("no")
                ? no(
                        Fault.NAGASHI_MANGAN_NOT_ALLOWED,
                        "nagashi mangan does not count under these rules.")
                : Optional.empty();
    }

    private Optional<Refusal> size(int sets) {
        int size = win.hand().tiles().size();
        if (sets > 4 || size != 14 - 3 * sets) {
            return no(Fault.WRONG_TILE_COUNT, wrongCount(size, sets));
        }
        if (win.tile().kind() < Tile.KINDS && contents.count(win.tile().kind()) > 0) {
            return Optional.empty();
        }
        for (Meld meld : win.hand().melds()) {
            if (meld.tiles().contains(win.tile())) {
                return no(
                        Fault.HAND_NOT_WINNING,
                        "the winning tile "
                                + win.tile()
                                + " lies in a meld and cannot have come last.");
            }
        }
        return no(
                Fault.WINNING_TILE_NOT_IN_HAND,
                "the winning tile " + win.tile() + " is not in the hand.");
    }

    private static String wrongCount(int size, int sets) {
        if (sets > 4) {
            return "a hand has four melds at most, not " + sets + ".";
        }
        String melds = sets == 0 ? "" : " beside " + sets + (sets == 1 ? " meld" : " melds");
        return "a winning hand has "
                + (14 - 3 * sets)
                + " tiles"
                + melds
                + ", the winning tile included; here are "
                + size
                + ".";
    }

    private Optional<Refusal> circumstances() {
        if ((win.circumstances() & ~TSUMO.bit()) == 0) {
            return Optional.empty();
        }
        boolean riichi = win.is(RIICHI) || win.is(DOUBLE_RIICHI);
        boolean open = !contents.isClosed();
        if (open && win.is(DOUBLE_RIICHI)) {
            return no(
                    Fault.OPEN_HAND_DABURI_NOT_ALLOWED,
                    "an open hand cannot have declared double riichi.");
        }
        if (open && riichi) {
            return no(
                    Fault.OPEN_HAND_RIICHI_NOT_ALLOWED,
                    "an open hand cannot have declared riichi.");
        }
        if (!riichi && win.is(IPPATSU)) {
            return no(Fault.IPPATSU_WITHOUT_RIICHI_NOT_ALLOWED, "ippatsu needs riichi.");
        }
        if (!riichi && win.is(OPEN_RIICHI)) {
            return no(Fault.OPEN_RIICHI_WITHOUT_RIICHI_NOT_ALLOWED, "open riichi needs riichi.");
        }
        Optional<Refusal> fault = lastTiles();
        return fault.isPresent() ? fault : firstTiles(!win.hand().melds().isEmpty());
    }

    private Optional<Refusal> lastTiles() {
        boolean tsumo = win.is(TSUMO);
        if (tsumo && win.is(CHANKAN)) {
            return no(Fault.CHANKAN_WITH_TSUMO_NOT_ALLOWED, "a robbed kan is no self-draw.");
        }
        if (!tsumo && win.is(RINSHAN)) {
            return no(Fault.RINSHAN_WITHOUT_TSUMO_NOT_ALLOWED, "a win after a kan is a self-draw.");
        }
        if (!tsumo && win.is(HAITEI)) {
            return no(
                    Fault.HAITEI_WITHOUT_TSUMO_NOT_ALLOWED,
                    "haitei is a self-draw; a win on the last discard is houtei.");
        }
        if (tsumo && win.is(HOUTEI)) {
            return no(
                    Fault.HOUTEI_WITH_TSUMO_NOT_ALLOWED,
                    "houtei is a win on a discard; one on the last draw is haitei.");
        }
        if (win.is(HAITEI) && win.is(RINSHAN)) {
            return no(
                    Fault.HAITEI_WITH_RINSHAN_NOT_ALLOWED,
                    "the draw after a kan is not the last draw of the wall.");
        }
        if (win.is(HOUTEI) && win.is(CHANKAN)) {
            return no(
                    Fault.HOUTEI_WITH_CHANKAN_NOT_ALLOWED,
                    "a robbed tile is no discard, so it is not the last one.");
        }
        return Optional.empty();
    }

    private Optional<Refusal> firstTiles(boolean melds) {
        boolean tsumo = win.is(TSUMO);
        boolean dealer = win.isDealer();
        if (win.is(TENHOU)) {
            return !dealer && win.seatKind() != Win.NONE
                    ? no(Fault.TENHOU_NOT_AS_DEALER_NOT_ALLOWED, "tenhou is the dealer's.")
                    : !tsumo
                            ? no(Fault.TENHOU_WITHOUT_TSUMO_NOT_ALLOWED, "tenhou is a self-draw.")
                            : melds
                                    ? no(Fault.TENHOU_WITH_MELD_NOT_ALLOWED, "tenhou has no melds.")
                                    : Optional.empty();
        }
        if (win.is(CHIIHOU)) {
            return dealer
                    ? no(Fault.CHIIHOU_AS_DEALER_NOT_ALLOWED, "chiihou is not the dealer's.")
                    : !tsumo
                            ? no(Fault.CHIIHOU_WITHOUT_TSUMO_NOT_ALLOWED, "chiihou is a self-draw.")
                            : melds
                                    ? no(
                                            Fault.CHIIHOU_WITH_MELD_NOT_ALLOWED,
                                            "chiihou has no melds.")
                                    : Optional.empty();
        }
        if (win.is(RENHOU)) {
            return dealer
                    ? no(Fault.RENHOU_AS_DEALER_NOT_ALLOWED, "renhou is not the dealer's.")
                    : tsumo
                            ? no(
                                    Fault.RENHOU_WITH_TSUMO_NOT_ALLOWED,
                                    "renhou is a win on a discard.")
                            : melds
                                    ? no(Fault.RENHOU_WITH_MELD_NOT_ALLOWED, "renhou has no melds.")
                                    : Optional.empty();
        }
        return Optional.empty();
    }

    private Optional<Refusal> seats() {
        if (outside(win.honba())
                || outside(win.sticks())
                || outside(win.otherDora())
                || outside(win.winsInRow())) {
            return no(
                    Fault.BAD_NUMBER, "honba, sticks and dora are numbers from 0 to " + MOST + ".");
        }
        if (win.nuki() < 0 || win.nuki() > COPIES) {
            return no(Fault.BAD_NUMBER, "0 to 4 norths can be set aside, not " + win.nuki() + ".");
        }
        if (isWinner(win.from())) {
            return no(Fault.BAD_SEAT, "the winner cannot have discarded the winning tile.");
        }
        if (isWinner(win.liable())) {
            return no(Fault.BAD_SEAT, "the winner cannot be liable.");
        }
        if (rules.sanma && (isNorth(win.seat()) || isNorth(win.from()) || isNorth(win.liable()))) {
            return no(Fault.BAD_SEAT, "three players have no north seat.");
        }
        return Optional.empty();
    }

    private static boolean outside(int number) {
        return number < 0 || number > MOST;
    }

    private boolean isWinner(Optional<Tile> seat) {
        return seat.isPresent() && seat.get().kind() == win.seatKind();
    }

    private static boolean isNorth(Optional<Tile> seat) {
        return seat.isPresent() && seat.get() == Tile.NORTH;
    }
}
