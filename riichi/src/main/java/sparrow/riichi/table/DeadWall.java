package sparrow.riichi.table;

import sparrow.core.table.Wall;

/// Where things lie in the wall. Tiles are drawn from its front; its last fourteen are dead.
///
/// Counted from the end: four replacement tiles, then the five dora indicators, each before its
/// ura. Every replacement makes the last live tile a dead one; with three players such tiles are
/// the replacements after the fourth.
public final class DeadWall {
    /// How many tiles are never drawn from the front.
    public static final int SIZE = 14;

    private static final int REPLACEMENTS = 4;

    private DeadWall() {}

    /// The position of a replacement tile, counted from 0, in a wall of that size.
    public static int replacement(int size, int number) {
        return number < REPLACEMENTS
                ? size - 1 - number
                : size - SIZE - 1 - (number - REPLACEMENTS);
    }

    /// The position of a dora indicator, counted from 0.
    public static int dora(int size, int number) {
        return size - 1 - REPLACEMENTS - 2 * number;
    }

    /// The position of an ura indicator, counted from 0.
    public static int ura(int size, int number) {
        return dora(size, number) - 1;
    }

    /// How many replacement tiles have been drawn.
    public static int replaced(Wall wall) {
        int number = 0;
        while (wall.isTaken(replacement(wall.size(), number))) {
            number++;
        }
        return number;
    }

    /// How many tiles can still be drawn.
    public static int live(Wall wall) {
        return wall.left() - SIZE;
    }
}
