package sparrow.riichi;

import static sparrow.riichi.Circumstance.*;
import static sparrow.riichi.Validity.no;

import java.util.List;
import java.util.Optional;
import sparrow.riichi.NoScore.Fault;

/// What cannot have been so at the same moment, or not with such a hand.
final class Contradictions {
    /// What is only so of a tile that was won on.
    private static final List<Circumstance> OF_A_WIN =
            List.of(
                    TSUMO,
                    IPPATSU,
                    RINSHAN,
                    CHANKAN,
                    HAITEI,
                    HOUTEI,
                    TENHOU,
                    CHIIHOU,
                    RENHOU,
                    RIICHI_TILE,
                    KAN_DISCARD);

    /// What comes on a first draw or before it.
    private static final List<Circumstance> BLESSINGS = List.of(TENHOU, CHIIHOU, RENHOU);

    /// What only an open hand contradicts.
    private static final int USUAL = TSUMO.bit() | RIICHI.bit();

    private final Win win;
    private final Contents contents;

    private Contradictions(Win win, Contents contents) {
        this.win = win;
        this.contents = contents;
    }

    /// The first contradiction of a win.
    static Optional<NoScore> fault(Win win, Contents contents) {
        if ((win.circumstances() & ~TSUMO.bit()) == 0) {
            return Optional.empty();
        }
        Contradictions contradictions = new Contradictions(win, contents);
        Optional<NoScore> fault = contradictions.riichi();
        if ((win.circumstances() & ~USUAL) == 0) {
            return fault;
        }
        fault = fault.isPresent() ? fault : contradictions.nagashi();
        fault = fault.isPresent() ? fault : contradictions.lastTiles();
        fault = fault.isPresent() ? fault : contradictions.kans();
        fault = fault.isPresent() ? fault : contradictions.firstTiles();
        return fault.isPresent() ? fault : contradictions.blessings();
    }

    private boolean isInRiichi() {
        return win.is(RIICHI) || win.is(DOUBLE_RIICHI);
    }

    private Optional<NoScore> riichi() {
        boolean riichi = isInRiichi();
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
        if (win.is(IPPATSU) && win.is(RINSHAN)) {
            return no(
                    Fault.IPPATSU_WITH_RINSHAN_NOT_ALLOWED,
                    "a kan ends ippatsu, so a win after one cannot be ippatsu.");
        }
        return Optional.empty();
    }

    /// Nagashi mangan comes with a draw: nobody won on any tile.
    private Optional<NoScore> nagashi() {
        if (!win.is(NAGASHI_MANGAN)) {
            return Optional.empty();
        }
        for (Circumstance each : OF_A_WIN) {
            if (win.is(each)) {
                return no(
                        Fault.NAGASHI_MANGAN_WITH_WIN_NOT_ALLOWED,
                        "nagashi mangan comes with a draw, where nobody wins: leave out "
                                + each.key()
                                + ".");
            }
        }
        return Optional.empty();
    }

    private Optional<NoScore> lastTiles() {
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
        for (Circumstance each : List.of(RIICHI_TILE, KAN_DISCARD)) {
            if (win.is(each) && (tsumo || win.is(CHANKAN))) {
                return no(
                        Fault.DISCARD_NEEDED,
                        "a win on " + named(each) + " is a win on a discard.");
            }
        }
        return Optional.empty();
    }

    private static String named(Circumstance discard) {
        return discard == RIICHI_TILE ? "the tile of a riichi" : "the discard after a kan";
    }

    /// A draw after a kan needs one; of a robbed tile the other three lie in the kan.
    private Optional<NoScore> kans() {
        if (win.is(RINSHAN) && contents.kans == 0 && win.nuki() <= 0 && noBlessing()) {
            return no(
                    Fault.RINSHAN_WITHOUT_KAN_NOT_ALLOWED,
                    "a win after a kan needs a kan in the hand, such as [1111m].");
        }
        if (win.is(CHANKAN) && contents.all[win.tile().kind()] > 1) {
            return no(
                    Fault.CHANKAN_WITH_COPIES_NOT_ALLOWED,
                    "the other three "
                            + win.tile().plain()
                            + " lie in the kan that was robbed; the hand cannot hold more than one.");
        }
        return Optional.empty();
    }

    private boolean noBlessing() {
        return BLESSINGS.stream().noneMatch(win::is);
    }

    private Optional<NoScore> firstTiles() {
        boolean melds = !win.hand().melds().isEmpty();
        boolean tsumo = win.is(TSUMO);
        boolean dealer = win.isDealer();
        if (win.is(TENHOU)) {
            return !dealer && win.seatKind() != Win.NONE
                    ? no(Fault.TENHOU_NOT_AS_DEALER_NOT_ALLOWED, "only the dealer can have tenhou.")
                    : !tsumo
                            ? no(Fault.TENHOU_WITHOUT_TSUMO_NOT_ALLOWED, "tenhou is a self-draw.")
                            : melds
                                    ? no(Fault.TENHOU_WITH_MELD_NOT_ALLOWED, "tenhou has no melds.")
                                    : Optional.empty();
        }
        if (win.is(CHIIHOU)) {
            return dealer
                    ? no(Fault.CHIIHOU_AS_DEALER_NOT_ALLOWED, "the dealer cannot have chiihou.")
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
                    ? no(Fault.RENHOU_AS_DEALER_NOT_ALLOWED, "the dealer cannot have renhou.")
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

    /// What else cannot have been so on a first draw or before it.
    private Optional<NoScore> blessings() {
        List<Circumstance> there = BLESSINGS.stream().filter(win::is).toList();
        if (there.isEmpty()) {
            return Optional.empty();
        }
        String name = there.getFirst().key();
        if (there.size() > 1) {
            return no(
                    Fault.TWO_BLESSINGS_NOT_ALLOWED,
                    "a win is " + name + " or " + there.get(1).key() + ", not both.");
        }
        if (isInRiichi() && !isShown()) {
            return no(
                    Fault.BLESSING_WITH_RIICHI_NOT_ALLOWED,
                    name + " comes before the first discard, so riichi was not declared.");
        }
        for (Circumstance late : List.of(RINSHAN, CHANKAN, HAITEI, HOUTEI, KAN_DISCARD)) {
            if (win.is(late)) {
                return no(
                        Fault.BLESSING_WITH_LATE_TILE_NOT_ALLOWED,
                        name
                                + " comes before any call and long before the last tile: leave out "
                                + late.key()
                                + ".");
            }
        }
        return Optional.empty();
    }

    /// Houses that play open riichi stack renhou on it: whoever deals into a hand that was shown
    /// from the start.
    private boolean isShown() {
        return win.is(RENHOU) && win.is(OPEN_RIICHI);
    }
}
