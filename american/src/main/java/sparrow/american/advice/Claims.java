package sparrow.american.advice;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import sparrow.american.card.Group;
import sparrow.american.card.Kinds;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Tile;

/// The discards worth a call, from the lines in reach: those that win, and those that complete a
/// group which leaves the hand worth more than before.
final class Claims {
    private final HandValue value;
    private final Held held;
    private final Map<Tile, ClaimAdvice> found = new LinkedHashMap<>();

    private Claims(HandValue value, Held held) {
        this.value = value;
        this.held = held;
    }

    static List<ClaimAdvice> of(HandValue value, Held held) {
        Claims claims = new Claims(value, held);
        for (int line = 0; line < value.size(); line++) {
            for (Shortfall shortfall : value.nearest(line)) {
                claims.lookAt(shortfall, value.id(line));
            }
        }
        return List.copyOf(claims.found.values());
    }

    private void lookAt(Shortfall shortfall, String line) {
        for (int at = 0; at < shortfall.kinds(); at++) {
            Tile tile = Kinds.tile(shortfall.kind(at));
            boolean last =
                    shortfall.distance() == 1
                            && (shortfall.natural(at) > 0 || shortfall.natural() == 0);
            if (last) {
                double whole = value.whole();
                found.put(tile, new ClaimAdvice(tile, List.of(), true, whole, whole, line));
            } else if (shortfall.claimable(at)) {
                groups(shortfall, shortfall.kind(at), line);
            }
        }
    }

    private void groups(Shortfall shortfall, int kind, String line) {
        for (Group group : shortfall.variation().groups()) {
            if (group.kind() == kind && group.exposable()) {
                consider(group, line);
            }
        }
    }

    private void consider(Group group, String line) {
        int others = group.count() - 1;
        int naturals = Math.min(others, held.count(group.kind()));
        int jokers = others - naturals;
        if (jokers > held.jokers() || (naturals == 0 && jokers > 1)) {
            return;
        }
        List<Tile> own = new ArrayList<>(Collections.nCopies(naturals, group.tile()));
        own.addAll(Collections.nCopies(jokers, Tile.JOKER));
        List<Tile> all = new ArrayList<>(own);
        all.addFirst(group.tile());
        double after = value.of(held.exposing(own, Meld.of(Meld.Manner.CLAIMED, all)));
        boolean advised = after > value.whole();
        ClaimAdvice known = found.get(group.tile());
        if (known == null || (!known.wins() && after > known.after())) {
            found.put(
                    group.tile(),
                    new ClaimAdvice(group.tile(), all, advised, value.whole(), after, line));
        }
    }
}
