package sparrow.server.table;

import java.util.List;
import java.util.stream.Stream;
import sparrow.core.tile.Seat;
import sparrow.server.fair.FairSeed;

/// Who has a seat.
///
/// @param name shown to people
/// @param bot the name of the bot, or nothing
/// @param token the hash of the secret that opens the seat, or nothing
/// @param nonce what the seat adds to the key of the walls, or nothing
record SeatHolder(Kind kind, String name, String bot, String token, String nonce) {
    enum Kind {
        OPEN,
        PERSON,
        BOT
    }

    static final SeatHolder FREE = new SeatHolder(Kind.OPEN, "", "", "", "");

    static SeatHolder bot(Seat seat, String bot, FairSeed fairSeed) {
        return new SeatHolder(Kind.BOT, bird(seat), bot, "", fairSeed.botNonce(seat));
    }

    static SeatHolder person(String name, String tokenHash, String nonce) {
        return new SeatHolder(Kind.PERSON, name, "", tokenHash, nonce);
    }

    /// The names of all bots.
    static List<String> birds() {
        return Stream.of(Seat.values()).map(SeatHolder::bird).toList();
    }

    private static String bird(Seat seat) {
        return switch (seat) {
            case A -> "Wren";
            case B -> "Finch";
            case C -> "Heron";
            case D -> "Robin";
        };
    }

    boolean isOpen() {
        return kind == Kind.OPEN;
    }

    boolean isPerson() {
        return kind == Kind.PERSON;
    }
}
