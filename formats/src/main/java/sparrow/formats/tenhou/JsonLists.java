package sparrow.formats.tenhou;

import java.util.ArrayList;
import java.util.List;
import sparrow.core.tile.Tile;
import sparrow.records.BadRecord;
import tools.jackson.databind.JsonNode;

/// Lists of numbers in JSON.
final class JsonLists {
    private static final int LONGEST = 60;

    private JsonLists() {}

    static List<Integer> numbers(JsonNode list) throws BadRecord {
        if (!list.isArray() || list.size() > LONGEST) {
            throw new BadRecord("a short list of numbers was expected");
        }
        List<Integer> numbers = new ArrayList<>();
        for (JsonNode node : list) {
            double number = node.isNumber() ? node.doubleValue() : Double.NaN;
            if (number != Math.rint(number) || Math.abs(number) > 10_000_000) {
                throw new BadRecord("a number was expected");
            }
            numbers.add((int) number);
        }
        return numbers;
    }

    static List<Tile> tiles(JsonNode list) throws BadRecord {
        List<Tile> tiles = new ArrayList<>();
        for (int number : numbers(list)) {
            tiles.add(JsonMove.tile(number));
        }
        return tiles;
    }
}
