package sparrow.odds;

import java.util.ArrayList;
import java.util.List;
import sparrow.core.table.View;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Tile;

/// What is measured alike in games where a hand draws and discards until one tile completes it.
public final class HandMeasures {
    public static final String READY = "ready";

    /// In the order in which they are taken.
    private static final List<String> NAMES =
            List.of(
                    "draws left",
                    "dealer",
                    "own discards",
                    "melds claimed",
                    "kongs",
                    "concealed",
                    "another has the turn",
                    "draws for a kong",
                    READY,
                    "one away from ready",
                    "two away",
                    "three away",
                    "farther",
                    "no way to win",
                    "tiles that win",
                    "tiles that make ready",
                    "tiles that help before",
                    "ways they come",
                    "kinds that help",
                    "sets",
                    "pairs",
                    "two-sided pieces",
                    "other pieces",
                    "lonely tiles",
                    "terminals and honors",
                    "tiles of the longest suit",
                    "danger of the discard",
                    "danger against declared hands",
                    "ways to wait for the discard",
                    "copies of the discard unseen",
                    "others who threw it",
                    "others who threw it late",
                    "discards an honor",
                    "discards a terminal",
                    "others who declared",
                    "sets claimed by others",
                    "most sets claimed by another",
                    "least danger in hand",
                    "second danger in hand",
                    "mean danger in hand",
                    "danger in hand against declared hands",
                    "discards of others");

    private static final int RANKS = 9;
    private static final int SUITED = 27;

    private final View view;
    private final Dangers dangers;
    private final int draws;
    private final int hidden;

    /// @param draws tiles left to draw
    public HandMeasures(View view, Dangers dangers, int draws) {
        this.view = view;
        this.dangers = dangers;
        this.draws = draws;
        int unseen = 0;
        for (int kind = 0; kind < Tile.KINDS; kind++) {
            unseen += dangers.unseen(kind);
        }
        this.hidden = Math.max(1, unseen);
    }

    /// These measures and those of the game.
    public static List<String> names(List<String> ofTheGame) {
        List<String> all = new ArrayList<>(NAMES);
        all.addAll(ofTheGame);
        return List.copyOf(all);
    }

    /// A row that begins with what is measured alike in all games.
    public Row row(Left left, int length) {
        Row row = new Row(length);
        int[] held = left.hand().kinds();
        surroundings(row, left);
        distance(row, left, held);
        shape(row, left, held);
        discard(row, left);
        others(row, held);
        return row;
    }

    private void surroundings(Row row, Left left) {
        int claimed = 0;
        int kongs = 0;
        for (Meld meld : left.melds()) {
            claimed += meld.manner() == Meld.Manner.CLAIMED ? 1 : 0;
            kongs += meld.isKong() ? 1 : 0;
        }
        row.add(draws / 50.0);
        row.add(view.table().dealer() == view.seat() ? 1 : 0);
        row.add(view.own().pond().size() / 15.0);
        row.add(claimed);
        row.add(kongs);
        row.add(claimed == 0 ? 1 : 0);
        row.add(left.next() == Left.Next.WAITS ? 1 : 0);
        row.add(left.next() == Left.Next.DRAWS ? 1 : 0);
    }

    private void distance(Row row, Left left, int[] held) {
        int distance = left.distance();
        boolean never = distance > Tile.KINDS;
        row.add(distance <= 1 ? 1 : 0);
        row.add(distance == 2 ? 1 : 0);
        row.add(distance == 3 ? 1 : 0);
        row.add(distance == 4 ? 1 : 0);
        row.add(distance > 4 && !never ? distance - 4 : 0);
        row.add(never ? 1 : 0);
        int helpful = 0;
        double coming = 0;
        for (long kinds = left.accepted(); kinds != 0; kinds &= kinds - 1) {
            int kind = Long.numberOfTrailingZeros(kinds);
            helpful += dangers.unseen(kind);
            coming += dangers.unseen(kind) * ways(held, kind, distance);
        }
        double share = (double) helpful / hidden;
        row.add(distance <= 1 ? 10 * share : 0);
        row.add(distance == 2 ? 5 * share : 0);
        row.add(distance > 2 && !never ? 3 * share : 0);
        row.add(never ? 0 : 3 * coming / hidden);
        row.add(never ? 0 : Long.bitCount(left.accepted()) / 10.0);
    }

    /// How many hands a helpful tile may come from.
    private static int ways(int[] held, int kind, int distance) {
        if (distance <= 1 || held[kind] >= 2) {
            return 4;
        }
        return makesRun(held, kind) ? 2 : 1;
    }

    private static boolean makesRun(int[] held, int kind) {
        int rank = kind % RANKS;
        return kind < SUITED
                && ((rank >= 2 && held[kind - 2] > 0 && held[kind - 1] > 0)
                        || (rank >= 1 && rank <= 7 && held[kind - 1] > 0 && held[kind + 1] > 0)
                        || (rank <= 6 && held[kind + 1] > 0 && held[kind + 2] > 0));
    }

    private static void shape(Row row, Left left, int[] held) {
        Pieces pieces = Pieces.of(held);
        row.add(pieces.sets() + left.melds().size());
        row.add(pieces.pairs());
        row.add(pieces.twoSided());
        row.add(pieces.others());
        row.add(pieces.lonely());
        int outside = 0;
        int[] suits = new int[4];
        int[] all = held.clone();
        for (Meld meld : left.melds()) {
            for (Tile tile : meld.tiles()) {
                if (tile.kind() < Tile.KINDS) {
                    all[tile.kind()]++;
                }
            }
        }
        for (int kind = 0; kind < Tile.KINDS; kind++) {
            outside += Tile.ofKind(kind).isTerminalOrHonor() ? all[kind] : 0;
            suits[kind / RANKS] += all[kind];
        }
        row.add(outside / 5.0);
        row.add((Math.max(suits[0], Math.max(suits[1], suits[2])) + suits[3]) / 10.0);
    }

    private void discard(Row row, Left left) {
        if (left.discard().isEmpty() || left.discard().get().kind() >= Tile.KINDS) {
            row.skip(8);
            return;
        }
        Tile tile = left.discard().get();
        int kind = tile.kind();
        row.add(dangers.of(kind));
        row.add(dangers.ofDeclared(kind));
        row.add(dangers.shapes(kind));
        row.add(dangers.unseen(kind) / 3.0);
        row.add(dangers.thrown(kind));
        row.add(dangers.thrownLate(kind));
        row.add(tile.isNumbered() ? 0 : 1);
        row.add(tile.isNumbered() && tile.isTerminalOrHonor() ? 1 : 0);
    }

    private void others(Row row, int[] held) {
        row.add(dangers.declared());
        row.add(dangers.claims());
        row.add(dangers.mostClaims());
        double least = 2;
        double second = 2;
        double sum = 0;
        double declared = 0;
        int tiles = 0;
        for (int kind = 0; kind < Tile.KINDS; kind++) {
            for (int copy = 0; copy < held[kind]; copy++) {
                double risk = dangers.of(kind);
                second = Math.min(second, Math.max(risk, least));
                least = Math.min(least, risk);
                sum += risk;
                declared += dangers.ofDeclared(kind);
                tiles++;
            }
        }
        row.add(least);
        row.add(second);
        row.add(tiles == 0 ? 0 : sum / tiles);
        row.add(tiles == 0 ? 0 : declared / tiles);
        row.add(dangers.discards() / 40.0);
    }
}
