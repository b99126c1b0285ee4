package sparrow.server.table;

import sparrow.core.game.Advice;
import sparrow.core.game.Advisor;
import sparrow.core.game.Chance;
import sparrow.core.game.Choice;
import sparrow.core.game.Level;
import sparrow.core.game.Player;
import sparrow.core.game.Seed;
import sparrow.core.table.View;
import sparrow.core.tile.Notation;

/// The chance that a bot takes in a decision. It follows from what the bot's seat sees, its hidden
/// tiles above all: nobody else can foretell it, and whoever looks at the game afterwards can ask
/// the same bot again.
public final class ViewChance implements Chance {
    private static final long ODD = 0x9E37_79B9_7F4A_7C15L;

    private Chance stream = Seed.splitMix64(0).hand(0);

    /// A bot that decides whatever it leaves to chance by what it sees.
    public static Advisor advisor(Level bot) {
        ViewChance chance = new ViewChance();
        return new ViewAdvisor(bot.advisor(chance), chance);
    }

    private record ViewAdvisor(Advisor advisor, ViewChance chance) implements Advisor {
        @Override
        public Advice advise(View view, Choice choice) {
            chance.look(view);
            return advisor.advise(view, choice);
        }

        @Override
        public Player player() {
            Player player = advisor.player();
            return (view, choice) -> {
                chance.look(view);
                return player.choose(view, choice);
            };
        }
    }

    private void look(View view) {
        String seen =
                view.seat()
                        + " "
                        + view.table().log().size()
                        + " "
                        + Notation.COMPACT.write(view.own().hand().list());
        long key = 0;
        for (int i = 0; i < seen.length(); i++) {
            key = (key ^ seen.charAt(i)) * ODD;
        }
        stream = Seed.splitMix64(key).hand(0);
    }

    @Override
    public long next() {
        return stream.next();
    }
}
