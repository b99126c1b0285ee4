package sparrow.riichi;

import static sparrow.riichi.Yaku.*;

import java.util.Arrays;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import sparrow.core.table.Rules;

/// What every yaku counts under some house rules.
final class YakuSheet {
    private static final int SIGNS = Sign.values().length;
    private static final Yaku[] NONE = {};

    /// Those that no tiles of a hand make.
    private static final Set<Yaku> NOT_OF_THE_HAND =
            Set.of(NAGASHI_MANGAN, DORA, URA_DORA, AKA_DORA, NUKI_DORA);

    private static final Set<Yaku> MAYBE_DOUBLE =
            Set.of(KOKUSHI_13, SUU_ANKOU_TANKI, JUNSEI_CHUUREN, DAI_SUUSHII);

    /// Those that do not follow from an option of their own name.
    private static final Map<Yaku, Predicate<Rules>> PLAYED_IF =
            Map.of(
                    IPPATSU, rules -> rules.is("ippatsu"),
                    RENHOU, rules -> rules.value("renhou").equals("five_han"),
                    RENHOU_YAKUMAN, rules -> rules.value("renhou").equals("yakuman"),
                    DOUBLE_OPEN_RIICHI, rules -> rules.is("open_riichi"),
                    DAICHIKURIN, YakuSheet::hasOtherWheels,
                    DAISUURIN, YakuSheet::hasOtherWheels,
                    SASHIKOMI, rules -> rules.is("sashikomi_yakuman"));

    /// No yaku counts more than two yakuman.
    private static final int MOST_HAN = 26;

    /// By yaku and han, the same for all house rules, once some have it.
    private static final Score.@Nullable Counted[][] COUNTED =
            new Score.Counted[Yaku.all().size()][MOST_HAN + 1];

    private final int[] closed = new int[Yaku.all().size()];
    private final int[] open = new int[Yaku.all().size()];

    private final Half ofClosed;
    private final Half ofOpen;

    YakuSheet(Rules rules) {
        for (Yaku yaku : Yaku.all()) {
            int times = times(yaku, rules);
            closed[yaku.ordinal()] = times * yaku.closedHan();
            open[yaku.ordinal()] = times * yaku.openHan();
        }
        if (!rules.is("kuitan")) {
            open[TANYAO.ordinal()] = 0;
        }
        ofClosed = new Half(closed);
        ofOpen = new Half(open);
    }

    private static Score.Counted counted(Yaku yaku, int han) {
        Score.Counted known = COUNTED[yaku.ordinal()][han];
        if (known == null) {
            known = new Score.Counted(yaku, han);
            COUNTED[yaku.ordinal()][han] = known;
        }
        return known;
    }

    /// The yaku of closed hands, or of open ones.
    static final class Half {
        /// By index, the han of ordinary yaku and of yakuman.
        final int[] han = new int[Long.SIZE];

        final int[] yakumanHan = new int[Long.SIZE];

        /// The ordinary yaku and the yakuman with these han.
        final Score.Counted[] ordinaryCounted = new Score.Counted[Long.SIZE];

        final Score.Counted[] yakumanCounted = new Score.Counted[Long.SIZE];

        private final Yaku[][] ordinary = bySign();
        private final Yaku[][] yakuman = bySign();

        /// The signs under which any ordinary yaku stands, or any yakuman.
        private final int ordinarySigns;

        private final int yakumanSigns;

        Half(int[] hanByOrdinal) {
            for (Yaku yaku : Yaku.all()) {
                int counted = hanByOrdinal[yaku.ordinal()];
                (yaku.isYakuman() ? yakumanHan : han)[yaku.index()] = counted;
                (yaku.isYakuman() ? yakumanCounted : ordinaryCounted)[yaku.index()] =
                        counted(yaku, counted);
                if (counted > 0) {
                    add(yaku.isYakuman() ? yakuman : ordinary, yaku);
                }
            }
            ordinarySigns = signs(ordinary);
            yakumanSigns = signs(yakuman);
        }

        private static Yaku[][] bySign() {
            Yaku[][] bySign = new Yaku[SIGNS][];
            Arrays.fill(bySign, NONE);
            return bySign;
        }

        private static int signs(Yaku[][] bySign) {
            int signs = 0;
            for (int sign = 0; sign < SIGNS; sign++) {
                signs |= bySign[sign].length > 0 ? 1 << sign : 0;
            }
            return signs;
        }

        private static void add(Yaku[][] bySign, Yaku yaku) {
            int sign = Sign.over(yaku).ordinal();
            Yaku[] before = bySign[sign];
            Yaku[] more = new Yaku[before.length + 1];
            System.arraycopy(before, 0, more, 0, before.length);
            more[before.length] = yaku;
            bySign[sign] = more;
        }

        /// A bit for the index of each ordinary yaku that a pattern with these signs has.
        long ordinary(Pattern pattern, int signs) {
            return found(ordinary, pattern, signs & ordinarySigns);
        }

        /// A bit for the index of each yakuman that a pattern with these signs has.
        long yakuman(Pattern pattern, int signs) {
            return found(yakuman, pattern, signs & yakumanSigns);
        }

        private static long found(Yaku[][] bySign, Pattern pattern, int signs) {
            long found = 0;
            for (int left = signs; left != 0; left &= left - 1) {
                for (Yaku yaku : bySign[Integer.numberOfTrailingZeros(left)]) {
                    if (yaku.holds(pattern)) {
                        found |= yaku.bit();
                    }
                }
            }
            return found;
        }
    }

    private static boolean hasOtherWheels(Rules rules) {
        return rules.is("daisharin") && rules.is("daisharin_other_suits");
    }

    /// 0 where it does not count, 2 where it counts double.
    private static int times(Yaku yaku, Rules rules) {
        if (NOT_OF_THE_HAND.contains(yaku)) {
            return 0;
        }
        if (MAYBE_DOUBLE.contains(yaku)) {
            return 1 + once(rules.is("double_" + yaku.option()));
        }
        Predicate<Rules> plays = PLAYED_IF.get(yaku);
        return once(plays == null ? !yaku.isLocal() || rules.is(yaku.option()) : plays.test(rules));
    }

    private static int once(boolean counts) {
        return counts ? 1 : 0;
    }

    /// What counts in a hand of these tiles.
    Half of(Contents contents) {
        return contents.isClosed() ? ofClosed : ofOpen;
    }

    int closed(Yaku yaku) {
        return closed[yaku.ordinal()];
    }

    int open(Yaku yaku) {
        return open[yaku.ordinal()];
    }
}
