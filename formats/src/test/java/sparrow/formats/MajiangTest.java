package sparrow.formats;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import sparrow.core.table.Event;
import sparrow.core.table.Origin;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;
import sparrow.core.tile.Tile;
import sparrow.records.Json;
import sparrow.records.RecordedHand;
import sparrow.records.Transcript;
import sparrow.records.file.Formats;
import sparrow.records.file.RecordFile;
import sparrow.records.file.RecordText;
import sparrow.riichi.table.Words;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// Records of 電脳麻将 are read as its pages save them.
class MajiangTest {
    private static final Formats FORMATS = new Formats(List.of(RiichiRecords.RIICHI));
    private static final int MATCHES = 16;
    private static final int FIRST = 2;
    private static final int BROKEN = 100;
    private static final long SEED = Long.getLong("sparrow.seed", 22);

    @Test
    void a_match_comes_back() {
        for (int number = 0; number < MATCHES; number++) {
            Transcript match = Simulated.match(number);
            if (match.hands().getFirst().started().points().size() == 4) {
                String text = new Teller(match).told().toString();
                RecordText one = FORMATS.texts(text.getBytes(UTF_8)).orThrow().getFirst();
                RecordFile file = FORMATS.read(one.text()).orThrow();
                assertThat(FORMATS.difference(file).map(Object::toString))
                        .as("match %d", number)
                        .isEmpty();
                assertThat(played(file.match())).isEqualTo(played(match));
                assertThat(file.match().header().players().get(Seat.B).name())
                        .isEqualTo("player B");
                assertThat(file.match().header().standing()).isEqualTo(match.header().standing());
            }
        }
    }

    @Test
    void a_record_that_is_broken_is_refused_in_a_sentence() {
        for (String broken :
                List.of("{\"log\":[[{\"qipai\":{}}]]}", "{\"log\":[[{\"qipai\":{}}],7]}")) {
            assertThat(FORMATS.read(broken).toString()).contains("Misread").contains("qipai");
        }
    }

    @Test
    void whatever_is_broken_comes_to_a_sentence() {
        String text = new Teller(Simulated.match(1)).told().toString();
        Random random = new Random(SEED);
        for (int i = 0; i < BROKEN; i++) {
            int at = random.nextInt(text.length());
            String letter = String.valueOf("mpsz0159-=+_*\"".charAt(random.nextInt(14)));
            String broken = text.substring(0, at) + letter + text.substring(at + 1);
            assertThat(FORMATS.read(broken)).as("seed %d, change %d", SEED, i).isNotNull();
        }
    }

    /// What happens, without payments and hands shown.
    private static List<Event> played(Transcript match) {
        return match.events().stream()
                .filter(event ->
                        event instanceof Event.Drew
                                || event instanceof Event.Discarded
                                || event instanceof Event.Claimed
                                || event instanceof Event.Laid
                                || event instanceof Event.Added
                                || event instanceof Event.Won
                                || event instanceof Event.Ended)
                .map(event ->
                        event instanceof Event.Drew(Seat seat, Tile tile, int _)
                                ? new Event.Drew(seat, tile, 0)
                                : event)
                .toList();
    }

    /// Tells a match as its pages do.
    private static final class Teller {
        private final Transcript match;
        private final ArrayNode log = Json.MAPPER.createArrayNode();

        Teller(Transcript match) {
            this.match = match;
        }

        /// The first dealer is the third player of the list.
        ObjectNode told() {
            ObjectNode root = Json.MAPPER.createObjectNode();
            root.put("title", "a match\nof two lines").put("qijia", FIRST);
            ArrayNode players = root.putArray("player");
            ArrayNode points = root.putArray("defen");
            ArrayNode results = root.putArray("point");
            var standing = match.header().standing().orElseThrow();
            for (int player = 0; player < 4; player++) {
                Seat seat = Seat.values()[Math.floorMod(player - FIRST, 4)];
                players.add("player " + seat + "\n(a bot)");
                points.add(standing.points().get(seat));
                int tenths = standing.tenths().get(seat);
                results.add((tenths > 0 ? "+" : "") + tenths / 10.0);
            }
            for (RecordedHand hand : match.hands()) {
                new Hand(hand, log.addArray()).tell();
            }
            root.set("log", log);
            return root;
        }
    }

    private static final class Hand {
        private final RecordedHand hand;
        private final ArrayNode told;
        private final ObjectNode opening;
        private final Map<Seat, String> dealt = new EnumMap<>(Seat.class);
        private final Map<Seat, List<String>> melds = new EnumMap<>(Seat.class);
        private final List<Event.Won> wins = new ArrayList<>();
        private final List<Seats<Integer>> paid = new ArrayList<>();
        private final ArrayNode ura = Json.MAPPER.createArrayNode();
        private boolean isRiichi;
        private boolean isKan;

        Hand(RecordedHand hand, ArrayNode told) {
            this.hand = hand;
            this.told = told;
            this.opening = told.addObject().putObject("qipai");
        }

        private int wind(Seat seat) {
            return Math.floorMod(seat.ordinal() - hand.started().dealer().ordinal(), 4);
        }

        private ArrayNode byWind(Seats<Integer> numbers) {
            ArrayNode list = Json.MAPPER.createArrayNode();
            for (int wind = 0; wind < 4; wind++) {
                int at = (hand.started().dealer().ordinal() + wind) % 4;
                list.add(numbers.get(Seat.values()[at]));
            }
            return list;
        }

        private static String digit(Tile tile) {
            return String.valueOf(tile.isRed() ? 0 : tile.kind() % 9 + 1);
        }

