package sparrow.server.fair;

import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import sparrow.catalog.Catalog;
import sparrow.core.game.Chance;
import sparrow.core.game.Seed;
import sparrow.core.game.Variant;
import sparrow.core.table.Event;
import sparrow.core.tile.Reading;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;
import sparrow.core.tile.Tile;
import sparrow.records.Header;
import sparrow.records.replay.Difference;
import sparrow.records.replay.LogReplay;

/// Whether nobody chose the tiles of a match, from its record alone: the secrets are those
/// committed to, the walls and dice follow from them, and whatever was dealt, drawn and turned up
/// is what the rules of the game make of those walls.
///
/// `tools/verify-wall` checks the same without any code of Sparrow.
public final class FairCheck {
    private static final String SCHEME = "fair_scheme";

    private final SortedMap<String, String> notes;

    private FairCheck(SortedMap<String, String> notes) {
        this.notes = notes;
    }

    /// Whether a record tells what its walls follow from.
    public static boolean isTold(Header header) {
        return header.note(SCHEME).isPresent();
    }

    /// What is wrong with the match; nothing if all of it fits.
    public static Optional<String> flaw(Header header, List<Event> events) {
        return walls(header, events)
                .or(() ->
                        LogReplay.of(events, Catalog::variant, Catalog.formats()::flaw)
                                .difference()
                                .map(Difference::toString));
    }

    /// What is wrong with its secrets, walls and dice; nothing if they fit.
    public static Optional<String> walls(Header header, List<Event> events) {
        if (events.isEmpty() || !(events.getFirst() instanceof Event.Started first)) {
            return Optional.of("the record tells of no hand");
        }
        FairCheck check = new FairCheck(header.notes());
        try {
            Seats<Integer> seats = first.points();
            FairRound round = check.round(seats.seats());
            Optional<String> lie = check.lie(round, seats.seats());
            return lie.isPresent() ? lie : walls(round.seed(), events);
        } catch (Untold untold) {
            return Optional.of(untold.sentence);
        }
    }

    /// Something that the record ought to tell.
    private static final class Untold extends Exception {
        private static final long serialVersionUID = 1L;
        private final String sentence;

        Untold(String sentence) {
            super(sentence);
            this.sentence = sentence;
        }
    }

    private String note(String name) throws Untold {
        String value = notes.get(name);
        if (value == null) {
            throw new Untold("the record tells no " + name);
        }
        return value;
    }

    private String number(String name) throws Untold {
        String value = note(name);
        if (!FairRound.isNumber(value)) {
            throw new Untold(name + " is not 32 bytes in hexadecimal");
        }
        return value;
    }

    private FairRound round(List<Seat> seats) throws Untold {
        boolean isOld = note(SCHEME).equals(FairSeed.SCHEME);
        FairSeed secret = new FairSeed(number("fair_seed"), number("fair_salt"));
        Seats<String> commitments = Seats.none();
        Seats<String> nonces = Seats.none();
        for (Seat seat : seats) {
            nonces = nonces.with(seat, isOld ? oldNonce(seat) : number("fair_nonce_" + seat));
            if (!isOld) {
                commitments = commitments.with(seat, number("fair_commitment_" + seat));
            }
        }
        if (isOld) {
            return FairRound.old("", secret, nonces);
        }
        FairRound round =
                new FairRound(note("fair_table"), roundNumber(), secret, commitments, nonces);
        if (!round.scheme().equals(note(SCHEME))) {
            throw new Untold("the scheme " + note(SCHEME) + " is not known");
        }
        return round;
    }

    private int roundNumber() throws Untold {
        String text = note("fair_round");
        if (!text.matches("[1-9][0-9]{0,8}")) {
            throw new Untold("fair_round is no number");
        }
        return Integer.parseInt(text);
    }

    private String oldNonce(Seat seat) throws Untold {
        String nonce = note("fair_nonce_" + seat);
        if (!nonce.matches("([0-9a-fA-F]{2}){16,64}")) {
            throw new Untold("fair_nonce_" + seat + " is not hexadecimal");
        }
        return nonce;
    }

    private Optional<String> lie(FairRound round, List<Seat> seats) throws Untold {
        if (!round.commitment().equals(note("fair_commitment"))) {
            return Optional.of("the seed is not the one that was committed to");
        }
        for (Seat seat : seats) {
            String nonce = round.nonces().get(seat);
            if (round.commitments().has(seat)
                    && !round.commitment(seat, nonce).equals(round.commitments().get(seat))) {
                return Optional.of(
                        "the number of seat " + seat + " is not the one that was committed to");
            }
            if (note("fair_bots").contains(seat.name()) && !nonce.equals(round.botNonce(seat))) {
                return Optional.of("somebody chose the number of the bot in seat " + seat);
            }
        }
        return Optional.empty();
    }

    private static Optional<String> walls(Seed seed, List<Event> events) {
        int hand = -1;
        Optional<Variant> variant = Optional.empty();
        for (Event event : events) {
            if (event instanceof Event.Started started) {
                hand++;
                switch (Catalog.variant(started)) {
                    case Reading.Misread<Variant>(int _, String why) -> {
                        return Optional.of(why);
                    }
                    case Reading.Read<Variant>(Variant found) -> variant = Optional.of(found);
                }
                if (started.hand() != hand) {
                    return Optional.of("hands are missing or out of order");
                }
            } else if (event instanceof Event.WallBuilt wall
                    && !wall.equals(wall(variant.orElseThrow(), seed.hand(hand)))) {
                return Optional.of(
                        "the wall or the dice of hand " + hand + " do not follow from the secrets");
            }
        }
        return Optional.empty();
    }

    private static Event.WallBuilt wall(Variant variant, Chance chance) {
        List<Tile> tiles = chance.shuffled(variant.tiles());
        List<Integer> rolls = variant.dice().stream().map(chance::below).toList();
        return new Event.WallBuilt(tiles, rolls);
    }
}
