package sparrow.desk;

import sparrow.core.game.Level;

/// A task that is answered by playing: many games of equal bots, of which each tells something.
public non-sealed interface Study extends Task {
    /// How many games are played unless somebody says how many.
    int games();

    /// The name of the level that plays unless somebody names another.
    String bot();

    /// What the picture of the findings is for, half a sentence for the help.
    String picture();

    /// Checks what somebody gave, and sets the games up.
    Experiment<?> read(Given given, Level bot, long seed) throws Refusal;
}
