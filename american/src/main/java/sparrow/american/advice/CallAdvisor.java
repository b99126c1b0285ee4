package sparrow.american.advice;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import sparrow.american.card.Kinds;
import sparrow.american.card.Win;
import sparrow.american.lines.Facts;
import sparrow.american.odds.Completion;
import sparrow.american.position.Held;
import sparrow.american.position.Position;
import sparrow.american.value.HandValue;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Tile;

/// The discards worth a call for a hand between turns: those that win, and those that complete a
/// group which leaves the hand worth more than letting the tile go.
final class CallAdvisor {
    private static final int SMALLEST = 3;
    private static final int LARGEST = 6;

    private final Facts facts;
    private final HandValue value;
    private final Held held;
    private final Map<Tile, ClaimAdvice> found = new LinkedHashMap<>();

    private CallAdvisor(Facts facts, HandValue value, Held held) {
        this.facts = facts;
        this.value = value;
        this.held = held;
    }

    static List<ClaimAdvice> of(Facts facts, HandValue value, Held held) {
        CallAdvisor calls = new CallAdvisor(facts, value, held);
        calls.wins();
        if (!value.isHopeless()) {
            for (int kind = 0; kind < Kinds.COUNT; kind++) {
                if (value.unseen().left(kind) > 0) {
                    calls.groups(Kinds.tile(kind));
                }
            }
        }
        return List.copyOf(calls.found.values());
    }

    /// Any discard may be called for mah jongg, whatever it is for.
    private void wins() {
        for (Tile tile : facts.waits(held.rack())) {
            if (Kinds.isNatural(tile)) {
                Win win = facts.win(held.rack().with(tile)).orElseThrow();
                double after = Completion.CLAIMED * win.value();
                String line = win.line().id();
                found.put(tile, new ClaimAdvice(tile, List.of(), value.of(held), after, line));
            }
        }
    }

    /// Every group of a tile that the hand could lay open, valued as of the moment when somebody
    /// has thrown it.
    private void groups(Tile tile) {
        if (found.containsKey(tile)) {
            return;
        }
        List<Meld> groups = new ArrayList<>();
        for (int size = SMALLEST; size <= LARGEST; size++) {
            int most = Math.min(size - 1, held.count(Kinds.of(tile)));
            for (int own = most; own >= 0 && size - 1 - own <= held.jokers(); own--) {
                List<Tile> tiles = new ArrayList<>(Collections.nCopies(1 + own, tile));
                tiles.addAll(Collections.nCopies(size - 1 - own, Tile.JOKER));
                groups.add(Meld.of(Meld.Manner.CLAIMED, tiles));
            }
        }
        groups.removeIf(group -> !isPossible(group));
        if (!groups.isEmpty()) {
            Position position = value.position();
            HandValue thrown = value.in(position.discards(position.discards().with(tile)));
            double before = thrown.of(held);
            Optional<ClaimAdvice> best = Optional.empty();
            for (Meld group : groups) {
                ClaimAdvice call = call(thrown, before, tile, group);
                best =
                        best.isEmpty() || call.after() > best.get().after()
                                ? Optional.of(call)
                                : best;
            }
            found.put(tile, best.orElseThrow());
        }
    }

    /// Whether a line has such groups, and a tile is left to discard.
    private boolean isPossible(Meld group) {
        Held then = held.claiming(group);
        return !then.concealed().isEmpty() && value.aim(then.rack()).isPresent();
    }

    private ClaimAdvice call(HandValue thrown, double before, Tile tile, Meld group) {
        Held then = held.claiming(group);
        double after = thrown.afterDiscard(then);
        String line = thrown.aim(then.rack()).orElseThrow().line().id();
        return new ClaimAdvice(tile, group.tiles(), before, after, line);
    }
}
