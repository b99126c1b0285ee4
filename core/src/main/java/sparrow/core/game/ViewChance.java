package sparrow.core.game;

import sparrow.core.table.View;
import sparrow.core.tile.Notation;

/// The chance that a level takes in a decision. It follows from the tiles of its seat: nobody else
/// can foretell it, and whoever asks again, at the table, afterwards or by describing the hand, is
/// told the same.
final class ViewChance implements Chance {
    private static final long ODD = 0x9E37_79B9_7F4A_7C15L;

    private Chance stream = Seed.splitMix64(0).hand(0);

    /// A level that decides whatever it leaves to chance by what it sees.
    static Advisor advisor(Level bot) {
        ViewChance chance = new ViewChance();
        return new Settled(bot.advisor(chance), chance);
    }

    private record Settled(Advisor advisor, ViewChance chance) implements Advisor {
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
                Notation.COMPACT.write(view.own().hand().list())
                        + " "
                        + view.own().pond().size()
                        + " "
                        + view.own().melds().size();
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
