package sparrow.riichi;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import sparrow.shapes.HandReading;
import sparrow.shapes.Wait;

/// What a win is worth, and why.
public final class Score implements Outcome {
    /// A yaku and the han it counts.
    public record Counted(Yaku yaku, int han) {}

    private final Win win;
    private final RiichiRules rules;
    private final Pattern pattern;
    private final Valuation value;
    private final List<Counted> yaku;

    /// @param pattern that looks at nothing else from now on
    Score(Win win, Pattern pattern, Dora dora, Valuation value) {
        this.win = win;
        this.rules = pattern.rules;
        this.pattern = pattern;
        this.value = value;
        this.yaku = yaku(pattern, dora, value);
        pattern.settle(value.arrangement());
    }

    private static List<Counted> yaku(Contents contents, Dora dora, Valuation value) {
        YakuSheet.Half sheet = contents.rules.yaku.of(contents);
        int yaku = Long.bitCount(value.ordinary()) + Long.bitCount(value.yakuman());
        Counted[] counted = new Counted[yaku + (value.hasDora() ? dora.sorts() : 0)];
        int size = 0;
        for (long left = value.ordinary(); left != 0; left &= left - 1) {
            int index = Long.numberOfTrailingZeros(left);
            Counted usual = sheet.ordinaryCounted[index];
            boolean lifted = usual.yaku.isMangan() || usual.han == 0;
            counted[size++] =
                    lifted || !value.hasDora()
                            ? new Counted(usual.yaku, value.hasDora() ? value.lift() : value.han())
                            : usual;
        }
        for (long left = value.yakuman(); left != 0; left &= left - 1) {
            Counted usual = sheet.yakumanCounted[Long.numberOfTrailingZeros(left)];
            counted[size++] =
                    usual.yaku == Yaku.PAARENCHAN
                            ? new Counted(usual.yaku, contents.winsInRow() * usual.han)
                            : usual;
        }
        if (value.hasDora()) {
            size = add(counted, size, Yaku.DORA, dora.dora());
            size = add(counted, size, Yaku.URA_DORA, dora.ura());
            size = add(counted, size, Yaku.AKA_DORA, dora.aka());
            add(counted, size, Yaku.NUKI_DORA, dora.nuki());
        }
        return Collections.unmodifiableList(Arrays.asList(counted));
    }

    private static int add(Counted[] counted, int size, Yaku yaku, int han) {
        if (han == 0) {
            return size;
        }
        counted[size] = new Counted(yaku, han);
        return size + 1;
    }

    public Win win() {
        return win;
    }

    public RiichiRules rules() {
        return rules;
    }

    /// The yaku in the order of the rule book, then dora.
    public List<Counted> yaku() {
        return yaku;
    }

    /// All han, dora included; 13 for each yakuman.
    public int han() {
        return value.han();
    }

    /// The fu, rounded; what they would be where a yakuman needs none.
    public int fu() {
        return value.fu();
    }

    /// How many yakuman there are; none if the han only add up to one.
    public int yakuman() {
        return value.times();
    }

    public Limit limit() {
        return value.limit();
    }

    /// The wait that the winning tile ended.
    public Wait waited() {
        return value.arrangement().wait(win.tile().kind());
    }

    /// The reading that pays most.
    public HandReading reading() {
        return value.arrangement().reading(pattern);
    }

    /// Every fu with its reason; they add up to [#fu()].
    public List<FuLine> fuLines() {
        if (win.is(Circumstance.NAGASHI_MANGAN)) {
            return List.of();
        }
        return Fu.lines(pattern, value.arrangement());
    }

    /// What all payers pay together, without honba and sticks; at most what a long can hold, which
    /// only a hand without limits exceeds.
    public long points() {
        return value.points();
    }

    /// The points of a hand of any size.
    public BigInteger exactPoints() {
        if (!rules.aotenjou) {
            return BigInteger.valueOf(points());
        }
        BigInteger base = BigInteger.valueOf(fu()).shiftLeft(2 + han());
        return Shares.of(win, rules).points(base);
    }

    /// Who pays how much, with honba.
    public Payments payments() {
        return Settlement.payments(win, rules, value);
    }

    /// Whether the player named as liable answers for any of it.
    public boolean hasLiable() {
        return Settlement.liablePart(win, rules, value) > 0;
    }

    /// What the winner receives, with honba and sticks.
    public long total() {
        return points() + Settlement.honba(win, rules) + Settlement.sticks(win);
    }

    /// What each seat wins or loses, east first; empty if the seats are not known.
    public List<Long> deltas() {
        return Settlement.deltas(win, rules, value);
    }

    @Override
    public String toString() {
        String names =
                yaku.stream()
                        .map(each -> each.yaku().key() + " " + each.han())
                        .collect(Collectors.joining(", "));
        return names + ": " + han() + " han " + (yakuman() > 0 ? "" : fu() + " fu ") + points();
    }
}
