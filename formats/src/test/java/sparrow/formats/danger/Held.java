package sparrow.formats.danger;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import sparrow.core.table.Event;
import sparrow.core.table.Marker;
import sparrow.core.table.Place;
import sparrow.core.table.Table;
import sparrow.core.table.Thrown;
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
import sparrow.riichi.advice.Calibration;
import sparrow.riichi.advice.Danger;
import sparrow.riichi.advice.Safety;
import sparrow.riichi.advice.Threat;
import sparrow.riichi.table.Words;
import sparrow.shapes.Acceptance;
import sparrow.shapes.Form;
import sparrow.shapes.Holding;

/// A tile somebody held in its turn, not safe against a riichi hand of a recorded game.
///
/// @param game the number of its record
/// @param riichi the number of the riichi among all
/// @param isFirst whether it was the first turn after the riichi
/// @param share of the possible shapes that wait for it
/// @param isHit whether the riichi hand would have won on it
record Held(
        int game,
        int riichi,
        boolean isFirst,
        Tile tile,
        double share,
        Safety safety,
        boolean isHit) {

    /// All of them in the records of the corpus, in order.
    static List<Held> all() throws IOException {
        Collector collector = new Collector();
        for (Path log : Corpus.logs("")) {
            String text = Files.readString(log);
            Reading<Transcript> read =
                    log.toString().endsWith(".json") ? TenhouJson.read(text) : TenhouXml.read(text);
            if (read instanceof Reading.Read<Transcript>(Transcript match)) {
                match.hands().forEach(collector::hand);
                collector.game++;
            }
        }
        return collector.held;
    }

    /// Goes through hands as they were played.
    private static final class Collector {
        private final List<Held> held = new ArrayList<>();
        private int game;
        private int riichi;

        void hand(RecordedHand hand) {
            Table table = Table.start(hand.started());
            Map<Seat, Against> threats = new EnumMap<>(Seat.class);
            for (Event event : hand.events().subList(1, hand.events().size())) {
                table = table.after(event);
                switch (event) {
                    case Event.Paid paid when paid.reason().equals(Words.RIICHI) ->
                            payer(paid)
                                    .ifPresent(
                                            seat -> threats.put(seat, new Against(seat, riichi++)));
                    case Event.Discarded(Seat seat, Tile tile, var _) ->
                            threats.values().forEach(against -> against.see(seat, tile));
                    case Event.Drew(Seat seat, Tile _, int _) when !threats.containsKey(seat) -> {
                        for (Against against : threats.values()) {
                            turn(table, seat, against);
                        }
                    }
                    default -> {}
                }
            }
        }

        private static Optional<Seat> payer(Event.Paid paid) {
            return paid.points().seats().stream()
                    .filter(seat -> paid.points().get(seat) < 0)
                    .findFirst();
        }

        private void turn(Table table, Seat seat, Against against) {
            Place place = table.place(against.seat);
            List<Tile> thrown = new ArrayList<>();
            place.pond().forEach(each -> thrown.add(each.tile().plain()));
            Threat threat = Threat.riichi(thrown, against.passed);
            Danger shares = Danger.of(threat, unseen(table, seat), Calibration.NONE);
            long waits =
                    Acceptance.of(Holding.of(place.hand(), place.melds()), Form.RIICHI, Tiles.EMPTY)
                            .kinds();
            boolean isFuriten = false;
            for (int kind = 0; kind < Tile.KINDS; kind++) {
                isFuriten |= (waits >>> kind & 1) != 0 && threat.isSafe(Tile.ofKind(kind));
            }
            boolean isFirst = against.turns.merge(seat, 1, Integer::sum) == 1;
            for (int kind = 0; kind < Tile.KINDS; kind++) {
                Tile tile = Tile.ofKind(kind);
                Danger.Risk risk = shares.risk(tile);
                if (table.place(seat).hand().countKind(tile) > 0 && risk.chance() > 0) {
                    boolean isHit = !isFuriten && (waits >>> kind & 1) != 0;
                    held.add(
                            new Held(
                                    game,
                                    against.number,
                                    isFirst,
                                    tile,
                                    risk.chance(),
                                    risk.safety(),
                                    isHit));
                }
            }
        }

        /// The copies of each kind that the seat does not see.
        private static int[] unseen(Table table, Seat seat) {
            int[] unseen = new int[Tile.KINDS];
            Arrays.fill(unseen, 4);
            for (Seat each : table.seats()) {
                Place place = table.place(each);
                for (Thrown thrown : place.pond()) {
                    unseen[thrown.tile().kind()] -= thrown.claimedBy().isEmpty() ? 1 : 0;
                }
                for (Meld meld : place.melds()) {
                    meld.tiles().forEach(tile -> unseen[tile.kind()]--);
                }
            }
            table.place(seat).hand().list().forEach(tile -> unseen[tile.kind()]--);
            for (Marker marker : table.markers(Words.DORA)) {
                unseen[marker.tile().kind()]--;
            }
            return unseen;
        }
    }

    /// A riichi hand and what it let pass.
    private static final class Against {
        private final Seat seat;
        private final int number;
        private final Map<Seat, Integer> turns = new EnumMap<>(Seat.class);
        private Tiles passed = Tiles.EMPTY;

        Against(Seat seat, int number) {
            this.seat = seat;
            this.number = number;
        }

        void see(Seat who, Tile tile) {
            if (who != seat && passed.countKind(tile) == 0) {
                passed = passed.with(List.of(tile.plain()));
            }
        }
    }
}
