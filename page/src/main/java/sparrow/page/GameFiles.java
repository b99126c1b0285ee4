package sparrow.page;

import java.util.List;
import java.util.Map;

/// The large files that lie beside the engine: each game has its own, which are fetched before it
/// is asked for anything.
final class GameFiles {
    private static final Map<String, List<String>> OF =
            Map.of(
                    "riichi", List.of("riichi.odds", "four-sets.table"),
                    "american", List.of("american.odds"),
                    "filipino",
                            List.of(
                                    "filipino.odds",
                                    "five-sets.table",
                                    "siete.table",
                                    "siete-pung.table",
                                    "siete-distinct.table",
                                    "siete-pung-distinct.table"),
                    "changchun",
                            List.of(
                                    "changchun.odds",
                                    "four-sets.table",
                                    "four-sets-with-needs.table",
                                    "seven-pairs-with-needs.table"),
                    "hongkong", List.of("hongkong.odds", "four-sets.table"));

    private GameFiles() {}

    /// Those of a game; all of them for what is no game.
    static List<String> of(String game) {
        return OF.getOrDefault(game, all());
    }

    static List<String> all() {
        return OF.values().stream().flatMap(List::stream).distinct().sorted().toList();
    }
}
