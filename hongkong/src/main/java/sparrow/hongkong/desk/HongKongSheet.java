package sparrow.hongkong.desk;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import sparrow.core.tile.Tile;
import sparrow.desk.HandDesk;
import sparrow.desk.Sheet;
import sparrow.desk.Text;
import sparrow.hongkong.Nearness;
import sparrow.hongkong.Score;
import sparrow.hongkong.ScoreSheet;
import sparrow.hongkong.Win;
import sparrow.hongkong.Win.Circumstance;
import sparrow.shapes.Distance;

/// An answer about a Hong Kong hand for a person: what it pays, or how far it is from a win.
final class HongKongSheet {
    /// A hand that is worth the minimum only if its last tile is drawn.
    private static final String COMPLETE = "complete, if the last tile is drawn";

    private final HongKongAnswer answer;
    private final Sheet.Writer sheet = Sheet.writer();

    private HongKongSheet(HongKongAnswer answer) {
        this.answer = answer;
    }

    static Sheet of(HongKongAnswer answer) {
        HongKongSheet page = new HongKongSheet(answer);
        page.sheet.hand("Hand", answer.question().hand());
        page.place();
        answer.score().ifPresentOrElse(page::win, page::unfinished);
        return page.sheet.sheet();
    }

    private void place() {
        HongKongQuestion question = answer.question();
        if (question.rules().hasFlowers()) {
            Text flowers = question.flowers().isEmpty() ? Text.of("none") : Text.NONE;
            for (Tile tile : question.flowers().list()) {
                flowers = (flowers.isEmpty() ? flowers : flowers.plain("  ")).tile(tile);
                flowers = flowers.faint(" " + tile.title());
            }
            sheet.line("Flowers", answer.isComplete() ? flowers : flowers.plain(worth()));
        }
        sheet.line(
                "Seat",
                name(question.seatWind()) + " in the " + name(question.roundWind()) + " round");
    }

    /// What the flowers earn towards the minimum.
    private String worth() {
        HongKongQuestion question = answer.question();
        Win win =
                Win.onDiscard(question.hand(), Tile.EAST)
                        .winds(question.seatWind(), question.roundWind())
                        .flowers(question.flowers());
        int faan = question.rules().flowerFaan(win);
        return faan == 0 ? "" : ": " + faan + " faan already";
    }

    private static String name(Tile wind) {
        return wind.name().toLowerCase(Locale.ROOT);
    }

    // A win

    private void win(Score score) {
        sheet.line("Won on", wonOn(score.win()));
        if (!score.blocks().isEmpty()) {
            sheet.line("Reading", HongKongData.reading(score));
        }
        sheet.gap();
        faan(score);
        sheet.gap();
        sheet.line("Points", Text.strongly(String.valueOf(score.points())));
        Bill bill = answer.bill().orElseThrow();
        sheet.line("Payment", String.join(", ", bill.shares().stream().map(this::paid).toList()));
        sheet.line("Total", String.valueOf(bill.total()));
    }

    private Text wonOn(Win win) {
        if (win.is(Circumstance.HEAVENLY) && answer.question().last().isEmpty()) {
            return Text.of("the tiles dealt");
        }
        String how =
                win.is(Circumstance.SELF_DRAW)
                        ? " by self-draw"
                        : win.is(Circumstance.ROBBED_KONG) ? " robbing a kong" : " on a discard";
        String why = answer.question().last().isPresent() ? "" : HandDesk.TYPED_LAST;
        return Text.of(win.last()).plain(how).faint(why);
    }

    private void faan(Score score) {
        List<Sheet.Row> rows = new ArrayList<>();
        for (Score.Counted counted : score.counted()) {
            rows.add(row(counted.entry().title(), counted.faan(), counted.entry().meaning()));
        }
        if (score.counted().isEmpty()) {
            rows.add(row(ScoreSheet.CHICKEN, 0, "nothing that earns faan"));
        }
        rows.add(
                Sheet.Row.of(
                        Sheet.cell("in all"),
                        Sheet.cell(Text.strongly(String.valueOf(score.sum()))),
                        Sheet.cell(
                                Text.faintly(
                                        score.faan() < score.sum()
                                                ? "paid as " + score.faan() + ", the limit"
                                                : ""))));
        sheet.table(List.of(Sheet.left(""), Sheet.right("faan"), Sheet.left("")), rows);
    }

    private static Sheet.Row row(String name, int faan, String meaning) {
        return Sheet.Row.of(Sheet.cell(name), Sheet.cell(faan), Sheet.cell(Text.faintly(meaning)));
    }

    private String paid(Bill.Share share) {
        int points = share.points();
        String giver =
                answer.score().orElseThrow().win().is(Circumstance.ROBBED_KONG)
                        ? "the owner of the kong"
                        : "the discarder";
        return switch (share.payer()) {
            case DISCARDER -> giver + " pays " + points;
            case DISCARDER_FOR_ALL -> giver + " pays " + points + " for all";
            case LIABLE -> "whoever gave the decisive set pays " + points + " for all";
            case DEALER -> "the dealer pays " + points;
            case OTHER -> "the other " + points;
            case OTHERS -> "the others " + points + " each";
            case EACH -> "each player pays " + points;
        };
    }

    // An unfinished hand

    private void unfinished() {
        answer.obstacle().ifPresent(obstacle -> sheet.line("No win", "complete, but " + obstacle));
        sheet.line("Stands", Text.strongly(answer.needs().inWords(COMPLETE)));
        answer.advised().ifPresent(advised -> advised.write(sheet));
        sheet.gap();
        List<Sheet.Row> ways = new ArrayList<>();
        for (Nearness.Route route : answer.routes()) {
            ways.add(
                    Sheet.Row.of(
                            Sheet.cell(route.plan().text()),
                            Sheet.cell(
                                    route.distance() == 0
                                            ? COMPLETE
                                            : Distance.brief(route.distance()))));
        }
        sheet.table(
                List.of(
                        Sheet.left("a win of " + answer.question().rules().minimum() + " faan by"),
                        Sheet.left("")),
                ways);
        sheet.gap();
        answer.needs().write(sheet);
    }
}
