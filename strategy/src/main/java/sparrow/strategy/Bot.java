package sparrow.strategy;

import java.util.function.Function;
import sparrow.core.game.Advisor;
import sparrow.core.game.Chance;
import sparrow.core.game.Player;

/// A way to play that has a name: an advisor that plays its own first advice.
///
/// @param meaning one sentence for people who choose an opponent
/// @param maker makes the advisor of one hand; all its chance comes from the stream it is given
public record Bot(String name, String meaning, Function<Chance, Advisor> maker) {
    public Advisor advisor(Chance chance) {
        return maker.apply(chance);
    }

    public Player player(Chance chance) {
        return advisor(chance).player();
    }
}
