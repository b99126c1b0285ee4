package sparrow.desk;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import sparrow.core.tile.Tile;
import sparrow.shapes.Acceptance;
import sparrow.shapes.DiscardAnalysis;
import sparrow.shapes.Distance;

/// What a hand needs for a win: how far it is from one, what it accepts, and what each discard
/// leaves.
///
/// @param distance tiles still missing; [Distance#NEVER] if it cannot win
/// @param discards best first; none for a hand with nothing to discard
/// @param accepted what a hand with nothing to discard accepts
public record Needs(
        int distance, List<DiscardAnalysis.Discard> discards, Optional<Acceptance> accepted) {
    /// What a win needs.
    public static final Needs NOTHING = new Needs(0, List.of(), Optional.empty());

    public Needs {
        discards = List.copyOf(discards);
    }

    /// A hand with a tile to discard, as somebody ranks the discards who is asked for advice.
    public static Needs discarding(
            int distance, List<DiscardAnalysis.Discard> discards, Optional<Advised> advised) {
        return new Needs(
                distance,
                advised.map(known -> known.inOrder(discards, DiscardAnalysis.Discard::tile))
                        .orElse(discards),
                Optional.empty());
    }

    /// A hand with nothing to discard.
    public static Needs waiting(int distance, Acceptance accepted) {
        return new Needs(distance, List.of(), Optional.of(accepted));
    }

    /// Whether a tile that wins is left to come.
    public boolean isAnyLeft() {
        return accepted.filter(acceptance -> acceptance.total() > 0).isPresent()
                || discards.stream()
                        .anyMatch(discard ->
                                discard.distance() == 1 && discard.acceptance().total() > 0);
    }

    /// How far the nearest win is, in words.
    ///
    /// @param complete what a hand is that lacks nothing
    public String inWords(String complete) {
        return switch (distance) {
            case 0 -> complete;
            case 1 -> isAnyLeft() ? "ready" : "ready, but no tile that wins is left";
            default -> Distance.inWords(distance);
        };
    }

    /// A table of what is accepted, now or after each discard.
    public void write(Sheet.Writer sheet) {
        if (accepted.isPresent()) {
            sheet.table(
                    List.of(Sheet.right("left"), Sheet.left("accepted")),
                    List.of(
                            Sheet.Row.of(
                                    Sheet.cell(accepted.get().total()), words(accepted.get()))));
            return;
        }
        List<Sheet.Row> rows = new ArrayList<>();
        for (DiscardAnalysis.Discard discard : discards) {
            rows.add(
                    Sheet.Row.of(
                            Sheet.cell(discard.tile()),
                            Sheet.cell(Distance.brief(discard.distance())),
                            Sheet.cell(discard.acceptance().total()),
                            words(discard.acceptance())));
        }
        sheet.table(
                List.of(
                        Sheet.tile("discard"),
                        Sheet.left("then"),
                        Sheet.right("left"),
                        Sheet.left("accepted")),
                rows);
    }

    private static Sheet.Cell words(Acceptance acceptance) {
        List<Text> words = new ArrayList<>();
        for (Tile tile : acceptance.tiles()) {
            words.add(Text.of(tile).faint(":" + acceptance.left(tile)));
        }
        return Sheet.words(words);
    }

    /// Nothing for a hand that cannot win.
    public void distance(Data.Fields node, String name) {
        distance(distance, node, name);
    }

    private static void distance(int distance, Data.Fields node, String name) {
        if (distance == Distance.NEVER) {
            node.putNull(name);
        } else {
            node.put(name, distance);
        }
    }

    public void discards(Data.Fields node) {
        discards(node, (_, _) -> {});
    }

    /// @param more writes what a game says of a discard besides
    public void discards(Data.Fields node, BiConsumer<Tile, Data.Fields> more) {
        Data.Items items = node.putArray("discards");
        for (DiscardAnalysis.Discard discard : discards) {
            Data.Fields entry = items.addObject();
            entry.put("tile", discard.tile().toString());
            distance(discard.distance(), entry, "distance");
            write(discard.acceptance(), entry);
            more.accept(discard.tile(), entry);
        }
    }

    public void accepted(Data.Fields node) {
        accepted.ifPresent(acceptance -> write(acceptance, node));
    }

    private static void write(Acceptance acceptance, Data.Fields node) {
        Data.Items accept = node.putArray("accept");
        for (Tile tile : acceptance.tiles()) {
            accept.add(tile + ":" + acceptance.left(tile));
        }
        node.put("count", acceptance.total());
    }
}
