package sparrow.core.game;

import java.util.List;
import java.util.function.Function;

/// A strength of a game's one brain, or another way to play that has a name: an advisor that plays
/// its own first advice.
///
/// @param aliases older names under which it is found too
/// @param meaning one sentence for people who choose an opponent
/// @param maker makes the advisor of one hand; all its chance comes from the stream it is given
public record Level(
        String name, List<String> aliases, String meaning, Function<Chance, Advisor> maker) {
    public Level {
        aliases = List.copyOf(aliases);
    }

    public Level(String name, String meaning, Function<Chance, Advisor> maker) {
        this(name, List.of(), meaning, maker);
    }

    public Level called(String... others) {
        return new Level(name, List.of(others), meaning, maker);
    }

    /// The same level with an advisor made otherwise.
    public Level made(Function<Chance, Advisor> otherwise) {
        return new Level(name, aliases, meaning, otherwise);
    }

    public boolean isCalled(String wanted) {
        return name.equalsIgnoreCase(wanted)
                || aliases.stream().anyMatch(alias -> alias.equalsIgnoreCase(wanted));
    }

    /// An advisor whose chance follows from what its seat sees: asked again, it says the same.
    public Advisor advisor() {
        return ViewChance.advisor(this);
    }

    public Advisor advisor(Chance chance) {
        return maker.apply(chance);
    }

    public Player player(Chance chance) {
        return advisor(chance).player();
    }
}
