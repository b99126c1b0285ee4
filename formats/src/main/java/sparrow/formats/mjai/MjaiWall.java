package sparrow.formats.mjai;

import java.util.ArrayList;
import java.util.List;
import sparrow.core.table.Event;
import sparrow.core.table.Table;
import sparrow.core.tile.Tile;
import sparrow.riichi.table.DeadWall;

/// The whole wall as akochan tells it: tiles are dealt in turns, and a dora indicator lies before
/// its ura. Ours deals one hand after another from the dealer on, and an ura lies before its dora.
final class MjaiWall {
    private static final int DEALT = 13;
    private static final int INDICATORS = 5;

    /// Where the first dora indicator lies, counted from the end.
    private static final int FIRST_DORA = 6;

    private MjaiWall() {}

    static Tile dora(List<Tile> wall) {
        return wall.get(Math.max(0, wall.size() - FIRST_DORA));
    }

    static List<Tile> ura(List<Tile> wall) {
        List<Tile> ura = new ArrayList<>();
        for (int i = 0; i < INDICATORS && wall.size() > DeadWall.SIZE; i++) {
            ura.add(wall.get(wall.size() - FIRST_DORA + 1 - 2 * i));
        }
        return ura;
    }

    /// That wall in our order; nothing where it is too short for one.
    static List<Tile> ours(List<Tile> wall, int players) {
        List<Tile> ours = new ArrayList<>(wall);
        int dealt = DEALT * players;
        if (ours.size() < dealt + DeadWall.SIZE) {
            return List.of();
        }
        for (int i = 0; i < dealt; i++) {
            ours.set(i, wall.get(turn(i, players)));
        }
        for (int i = 0; i < INDICATORS; i++) {
            int dora = wall.size() - FIRST_DORA - 2 * i;
            ours.set(DeadWall.dora(wall.size(), i), wall.get(dora));
            ours.set(DeadWall.ura(wall.size(), i), wall.get(dora + 1));
        }
        return ours;
    }

    /// When the tile that we deal in that place is dealt in turns.
    private static int turn(int place, int players) {
        return place % DEALT * players + place / DEALT;
    }

    /// Our wall of a hand in that order.
    static List<Tile> theirs(Table table) {
        List<Tile> ours =
                table.log().events().stream()
                        .filter(Event.WallBuilt.class::isInstance)
                        .flatMap(event -> ((Event.WallBuilt) event).tiles().stream())
                        .toList();
        List<Tile> theirs = new ArrayList<>(ours);
        int players = table.seats().size();
        for (int i = 0; i < DEALT * players; i++) {
            theirs.set(turn(i, players), ours.get(i));
        }
        for (int i = 0; i < INDICATORS; i++) {
            int dora = ours.size() - FIRST_DORA - 2 * i;
            theirs.set(dora, ours.get(DeadWall.dora(ours.size(), i)));
            theirs.set(dora + 1, ours.get(DeadWall.ura(ours.size(), i)));
        }
        return theirs;
    }
}
