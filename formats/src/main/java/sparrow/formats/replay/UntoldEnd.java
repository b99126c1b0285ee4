package sparrow.formats.replay;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import sparrow.core.game.Variant;
import sparrow.core.table.Event;
import sparrow.core.table.Table;
import sparrow.core.tile.Tile;
import sparrow.records.RecordedHand;
import sparrow.riichi.table.DeadWall;
import sparrow.riichi.table.RiichiVariant;
import sparrow.riichi.table.Words;

/// How a hand ended, where its record leaves something of that out.
public final class UntoldEnd {
    private static final int DEALT = 13;

    private UntoldEnd() {}

    /// The hand with the payments that the rules make of the end it names; as it was, where the
    /// rules do not come to that end.
    public static RecordedHand byRules(RecordedHand hand) {
        HandReplay replay = HandReplay.completed(variant(hand), hand.events());
        return replay.difference().isEmpty() && replay.table().isOver()
                ? new RecordedHand(replay.table().log().events(), hand.notes())
                : hand;
    }

    /// The hand of a win after riichi whose record does not tell the indicators under the others:
    /// one or two are found with which the payments come out, if there are any.
    public static RecordedHand withUra(RecordedHand hand) {
        if (agrees(hand)) {
            return hand;
        }
        List<Integer> places = places(hand);
        List<Tile> wall = ((Event.WallBuilt) hand.events().get(1)).tiles();
        List<Integer> unseen = unseen(hand, wall.size());
        for (int place : places) {
            Set<Tile> tried = new HashSet<>();
            for (int other : unseen) {
                if (!places.contains(other) && tried.add(wall.get(other))) {
                    List<Tile> changed = new ArrayList<>(wall);
                    Collections.swap(changed, place, other);
                    RecordedHand with = with(hand, changed);
                    if (agrees(with)) {
                        return with;
                    }
                }
            }
        }
        return hand;
    }

    private static Variant variant(RecordedHand hand) {
        return new RiichiVariant(hand.started().rules());
    }

    private static boolean agrees(RecordedHand hand) {
        return HandReplay.of(variant(hand), hand.events()).difference().isEmpty();
    }

    private static RecordedHand with(RecordedHand hand, List<Tile> wall) {
        List<Event> events = new ArrayList<>(hand.events());
        events.set(1, new Event.WallBuilt(wall, List.of()));
        return new RecordedHand(events, hand.notes());
    }

    /// Where the indicators under those that are shown lie.
    private static List<Integer> places(RecordedHand hand) {
        Table table = Table.fold(hand.events());
        List<Integer> places = new ArrayList<>();
        for (int i = 0; i < table.markers(Words.DORA).size(); i++) {
            places.add(DeadWall.ura(table.wall().size(), i));
        }
        return places;
    }

    /// Where tiles lie that nobody saw.
    private static List<Integer> unseen(RecordedHand hand, int size) {
        Set<Integer> seen = new HashSet<>();
        int dealt = DEALT * hand.started().points().size();
        for (int at = 0; at < dealt; at++) {
            seen.add(at);
        }
        for (Event event : hand.events()) {
            if (event instanceof Event.Drew drew) {
                seen.add(drew.at());
            } else if (event instanceof Event.Revealed revealed) {
                seen.add(revealed.at());
            }
        }
        List<Integer> unseen = new ArrayList<>();
        for (int at = 0; at < size; at++) {
            if (!seen.contains(at)) {
                unseen.add(at);
            }
        }
        return unseen;
    }
}
