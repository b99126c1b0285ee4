package sparrow.changchun.desk;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import sparrow.changchun.Fan;
import sparrow.changchun.Lights;
import sparrow.changchun.play.KeepValue;
import sparrow.core.table.Figures;
import sparrow.core.tile.Notation;
import sparrow.desk.Sheet;
import sparrow.desk.Text;
import sparrow.shapes.Distance;

/// An answer about a Changchun hand for a person.
final class ChangchunSheet {
    private final ChangchunAnswer answer;
    private final Sheet.Writer sheet = Sheet.writer();

    private ChangchunSheet(ChangchunAnswer answer) {
        this.answer = answer;
    }

    static Sheet of(ChangchunAnswer answer) {
        ChangchunSheet page = new ChangchunSheet(answer);
        page.write();
        return page.sheet.sheet();
    }

    private void write() {
        sheet.add(
                new Sheet.Tiles(
                        "", answer.question().hand(), Notation.COMPACT, Text.strongly(headline())));
        lights(answer.lights());
        sheet.gap();
        answer.won().ifPresentOrElse(this::won, this::unfinished);
    }

    private String headline() {
        if (answer.won().isPresent()) {
            return "wins";
        }
        int distance = answer.needs().distance();
        String named =
                answer.question().win().map(tile -> "does not win on " + tile + "; ").orElse("");
        boolean none = distance == 1 && !answer.needs().isAnyLeft();
        return named + Distance.inWords(distance) + (none ? ", but no tile that wins is left" : "");
    }

    private void lights(Lights lights) {
        Text all = light("three suits", lights.suits()).plain("   ");
        all = all.and(light("terminal or honor", lights.terminal())).plain("   ");
        all = all.and(light("triplet or dragon pair", lights.triplet()));
        sheet.line("Shows", all);
    }

    private static Text light(String name, boolean lit) {
        Text text = Text.of(name + " ");
        return lit ? text.strong("yes") : text.faint("no");
    }

    // A win

    private void won(ChangchunAnswer.Won won) {
        String how =
                switch (won.win().way()) {
                    case DISCARD -> "on a discard";
                    case SELF_DRAW -> "by self-draw";
                    case BAO_HIT -> "on the bao itself";
                    case BAO_DRAWN -> "by a bao drawn, standing for " + won.score().as();
                };
        sheet.line("Won on", Text.of(won.win().tile()).plain(" " + how));
        sheet.line("Reading", won.score().reading().toString());
        sheet.gap();
        List<Sheet.Row> fans = new ArrayList<>();
        for (Fan fan : won.score().fans()) {
            fans.add(
                    Sheet.Row.of(
                            Sheet.cell(fan.value()),
                            Sheet.cell(fan.title()),
                            Sheet.cell(Text.faintly(fan.meaning()))));
        }
        sheet.table(List.of(Sheet.right("fan"), Sheet.left(""), Sheet.left("")), fans);
        sheet.gap();
        sheet.line("Total", Text.strongly(won.score().fan() + " fan"));
        List<Text> shares = new ArrayList<>();
        for (ChangchunAnswer.Share share : won.shares()) {
            String owed = share.share() == share.pays() ? "" : " (share " + share.share() + ")";
            shares.add(Text.of(share.payer() + " " + share.pays()).faint(owed));
        }
        sheet.lines("Pays", shares);
    }

    // An unfinished hand

    private void unfinished() {
        answer.obstacle()
                .ifPresent(obstacle ->
                        sheet.paragraph("Complete, but no win: " + obstacle + ".").gap());
        answer.advised().ifPresent(advised -> advised.write(sheet));
        sheet.gap();
        answer.needs().write(sheet);
        sheet.gap();
        keep();
    }

    /// What each tile is worth keeping, the one to go first.
    private void keep() {
        List<Sheet.Row> rows = new ArrayList<>();
        answer.keep().values().stream()
                .sorted(
                        Comparator.comparingDouble(KeepValue.Kept::value)
                                .thenComparing(KeepValue.Kept::tile))
                .forEach(kept ->
                        rows.add(
                                Sheet.Row.of(
                                        Sheet.cell(Text.of(kept.tile())),
                                        Sheet.cell(Figures.rounded(kept.value())),
                                        Sheet.cell(Text.faintly(terms(kept))))));
        sheet.table(List.of(Sheet.left("tile"), Sheet.right("keep value"), Sheet.left("")), rows);
    }

    private static String terms(KeepValue.Kept kept) {
        return kept.terms().stream()
                .map(term -> term.name() + " " + Figures.rounded(term.value()))
                .collect(Collectors.joining(", "));
    }
}
