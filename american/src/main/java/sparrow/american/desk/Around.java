package sparrow.american.desk;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import sparrow.american.table.Words;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Notation;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Tile;
import sparrow.desk.Given;
import sparrow.desk.Ponds;
import sparrow.desk.Refusal;
import sparrow.desk.Surroundings;

/// What a question says of the table around a hand, by the names it gives the players.
///
/// @param ponds discards; those of nobody in particular are among the own
/// @param offer who discarded the tile that may be claimed, and the tile
/// @param said what players said, but for whom they challenged
/// @param challenges who challenged whom
/// @param east who deals, if that was said
record Around(
        Map<String, List<Meld>> others,
        Map<String, Ponds.Pond> ponds,
        Optional<Map.Entry<String, Tile>> offer,
        Map<String, List<String>> said,
        List<Map.Entry<String, String>> challenges,
        Optional<String> east) {
    private static final String CHALLENGE = "challenge ";

    /// What became of the tile on offer.
    enum Fate {
        OFFERED,
        /// Whoever asks has claimed it.
        CLAIMED
    }

    static Around read(Given given, Seating seating, List<Seat> seats) throws Refusal {
        return new Reader(given, seating, seats).read();
    }

    private record Reader(Given given, Seating seating, List<Seat> seats) {
        Around read() throws Refusal {
            Map<String, List<Meld>> others = others();
            Map<String, Ponds.Pond> ponds = ponds();
            Optional<Map.Entry<String, Tile>> offer = offer();
            Map<String, List<String>> said = new LinkedHashMap<>();
            List<Map.Entry<String, String>> challenges = new ArrayList<>();
            said(said, challenges);
            return new Around(others, ponds, offer, said, challenges, east());
        }

        private Map<String, List<Meld>> others() throws Refusal {
            String field = given.named(AmericanDesk.OTHERS);
            Map<String, List<Meld>> others = new LinkedHashMap<>();
            for (String text : given.texts(AmericanDesk.OTHERS)) {
                int colon = text.indexOf(':');
                if (colon < 0) {
                    throw new Refusal(
                            "bad_seat",
                            "others: say whose groups these are, as in west:(5B 5B J), not "
                                    + text
                                    + ".");
                }
                String name = seating.name(field, text.substring(0, colon));
                if (name.equals(Seating.OWN)) {
                    throw new Refusal("bad_seat", "others: your own groups belong into exposed.");
                }
                others.computeIfAbsent(name, _ -> new ArrayList<>())
                        .addAll(
                                AmericanTiles.groups(
                                        new AmericanTiles.Part(field, text, colon + 1)));
            }
            return others;
        }

        private Map<String, Ponds.Pond> ponds() throws Refusal {
            Map<String, Ponds.Pond> ponds = new LinkedHashMap<>();
            for (String text : given.texts(AmericanDesk.DISCARDS)) {
                int colon = text.indexOf(':');
                String field = given.named(AmericanDesk.DISCARDS);
                String name =
                        colon < 0 ? Seating.OWN : seating.name(field, text.substring(0, colon));
                Ponds.Pond pond = pond(new AmericanTiles.Part(field, text, colon + 1));
                ponds.merge(name, pond, Around::joined);
            }
            return ponds;
        }

        private Ponds.Pond pond(AmericanTiles.Part part) throws Refusal {
            if (part.text().contains("^")) {
                return Ponds.read(part.text(), part.field(), Notation.AMERICAN, seats);
            }
            return Ponds.Pond.of(AmericanTiles.tiles(part));
        }

        private Optional<Map.Entry<String, Tile>> offer() throws Refusal {
            if (!given.has(Surroundings.OFFER)) {
                return Optional.empty();
            }
            String field = given.named(Surroundings.OFFER);
            String text = given.text(Surroundings.OFFER);
            int colon = text.indexOf(':');
            String name = seating.name(field, text.substring(0, Math.max(0, colon)));
            List<Tile> tiles = AmericanTiles.tiles(new AmericanTiles.Part(field, text, colon + 1));
            if (tiles.size() != 1 || name.equals(Seating.OWN)) {
                throw new Refusal(
                        "bad_tiles", field + " is one tile of another player, such as west:5B.");
            }
            return Optional.of(Map.entry(name, tiles.getFirst()));
        }

        private void said(
                Map<String, List<String>> said, List<Map.Entry<String, String>> challenges)
                throws Refusal {
            String field = given.named(AmericanDesk.SAID);
            for (String text : given.texts(AmericanDesk.SAID)) {
                int colon = text.indexOf(':');
                String name = seating.name(field, text.substring(0, Math.max(0, colon)));
                for (String each : text.substring(colon + 1).split(",")) {
                    String word = each.strip().toLowerCase(Locale.ROOT);
                    if (word.startsWith(CHALLENGE)) {
                        String whom = word.substring(CHALLENGE.length());
                        challenges.add(Map.entry(name, seating.name(field, whom)));
                    } else if (isSaid(word)) {
                        said.computeIfAbsent(name, _ -> new ArrayList<>()).add(word);
                    } else {
                        throw new Refusal(
                                "bad_word",
                                field
                                        + ": nobody says '"
                                        + word
                                        + "'; write dead, alive, stop, courtesy 2, ding dong,"
                                        + " challenge west or dice 3 4.");
                    }
                }
            }
        }

        private static boolean isSaid(String word) {
            return List.of(Words.DEAD, Words.ALIVE, Words.STOP, Words.DING_DONG).contains(word)
                    || word.matches("courtesy [0-3]|dice [1-6] [1-6]");
        }

        private Optional<String> east() throws Refusal {
            return given.has(AmericanDesk.EAST)
                    ? Optional.of(
                            seating.name(
                                    given.named(AmericanDesk.EAST), given.text(AmericanDesk.EAST)))
                    : Optional.empty();
        }
    }

    private static Ponds.Pond joined(Ponds.Pond first, Ponds.Pond second) {
        List<Ponds.Thrown> all = new ArrayList<>(first.thrown());
        all.addAll(second.thrown());
        return new Ponds.Pond(all, List.of());
    }

    /// The discards of a player that nobody claimed, the one on offer among them.
    ///
    /// @param fate what became of the tile on offer
    List<Tile> lying(String name, Fate fate) {
        List<Tile> lying = new ArrayList<>();
        Optional.ofNullable(ponds.get(name))
                .ifPresent(pond ->
                        pond.thrown().stream()
                                .filter(thrown -> !thrown.is(Ponds.Mark.CLAIMED))
                                .forEach(thrown -> lying.add(thrown.tile())));
        offer.filter(each -> fate == Fate.OFFERED && each.getKey().equals(name))
                .ifPresent(each -> lying.add(each.getValue()));
        return lying;
    }
}
