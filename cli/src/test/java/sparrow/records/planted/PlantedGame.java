package sparrow.records.planted;

import sparrow.riichi.table.RiichiVariant;

/// Names a game where none may be named.
public final class PlantedGame {
    private PlantedGame() {}

    public static Class<?> game() {
        return RiichiVariant.class;
    }
}
