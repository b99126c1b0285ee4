package sparrow.formats.mjai.bot;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import sparrow.core.table.Event;
import sparrow.core.table.Origin;
import sparrow.core.table.View;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Tile;
import sparrow.formats.mjai.MjaiTiles;
import sparrow.riichi.table.Words;

/// Tells a view in mjai, one line for each time it is asked.
final class Told {
    private static final List<String> WINDS = List.of("E", "S", "W", "N");

    private int hand = -1;
    private int told;

    String line(View view) {
        List<Event> log = view.table().log().events();
        List<String> events = new ArrayList<>();
        if (view.table().started().hand() != hand) {
            hand = view.table().started().hand();
            told = 0;
            events.add("{\"type\":\"start_game\",\"id\":" + view.seat().ordinal() + "}");
        }
        for (Event event : log.subList(told, log.size())) {
            text(view, event).ifPresent(events::add);
        }
        told = log.size();
        return "[" + String.join(",", events) + "]";
    }

    private static Optional<String> text(View view, Event event) {
        return switch (event) {
            case Event.Began _ -> Optional.of(start(view));
            case Event.Drew(Seat seat, Tile tile, int _) ->
                    json("tsumo", seat, "\"pai\":" + name(tile));
            case Event.Discarded(Seat seat, Tile tile, Origin origin) ->
                    json(
                            "dahai",
                            seat,
                            "\"pai\":" + name(tile) + ",\"tsumogiri\":" + (origin == Origin.DRAWN));
            case Event.Claimed(Seat seat, Meld meld) -> claim(seat, meld);
            case Event.Laid(Seat seat, Meld meld) ->
                    meld.kind() == Meld.Kind.FLOWERS
                            ? json("nukidora", seat, "\"pai\":\"N\"")
                            : json("ankan", seat, "\"consumed\":" + names(meld.tiles()));
            case Event.Added(Seat seat, int _, Tile tile) ->
                    json("kakan", seat, "\"pai\":" + name(tile) + ",\"consumed\":[]");
            case Event.Declared(Seat seat, String word) when word.equals(Words.RIICHI) ->
                    json("reach", seat, "\"x\":0");
            case Event.Paid paid when paid.reason().equals(Words.RIICHI) ->
                    paid.points().seats().stream()
                            .filter(seat -> paid.points().get(seat) < 0)
                            .findFirst()
                            .flatMap(seat -> json("reach_accepted", seat, "\"x\":0"));
            case Event.Revealed revealed
                    when view.table().markers().size() > 1 && isLater(view, revealed) ->
                    Optional.of(
                            "{\"type\":\"dora\",\"dora_marker\":" + name(revealed.tile()) + "}");
            default -> Optional.empty();
        };
    }

    private static boolean isLater(View view, Event.Revealed revealed) {
        return view.table().markers().getFirst().at() != revealed.at();
    }

    private static String start(View view) {
        Event.Started started = view.table().started();
        List<String> hands = new ArrayList<>();
        for (Seat seat : view.table().seats()) {
            List<Tile> dealt =
                    view.table().log().events().stream()
                            .filter(Event.Dealt.class::isInstance)
                            .map(Event.Dealt.class::cast)
                            .filter(each -> each.seat() == seat)
                            .findFirst()
                            .orElseThrow()
                            .tiles();
            hands.add(names(dealt));
        }
        if (hands.size() == 3) {
            hands.add(names(Collections.nCopies(0, Tile.HIDDEN)));
        }
        return ("{\"type\":\"start_kyoku\",\"bakaze\":\"%s\",\"dora_marker\":%s,\"honba\":%d,"
                        + "\"kyotaku\":%d,\"oya\":%d,\"scores\":%s,\"tehais\":%s}")
                .formatted(
                        WINDS.get(started.tally().getOrDefault(Words.ROUND, 0)),
                        name(view.table().markers().getFirst().tile()),
                        started.tally().getOrDefault(Words.HONBA, 0),
                        started.pot() / 1_000,
                        started.dealer().ordinal(),
                        started.points().values(),
                        hands);
    }

    private static Optional<String> claim(Seat seat, Meld meld) {
        Meld.Taken taken = meld.taken().orElseThrow();
        List<Tile> own = new ArrayList<>(meld.tiles());
        own.remove(taken.tile());
        String type = meld.kind() == Meld.Kind.RUN ? "chi" : meld.isKong() ? "daiminkan" : "pon";
        return json(
                type,
                seat,
                "\"target\":%d,\"pai\":%s,\"consumed\":%s"
                        .formatted(taken.from().ordinal(), name(taken.tile()), names(own)));
    }

    private static Optional<String> json(String type, Seat seat, String more) {
        return Optional.of(
                "{\"type\":\"%s\",\"actor\":%d,%s}".formatted(type, seat.ordinal(), more));
    }

    private static String name(Tile tile) {
        return "\"" + (tile == Tile.HIDDEN ? "?" : MjaiTiles.name(tile)) + "\"";
    }

    private static String names(List<Tile> tiles) {
        return Stream.of(tiles)
                .flatMap(List::stream)
                .map(Told::name)
                .collect(Collectors.joining(",", "[", "]"));
    }
}
