package sparrow.formats.danger;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import sparrow.core.table.Event;
import sparrow.core.table.Place;
import sparrow.core.table.Table;
import sparrow.core.table.View;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Reading;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;
import sparrow.formats.Corpus;
import sparrow.formats.tenhou.TenhouJson;
import sparrow.formats.tenhou.TenhouXml;
import sparrow.records.RecordedHand;
import sparrow.records.Transcript;
import sparrow.riichi.RiichiRules;
import sparrow.riichi.advice.Danger;
import sparrow.riichi.advice.Position;
import sparrow.riichi.advice.Threat;
import sparrow.shapes.Acceptance;
import sparrow.shapes.Distance;
import sparrow.shapes.Form;
import sparrow.shapes.Holding;

/// The danger fitted to riichi hands holds for open hands that are ready.
class OpenHandDangerTest {
    /// What is told of the tiles of one turn against one ready open hand with two melds or more,
    /// and how many of them it waits for.
    private record Turn(double told, int hits, int tiles) {}

    @Test
    void ready_open_hands_of_recorded_games_wait_for_tiles_as_often_as_told() throws IOException {
        double told = 0;
        double happened = 0;
        int hands = 0;
        for (Path log : Corpus.logs("")) {
            String text = Files.readString(log);
            Reading<Transcript> read =
                    log.toString().endsWith(".json") ? TenhouJson.read(text) : TenhouXml.read(text);
            if (read instanceof Reading.Read<Transcript>(Transcript match)) {
                for (RecordedHand hand : match.hands()) {
                    for (Seat seat : hand.started().points().seats()) {
                        List<Turn> turns = against(hand, seat);
                        int tiles = turns.stream().mapToInt(Turn::tiles).sum();
                        if (tiles > 0) {
                            told += turns.stream().mapToDouble(Turn::told).sum() / tiles;
                            happened += turns.stream().mapToDouble(Turn::hits).sum() / tiles;
                            hands++;
                        }
                    }
                }
            }
        }
        assertThat(hands).isGreaterThan(100);
        assertThat(told / hands).isCloseTo(happened / hands, within(0.02));
    }

    private static List<Turn> against(RecordedHand hand, Seat open) {
        List<Turn> turns = new ArrayList<>();
        RiichiRules rules = RiichiRules.of(hand.started().rules());
        Table table = Table.start(hand.started());
        for (Event event : hand.events().subList(1, hand.events().size())) {
            table = table.after(event);
            if (event instanceof Event.Drew(Seat seat, Tile _, int _) && seat != open) {
                long waits = waits(table.place(open));
                Position position = Position.of(View.of(seat, table), rules);
                Tile wind = table.wind(open);
                position.situation().threats().stream()
                        .filter(threat -> threat.wind().orElseThrow() == wind)
                        .filter(threat -> !threat.isRiichi() && mayWin(threat, waits))
                        .forEach(threat -> turns.add(turn(position, threat, waits)));
            }
        }
        return turns;
    }

    /// A bit for each kind waited for; none unless the hand is ready with two claimed melds.
    private static long waits(Place place) {
        long claimed =
                place.melds().stream().filter(meld -> meld.manner() == Meld.Manner.CLAIMED).count();
        Holding holding = Holding.of(place.hand(), place.melds());
        Acceptance acceptance = Acceptance.of(holding, Form.RIICHI, Tiles.EMPTY);
        return claimed < 2 || Distance.of(holding, Form.RIICHI) != 1 ? 0 : acceptance.kinds();
    }

    private static boolean mayWin(Threat threat, long waits) {
        return waits != 0
                && threat.discards().stream().noneMatch(tile -> (waits >>> tile.kind() & 1) != 0);
    }

    private static Turn turn(Position position, Threat threat, long waits) {
        Danger danger = Danger.of(threat, position.unseen());
        double told = 0;
        int hits = 0;
        int tiles = 0;
        for (Tile tile : position.hand().tiles().stream().map(Tile::plain).distinct().toList()) {
            if (danger.chance(tile) > 0) {
                told += danger.chance(tile);
                hits += (waits >>> tile.kind() & 1) != 0 ? 1 : 0;
                tiles++;
            }
        }
        return new Turn(told, hits, tiles);
    }
}
