package sparrow.filipino.desk;

import java.util.ArrayList;
import java.util.List;
import sparrow.desk.HandDesk;
import sparrow.desk.Sheet;
import sparrow.desk.Text;
import sparrow.filipino.Money;
import sparrow.filipino.Payment;
import sparrow.filipino.Reach;
import sparrow.filipino.Score;
import sparrow.filipino.Win;
import sparrow.filipino.Win.Circumstance;
import sparrow.shapes.Distance;

/// An answer about a Filipino hand for a person: what it pays, or how far it is from a win.
final class FilipinoSheet {
    private final FilipinoAnswer answer;
    private final Sheet.Writer sheet = Sheet.writer();

    private FilipinoSheet(FilipinoAnswer answer) {
        this.answer = answer;
    }

    static Sheet of(FilipinoAnswer answer) {
        FilipinoSheet page = new FilipinoSheet(answer);
        page.sheet.hand("Hand", answer.question().hand());
        answer.score().ifPresentOrElse(page::win, page::unfinished);
        return page.sheet.sheet();
    }

    // A win

    private void win(Score score) {
        Win win = score.win();
        String how = win.is(Circumstance.SELF_DRAW) ? " by self-draw" : " on a discard";
        String why = answer.question().last().isPresent() ? "" : HandDesk.TYPED_LAST;
        sheet.line(
                "Won on",
                win.last()
                        .map(tile -> Text.of(tile).plain(how).faint(why))
                        .orElse(Text.of("the tiles dealt")));
        sheet.line("Reading", score.reading().toString());
        sheet.gap();
        ambitions(score);
        sheet.gap();
        payments(score);
    }

    private void ambitions(Score score) {
        List<Sheet.Row> rows = new ArrayList<>();
        for (Score.Counted counted : score.ambitions()) {
            rows.add(
                    Sheet.Row.of(
                            Sheet.cell(counted.ambition().title()),
                            Sheet.cell(units(counted.quarters())),
                            Sheet.cell(Text.faintly(counted.ambition().meaning()))));
        }
        if (score.doublings() > 0) {
            rows.add(
                    Sheet.Row.of(
                            Sheet.cell("doubled"),
                            Sheet.cell("× " + (1 << score.doublings())),
                            Sheet.cell("")));
        }
        rows.add(
                Sheet.Row.of(
                        Sheet.cell("in all"),
                        Sheet.cell(Text.strongly(units(score.quarters()))),
                        Sheet.cell("")));
        sheet.table(List.of(Sheet.left("Ambitions"), Sheet.right("units"), Sheet.left("")), rows);
    }

    private void payments(Score score) {
        Payment payment = answer.payment().orElseThrow();
        String other = plain(payment.other());
        boolean same =
                score.win().is(Circumstance.SELF_DRAW) || payment.discarder() == payment.other();
        sheet.line(
                "Payment",
                same
                        ? "each player pays " + other
                        : "the discarder pays "
                                + plain(payment.discarder())
                                + (payment.other() == 0
                                        ? ", the others nothing"
                                        : ", the others " + other + " each"));
        sheet.line("Total", plain(payment.total()));
    }

    private static String plain(int quarters) {
        return Money.units(quarters).toPlainString();
    }

    private static String units(int quarters) {
        return Money.units(quarters).setScale(2).toPlainString();
    }

    // An unfinished hand

    private void unfinished() {
        answer.obstacle().ifPresent(obstacle -> sheet.line("No win", "complete, but " + obstacle));
        sheet.line("Stands", Text.strongly(answer.needs().inWords("complete")));
        answer.advised().ifPresent(advised -> advised.write(sheet));
        sheet.gap();
        sheet.table(
                List.of(Sheet.left(""), Sheet.left("")),
                List.of(
                        Sheet.Row.of(
                                Sheet.cell("five sets and a pair"),
                                Sheet.cell(Distance.brief(answer.sets()))),
                        Sheet.Row.of(
                                Sheet.cell("siete pares"),
                                Sheet.cell(
                                        answer.siete()
                                                .map(Distance::brief)
                                                .orElse("not with these sets")))));
        sheet.gap();
        reach();
        sheet.gap();
        answer.needs().write(sheet);
    }

    private void reach() {
        List<Sheet.Row> rows = new ArrayList<>();
        for (Reach reach : answer.reach()) {
            rows.add(
                    Sheet.Row.of(
                            Sheet.cell(reach.ambition().title()),
                            Sheet.cell(units(reach.quarters())),
                            Sheet.cell(Distance.brief(reach.distance()))));
        }
        sheet.table(List.of(Sheet.left("in reach"), Sheet.right("units"), Sheet.left("")), rows);
    }
}
