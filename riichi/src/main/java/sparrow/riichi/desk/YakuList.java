package sparrow.riichi.desk;

import java.util.ArrayList;
import java.util.List;
import sparrow.desk.Desk;
import sparrow.desk.Given;
import sparrow.desk.Sheet;
import sparrow.desk.Text;
import sparrow.riichi.Yaku;

/// Every yaku with its han.
final class YakuList implements Desk.Listed {
    private static final int YAKUMAN = 13;

    @Override
    public String option() {
        return "--list-yaku";
    }

    @Override
    public String meaning() {
        return "list every yaku with its han";
    }

    @Override
    public Sheet sheet(Given given) {
        List<Sheet.Row> rows = new ArrayList<>();
        for (Yaku yaku : Yaku.all()) {
            Text title = Text.of(yaku.title());
            rows.add(
                    Sheet.Row.of(
                            Sheet.cell(yaku.key()),
                            Sheet.cell(worth(yaku, yaku.closedHan())),
                            Sheet.cell(worth(yaku, yaku.openHan())),
                            Sheet.cell(yaku.isLocal() ? title.faint(" (local)") : title)));
        }
        return Sheet.writer()
                .table(
                        List.of(
                                Sheet.left("Yaku"),
                                Sheet.left("closed"),
                                Sheet.left("open"),
                                Sheet.left("what it is")),
                        rows)
                .sheet();
    }

    private static String worth(Yaku yaku, int han) {
        if (han == 0) {
            return "–";
        }
        if (yaku.isYakuman()) {
            return han > YAKUMAN ? "yakuman2" : "yakuman";
        }
        return yaku.isMangan() ? "mangan" : String.valueOf(han);
    }
}
