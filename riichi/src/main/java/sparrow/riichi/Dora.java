package sparrow.riichi;

import java.util.List;
import sparrow.core.tile.Tile;

/// The dora of a hand.
///
/// @param other those that no indicator tells of, which count without being listed
record Dora(int dora, int ura, int aka, int nuki, int other) {
    static final Dora NONE = new Dora(0, 0, 0, 0, 0);

    /// By kind of an indicator: the kind that it points to, and the same for three players.
    private static final int[] NEXT = new int[Tile.KINDS];

    private static final int[] NEXT_OF_THREE = new int[Tile.KINDS];

    static {
        for (int kind = 0; kind < Tile.KINDS; kind++) {
            NEXT[kind] = next(kind);
            NEXT_OF_THREE[kind] = nextOfThree(kind);
        }
    }

    static Dora of(Win win, Pattern pattern) {
        RiichiRules rules = pattern.rules;
        int dora = count(win.dora(), rules.kanDora, win, pattern);
        boolean shown = rules.ura && pattern.isAnyRiichi();
        int ura = shown ? count(win.ura(), rules.kanUra, win, pattern) : 0;
        return new Dora(dora, ura, pattern.reds, win.nuki(), win.otherDora());
    }

    /// A dora set aside counts too.
    private static int count(List<Tile> indicators, boolean all, Win win, Pattern pattern) {
        int sum = 0;
        int shown = all ? indicators.size() : Math.min(1, indicators.size());
        int[] next = pattern.rules.sanma ? NEXT_OF_THREE : NEXT;
        for (int i = 0; i < shown; i++) {
            int kind = next[indicators.get(i).kind()];
            sum += pattern.all[kind] + (kind == Kinds.NORTH ? win.nuki() : 0);
        }
        return sum;
    }

    /// The kind that an indicator points to.
    static int next(int kind) {
        if (kind < Kinds.EAST) {
            return kind % 9 == 8 ? kind - 8 : kind + 1;
        }
        return kind == Kinds.NORTH ? Kinds.EAST : kind == Kinds.RED ? Kinds.WHITE : kind + 1;
    }

    /// The same for three players, who have no 2m to 8m.
    static int nextOfThree(int kind) {
        return kind == 0 ? 8 : next(kind);
    }

    /// How many sorts of dora there are to list.
    int sorts() {
        return Math.min(1, dora) + Math.min(1, ura) + Math.min(1, aka) + Math.min(1, nuki);
    }

    int sum() {
        return dora + ura + aka + nuki + other;
    }
}
