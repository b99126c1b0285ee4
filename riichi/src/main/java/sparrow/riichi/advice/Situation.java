package sparrow.riichi.advice;

import java.util.List;

/// What goes on around a hand.
///
/// @param threats who may be ready
/// @param draws how many tiles the player may still draw, more or less
/// @param pot the points that whoever wins takes besides the hand's: sticks and repeats
/// @param norths how many norths the player has set aside, in a game of three
/// @param bond what the player has declared
public record Situation(List<Threat> threats, int draws, int pot, int norths, Bond bond) {
    /// What a player is bound by.
    public enum Bond {
        FREE,
        RIICHI
    }

    /// A hand just dealt to one of four.
    public static final Situation START = new Situation(List.of(), 18, 0, 0, Bond.FREE);

    public Situation {
        threats = List.copyOf(threats);
    }

    public Situation threats(List<Threat> others) {
        return new Situation(others, draws, pot, norths, bond);
    }

    public boolean isInRiichi() {
        return bond == Bond.RIICHI;
    }
}
