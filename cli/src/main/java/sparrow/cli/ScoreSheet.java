package sparrow.cli;

import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import sparrow.answers.ScoreWriter;
import sparrow.core.tile.Notation;
import sparrow.riichi.Circumstance;
import sparrow.riichi.FuLine;
import sparrow.riichi.Payments;
import sparrow.riichi.Score;
import sparrow.riichi.Win;
import sparrow.riichi.Yaku;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/// Prints what a win is worth as a score sheet.
final class ScoreSheet {
    private final Paper paper;
    private final PrintWriter out;

    ScoreSheet(Paper paper, PrintWriter out) {
        this.paper = paper;
        this.out = out;
    }

    void json(Score score) {
        out.println(ScoreWriter.json("{", score));
    }

    /// @param named whether the winning tile was named, and not only typed last
    /// @param readings all of them, if they are to be shown
    void print(Score score, boolean named, List<Score> readings) {
        hand(score.win(), named);
        line("Reading", score.reading() + ", " + score.waited().title() + " wait");
        out.println();
        yaku(score);
        if (score.yakuman() == 0) {
            out.println();
            fu(score);
        }
        out.println();
        line("Score", paper.heading(value(score)));
        payments(score);
        if (!readings.isEmpty()) {
            out.println();
            readings(readings);
        }
    }

    private void hand(Win win, boolean named) {
        if (paper.pictures()) {
            line("Tiles", Notation.UNICODE.write(win.hand()));
        }
        line("Hand", Notation.COMPACT.write(win.hand()));
        String how = win.is(Circumstance.TSUMO) ? " by self-draw" : " by ron";
        String why = named ? "" : paper.faint(" (the last tile typed; -w names another)");
        line("Won on", paper.tile(win.tile()) + how + why);
    }

    private void yaku(Score score) {
        int width = 0;
        for (Score.Counted each : score.yaku()) {
            width = Math.max(width, each.yaku().key().length());
        }
        String name = "Yaku";
        for (Score.Counted each : score.yaku()) {
            String han = each.yaku().isYakuman() ? "yakuman" : each.han() + " han";
            line(
                    name,
                    Paper.padded(each.yaku().key(), width)
                            + "  "
                            + Paper.padded(han, 7)
                            + told(each.yaku()));
            name = "";
        }
    }

    private String told(Yaku yaku) {
        boolean same = yaku.title().equalsIgnoreCase(yaku.key());
        return same ? "" : "  " + paper.faint(yaku.title());
    }

    private void fu(Score score) {
        String name = "Fu";
        for (FuLine line : score.fuLines()) {
            String fu = String.format(Locale.ROOT, "%3d", line.fu());
            line(name, fu + "  " + paper.faint(line.reason()));
            name = "";
        }
    }

    private static String value(Score score) {
        String limit = score.limit().title();
        if (score.yakuman() > 0) {
            return score.yakuman() == 1 ? "yakuman" : score.yakuman() + " yakuman";
        }
        return score.han() + " han " + score.fu() + " fu" + (limit.isEmpty() ? "" : ", " + limit);
    }

    private void payments(Score score) {
        int players = score.rules().players();
        String paid =
                switch (score.payments()) {
                    case Payments.Usual usual -> usual(usual, "each player", players);
                    case Payments.Liable(long amount, Payments.Usual rest) -> {
                        String others = usual(rest, "each other player", players);
                        yield told("the liable player", amount)
                                + (others.isEmpty() ? "" : ", " + others);
                    }
                };
        line("Payment", paid);
        line("Total", grouped(score.total()));
    }

    /// Nothing if nobody pays any of it.
    private static String usual(Payments.Usual payments, String each, int players) {
        return switch (payments) {
            case Payments.Discarder(long amount) -> told("the discarder", amount);
            case Payments.Each(long amount) -> told(each, amount);
            case Payments.DealerAndOthers(long dealer, long others) when others == 0 ->
                    told("the dealer", dealer);
            case Payments.DealerAndOthers(long dealer, long others) ->
                    told("the dealer", dealer)
                            + (players == 3 ? ", the other player " : ", the others ")
                            + grouped(others)
                            + (players == 3 ? "" : " each");
        };
    }

    private static String told(String payer, long amount) {
        return amount == 0 ? "" : payer + " pays " + grouped(amount);
    }

    private static String grouped(long amount) {
        return String.format(Locale.ROOT, "%,d", amount);
    }

    private void readings(List<Score> readings) {
        String name = "Readings";
        for (Score score : readings) {
            String reading = score.reading() + ", " + score.waited().title() + " wait: ";
            line(name, reading + value(score) + ", " + grouped(score.points()) + names(score));
            name = "";
        }
    }

    private String names(Score score) {
        return paper.faint(
                score.yaku().stream()
                        .map(each -> each.yaku().key() + " " + each.han())
                        .collect(Collectors.joining(", ", " (", ")")));
    }

    /// A complete hand that is worth nothing.
    void noYaku(Win win, String why, boolean json) {
        if (json) {
            ObjectNode answer = JsonNodeFactory.instance.objectNode();
            out.println(answer.put("error", "no_yaku").put("message", why));
            return;
        }
        hand(win, true);
        out.println();
        out.println(paper.heading("No yaku") + ": " + why);
    }

    private void line(String name, String text) {
        out.println((paper.heading(Paper.padded(name, 9)) + text).stripTrailing());
    }
}
