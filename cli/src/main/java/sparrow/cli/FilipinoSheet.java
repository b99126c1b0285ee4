package sparrow.cli;

import java.io.PrintWriter;
import java.util.List;
import sparrow.answers.FilipinoAnswer;
import sparrow.core.tile.Hand;
import sparrow.core.tile.Notation;
import sparrow.core.tile.Tile;
import sparrow.filipino.FilipinoOptions;
import sparrow.filipino.FilipinoRules;
import sparrow.filipino.Money;
import sparrow.filipino.Payment;
import sparrow.filipino.Preset;
import sparrow.filipino.Reach;
import sparrow.filipino.Score;
import sparrow.filipino.Win;
import sparrow.filipino.Win.Circumstance;
import sparrow.shapes.Acceptance;
import sparrow.shapes.DiscardAnalysis;
import sparrow.shapes.Distance;

/// Prints what a Filipino hand pays, or how far it is from a win, for a person.
final class FilipinoSheet {
    private static final int NARROWEST = 30;
    private static final int NAMES = 10;

    private final Paper paper;
    private final PrintWriter out;

    FilipinoSheet(Paper paper, PrintWriter out) {
        this.paper = paper;
        this.out = out;
    }

    void print(FilipinoAnswer answer) {
        hand(answer.question().hand());
        if (answer.isComplete()) {
            win(answer);
        } else {
            unfinished(answer);
        }
    }

    private void hand(Hand hand) {
        if (paper.pictures()) {
            line("Tiles", Notation.UNICODE.write(hand));
        }
        line("Hand", Notation.COMPACT.write(hand));
    }

    // A win

    private void win(FilipinoAnswer answer) {
        Score score = answer.score().orElseThrow();
        Win win = score.win();
        String why =
                answer.question().last().isPresent()
                        ? ""
                        : paper.faint(" (the last tile typed; -w names another)");
        String how = win.is(Circumstance.SELF_DRAW) ? " by self-draw" : " on a discard";
        line(
                "Won on",
                win.last().map(tile -> paper.tile(tile) + how + why).orElse("the tiles dealt"));
        line("Reading", score.reading().toString());
        out.println();
        ambitions(score);
        out.println();
        payments(answer, score);
    }

    private void ambitions(Score score) {
        int width = 0;
        for (Score.Counted counted : score.ambitions()) {
            width = Math.max(width, counted.ambition().title().length());
        }
        String name = "Ambitions";
        for (Score.Counted counted : score.ambitions()) {
            line(
                    name,
                    Paper.padded(counted.ambition().title(), width)
                            + units(counted.quarters(), 7)
                            + "  "
                            + paper.faint(counted.ambition().meaning()));
            name = "";
        }
        if (score.doublings() > 0) {
            line("", Paper.padded("doubled", width) + "     × " + (1 << score.doublings()));
        }
        line("", Paper.padded("in all", width) + paper.heading(units(score.quarters(), 7)));
    }

    private void payments(FilipinoAnswer answer, Score score) {
        Payment payment = answer.payment().orElseThrow();
        String other = Money.units(payment.other()).toPlainString();
        String discarder = Money.units(payment.discarder()).toPlainString();
        boolean same =
                score.win().is(Circumstance.SELF_DRAW) || payment.discarder() == payment.other();
        line(
                "Payment",
                same
                        ? "each player pays " + other
                        : "the discarder pays " + discarder + others(payment, other));
        line("Total", Money.units(payment.total()).toPlainString());
    }

    private static String others(Payment payment, String other) {
        return payment.other() == 0 ? ", the others nothing" : ", the others " + other + " each";
    }

    private static String units(int quarters, int width) {
        String text = Money.units(quarters).setScale(2).toPlainString();
        return " ".repeat(Math.max(1, width - text.length())) + text;
    }

    // An unfinished hand

