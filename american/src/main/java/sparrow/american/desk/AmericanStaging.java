package sparrow.american.desk;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import sparrow.american.table.AmericanRules;
import sparrow.american.table.AmericanVariant;
import sparrow.american.table.Said;
import sparrow.core.game.Variant;
import sparrow.core.table.Event;
import sparrow.core.table.Place;
import sparrow.core.table.Table;
import sparrow.core.table.View;
import sparrow.core.tile.Hand;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Tile;
import sparrow.desk.Beside;
import sparrow.desk.Ponds;
import sparrow.desk.Refusal;
import sparrow.desk.Staging;

/// Sets the table up that a question describes, a turn already begun among the rest.
final class AmericanStaging {
    private static final int HELD = 13;

    private final Variant variant;
    private final String phase;
    private final Around around;
    private final Map<String, Seat> places;
    private final List<Tile> own;
    private final Map<Seat, List<Meld>> melds = new EnumMap<>(Seat.class);
    private final Map<Seat, Ponds.Pond> ponds = new EnumMap<>(Seat.class);
    private List<Tile> elsewhere = List.of();
    private Seat dealer = Beside.OWN;
    private int left;

    AmericanStaging(
            AmericanRules rules, String phase, Hand hand, Around around, Map<String, Seat> places) {
        this.variant = new AmericanVariant(rules);
        this.phase = phase;
        this.around = around;
        this.places = places;
        this.own = new ArrayList<>(hand.tiles());
        around.others().forEach((name, list) -> melds.put(seat(name), new ArrayList<>(list)));
        melds.put(Beside.OWN, new ArrayList<>(hand.melds()));
        around.ponds().forEach((name, pond) -> ponds.put(seat(name), pond));
    }

    private Seat seat(String name) {
        return Optional.ofNullable(places.get(name)).orElseThrow();
    }

    AmericanStaging dealer(Seat seat) {
        dealer = seat;
        return this;
    }

    AmericanStaging left(int tiles) {
        left = tiles;
        return this;
    }

    /// Tiles known to be with others.
    AmericanStaging elsewhere(List<Tile> tiles) {
        elsewhere = tiles;
        return this;
    }

    /// @param since what was done after that in the own turn
    View view(Staging.Now now, Optional<Since> since) throws Refusal {
        Optional<Undone> undone =
                since.isPresent() ? Optional.of(undone(since.get(), now)) : Optional.empty();
        Staging staging =
                new Staging(variant.first().dealtBy(dealer), variant.tiles().size(), HELD);
        staging.sizes(meld -> meld.tiles().size());
        staging.opening(new Event.Began(phase));
        staging.left(left);
        staging.elsewhere(elsewhere);
        staging.hand(own);
        melds.forEach(staging::melds);
        ponds.forEach(staging::pond);
        words().forEach(staging::said);
        undone.ifPresent(step -> staging.since(step::done));
        return staging.view(now);
    }

    private Map<Seat, List<String>> words() {
        Map<Seat, List<String>> words = new EnumMap<>(Seat.class);
        around.said().forEach((name, said) -> words.put(seat(name), new ArrayList<>(said)));
        for (Map.Entry<String, String> challenge : around.challenges()) {
            words.computeIfAbsent(seat(challenge.getKey()), _ -> new ArrayList<>())
                    .add(new Said.Challenge(seat(challenge.getValue())).word());
        }
        return words;
    }

    // What was done in a turn already begun: the table is set up as it was before, then it is done

    private interface Undone {
        List<Event> done(Table table);
    }

    private Undone undone(Since since, Staging.Now now) throws Refusal {
        Optional<Undone> undone =
                switch (since) {
                    case EXCHANGED -> jokerTaken().or(this::retrieved);
                    case ADDED -> added(now);
                    case TAKEN_BACK -> takenBack(now);
                };
        return undone.orElseThrow(() ->
                new Refusal(
                        "bad_word",
                        "since: nothing on this table can have been "
                                + since.key().replace('_', ' ')
                                + " in your turn; leave it out."));
    }

