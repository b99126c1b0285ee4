package sparrow.cli;

import java.io.PrintWriter;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import sparrow.answers.ChangchunAnalysis;
import sparrow.changchun.Fan;
import sparrow.changchun.Lights;
import sparrow.changchun.Nearness;
import sparrow.core.tile.Notation;
import sparrow.core.tile.Tile;
import sparrow.shapes.Distance;
import sparrow.changchun.play.KeepValue;

/// Prints what there is to say about a Changchun hand for a person.
final class ChangchunSheet {
    private static final int NARROWEST = 30;

    private final Paper paper;
    private final PrintWriter out;

    ChangchunSheet(Paper paper, PrintWriter out) {
        this.paper = paper;
        this.out = out;
    }

    void print(ChangchunAnalysis analysis) {
        if (paper.pictures()) {
            out.println(Notation.UNICODE.write(analysis.question().hand()));
        }
        out.println(
                Notation.COMPACT.write(analysis.question().hand())
                        + "  "
                        + paper.heading(headline(analysis)));
        lights(analysis.lights());
        out.println();
        if (analysis.won().isPresent()) {
            won(analysis.won().get());
            return;
        }
        analysis.obstacle()
                .ifPresent(obstacle -> out.println("Complete, but no win: " + obstacle + ".\n"));
        analysis.outlook().ifPresent(this::outlook);
        if (!analysis.discards().isEmpty()) {
            discards(analysis.discards());
        }
        out.println();
        keep(analysis);
    }

    private static String headline(ChangchunAnalysis analysis) {
        if (analysis.won().isPresent()) {
            return "wins";
        }
        String named =
                analysis.question().win().map(tile -> "does not win on " + tile + "; ").orElse("");
        boolean none = analysis.distance() == 1 && !isAnyLeft(analysis);
        return named + (none ? "1 tile missing, and none is left" : missing(analysis.distance()));
    }

    /// Whether a tile that wins is left to come.
    private static boolean isAnyLeft(ChangchunAnalysis analysis) {
        return analysis.outlook().filter(outlook -> outlook.total() > 0).isPresent()
                || analysis.discards().stream()
                        .map(Nearness.Discard::outlook)
                        .anyMatch(outlook -> outlook.distance() == 1 && outlook.total() > 0);
    }

    /// A distance in words.
    private static String missing(int distance) {
        return switch (distance) {
            case Distance.NEVER -> "cannot win";
            case 0 -> "complete";
            case 1 -> "ready, 1 tile missing";
            default -> distance + " tiles missing";
        };
    }

    private void lights(Lights lights) {
        out.println(
                light("three suits", lights.suits())
                        + "   "
                        + light("terminal or honor", lights.terminal())
                        + "   "
                        + light("triplet or dragon pair", lights.triplet()));
    }

    private String light(String name, boolean lit) {
        String mark = paper.pictures() ? lit ? "✓" : "✗" : lit ? "yes" : "no";
        return name + " " + (lit ? paper.heading(mark) : paper.faint(mark));
    }

    private void won(ChangchunAnalysis.Won won) {
        String how =
                switch (won.win().way()) {
                    case DISCARD -> "on a discard";
                    case SELF_DRAW -> "by self-draw";
                    case BAO_HIT -> "on the bao itself";
                    case BAO_DRAWN -> "by a bao drawn, standing for " + won.score().as();
                };
        line("Won on", paper.tile(won.win().tile()) + " " + how);
        line("Reading", won.score().reading().toString());
        String name = "Fan";
        for (Fan fan : won.score().fans()) {
            line(
                    name,
                    fan.value()
                            + "  "
                            + Paper.padded(fan.title(), 20)
                            + paper.faint(fan.meaning()));
            name = "";
        }
        line("Total", paper.heading(won.score().fan() + " fan"));
        int width = won.shares().stream().mapToInt(share -> share.payer().length()).max().orElse(0);
        name = "Pays";
        for (ChangchunAnalysis.Share share : won.shares()) {
            String owed = share.share() == share.pays() ? "" : "  (share " + share.share() + ")";
            line(
                    name,
                    Paper.padded(share.payer(), width)
                            + number(share.pays(), 5)
                            + paper.faint(owed));
            name = "";
        }
    }

    private void line(String name, String text) {
        out.println((paper.heading(Paper.padded(name, 9)) + text).stripTrailing());
    }

    private void outlook(Nearness.Outlook outlook) {
        out.println(paper.heading("left  accepted"));
        accepted(number(outlook.total(), 4), 4, outlook);
    }

    private void discards(List<Nearness.Discard> discards) {
        String picture = paper.pictures() ? "   " : "";
        out.println(paper.heading("discard  " + picture + "missing  left  accepted"));
        for (Nearness.Discard discard : discards) {
            Tile tile = discard.tile();
            int distance = discard.outlook().distance();
            String start =
                    (paper.pictures() ? paper.picture(tile) + "  " : "")
                            + paper.tinted(tile, Paper.padded(tile.toString(), 7))
                            + Paper.padded(
                                    distance == Distance.NEVER ? "    never" : number(distance, 5),
                                    10)
                            + number(discard.outlook().total(), 5);
            accepted(start, (paper.pictures() ? 3 : 0) + 22, discard.outlook());
        }
    }

    /// The accepted tiles after `start`, which takes up `width` columns, in as many lines as they
    /// need.
    private void accepted(String start, int width, Nearness.Outlook outlook) {
        StringBuilder line = new StringBuilder(start).append(' ');
        int most = Math.max(NARROWEST, paper.columns() - width - 2);
        int used = 0;
        for (int i = 0; i < outlook.accepted().size(); i++) {
            if (used + 5 > most) {
                out.println(line);
                line.setLength(0);
                line.append(" ".repeat(width + 1));
                used = 0;
            }
            line.append(' ')
                    .append(paper.tile(outlook.accepted().get(i)))
                    .append(paper.faint(":" + outlook.left().get(i)));
            used += 5;
        }
        out.println(line.toString().stripTrailing());
    }

    /// What each tile is worth keeping, the one to go first.
    private void keep(ChangchunAnalysis analysis) {
        out.println(paper.heading("tile  keep value"));
        analysis.keep().values().stream()
                .sorted(
                        Comparator.comparingDouble(KeepValue.Kept::value)
                                .thenComparing(KeepValue.Kept::tile))
                .forEach(kept ->
                        out.println(
                                (paper.tinted(kept.tile(), Paper.padded(kept.tile().toString(), 4))
                                                + decimal(kept.value(), 8)
                                                + "  "
                                                + paper.faint(terms(kept)))
                                        .stripTrailing()));
    }

    private static String terms(KeepValue.Kept kept) {
        return kept.terms().stream()
                .map(term -> term.name() + " " + decimal(term.value(), 0))
                .collect(Collectors.joining(", "));
    }

    private static String number(int number, int width) {
        String text = String.valueOf(number);
        return " ".repeat(Math.max(0, width - text.length())) + text;
    }

    /// A number with as many decimals as it needs.
    private static String decimal(double number, int width) {
        String text =
                number == Math.rint(number)
                        ? String.valueOf((long) number)
                        : String.format(Locale.ROOT, "%.1f", number);
        return " ".repeat(Math.max(0, width - text.length())) + text;
    }
}
