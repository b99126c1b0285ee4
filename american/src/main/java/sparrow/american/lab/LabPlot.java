package sparrow.american.lab;

import java.util.List;
import java.util.Locale;

/// What the laboratory found, as a picture: for each line how often it is aimed at and won, and its
/// points beside the fair ones.
final class LabPlot {
    private static final String NEWLINE = "\n";
    private static final int ROW = 18;
    private static final int TOP = 70;
    private static final int NAMES = 190;
    private static final int BARS = 360;
    private static final int GAP = 40;
    private static final int WIDTH = NAMES + 2 * BARS + GAP + 40;

    private LabPlot() {}

    static String svg(String card, LabTally tally) {
        List<LineResult> lines = tally.lines();
        double share = 1e-9;
        double points = 1;
        for (LineResult line : lines) {
            share =
                    Math.max(
                            share,
                            Math.max(line.aimed() / 4.0, (double) line.won()) / tally.games());
            points = Math.max(points, Math.max(line.line().points(), shownFair(line)));
        }
        int height = TOP + ROW * lines.size() + 30;
        StringBuilder svg = new StringBuilder();
        svg.append(
                        String.format(
                                Locale.ROOT,
                                "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" font-family=\"sans-serif\""
                                        + " font-size=\"12\">",
                                WIDTH,
                                height))
                .append(NEWLINE);
        svg.append(
                        String.format(
                                Locale.ROOT,
                                "<rect width=\"%d\" height=\"%d\" fill=\"#fffcf6\"/>",
                                WIDTH,
                                height))
                .append(NEWLINE);
        text(svg, 16, 26, 18, escaped(card) + ", " + tally.games() + " games");
        text(svg, NAMES, 54, 13, "aimed at (pale) and won (dark), share of games");
        text(svg, NAMES + BARS + GAP, 54, 13, "points (ring) and fair points (dot)");
        for (int i = 0; i < lines.size(); i++) {
            row(svg, lines.get(i), TOP + ROW * i, new Scale(share, points, tally.games()));
        }
        return svg.append("</svg>").append(NEWLINE).toString();
    }

    private record Scale(double share, double points, long games) {
        double bar(double count) {
            return BARS * count / games / share;
        }

        double at(double worth) {
            return NAMES + BARS + GAP + BARS * worth / points;
        }
    }

    /// Fair points beyond this are off the picture.
    private static double shownFair(LineResult line) {
        return Math.min(
                4.0 * line.line().points(), line.fair().map(LineResult.Fair::points).orElse(0.0));
    }

    private static void row(StringBuilder svg, LineResult line, int y, Scale scale) {
        text(svg, 16, y + 12, 12, escaped(line.line().id()));
        bar(svg, y + 2, scale.bar(line.aimed() / 4.0), "#c9dfc4");
        bar(svg, y + 5, scale.bar((double) line.won()), "#1d6b4c");
        double middle = y + 8.5;
        if (line.fair().isPresent()) {
            svg.append(
                            String.format(
                                    Locale.ROOT,
                                    "<line x1=\"%.1f\" x2=\"%.1f\" y1=\"%.1f\" y2=\"%.1f\" stroke=\"#b8b0a0\"/>",
                                    scale.at(line.line().points()),
                                    scale.at(shownFair(line)),
                                    middle,
                                    middle))
                    .append(NEWLINE);
            svg.append(
                            String.format(
                                    Locale.ROOT,
                                    "<circle cx=\"%.1f\" cy=\"%.1f\" r=\"4\" fill=\"#b8431a\"/>",
                                    scale.at(shownFair(line)),
                                    middle))
                    .append(NEWLINE);
        }
        svg.append(
                        String.format(
                                Locale.ROOT,
                                "<circle cx=\"%.1f\" cy=\"%.1f\" r=\"4\" fill=\"none\" stroke=\"#2a2520\"/>",
                                scale.at(line.line().points()),
                                middle))
                .append(NEWLINE);
    }

    private static void bar(StringBuilder svg, int y, double width, String colour) {
        int height = colour.startsWith("#c") ? 13 : 7;
        svg.append(
                        String.format(
                                Locale.ROOT,
                                "<rect x=\"%d\" y=\"%d\" width=\"%.1f\" height=\"%d\" fill=\"%s\"/>",
                                NAMES,
                                y,
                                width,
                                height,
                                colour))
                .append(NEWLINE);
    }

    private static void text(StringBuilder svg, int x, int y, int size, String words) {
        svg.append(
                        String.format(
                                Locale.ROOT,
                                "<text x=\"%d\" y=\"%d\" font-size=\"%d\" fill=\"#2a2520\">%s</text>",
                                x,
                                y,
                                size,
                                words))
                .append(NEWLINE);
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
    }
}