    /// A joker taken for a tile: any will do that may have been.
    private Optional<Undone> jokerTaken() {
        for (Map.Entry<Seat, List<Meld>> entry : melds.entrySet()) {
            for (int i = 0; i < entry.getValue().size(); i++) {
                Meld meld = entry.getValue().get(i);
                if (own.contains(Tile.JOKER)
                        && Collections.frequency(meld.tiles(), meld.face()) > 1) {
                    Meld before = less(meld, meld.face(), List.of(Tile.JOKER));
                    entry.getValue().set(i, before);
                    own.remove(Tile.JOKER);
                    own.add(meld.face());
                    Seat owner = entry.getKey();
                    return Optional.of(table ->
                            List.of(
                                    new Event.JokerTaken(
                                            Beside.OWN,
                                            owner,
                                            lying(table.place(owner), before),
                                            meld.face())));
                }
            }
        }
        return Optional.empty();
    }

    private static int lying(Place place, Meld meld) {
        List<Meld> laid = place.melds();
        int at = laid.size() - 1;
        while (at > 0 && !laid.get(at).tiles().equals(meld.tiles())) {
            at--;
        }
        return at;
    }

    /// A discard taken for a blank.
    private Optional<Undone> retrieved() {
        Optional<Tile> taken =
                own.stream().filter(tile -> tile != Tile.JOKER && tile != Tile.BLANK).findFirst();
        for (Map.Entry<Seat, Ponds.Pond> entry : ponds.entrySet()) {
            int at = entry.getValue().tiles().indexOf(Tile.BLANK);
            if (at >= 0 && taken.isPresent()) {
                Tile tile = taken.get();
                entry.setValue(entry.getValue().with(at, tile));
                own.remove(tile);
                own.add(Tile.BLANK);
                Seat owner = entry.getKey();
                return Optional.of(
                        _ -> List.of(new Event.Retrieved(Beside.OWN, owner, at, tile, Tile.BLANK)));
            }
        }
        return Optional.empty();
    }

    /// A tile added to the group just exposed.
    private Optional<Undone> added(Staging.Now now) {
        List<Meld> mine = melds(Beside.OWN);
        if (!(now instanceof Staging.Called)) {
            return Optional.empty();
        }
        Meld meld = mine.removeLast();
        boolean wild = meld.tiles().contains(Tile.JOKER);
        Tile tile = wild ? Tile.JOKER : meld.face();
        mine.add(less(meld, tile, List.of()));
        own.add(tile);
        return Optional.of(_ -> List.of(new Event.Added(Beside.OWN, mine.size() - 1, tile)));
    }

    /// A tile taken back from it.
    private Optional<Undone> takenBack(Staging.Now now) {
        List<Meld> mine = melds(Beside.OWN);
        Optional<Tile> back =
                now instanceof Staging.Called
                        ? own.stream()
                                .filter(tile -> tile == Tile.JOKER || tile == mine.getLast().face())
                                .findFirst()
                        : Optional.empty();
        return back.map(tile -> {
            List<Tile> more = new ArrayList<>(mine.removeLast().tiles());
            more.add(tile);
            mine.add(Meld.of(Meld.Manner.CLAIMED, more));
            own.remove(tile);
            return _ -> List.of(new Event.TakenBack(Beside.OWN, mine.size() - 1, List.of(tile)));
        });
    }

    private List<Meld> melds(Seat seat) {
        return Optional.ofNullable(melds.get(seat)).orElseThrow();
    }

    private static Meld less(Meld meld, Tile gone, List<Tile> instead) {
        List<Tile> tiles = new ArrayList<>(meld.tiles());
        tiles.remove(gone);
        tiles.addAll(instead);
        return Meld.of(Meld.Manner.CLAIMED, tiles);
    }
}
