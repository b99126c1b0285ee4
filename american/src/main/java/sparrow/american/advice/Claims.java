package sparrow.american.advice;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import sparrow.american.card.Group;
import sparrow.american.card.Kinds;
import sparrow.american.card.Win;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Tile;

/// The discards worth a call for a hand between turns: those that win, and those that complete a
/// group which leaves the hand worth more than letting the tile go.
final class Claims {
    /// After a claim and a discard three others draw first.
    private static final int OTHERS_FIRST = 3;

    private final HandValue value;
    private final Held held;
    private final Map<Tile, ClaimAdvice> found = new LinkedHashMap<>();
    private final Map<Integer, Thrown> thrown = new HashMap<>();

    /// What hands are worth once somebody has thrown a tile.
    ///
    /// @param before what the hand is worth if it is let go
    /// @param claimed values hands that claim it
    private record Thrown(double before, HandValue claimed) {}

    private Claims(HandValue value, Held held) {
        this.value = value;
        this.held = held;
    }

    static List<ClaimAdvice> of(HandValue value, Held held) {
        Claims claims = new Claims(value, held);
        claims.wins();
        for (int line = 0; line < value.size(); line++) {
            for (Shortfall nearest : value.nearest(line)) {
                Shortfall shortfall = Shortfall.of(nearest.variation(), held);
                for (int at = 0; at < shortfall.kinds(); at++) {
                    if (shortfall.claimable(at)) {
                        claims.groups(shortfall, shortfall.kind(at), value.id(line));
                    }
                }
            }
        }
        return List.copyOf(claims.found.values());
    }

    /// Any discard may be called for mah jongg, whatever it is for.
    private void wins() {
        Facts facts = value.ranking().facts();
        for (Tile tile : facts.waits(held.rack())) {
            if (Kinds.isNatural(tile)) {
                Win win = facts.win(held.rack().with(tile)).orElseThrow();
                double after = Completion.CLAIMED * win.value();
                String line = win.line().id();
                found.put(
                        tile, new ClaimAdvice(tile, List.of(), true, value.of(held), after, line));
            }
        }
    }

    private void groups(Shortfall shortfall, int kind, String line) {
        for (Group group : shortfall.variation().groups()) {
            if (group.kind() == kind && group.exposable()) {
                int others = group.count() - 1;
                int naturals = Math.min(others, held.count(kind));
                for (int own = naturals; own >= 0 && others - own <= held.jokers(); own--) {
                    consider(group, own, line);
                }
            }
        }
    }

    /// A group of the tile thrown, so many of the hand, and jokers for the rest.
    private void consider(Group group, int naturals, String line) {
        Tile tile = group.tile();
        Optional<ClaimAdvice> known = Optional.ofNullable(found.get(tile));
        if (known.isPresent() && known.get().wins()) {
            return;
        }
        List<Tile> own = new ArrayList<>(Collections.nCopies(naturals, tile));
        own.addAll(Collections.nCopies(group.count() - 1 - naturals, Tile.JOKER));
        List<Tile> all = new ArrayList<>(own);
        all.addFirst(tile);
        Held exposed = held.exposing(own, Meld.of(Meld.Manner.CLAIMED, all));
        if (exposed.concealed().isEmpty()) {
            return;
        }
        Thrown after = thrown.computeIfAbsent(group.kind(), this::thrown);
        double worth = Parting.most(after.claimed, exposed);
        if (known.isEmpty() || worth > known.get().after()) {
            boolean advised = worth > after.before;
            found.put(tile, new ClaimAdvice(tile, all, advised, after.before, worth, line));
        }
    }

    private Thrown thrown(int kind) {
        Horizon now = value.horizon();
        if (!value.isFollowed() || now.unseen().left(kind) == 0) {
            return new Thrown(value.of(held), value);
        }
        Unseen unseen = now.unseen().without(kind);
        int count = Math.min(now.looks().count(), unseen.total());
        Looks letGo = new Looks(unseen.total(), count, now.looks().first());
        Looks claimed = new Looks(unseen.total(), count, OTHERS_FIRST);
        return new Thrown(
                value.in(new Horizon(unseen, letGo)).of(held),
                value.in(new Horizon(unseen, claimed)));
    }
}
