package sparrow.riichi.desk;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import sparrow.core.table.Figures;
import sparrow.desk.HandDesk;
import sparrow.desk.Sheet;
import sparrow.desk.Text;
import sparrow.riichi.Circumstance;
import sparrow.riichi.FuLine;
import sparrow.riichi.Payments;
import sparrow.riichi.Score;
import sparrow.riichi.Win;
import sparrow.riichi.Yaku;

/// What a win is worth, as a score sheet.
final class ScoreSheet {
    private final Sheet.Writer sheet = Sheet.writer();

    private ScoreSheet() {}

    static Sheet of(WinQuestion question) {
        ScoreSheet page = new ScoreSheet();
        switch (question.found()) {
            case WinQuestion.Worth(Score score, List<Score> readings) -> {
                page.hand(score.win(), question.known());
                page.worth(score, readings);
            }
            case WinQuestion.Worthless(String why) -> {
                page.hand(question.win(), WinQuestion.Known.NAMED);
                page.sheet.gap();
                page.sheet.add(new Sheet.Paragraph("", Text.strongly("No yaku").plain(": " + why)));
            }
        }
        return page.sheet.sheet();
    }

    private void hand(Win win, WinQuestion.Known known) {
        sheet.hand("Hand", win.hand());
        String how = win.is(Circumstance.TSUMO) ? " by self-draw" : " by ron";
        String why =
                switch (known) {
                    case NAMED -> "";
                    case TYPED_LAST -> HandDesk.TYPED_LAST;
                };
        sheet.line("Won on", Text.of(win.tile()).plain(how).faint(why));
    }

    private void worth(Score score, List<Score> readings) {
        sheet.line("Reading", score.reading() + ", " + score.waited().title() + " wait");
        sheet.gap();
        yaku(score);
        if (score.yakuman() == 0) {
            sheet.gap();
            fu(score);
        }
        sheet.gap();
        sheet.line("Score", Text.strongly(value(score)));
        sheet.line("Payment", payments(score));
        sheet.line("Total", grouped(score.total()));
        if (!readings.isEmpty()) {
            sheet.gap();
            sheet.lines("Readings", readings.stream().map(ScoreSheet::reading).toList());
        }
    }

    private void yaku(Score score) {
        List<Sheet.Row> rows = new ArrayList<>();
        for (Score.Counted each : score.yaku()) {
            String han = each.yaku().isYakuman() ? "yakuman" : each.han() + " han";
            rows.add(
                    Sheet.Row.of(
                            Sheet.cell(each.yaku().key()),
                            Sheet.cell(han),
                            Sheet.cell(told(each.yaku()))));
        }
        sheet.table(List.of(Sheet.left("Yaku"), Sheet.left(""), Sheet.left("")), rows);
    }

    private static Text told(Yaku yaku) {
        boolean same = yaku.title().equalsIgnoreCase(yaku.key());
        return same ? Text.NONE : Text.faintly(yaku.title());
    }

    private void fu(Score score) {
        List<Sheet.Row> rows = new ArrayList<>();
        for (FuLine line : score.fuLines()) {
            rows.add(Sheet.Row.of(Sheet.cell(line.fu()), Sheet.cell(Text.faintly(line.reason()))));
        }
        sheet.table(List.of(Sheet.right("Fu"), Sheet.left("")), rows);
    }

    private static String value(Score score) {
        String limit = score.limit().title();
        if (score.yakuman() > 0) {
            return score.yakuman() == 1 ? "yakuman" : score.yakuman() + " yakuman";
        }
        return score.han() + " han " + score.fu() + " fu" + (limit.isEmpty() ? "" : ", " + limit);
    }

    private static String payments(Score score) {
        int players = score.rules().players();
        return switch (score.payments()) {
            case Payments.Usual usual -> usual(usual, "each player", players);
            case Payments.Liable(long amount, Payments.Usual rest) -> {
                String others = usual(rest, "each other player", players);
                yield told("the liable player", amount) + (others.isEmpty() ? "" : ", " + others);
            }
        };
    }

    /// Nothing if nobody pays any of it.
    private static String usual(Payments.Usual payments, String each, int players) {
        return switch (payments) {
            case Payments.Discarder(long amount) -> told("the discarder", amount);
            case Payments.Each(long amount) -> told(each, amount);
            case Payments.DealerAndOthers(long dealer, long others) ->
                    told("the dealer", dealer) + others(others, players);
        };
    }

    private static String others(long each, int players) {
        if (each == 0) {
            return "";
        }
        return players == 3
                ? ", the other player " + grouped(each)
                : ", the others " + grouped(each) + " each";
    }

    private static String told(String payer, long amount) {
        return amount == 0 ? "" : payer + " pays " + grouped(amount);
    }

    private static String grouped(long amount) {
        return Figures.whole(amount);
    }

    private static Text reading(Score score) {
        String names =
                score.yaku().stream()
                        .map(each -> each.yaku().key() + " " + each.han())
                        .collect(Collectors.joining(", ", " (", ")"));
        return Text.of(score.reading() + ", " + score.waited().title() + " wait: ")
                .plain(value(score) + ", " + grouped(score.points()))
                .faint(names);
    }
}
