package sparrow.shapes;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/// What a hand is built towards.
public sealed interface Form {
    /// Four sets and a pair, as in Riichi.
    Form STANDARD = new Sets(4, Set.of());

    /// Five sets and a pair, as in Filipino mahjong.
    Form FIVE_SETS = new Sets(5, Set.of());

    /// Seven different pairs.
    Form SEVEN_PAIRS = new Pairs(Quads.ONE_PAIR, Set.of());

    /// One of each terminal and honor, and one of them twice.
    Form THIRTEEN_ORPHANS = new Orphans();

    /// Seven pairs and a trio, four of a kind counting as two pairs.
    Form SIETE_PARES = new PairsAndTrio(Trio.ANY, Quads.TWO_PAIRS);

    /// Four sets and a pair that show everything a Changchun win must.
    Form CHANGCHUN = new Sets(4, EnumSet.allOf(Need.class));

    /// Seven pairs as Changchun wants them.
    Form CHANGCHUN_PAIRS =
            new Pairs(Quads.TWO_PAIRS, EnumSet.of(Need.THREE_SUITS, Need.TERMINAL_OR_HONOR));

    /// The three forms of Riichi.
    List<Form> RIICHI = List.of(STANDARD, SEVEN_PAIRS, THIRTEEN_ORPHANS);

    /// What four equal tiles are among pairs.
    enum Quads {
        /// One pair and two tiles too many.
        ONE_PAIR,
        TWO_PAIRS
    }

    /// What may stand beside seven pairs.
    enum Trio {
        ANY,
        PUNG_ONLY
    }

    /// Sets and a pair; a set laid as a meld is one set less to build.
    ///
    /// @param count four or five; only four can have needs
    record Sets(int count, Set<Need> needs) implements Form {
        public Sets {
            needs = Set.copyOf(needs);
            if (count < 4 || count > 5 || (count == 5 && !needs.isEmpty())) {
                throw new IllegalArgumentException(
                        "no tables for " + count + " sets with " + needs);
            }
        }

        public Sets with(Need... more) {
            Set<Need> all = EnumSet.noneOf(Need.class);
            all.addAll(needs);
            all.addAll(Arrays.asList(more));
            return new Sets(count, all);
        }
    }

    /// Seven pairs, all of them concealed.
    record Pairs(Quads quads, Set<Need> needs) implements Form {
        public Pairs {
            needs = Set.copyOf(needs);
            if (needs.contains(Need.TRIPLET_OR_DRAGON_PAIR)
                    || (quads == Quads.ONE_PAIR && !needs.isEmpty())) {
                throw new IllegalArgumentException(
                        "no tables for seven pairs, " + quads + ", with " + needs);
            }
        }
    }

    /// Seven pairs and a run or triplet; a trio already laid is none to build.
    record PairsAndTrio(Trio trio, Quads quads) implements Form {}

    /// Thirteen orphans, all of them concealed.
    record Orphans() implements Form {}
}
