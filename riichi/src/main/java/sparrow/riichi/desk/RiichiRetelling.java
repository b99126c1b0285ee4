package sparrow.riichi.desk;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import sparrow.core.table.Event;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Notation;
import sparrow.core.tile.Tile;
import sparrow.desk.Retelling;
import sparrow.desk.Text;
import sparrow.riichi.table.ScoreLines;
import sparrow.riichi.table.Words;

/// A hand of Riichi as its players retell it: round and honba, chi, pon and kan, dora, yaku and fu.
final class RiichiRetelling implements Retelling {
    private static final List<String> WINDS = List.of("East", "South", "West", "North");
    private static final int STICK = 1_000;
    private static final String INDICATOR = "dora indicator";

    @Override
    public Text title(List<Event> seen) {
        Event.Started started = (Event.Started) seen.getFirst();
        int round = started.tally().getOrDefault(Words.ROUND, 0);
        int honba = started.tally().getOrDefault(Words.HONBA, 0);
        int sticks = started.pot() / STICK;
        return Text.strongly(WINDS.get(round % 4) + " " + (started.dealer().ordinal() + 1))
                .plain(honba > 0 ? ", " + honba + " honba" : "")
                .plain(sticks > 0 ? ", " + sticks(sticks) : "")
                .plain(
                        indicators(seen, Words.DORA).stream()
                                .findFirst()
                                .map(tile -> ", " + INDICATOR + " " + tile)
                                .orElse(""));
    }

    private static String sticks(int count) {
        return count + (count == 1 ? " stick" : " sticks");
    }

    private static List<Tile> indicators(List<Event> seen, String marker) {
        List<Tile> tiles = new ArrayList<>();
        for (Event event : seen) {
            if (event instanceof Event.Revealed revealed && revealed.marker().equals(marker)) {
                tiles.add(revealed.tile());
            }
        }
        return tiles;
    }

    @Override
    public String set(Meld meld) {
        String name =
                switch (meld.kind()) {
                    case RUN -> "chi ";
                    case FLOWERS -> "kita ";
                    case GROUP, MIXED -> meld.isKong() ? "kan " : "pon ";
                };
        return name + Notation.COMPACT.write(meld.tiles());
    }

    @Override
    public String added(Tile tile) {
        return "kan +" + tile;
    }

    @Override
    public String mark(String words) {
        return words.equals(Words.RIICHI) ? "!" : "";
    }

    @Override
    public Optional<String> shown(String marker) {
        return marker.equals(Words.DORA) ? Optional.of(INDICATOR) : Optional.empty();
    }

    @Override
    public boolean isLast(String words) {
        return words.equals(Words.NINE_TERMINALS);
    }

    @Override
    public Optional<Worth> worth(Event.Paid paid) {
        if (!paid.reason().equals(Words.WIN)) {
            return Optional.empty();
        }
        List<String> parts = new ArrayList<>();
        String worth = "";
        for (Event.Line line : paid.lines()) {
            switch (line.unit()) {
                case ScoreLines.HAN, ScoreLines.YAKUMAN, ScoreLines.FU ->
                        part(line).ifPresent(parts::add);
                case ScoreLines.POINTS ->
                        worth = String.format(Locale.ROOT, "%,d points", line.amount());
                case ScoreLines.HONBA -> worth += ", " + line.amount() + " honba";
                case ScoreLines.STICKS -> worth += ", " + sticks(line.amount());
                default -> {}
            }
        }
        return Optional.of(new Worth(worth, parts));
    }

    /// A yaku, or all fu.
    private static Optional<String> part(Event.Line line) {
        boolean isFu = line.unit().equals(ScoreLines.FU);
        if (isFu != line.isSum()) {
            return Optional.empty();
        }
        return Optional.of(
                switch (line.unit()) {
                    case ScoreLines.FU -> line.amount() + " fu";
                    case ScoreLines.HAN -> line.what() + " " + line.amount();
                    default -> line.what() + (line.amount() > 1 ? " ×" + line.amount() : "");
                });
    }

    @Override
    public List<String> afterwards(List<Event> seen) {
        List<Tile> ura = indicators(seen, Words.URA);
        return ura.isEmpty() ? List.of() : List.of("ura indicators " + Notation.COMPACT.write(ura));
    }
}
