package sparrow.formats.tenhou;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import sparrow.core.table.Origin;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Tile;
import sparrow.records.BadRecord;

/// Which copy of a tile is which, while a hand is written: as the record had it, or else in the
/// order in which they turn up.
final class Numbering {
    private final Copies all;
    private final Deque<Integer> recorded;
    private final boolean[] used = new boolean[Copies.COUNT];
    private final Map<Seat, List<Integer>> hands = new EnumMap<>(Seat.class);
    private final Map<Seat, List<Integer>> calls = new EnumMap<>(Seat.class);
    private int drawn = -1;
    private int discarded = -1;

    Numbering(Copies all, List<Integer> recorded) {
        this.all = all;
        this.recorded = new ArrayDeque<>(recorded);
    }

    /// The next tile from the wall.
    int next(Tile face) throws BadRecord {
        int copy = told(face).orElse(-1);
        for (int i = all.first(face); copy < 0 && i <= Copies.last(face); i++) {
            copy = used[i] ? -1 : i;
        }
        if (copy < 0 || (face.isRed() && !all.reds())) {
            throw new BadRecord("this format has no number for so many of " + face);
        }
        used[copy] = true;
        return copy;
    }

    /// The recorded number, if it fits; from the first that does not on, none does.
    private Optional<Integer> told(Tile face) {
        Integer copy = recorded.peek();
        if (copy == null || !isFace(copy, face) || used[copy]) {
            recorded.clear();
            return Optional.empty();
        }
        return Optional.of(recorded.remove());
    }

    private boolean isFace(int copy, Tile face) {
        try {
            return all.tile(copy) == face;
        } catch (BadRecord noTile) {
            return false;
        }
    }

    List<Integer> deal(Seat seat, List<Tile> tiles) throws BadRecord {
        List<Integer> copies = new ArrayList<>();
        for (Tile tile : tiles) {
            copies.add(next(tile));
        }
        hands.put(seat, new ArrayList<>(copies));
        calls.put(seat, new ArrayList<>());
        return copies;
    }

    int draw(Seat seat, Tile tile) throws BadRecord {
        drawn = next(tile);
        hand(seat).add(drawn);
        return drawn;
    }

    int discard(Seat seat, Tile tile, Origin origin) {
        Integer told = recorded.peek();
        boolean isTold =
                told != null
                        && hand(seat).contains(told)
                        && isFace(told, tile)
                        && (told == drawn) == (origin == Origin.DRAWN);
        if (isTold) {
            recorded.remove();
            discarded = told;
        } else {
            recorded.clear();
            discarded = origin == Origin.DRAWN ? drawn : held(seat, tile, 1).getFirst();
        }
        hand(seat).remove((Object) discarded);
        drawn = -1;
        return discarded;
    }

    /// Some copies of a face in a hand, the one just drawn last.
    private List<Integer> held(Seat seat, Tile face, int count) {
        List<Integer> copies = new ArrayList<>(hand(seat));
        copies.removeIf(copy -> !isFace(copy, face));
        Collections.sort(copies);
        if (copies.remove((Object) drawn)) {
            copies.add(drawn);
        }
        return copies.subList(0, count);
    }

    /// The call of a meld, as Tenhou packs it.
    int claim(Seat seat, Meld meld) {
        Meld.Taken taken = meld.taken().orElseThrow();
        int from = Math.floorMod(taken.from().ordinal() - seat.ordinal(), 4);
        List<Tile> own = new ArrayList<>(meld.tiles());
        own.remove(taken.tile());
        List<Integer> copies = new ArrayList<>(owned(seat, own));
        copies.add(discarded);
        Collections.sort(copies);
        MeldCode.Kind kind =
                meld.kind() == Meld.Kind.RUN
                        ? MeldCode.Kind.CHI
                        : meld.isKong() ? MeldCode.Kind.OPEN_KAN : MeldCode.Kind.PON;
        return lay(seat, new MeldCode(kind, copies, discarded, from));
    }

    int concealedKan(Seat seat, Meld meld) {
        int first = Copies.lowest(meld.face());
        discarded = first;
        return lay(
                seat,
                new MeldCode(
                        MeldCode.Kind.CONCEALED_KAN,
                        List.of(first, first + 1, first + 2, first + 3),
                        first,
                        0));
    }

    int kita(Seat seat) {
        int copy = held(seat, Tile.NORTH, 1).getFirst();
        int code = new MeldCode(MeldCode.Kind.KITA, List.of(copy), copy, 0).code();
        int told = toldCode(code);
        int north = told >> 8;
        hand(seat).remove((Object) north);
        drawn = -1;
        discarded = north;
        return told;
    }

    /// The call that makes a pon a kan.
    int add(Seat seat, int meld, Tile tile) {
        drawn = -1;
        MeldCode pon = decoded(calls(seat).get(meld));
        List<Integer> copies = new ArrayList<>(pon.copies());
        copies.add(held(seat, tile, 1).getFirst());
        hand(seat).remove((Object) copies.getLast());
        int code = new MeldCode(MeldCode.Kind.ADDED_KAN, copies, pon.taken(), pon.from()).code();
        toldCode(code);
        calls(seat).set(meld, code);
        discarded = copies.getLast();
        return code;
    }

    private List<Integer> owned(Seat seat, List<Tile> tiles) {
        List<Integer> copies = new ArrayList<>();
        for (Tile tile : tiles) {
            List<Integer> held = held(seat, tile, Collections.frequency(tiles, tile));
            held.stream().filter(copy -> !copies.contains(copy)).findFirst().ifPresent(copies::add);
        }
        return copies;
    }

    private int lay(Seat seat, MeldCode meld) {
        int code = toldCode(meld.code());
        for (int copy : decoded(code).own()) {
            hand(seat).remove((Object) copy);
        }
        calls(seat).add(code);
        drawn = -1;
        return code;
    }

    /// The recorded code, if it says the same of other copies.
    private int toldCode(int code) {
        Integer told = recorded.peek();
        if (told == null || !isSame(told, code)) {
            recorded.clear();
            return code;
        }
        return recorded.remove();
    }

    private boolean isSame(int told, int code) {
        try {
            MeldCode one = MeldCode.of(told);
            MeldCode other = MeldCode.of(code);
            return one.kind() == other.kind()
                    && one.from() == other.from()
                    && faces(one).equals(faces(other));
        } catch (BadRecord noCall) {
            return false;
        }
    }

    private List<Tile> faces(MeldCode meld) throws BadRecord {
        List<Tile> faces = new ArrayList<>();
        for (int copy : meld.copies()) {
            faces.add(all.tile(copy));
        }
        Collections.sort(faces);
        return faces;
    }

    private static MeldCode decoded(int code) {
        try {
            return MeldCode.of(code);
        } catch (BadRecord impossible) {
            throw new IllegalStateException("a call was packed wrongly", impossible);
        }
    }

    /// The tile drawn, discarded, added to a kan, laid as one or set aside last.
    int last() {
        return drawn >= 0 ? drawn : discarded;
    }

    List<Integer> hand(Seat seat) {
        return hands.computeIfAbsent(seat, _ -> new ArrayList<>());
    }

    List<Integer> calls(Seat seat) {
        return calls.computeIfAbsent(seat, _ -> new ArrayList<>());
    }
}
