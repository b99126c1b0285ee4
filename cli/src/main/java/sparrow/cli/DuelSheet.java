package sparrow.cli;

import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.function.ToDoubleFunction;
import sparrow.arena.Contest;
import sparrow.arena.Places;
import sparrow.arena.Side;
import sparrow.arena.Standing;
import sparrow.desk.Spread;

/// The result of a duel for people.
final class DuelSheet {
    private static final int LABEL = 19;
    private static final int COLUMN = 15;
    private static final List<String> PLACES = List.of("1st", "2nd", "3rd", "4th");
    private static final List<String> NUMBERS = List.of("no", "one", "two", "three");

    private final Paper paper;
    private final PrintWriter out;
    private final Contest contest;

    DuelSheet(Paper paper, PrintWriter out, Contest contest) {
        this.paper = paper;
        this.out = out;
        this.contest = contest;
    }

    /// @param title the game and its rules
    void print(String title, Standing standing) {
        String challenger = contest.challenger().name();
        String champion = contest.champion().name();
        out.println(
                paper.heading(
                        challenger
                                + " against "
                                + NUMBERS.get(contest.seats().size() - 1)
                                + " of "
                                + champion));
        out.println(
                paper.faint(
                        String.format(
                                Locale.ROOT,
                                "%s, seed %d: %,d sets, %,d games, %,d hands",
                                title,
                                contest.seed(),
                                standing.sets(),
                                standing.games(),
                                standing.hands())));
        out.println();
        result(standing.result(), challenger, champion);
        places(standing.places());
        out.println();
        hands(standing);
    }

    private void result(Spread result, String challenger, String champion) {
        row("Result", signed(result.mean()) + " " + unit() + " a game over the others");
        if (result.count() > 1) {
            row(
                    "",
                    String.format(
                            Locale.ROOT,
                            "95 %% sure between %s and %s; standard deviation of a set %.1f",
                            signed(result.low()),
                            signed(result.high()),
                            result.deviation()));
        }
        row(
                "",
                paper.heading(
                        !result.isClear()
                                ? "Neither is proved better."
                                : (result.mean() > 0 ? challenger : champion) + " is better."));
    }

    private void places(Places places) {
        StringBuilder line = new StringBuilder();
        for (int place = 0; place < places.shares().size(); place++) {
            line.append(PLACES.get(place))
                    .append(' ')
                    .append(percent(places.shares().get(place)))
                    .append("   ");
        }
        row("Places", line + String.format(Locale.ROOT, "average %.3f", places.average()));
    }

    private void hands(Standing standing) {
        String names = right(contest.challenger().name()) + right(contest.champion().name());
        out.println(paper.heading(Paper.padded("Of all hands", LABEL) + names));
        sides(standing, "won", side -> side.rate(side.wins()), DuelSheet::percent);
        sides(standing, "  by self-draw", side -> side.rate(side.selfDraws()), DuelSheet::percent);
        sides(standing, "dealt in", side -> side.rate(side.dealIns()), DuelSheet::percent);
        sides(standing, "nobody won", side -> side.rate(side.draws()), DuelSheet::percent);
        sides(standing, "a win brings", Side::pointsAWin, this::money);
        sides(standing, "dealing in costs", Side::pointsADealIn, this::money);
    }

    /// What results are counted in.
    private String unit() {
        return contest.pointsAUnit() == 1 ? "points" : "units";
    }

    /// Points as people count them: whole ones, or units with their fractions.
    private String money(double points) {
        return String.format(
                Locale.ROOT,
                contest.pointsAUnit() == 1 ? "%,.0f" : "%,.2f",
                points / contest.pointsAUnit());
    }

    private interface Wording {
        String of(double number);
    }

    private void sides(
            Standing standing, String label, ToDoubleFunction<Side> number, Wording wording) {
        out.println(
                Paper.padded(label, LABEL)
                        + right(wording.of(number.applyAsDouble(standing.challenger())))
                        + right(wording.of(number.applyAsDouble(standing.champions()))));
    }

    private void row(String label, String text) {
        out.println(paper.heading(Paper.padded(label, 9)) + text);
    }

    private static String right(String text) {
        return " ".repeat(Math.max(1, COLUMN - text.length())) + text;
    }

    static String signed(double number) {
        return String.format(Locale.ROOT, "%+.2f", number);
    }

    private static String percent(double part) {
        return String.format(Locale.ROOT, "%.1f %%", 100 * part);
    }
}