    private void unfinished(FilipinoAnswer answer) {
        answer.obstacle().ifPresent(obstacle -> line("No win", "complete, but " + obstacle));
        line("Needs", paper.heading(needs(answer)));
        out.println();
        row("five sets and a pair", tiles(answer.sets()));
        row("siete pares", answer.siete().map(FilipinoSheet::tiles).orElse("not with these sets"));
        out.println();
        reach(answer.reach());
        out.println();
        answer.acceptance()
                .ifPresent(acceptance -> {
                    out.println(paper.heading("left  accepted"));
                    accepted(
                            Paper.padded("", 4 - digits(acceptance)) + acceptance.total(),
                            4,
                            acceptance);
                });
        if (answer.acceptance().isEmpty()) {
            discards(answer.discards());
        }
    }

    /// The nearest win in words.
    private static String needs(FilipinoAnswer answer) {
        return switch (answer.distance()) {
            case 1 -> isAnyLeft(answer) ? "1 tile: it is ready" : "1 tile, and none is left";
            case Distance.NEVER -> "more than it can get: it cannot win";
            default -> tiles(answer.distance());
        };
    }

    /// Whether a tile that wins is left to come.
    private static boolean isAnyLeft(FilipinoAnswer answer) {
        return answer.acceptance().filter(acceptance -> acceptance.total() > 0).isPresent()
                || answer.discards().stream()
                        .anyMatch(discard ->
                                discard.distance() == 1 && discard.acceptance().total() > 0);
    }

    private static int digits(Acceptance acceptance) {
        return String.valueOf(acceptance.total()).length();
    }

    private static String tiles(int distance) {
        return distance == 0 ? "nothing more" : distance == 1 ? "1 tile" : distance + " tiles";
    }

    private void row(String form, String text) {
        out.println("  " + Paper.padded(form, 22) + text);
    }

    private void reach(List<Reach> reaches) {
        out.println(paper.heading("in reach            units   needs"));
        for (Reach reach : reaches) {
            out.println(
                    "  "
                            + Paper.padded(reach.ambition().title(), 16)
                            + units(reach.quarters(), 7)
                            + "   "
                            + (reach.distance() == 1 ? "1 tile" : reach.distance() + " tiles"));
        }
    }

    private void discards(List<DiscardAnalysis.Discard> discards) {
        String picture = paper.pictures() ? "   " : "";
        out.println(paper.heading("discard  " + picture + "needs   left  accepted"));
        for (DiscardAnalysis.Discard discard : discards) {
            Tile tile = discard.tile();
            String shown = paper.pictures() ? paper.picture(tile) + "  " : "";
            String total = String.valueOf(discard.acceptance().total());
            String start =
                    shown
                            + paper.tinted(tile, Paper.padded(tile.toString(), 9))
                            + Paper.padded(number(discard.distance()), 8)
                            + " ".repeat(4 - total.length())
                            + total;
            accepted(start, (paper.pictures() ? 3 : 0) + 9 + 8 + 4, discard.acceptance());
        }
    }

    private static String number(int distance) {
        return distance == Distance.NEVER ? "never" : String.valueOf(distance);
    }

    /// The accepted tiles after `start`, which takes up `width` columns, in as many lines as they
    /// need.
    private void accepted(String start, int width, Acceptance acceptance) {
        StringBuilder line = new StringBuilder(start).append(" ");
        int most = Math.max(NARROWEST, paper.columns() - width - 2);
        int used = 0;
        for (Tile tile : acceptance.tiles()) {
            if (used + 5 > most) {
                out.println(line);
                line.setLength(0);
                line.append(" ".repeat(width + 1));
                used = 0;
            }
            line.append(' ').append(paper.tile(tile));
            line.append(paper.faint(":" + acceptance.left(tile)));
            used += 5;
        }
        out.println(line);
    }

    // The rules

    /// Presets and every rule, as these rules have them.
    void rules(FilipinoRules rules) {
        RuleList list = new RuleList(paper, out, rules.rules(), 30);
        list.presets();
        for (Preset preset : Preset.values()) {
            list.preset(NAMES, preset.key(), preset.title());
        }
        FilipinoOptions.sections()
                .forEach(section -> list.section(section.title(), section.options()));
    }

    private void line(String name, String text) {
        out.println((paper.heading(Paper.padded(name, NAMES)) + text).stripTrailing());
    }
}
