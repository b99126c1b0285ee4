package sparrow.formats.tenhou;

import java.util.ArrayList;
import java.util.List;
import sparrow.records.BadRecord;

/// A call, packed into sixteen bits as Tenhou does.
///
/// @param copies the tiles, in ascending order of their kinds; that of an added kan is the last
/// @param taken the one taken from somebody, or the one that stands for all in a concealed kan
/// @param from how many seats further round the table its discarder sits; 0 for own tiles
record MeldCode(Kind kind, List<Integer> copies, int taken, int from) {
    enum Kind {
        CHI,
        PON,
        ADDED_KAN,
        OPEN_KAN,
        CONCEALED_KAN,
        KITA
    }

    private static final int CHI_BIT = 0x04;
    private static final int PON_BIT = 0x08;
    private static final int ADDED_BIT = 0x10;
    private static final int KITA_BIT = 0x20;
    private static final int MOST = 0xFFFF;

    MeldCode {
        copies = List.copyOf(copies);
    }

    static MeldCode of(int code) throws BadRecord {
        if (code < 0 || code > MOST) {
            throw new BadRecord("there is no call numbered " + code);
        }
        if ((code & CHI_BIT) != 0) {
            return chi(code);
        }
        if ((code & (PON_BIT | ADDED_BIT)) != 0) {
            return pon(code);
        }
        int copy = checked(code >> 8);
        if ((code & KITA_BIT) != 0) {
            return new MeldCode(Kind.KITA, List.of(copy), copy, 0);
        }
        int first = copy / 4 * 4;
        return new MeldCode(
                (code & 3) == 0 ? Kind.CONCEALED_KAN : Kind.OPEN_KAN,
                List.of(first, first + 1, first + 2, first + 3),
                copy,
                code & 3);
    }

    private static MeldCode chi(int code) throws BadRecord {
        int pattern = code >> 10;
        int run = pattern / 3;
        int kind = run / 7 * 9 + run % 7;
        if (run >= 21) {
            throw new BadRecord("there is no chi numbered " + code);
        }
        List<Integer> copies =
                List.of(
                        4 * kind + (code >> 3 & 3),
                        4 * kind + 4 + (code >> 5 & 3),
                        4 * kind + 8 + (code >> 7 & 3));
        return new MeldCode(Kind.CHI, copies, copies.get(pattern % 3), code & 3);
    }

    private static MeldCode pon(int code) throws BadRecord {
        int pattern = code >> 9;
        int first = checked(pattern / 3 * 4);
        int other = first + (code >> 5 & 3);
        List<Integer> copies = new ArrayList<>();
        for (int copy = first; copy < first + 4; copy++) {
            if (copy != other) {
                copies.add(copy);
            }
        }
        int taken = copies.get(pattern % 3);
        if ((code & PON_BIT) != 0) {
            return new MeldCode(Kind.PON, copies, taken, code & 3);
        }
        copies.add(other);
        return new MeldCode(Kind.ADDED_KAN, copies, taken, code & 3);
    }

    private static int checked(int copy) throws BadRecord {
        if (copy >= Copies.COUNT) {
            throw new BadRecord("a call names tile " + copy + ", which there is not");
        }
        return copy;
    }

    /// The tiles from the caller's hand.
    List<Integer> own() {
        return copies.stream().filter(copy -> from == 0 || copy != taken).toList();
    }

    int code() {
        return switch (kind) {
            case CHI -> {
                int kind = copies.getFirst() / 4;
                int run = kind / 9 * 7 + kind % 9;
                yield from
                        | CHI_BIT
                        | copies.get(0) % 4 << 3
                        | copies.get(1) % 4 << 5
                        | copies.get(2) % 4 << 7
                        | (3 * run + copies.indexOf(taken)) << 10;
            }
            case PON -> from | PON_BIT | triplet(6 - sumOfPlaces(copies));
            case ADDED_KAN -> from | ADDED_BIT | triplet(copies.getLast() % 4);
            case OPEN_KAN, CONCEALED_KAN -> from | taken << 8;
            case KITA -> KITA_BIT | taken << 8;
        };
    }

    private int triplet(int other) {
        return other << 5 | (3 * (taken / 4) + copies.indexOf(taken)) << 9;
    }

    private static int sumOfPlaces(List<Integer> copies) {
        return copies.stream().mapToInt(copy -> copy % 4).sum();
    }
}
