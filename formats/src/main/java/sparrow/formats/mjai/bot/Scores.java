package sparrow.formats.mjai.bot;

import java.util.ArrayList;
import java.util.List;
import sparrow.core.game.Variant;
import sparrow.core.tile.Tile;
import sparrow.records.BadRecord;

/// What everybody has in a game of mjai, where a hand may open without telling it.
final class Scores {
    private static final int STICK = 1_000;
    private static final int THREE = 3;
    private static final int FOUR = 4;

    private List<Integer> scores = List.of();
    private int players = FOUR;
    private boolean isFirst = true;

    /// Takes what an event tells: the scores, how they change, or a stick put down.
    void read(MjaiEvent event) throws BadRecord {
        if (event.type().equals("start_game")) {
            scores = List.of();
            isFirst = true;
            players = event.has("names") && event.size("names") == THREE ? THREE : FOUR;
        } else if (event.has("scores")) {
            scores = event.numbers("scores");
        } else if (event.has("deltas")) {
            change(event.numbers("deltas"));
        } else if (event.type().equals("reach_accepted")) {
            List<Integer> stick = new ArrayList<>(List.of(0, 0, 0, 0));
            stick.set(event.seat("actor").ordinal(), -STICK);
            change(stick);
        }
    }

    private void change(List<Integer> deltas) {
        List<Integer> after = new ArrayList<>(scores);
        for (int i = 0; i < Math.min(after.size(), deltas.size()); i++) {
            after.set(i, after.get(i) + deltas.get(i));
        }
        scores = after;
    }

    /// How many play the hand that opens: three where the fourth has no score, no hand or, in the
    /// first hand, nothing.
    int players(MjaiEvent opening) throws BadRecord {
        List<List<Tile>> hands = opening.hands("tehais");
        boolean isThree =
                scores.size() == THREE
                        || hands.size() == THREE
                        || (hands.size() == FOUR && hands.getLast().isEmpty())
                        || (isFirst && hasOnlyThreeAlike());
        isFirst = false;
        players = isThree ? THREE : players;
        return players;
    }

    /// Whether three have as much as one another and the fourth has nothing.
    private boolean hasOnlyThreeAlike() {
        return scores.size() == FOUR
                && scores.getLast() == 0
                && scores.getFirst() > 0
                && scores.subList(0, THREE).stream().distinct().count() == 1;
    }

    /// What everybody has now; at first what that game begins with.
    List<Integer> of(Variant variant) {
        if (scores.isEmpty()) {
            scores = List.copyOf(variant.first().points().values());
        }
        return scores;
    }
}
