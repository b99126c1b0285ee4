package sparrow.american.advice;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import sparrow.american.card.Line;
import sparrow.american.lines.RankedLine;
import sparrow.american.lines.Ranking;
import sparrow.american.position.Position;
import sparrow.core.table.Figures;
import sparrow.core.tile.Notation;
import sparrow.core.tile.Tile;
import sparrow.shapes.Distance;

/// Advice in a sentence or two: exchanges first, then what to play for, then what to let go or
/// call.
final class Strategy {
    /// The part of the best line's value from which the next is worth a word.
    private static final double IN_MIND = 0.2;

    private final Ranking ranking;
    private final Optional<RankedLine> aim;
    private final Position position;
    private final Move move;
    private final List<Tile> waits;
    private final List<Tile> safest;
    private final List<ClaimAdvice> claims;

    Strategy(
            Ranking ranking,
            Optional<RankedLine> aim,
            Move move,
            List<Tile> waits,
            List<Tile> safest,
            List<ClaimAdvice> claims) {
        this.ranking = ranking;
        this.aim = aim;
        this.position = ranking.facts().position();
        this.move = move;
        this.waits = waits;
        this.safest = safest;
        this.claims = claims;
    }

    String sentence() {
        if (move.win().isPresent()) {
            String line = name(move.win().get().line());
            return move.exchanges().isEmpty()
                    ? "Declare mah jongg: " + line + "."
                    : exchanges() + ": mah jongg with " + line + ".";
        }
        String first = move.exchanges().isEmpty() ? "" : exchanges() + ". ";
        return first
                + switch (position.phase()) {
                    case CHARLESTON -> charleston(aim);
                    case PLAY -> aim.map(this::play).orElseGet(this::defence);
                };
    }

    private String exchanges() {
        return "Exchange "
                + move.exchanges().stream()
                        .map(each -> text(each.tile()) + " for " + each.joker())
                        .collect(Collectors.joining(" and "));
    }

    private String charleston(Optional<RankedLine> best) {
        String pass = "pass " + joined(move.letGo(), " and ");
        return best.map(line -> "Play for " + chances(line) + ", and " + pass + ".")
                .orElse("No line is near: " + pass + ".");
    }

    private String play(RankedLine best) {
        if (position.isFull()) {
            return "Play for " + chances(best) + ", and discard " + thrown() + ".";
        }
        return waits.isEmpty() ? "Play for " + chances(best) + ", and " + calls() + "." : waiting();
    }

    /// Thirteen tiles that lack one.
    private String waiting() {
        List<Tile> called = waits.stream().filter(tile -> tile != Tile.JOKER).toList();
        RankedLine line =
                claims.stream()
                        .filter(ClaimAdvice::wins)
                        .findFirst()
                        .flatMap(claim -> ranking.line(claim.line()))
                        .or(() -> aim)
                        .orElseThrow();
        return "You wait for "
                + joined(waits, " or ")
                + " to complete "
                + name(line.line())
                + ", "
                + Figures.percent(line.chance())
                + " if the wall is played out"
                + (called.isEmpty()
                        ? ""
                        : ": call mah jongg when " + joined(called, " or ") + " is thrown")
                + groups()
                + ".";
    }

    /// The calls that are worth more than waiting on.
    private String groups() {
        List<ClaimAdvice> groups =
                claims.stream().filter(claim -> claim.advised() && !claim.wins()).toList();
        return groups.isEmpty()
                ? ""
                : ", and call "
                        + groups.stream()
                                .map(claim -> text(claim.tile()) + " for a " + claim.call())
                                .collect(Collectors.joining(" or "));
    }

    /// Thirteen tiles that lack more: nothing is discarded before a tile is drawn or called.
    private String calls() {
        List<Tile> called =
                claims.stream().filter(ClaimAdvice::advised).map(ClaimAdvice::tile).toList();
        return called.isEmpty()
                ? "call nothing but wait for your draw"
                : "call " + joined(called, " or ") + " when it is thrown";
    }

    private String defence() {
        String why =
                ranking.likeliest()
                        .map(line ->
                                "no line can be completed in time, the nearest chance being "
                                        + line.line().id()
                                        + ", "
                                        + missing(line)
                                        + " with "
                                        + draws())
                        .orElse("no line of the card can be completed any more");
        List<Tile> next = safest.stream().filter(tile -> !move.letGo().contains(tile)).toList();
        String away =
                position.isFull()
                        ? " Discard " + thrown() + alsoSafe(next)
                        : " Call nothing"
                                + unlessWon()
                                + (safest.size() == 1
                                        ? "; your safest tile is "
                                        : "; your safest tiles are ")
                                + joined(safest, " and ");
        return "Play defence: " + why + "." + away + ".";
    }

    private static String alsoSafe(List<Tile> next) {
        return switch (next.size()) {
            case 0 -> "";
            case 1 -> "; the next safest tile is " + text(next.getFirst());
            default -> "; the next safest tiles are " + joined(next, " and ");
        };
    }

    private String unlessWon() {
        List<Tile> winning =
                claims.stream().filter(ClaimAdvice::wins).map(ClaimAdvice::tile).toList();
        return winning.isEmpty() ? "" : " but " + joined(winning, " or ") + " for mah jongg";
    }

    private String draws() {
        int draws = ranking.facts().draws();
        return (draws == 0 ? "no draw" : Figures.counted(draws, "draw", "draws")) + " left";
    }

    private String thrown() {
        return joined(move.letGo(), " and ");
    }

    /// A line with its chance, and the next best.
    private String chances(RankedLine best) {
        String second =
                ranking.lines().stream()
                        .filter(RankedLine::viable)
                        .filter(line -> !line.line().id().equals(best.line().id()))
                        .findFirst()
                        .filter(line -> line.value() >= IN_MIND * best.value())
                        .map(line -> ", keep " + line.line().id() + " in mind")
                        .orElse("");
        return name(best.line())
                + ", "
                + missing(best)
                + ", "
                + Figures.percent(best.chance())
                + " to complete it if the wall is played out"
                + second;
    }

    private static String name(Line line) {
        return line.id() + " (" + Figures.counted(line.points(), "point", "points") + ")";
    }

    private static String missing(RankedLine line) {
        return Distance.inWords(line.facts().distance());
    }

    private static String text(Tile tile) {
        return tile == Tile.JOKER ? "a joker" : Notation.AMERICAN.write(tile);
    }

    private static String joined(List<Tile> tiles, String last) {
        List<String> names = tiles.stream().map(Strategy::text).toList();
        return names.size() < 2
                ? String.join("", names)
                : String.join(", ", names.subList(0, names.size() - 1)) + last + names.getLast();
    }
}