        private static String suit(Tile tile) {
            return String.valueOf("mpsz".charAt(tile.kind() / 9));
        }

        private static String name(Tile tile) {
            return suit(tile) + digit(tile);
        }

        void tell() {
            hand.events().forEach(this::tell);
        }

        private ObjectNode by(String name, Seat seat) {
            return told.addObject().putObject(name).put("l", wind(seat));
        }

        private void tell(Event event) {
            switch (event) {
                case Event.Started started -> {
                    opening.put("zhuangfeng", started.tally().getOrDefault(Words.ROUND, 0))
                            .put("jushu", started.dealer().ordinal())
                            .put("changbang", started.tally().getOrDefault(Words.HONBA, 0))
                            .put("lizhibang", started.pot() / 1_000);
                    opening.set("defen", byWind(started.points()));
                }
                case Event.Dealt(Seat seat, List<Tile> tiles) ->
                        tiles.forEach(tile -> dealt.merge(seat, name(tile), String::concat));
                case Event.Revealed(String marker, int _, Tile tile, Set<Seat> _) -> {
                    if (marker.equals(Words.URA)) {
                        ura.add(name(tile));
                    } else if (opening.has("baopai")) {
                        told.addObject().putObject("kaigang").put("baopai", name(tile));
                    } else {
                        opening.put("baopai", name(tile));
                    }
                }
                case Event.Drew(Seat seat, Tile tile, int _) -> {
                    by(isKan ? "gangzimo" : "zimo", seat).put("p", name(tile));
                    isKan = false;
                }
                case Event.Discarded(Seat seat, Tile tile, Origin origin) -> {
                    by("dapai", seat)
                            .put(
                                    "p",
                                    name(tile)
                                            + (origin == Origin.DRAWN ? "_" : "")
                                            + (isRiichi ? "*" : ""));
                    isRiichi = false;
                }
                case Event.Claimed(Seat seat, Meld meld) -> {
                    isKan = meld.isKong();
                    by("fulou", seat).put("m", meld(seat, claimed(seat, meld)));
                }
                case Event.Laid(Seat seat, Meld meld) -> {
                    isKan = true;
                    StringBuilder text = new StringBuilder(suit(meld.tiles().getFirst()));
                    meld.tiles().forEach(tile -> text.append(digit(tile)));
                    by("gang", seat).put("m", meld(seat, text.toString()));
                }
                case Event.Added(Seat seat, int at, Tile tile) -> {
                    isKan = true;
                    by("gang", seat)
                            .put("m", melds.getOrDefault(seat, List.of()).get(at) + digit(tile));
                }
                case Event.Declared(Seat _, String word) -> isRiichi = word.equals(Words.RIICHI);
                case Event.Won won -> wins.add(won);
                case Event.Paid payment -> {
                    if (!payment.reason().equals(Words.RIICHI)) {
                        paid.add(payment.points());
                    }
                }
                case Event.Ended(String reason) -> end(reason);
                default -> {}
            }
        }

        private String meld(Seat seat, String text) {
            melds.computeIfAbsent(seat, _ -> new ArrayList<>()).add(text);
            return text;
        }

        /// The mark stands behind the tile that was taken; in a run, in its order.
        private static String claimed(Seat seat, Meld meld) {
            Meld.Taken taken = meld.taken().orElseThrow();
            String mark =
                    String.valueOf(
                            "+=-"
                                    .charAt(
                                            Math.floorMod(
                                                            taken.from().ordinal() - seat.ordinal(),
                                                            4)
                                                    - 1));
            List<Tile> tiles = new ArrayList<>(meld.tiles());
            if (meld.kind() != Meld.Kind.RUN) {
                tiles.remove(taken.tile());
                tiles.add(taken.tile());
            } else {
                tiles.sort((one, other) -> one.kind() - other.kind());
            }
            StringBuilder text = new StringBuilder(suit(taken.tile()));
            int at = tiles.lastIndexOf(taken.tile());
            for (int i = 0; i < tiles.size(); i++) {
                text.append(digit(tiles.get(i))).append(i == at ? mark : "");
            }
            return text.toString();
        }

        private void end(String reason) {
            switch (reason) {
                case Words.WON -> {
                    for (int i = 0; i < wins.size(); i++) {
                        Event.Won won = wins.get(i);
                        ObjectNode node = by("hule", won.seat());
                        won.from().ifPresent(from -> node.put("baojia", wind(from)));
                        node.set("fubaopai", ura);
                        node.set("fenpei", byWind(paid.get(i)));
                    }
                }
                case Words.EXHAUSTED -> draw("荒牌平局");
                case Words.NAGASHI -> draw("流し満貫");
                case Words.NINE_TERMINALS -> draw("九種九牌");
                case Words.FOUR_WINDS -> draw("四風連打");
                case Words.FOUR_KANS -> draw("四開槓");
                case Words.FOUR_RIICHI -> draw("四家立直");
                default -> draw("三家和");
            }
            ArrayNode hands = opening.putArray("shoupai");
            for (int wind = 0; wind < 4; wind++) {
                int at = (hand.started().dealer().ordinal() + wind) % 4;
                hands.add(dealt.getOrDefault(Seat.values()[at], ""));
            }
        }

        private void draw(String name) {
            ObjectNode node = told.addObject().putObject("pingju").put("name", name);
            Seats<Integer> changes = hand.started().points().map(_ -> 0);
            for (Seats<Integer> each : paid) {
                Seats<Integer> before = changes;
                changes = before.map((seat, change) -> change + each.get(seat));
            }
            node.set("fenpei", byWind(changes));
        }
    }
}
