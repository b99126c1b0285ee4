package sparrow.riichi;

import static sparrow.riichi.Circumstance.NAGASHI_MANGAN;

import java.util.List;
import java.util.Optional;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Tile;
import sparrow.core.tile.TileSentence;
import sparrow.riichi.NoScore.Fault;

/// Whether a win can have happened at all.
final class Validity {
    private static final int COPIES = 4;
    private static final int MOST = 1_000_000;

    /// By suit.
    private static final Tile[] RED_FIVES = {Tile.M0, Tile.P0, Tile.S0};

    private final Win win;
    private final Contents contents;
    private final RiichiRules rules;

    private Validity(Win win, Contents contents) {
        this.win = win;
        this.contents = contents;
        this.rules = contents.rules;
    }

    /// The first thing wrong with a win.
    static Optional<NoScore> fault(Win win, Contents contents) {
        Validity validity = new Validity(win, contents);
        Optional<NoScore> fault = validity.tiles();
        fault = fault.isPresent() ? fault : Contradictions.fault(win, contents);
        return fault.isPresent() ? fault : validity.seats();
    }

    static Optional<NoScore> no(Fault fault, String why) {
        return Optional.of(new NoScore(fault, why));
    }

    private Optional<NoScore> tiles() {
        if (contents.kinds >>> Tile.KINDS != 0) {
            for (Tile tile : win.hand().tiles()) {
                if (tile.kind() >= Tile.KINDS) {
                    return foreign(tile);
                }
            }
        }
        List<Meld> melds = contents.melds;
        for (int i = 0; i < melds.size(); i++) {
            Optional<NoScore> bad = meld(melds.get(i));
            if (bad.isPresent()) {
                return bad;
            }
        }
        if (contents.most > COPIES) {
            return tooMany();
        }
        Optional<NoScore> fault = indicators();
        fault = fault.isPresent() ? fault : house();
        return fault.isPresent() ? fault : win.is(NAGASHI_MANGAN) ? nagashi() : size(melds.size());
    }

    /// Dora indicators and norths set aside come out of the same set as the hand.
    private Optional<NoScore> indicators() {
        List<Tile> dora = win.dora();
        List<Tile> ura = win.ura();
        int norths = Math.clamp(win.nuki(), 0, COPIES);
        int most = dora.size() + ura.size() + norths;
        if (contents.all[Tile.NORTH.kind()] + norths > COPIES) {
            return tooMany(contents.all[Tile.NORTH.kind()] + norths, Tile.NORTH);
        }
        for (int i = 0; i < dora.size() + ura.size(); i++) {
            Tile tile = i < dora.size() ? dora.get(i) : ura.get(i - dora.size());
            if (tile.kind() >= Tile.KINDS) {
                return foreign(tile);
            }
            if (contents.all[tile.kind()] + most > COPIES) {
                int copies = contents.all[tile.kind()] + count(dora, tile) + count(ura, tile);
                copies += tile == Tile.NORTH ? norths : 0;
                if (copies > COPIES) {
                    return tooMany(copies, tile.plain());
                }
            }
        }
        return Optional.empty();
    }

    private static int count(List<Tile> tiles, Tile wanted) {
        int count = 0;
        for (int i = 0; i < tiles.size(); i++) {
            count += tiles.get(i).kind() == wanted.kind() ? 1 : 0;
        }
        return count;
    }

    /// Tiles that the house does not play with: more red fives than it has, and, with three
    /// players, the characters between the ends. Where red fives do not count, a red one is a five.
    private Optional<NoScore> house() {
        if (rules.sanma) {
            for (int kind = Tile.M2.kind(); kind <= Tile.M8.kind(); kind++) {
                Tile tile = Tile.ofKind(kind);
                if (contents.all[kind] + count(win.dora(), tile) + count(win.ura(), tile) > 0) {
                    return no(Fault.BAD_TILES, TileSentence.threePlayers(tile));
                }
            }
        }
        return contents.reds == 0 ? Optional.empty() : redFives();
    }

    private Optional<NoScore> redFives() {
        int[] reds = new int[RED_FIVES.length];
        countReds(win.hand().tiles(), reds);
        List<Meld> melds = win.hand().melds();
        for (int i = 0; i < melds.size(); i++) {
            countReds(melds.get(i).tiles(), reds);
        }
        countReds(win.dora(), reds);
        countReds(win.ura(), reds);
        for (int suit = 0; suit < reds.length; suit++) {
            int most = rules.redFives(RED_FIVES[suit]);
            if (most > 0 && reds[suit] > most) {
                return no(
                        Fault.TOO_MANY_COPIES,
                        TileSentence.redFives(reds[suit], RED_FIVES[suit], most));
            }
        }
        return Optional.empty();
    }

    private static void countReds(List<Tile> tiles, int[] reds) {
        for (int i = 0; i < tiles.size(); i++) {
            Tile tile = tiles.get(i);
            if (tile.isRed()) {
                reds[tile.kind() / 9]++;
            }
        }
    }

    private Optional<NoScore> tooMany() {
        int kind = 0;
        while (contents.all[kind] <= COPIES) {
            kind++;
        }
        return tooMany(contents.all[kind], Tile.ofKind(kind));
    }

    private static Optional<NoScore> tooMany(int count, Tile tile) {
        return no(Fault.TOO_MANY_COPIES, TileSentence.tooMany(count, tile.toString(), COPIES));
    }

    private static Optional<NoScore> foreign(Tile tile) {
        return no(Fault.BAD_TILES, TileSentence.foreign("Riichi", tile));
    }

    private Optional<NoScore> meld(Meld meld) {
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
                            + " is no kan: square brackets are for concealed kans alone, such as"
                            + " [1111m]; called melds go in round ones.");
        }
        return Optional.empty();
    }

    private Optional<NoScore> nagashi() {
        return rules.rules().value("nagashi_mangan").equals("no")
                ? no(
                        Fault.NAGASHI_MANGAN_NOT_ALLOWED,
                        "nagashi mangan does not count under these rules.")
                : Optional.empty();
    }

    private Optional<NoScore> size(int sets) {
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

    private Optional<NoScore> seats() {
        if (outside(win.honba())
                || outside(win.sticks())
                || outside(win.otherDora())
                || outside(win.winsInRow())) {
            return no(
                    Fault.BAD_NUMBER, "honba, sticks and dora are numbers from 0 to " + MOST + ".");
        }
        if (win.winsInRow() > 0 && !rules.counts(Yaku.PAARENCHAN)) {
            return no(Fault.PAARENCHAN_NOT_ALLOWED, "paarenchan does not count under these rules.");
        }
        if (win.winsInRow() > 0 && !win.isDealer() && win.seatKind() != Win.NONE) {
            return no(Fault.PAARENCHAN_NOT_ALLOWED, "only the dealer can have paarenchan.");
        }
        if (win.nuki() < 0 || win.nuki() > COPIES) {
            return no(Fault.BAD_NUMBER, "0 to 4 norths can be set aside, not " + win.nuki() + ".");
        }
        if (win.isTsumo() && win.from().isPresent()) {
            return no(
                    Fault.BAD_SEAT,
                    "nobody discards the tile of a self-draw; leave out whose tile it was.");
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
