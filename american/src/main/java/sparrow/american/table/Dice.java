package sparrow.american.table;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import sparrow.core.table.Event;
import sparrow.core.table.Table;
import sparrow.core.tile.Tile;

/// All chance of a hand besides the wall: East's two dice, and what nobody can see when tiles are
/// handed on, dealt around or mixed.
final class Dice {
    private static final int FACES = 6;

    /// Where no dice are rolled, they are not equal.
    private static final Said.Dice SILENCE = new Said.Dice(0, 1);

    /// Each phase has its own dice, from this place on.
    private final Map<String, Integer> first = new TreeMap<>();

    private final List<Integer> faces = new ArrayList<>();
    private final boolean rolled;

    Dice(AmericanRules rules) {
        rolled = rules.needsDice();
        if (rolled) {
            faces.addAll(List.of(FACES, FACES));
        }
        for (String phase : rules.program.phases()) {
            first.put(phase, faces.size());
            faces.addAll(of(phase, rules));
        }
    }

    private static List<Integer> of(String phase, AmericanRules rules) {
        if (Pass.of(phase).isPresent()) {
            return Collections.nCopies(BlindPass.DICE, FACES);
        }
        return switch (phase) {
            case Words.DING_DONG -> Collections.nCopies(DingDong.DICE * rules.dingDong, FACES);
            case Words.MUSH -> Mush.dice(rules);
            default -> List.of();
        };
    }

    /// The number of faces of each.
    List<Integer> faces() {
        return List.copyOf(faces);
    }

    /// The number under one of a phase's dice, from 0.
    int roll(Table table, String phase, int die) {
        return table.rolls().get(first.getOrDefault(phase, 0) + die);
    }

    /// Some tiles nobody has looked at in another order: up to three, by one die.
    List<Tile> mixed(Table table, String phase, int die, List<Tile> tiles) {
        List<Tile> left = new ArrayList<>(tiles);
        List<Tile> mixed = new ArrayList<>();
        int roll = roll(table, phase, die);
        while (!left.isEmpty()) {
            mixed.add(left.remove(roll % left.size()));
            roll /= left.size() + 1;
        }
        return mixed;
    }

    /// East says what was rolled, where it matters.
    List<Event> said(Table table) {
        if (!rolled) {
            return List.of();
        }
        Said dice = new Said.Dice(table.rolls().get(0) + 1, table.rolls().get(1) + 1);
        return List.of(new Event.Declared(table.dealer(), dice.word()));
    }

    /// The sum of East's dice, as all have heard.
    static int sum(Table table) {
        Said.Dice heard = heard(table);
        return heard.one() + heard.other();
    }

    static boolean areEqual(Table table) {
        Said.Dice heard = heard(table);
        return heard.one() == heard.other();
    }

    private static Said.Dice heard(Table table) {
        for (Said said : Said.by(table.place(table.dealer()))) {
            if (said instanceof Said.Dice dice) {
                return dice;
            }
        }
        return SILENCE;
    }
}
