package sparrow.server.table;

import sparrow.core.tile.Seat;
import sparrow.server.fair.Pledge;

/// Who has a seat.
///
/// @param name shown to people
/// @param bot the name of the bot, or nothing
/// @param token the hash of the secret that opens the seat, or nothing
/// @param nonce what the seat adds to the key of the walls, or nothing
public record Chair(Kind kind, String name, String bot, String token, String nonce) {
    public enum Kind {
        OPEN,
        PERSON,
        BOT
    }

    public static final Chair FREE = new Chair(Kind.OPEN, "", "", "", "");

    public static Chair bot(Seat seat, String bot, Pledge pledge) {
        return new Chair(Kind.BOT, bird(seat), bot, "", pledge.botNonce(seat));
    }

    public static Chair person(String name, String tokenHash, String nonce) {
        return new Chair(Kind.PERSON, name, "", tokenHash, nonce);
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
