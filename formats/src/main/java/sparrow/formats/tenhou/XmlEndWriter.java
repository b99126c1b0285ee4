package sparrow.formats.tenhou;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import sparrow.core.table.Event;
import sparrow.core.table.Table;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;
import sparrow.formats.hand.Payers;
import sparrow.formats.hand.WinSheet;
import sparrow.records.Header;
import sparrow.riichi.Yaku;
import sparrow.riichi.table.Words;

/// The end of a hand as elements: one for each win, or one for a draw.
final class XmlEndWriter {
    private static final int HUNDRED = 100;
    private static final int STICK = 1_000;

    private final XmlText text;
    private final Numbering numbers;
    private final Optional<Header.Standing> standing;
    private final List<Integer> dora = new ArrayList<>();
    private final List<Integer> ura = new ArrayList<>();
    private final List<Event.Won> wins = new ArrayList<>();
    private final List<Seat> shown = new ArrayList<>();
    private final Map<Seat, Integer> changes = new EnumMap<>(Seat.class);

    XmlEndWriter(XmlText text, Numbering numbers, Optional<Header.Standing> standing) {
        this.text = text;
        this.numbers = numbers;
        this.standing = standing;
    }

    void dora(int copy) {
        dora.add(copy);
    }

    void ura(int copy) {
        ura.add(copy);
    }

    void win(Table table, Event.Won won) {
        wins.add(won);
    }

    void show(Seat seat) {
        shown.add(seat);
    }

    /// A payment before the end: that of the next win, or one of a draw.
    void pay(Table before, Event.Paid paid) {
        if (!paid.reason().equals(Words.WIN)) {
            paid.points()
                    .seats()
                    .forEach(seat -> changes.merge(seat, paid.points().get(seat), Integer::sum));
            return;
        }
        Event.Won won = wins.removeFirst();
        Seat seat = won.seat();
        List<Integer> hand = new ArrayList<>(numbers.hand(seat));
        if (won.from().isPresent()) {
            hand.add(numbers.last());
        }
        Collections.sort(hand);
        WinSheet sheet = WinSheet.of(paid.lines());
        text.open("AGARI")
                .with(
                        "ba",
                        List.of(
                                before.started().tally().getOrDefault(Words.HONBA, 0),
                                before.pot() / STICK))
                .with("hai", hand);
        if (!numbers.calls(seat).isEmpty()) {
            text.with("m", numbers.calls(seat).reversed());
        }
        text.with("machi", numbers.last())
                .with("ten", List.of(sheet.fu(), sheet.points(), sheet.limit().ordinal()));
        yaku(before, seat, sheet);
        text.with("doraHai", dora);
        if (before.place(seat).hasSaid(Words.RIICHI) && !ura.isEmpty()) {
            text.with("doraHaiUra", ura);
        }
        text.with("who", seat.ordinal()).with("fromWho", won.from().orElse(seat).ordinal());
        Payers.liable(won, paid.points()).ifPresent(other -> text.with("paoWho", other.ordinal()));
        text.with("sc", scores(before, paid.points()));
        if (wins.isEmpty()) {
            owari();
        }
        text.closeApart();
    }

    private void yaku(Table table, Seat seat, WinSheet sheet) {
        int wind = table.wind(seat).rank() - 1;
        int round = table.started().tally().getOrDefault(Words.ROUND, 0) % 4;
        Map<Integer, Integer> yaku = new LinkedHashMap<>();
        List<Integer> yakuman = new ArrayList<>();
        for (Map.Entry<Yaku, Integer> counted : sheet.yaku().entrySet()) {
            TenhouYaku.number(counted.getKey(), wind, round)
                    .ifPresent(number -> {
                        if (counted.getKey().isYakuman()) {
                            yakuman.add(number);
                        } else {
                            yaku.merge(number, counted.getValue(), Integer::sum);
                        }
                    });
        }
        if (table.place(seat).hasSaid(Words.RIICHI) && !ura.isEmpty()) {
            yaku.putIfAbsent(TenhouYaku.URA_DORA, 0);
        }
        if (yakuman.isEmpty()) {
            List<Integer> pairs = new ArrayList<>();
            yaku.forEach((number, han) -> pairs.addAll(List.of(number, han)));
            text.with("yaku", pairs);
        } else {
            text.with("yakuman", yakuman);
        }
    }

    private static List<Integer> scores(Table before, Seats<Integer> changes) {
        List<Integer> scores = new ArrayList<>();
        for (Seat seat : Seat.values()) {
            scores.add(before.points().find(seat).orElse(0) / HUNDRED);
            scores.add(changes.find(seat).orElse(0) / HUNDRED);
        }
        return scores;
    }

    private void owari() {
        if (standing.isEmpty()) {
            return;
        }
        List<String> parts = new ArrayList<>();
        for (Seat seat : standing.get().points().seats()) {
            parts.add(String.valueOf(standing.get().points().get(seat) / HUNDRED));
            parts.add(Decimals.text(standing.get().tenths().get(seat)));
        }
        text.with("owari", parts);
    }

    /// The end itself, if nobody has won.
    void write(Table table, String reason) {
        String type =
                switch (reason) {
                    case Words.EXHAUSTED -> "";
                    case Words.NAGASHI -> "nm";
                    case Words.NINE_TERMINALS -> "yao9";
                    case Words.FOUR_WINDS -> "kaze4";
                    case Words.FOUR_RIICHI -> "reach4";
                    case Words.FOUR_KANS -> "kan4";
                    case Words.THREE_RONS -> "ron3";
                    default -> Words.WON;
                };
        if (type.equals(Words.WON)) {
            return;
        }
        text.open("RYUUKYOKU");
        if (!type.isEmpty()) {
            text.with("type", type);
        }
        text.with(
                "ba",
                List.of(table.started().tally().getOrDefault(Words.HONBA, 0), table.pot() / STICK));
        List<Integer> scores = new ArrayList<>();
        for (Seat seat : Seat.values()) {
            int change = changes.getOrDefault(seat, 0);
            scores.add((table.points().find(seat).orElse(0) - change) / HUNDRED);
            scores.add(change / HUNDRED);
        }
        text.with("sc", scores);
        Collections.sort(shown);
        for (Seat seat : shown) {
            List<Integer> hand = new ArrayList<>(numbers.hand(seat));
            Collections.sort(hand);
            text.with("hai" + seat.ordinal(), hand);
        }
        owari();
        text.closeApart();
    }
}
