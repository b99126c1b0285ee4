package sparrow.riichi.advice;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import sparrow.riichi.Yaku;
import sparrow.shapes.Distance;

/// A yaku that an open hand can still get, and how far that is.
///
/// Looked for are the yaku that tiles decide and an open hand may have; not the luck of kans and
/// last tiles, and no local yaku.
///
/// @param distance the fewest tiles that complete the hand with this yaku
/// @param of what it is made of, such as `777z` or `345`; empty where the yaku says it all
public record Route(Yaku yaku, int distance, String of) {
    private static final Comparator<Route> NEAREST_FIRST =
            Comparator.comparingInt(Route::distance)
                    .thenComparing(Route::yaku)
                    .thenComparing(Route::of);

    /// The yaku in reach of an open hand, the nearest first; each once, in its nearest form.
    public static List<Route> all(Position position) {
        Supply supply = Supply.of(position);
        List<Route> routes = new ArrayList<>();
        for (Aim aim : Aims.of(position)) {
            int distance = aim.distance(supply, Distance.NEVER);
            boolean nearer =
                    routes.stream()
                            .noneMatch(other ->
                                    other.yaku == aim.yaku() && other.distance <= distance);
            if (distance < Distance.NEVER && nearer) {
                routes.removeIf(other -> other.yaku == aim.yaku());
                routes.add(new Route(aim.yaku(), distance, aim.of()));
            }
        }
        routes.sort(NEAREST_FIRST);
        return List.copyOf(routes);
    }
}
