package sparrow.filipino.desk;

import java.util.ArrayList;
import java.util.List;
import sparrow.core.tile.Tile;
import sparrow.desk.Sheet;
import sparrow.desk.Text;
import sparrow.filipino.Money;
import sparrow.filipino.Payment;
import sparrow.filipino.Reach;
import sparrow.filipino.Score;
import sparrow.filipino.Win;
import sparrow.filipino.Win.Circumstance;
import sparrow.shapes.Acceptance;
import sparrow.shapes.DiscardAnalysis;
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
        String why =
                answer.question().last().isPresent()
                        ? ""
                        : " (the last tile typed; -w names another)";
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
        sheet.line("Needs", Text.strongly(needs()));
        answer.advised().ifPresent(advised -> advised.write(sheet));
        sheet.gap();
        sheet.table(
                List.of(Sheet.left(""), Sheet.left("needs")),
                List.of(
                        Sheet.Row.of(
                                Sheet.cell("five sets and a pair"),
                                Sheet.cell(tiles(answer.sets()))),
                        Sheet.Row.of(
                                Sheet.cell("siete pares"),
                                Sheet.cell(
                                        answer.siete()
                                                .map(FilipinoSheet::tiles)
                                                .orElse("not with these sets")))));
        sheet.gap();
        reach();
        sheet.gap();
        answer.acceptance().ifPresentOrElse(this::accepted, this::discards);
    }

    /// The nearest win in words.
    private String needs() {
        return switch (answer.distance()) {
            case 1 -> isAnyLeft() ? "1 tile: it is ready" : "1 tile, and none is left";
            case Distance.NEVER -> "more than it can get: it cannot win";
            default -> tiles(answer.distance());
        };
    }

    /// Whether a tile that wins is left to come.
    private boolean isAnyLeft() {
        return answer.acceptance().filter(acceptance -> acceptance.total() > 0).isPresent()
                || answer.discards().stream()
                        .anyMatch(discard ->
                                discard.distance() == 1 && discard.acceptance().total() > 0);
    }

    private static String tiles(int distance) {
        return distance == 0 ? "nothing more" : distance == 1 ? "1 tile" : distance + " tiles";
    }

    private void reach() {
        List<Sheet.Row> rows = new ArrayList<>();
        for (Reach reach : answer.reach()) {
            rows.add(
                    Sheet.Row.of(
                            Sheet.cell(reach.ambition().title()),
                            Sheet.cell(units(reach.quarters())),
                            Sheet.cell(tiles(reach.distance()))));
        }
        sheet.table(
                List.of(Sheet.left("in reach"), Sheet.right("units"), Sheet.left("needs")), rows);
    }

    private void accepted(Acceptance acceptance) {
        sheet.table(
                List.of(Sheet.right("left"), Sheet.left("accepted")),
                List.of(Sheet.Row.of(Sheet.cell(acceptance.total()), tiles(acceptance))));
    }

    private void discards() {
        List<Sheet.Row> rows = new ArrayList<>();
        for (DiscardAnalysis.Discard discard : answer.discards()) {
            rows.add(
                    Sheet.Row.of(
                            Sheet.cell(discard.tile()),
                            Sheet.cell(
                                    discard.distance() == Distance.NEVER
                                            ? "never"
                                            : String.valueOf(discard.distance())),
                            Sheet.cell(discard.acceptance().total()),
                            tiles(discard.acceptance())));
        }
        sheet.table(
                List.of(
                        Sheet.tile("discard"),
                        Sheet.left("needs"),
                        Sheet.right("left"),
                        Sheet.left("accepted")),
                rows);
    }

    private static Sheet.Cell tiles(Acceptance acceptance) {
        List<Text> words = new ArrayList<>();
        for (Tile tile : acceptance.tiles()) {
            words.add(Text.of(tile).faint(":" + acceptance.left(tile)));
        }
        return Sheet.words(words);
    }
}
