package sparrow.riichi;

import java.util.ArrayList;
import java.util.List;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Tile;
import sparrow.shapes.Block;
import sparrow.shapes.HandReading;
import sparrow.shapes.Wait;

/// One reading of the concealed tiles, and the block that the tile won on completed.
///
/// @param sets the concealed sets, a byte each: the lowest kind, [#TRIPLET] added for a triplet
/// @param count how many there are
/// @param pair the kind of the pair, or the orphan held twice
/// @param finish the number of the set completed, or [#PAIR]
record Arrangement(Form form, int sets, int count, int pair, int finish) {
    enum Form {
        SETS,
        PAIRS,
        ORPHANS,
        /// Thirteen unconnected tiles and a pair, which some houses let win.
        UNCONNECTED
    }

    static final int TRIPLET = 64;
    static final int PAIR = 4;

    private static final int BYTE = 8;
    private static final int KIND = 63;

    int kind(int set) {
        return (sets >>> (BYTE * set)) & KIND;
    }

    boolean isTriplet(int set) {
        return ((sets >>> (BYTE * set)) & TRIPLET) != 0;
    }

    /// The wait that this kind of tile ended.
    Wait wait(int won) {
        if (form == Form.ORPHANS) {
            return won == pair ? Wait.THIRTEEN_SIDED : Wait.SINGLE;
        }
        if (form != Form.SETS || finish == PAIR) {
            return Wait.SINGLE;
        }
        if (isTriplet(finish)) {
            return Wait.DUAL_PAIR;
        }
        int low = kind(finish);
        if (won == low + 1) {
            return Wait.CLOSED;
        }
        boolean edge = won == low ? low % 9 == 6 : low % 9 == 0;
        return edge ? Wait.EDGE : Wait.TWO_SIDED;
    }

    /// The reading as blocks, melds last.
    HandReading reading(Contents contents) {
        List<Block> blocks = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            Block.Shape shape = isTriplet(i) ? Block.Shape.TRIPLET : Block.Shape.RUN;
            blocks.add(Block.concealed(shape, kind(i)));
        }
        switch (form) {
            case SETS -> blocks.add(Block.concealed(Block.Shape.PAIR, pair));
            case ORPHANS -> blocks.add(Block.concealed(Block.Shape.ORPHANS, pair));
            case PAIRS, UNCONNECTED -> pairs(contents, blocks);
        }
        for (Meld meld : contents.melds) {
            blocks.add(Block.of(meld));
        }
        return new HandReading(shape(), blocks);
    }

    private sparrow.shapes.Form shape() {
        return switch (form) {
            case SETS, UNCONNECTED -> sparrow.shapes.Form.STANDARD;
            case PAIRS -> sparrow.shapes.Form.SEVEN_PAIRS;
            case ORPHANS -> sparrow.shapes.Form.THIRTEEN_ORPHANS;
        };
    }

    private static void pairs(Contents contents, List<Block> blocks) {
        for (int kind = 0; kind < Tile.KINDS; kind++) {
            for (int pairs = contents.count(kind) / 2; pairs > 0; pairs--) {
                blocks.add(Block.concealed(Block.Shape.PAIR, kind));
            }
        }
    }
}
