package sparrow.server.api;

import java.util.List;
import sparrow.catalog.Catalog;
import sparrow.core.tile.Reading;
import sparrow.core.tile.Seat;
import sparrow.records.Header;
import sparrow.records.Json;
import sparrow.records.Transcript;
import sparrow.records.file.RecordFile;
import sparrow.records.file.RecordText;
import sparrow.server.table.ApiRefusal;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// Files of games that somebody sends, shown without being kept.
final class UploadsApi {
    /// What one asks for to see which records a file holds.
    private static final String LIST = "list";

    /// More are not looked into, to answer soon.
    private static final int MOST_LISTED = 100;

    private UploadsApi() {}

    /// @param record which one of several, counted from 1, or `list`; nothing for the only one
    static LongText read(byte[] bytes, String record) {
        List<RecordText> texts = orRefused(Catalog.formats().texts(bytes));
        if (record.equals(LIST)) {
            return new LongText().append(list(texts).toString());
        }
        return shown(orRefused(one(texts, record)));
    }

    /// One record of a file.
    ///
    /// @param record which one of several, counted from 1; nothing for the only one
    static RecordFile one(byte[] bytes, String record) {
        return orRefused(one(orRefused(Catalog.formats().texts(bytes)), record));
    }

    private static Reading<RecordFile> one(List<RecordText> texts, String record) {
        if (record.isEmpty() && texts.size() > 1) {
            throw ApiRefusal.unreadable(
                    "The file holds "
                            + texts.size()
                            + " records; ask for one of them with record=N, or for record=list.");
        }
        int number = record.isEmpty() ? 1 : number(record);
        if (number < 1 || number > texts.size()) {
            throw ApiRefusal.unreadable(
                    "There is no such record; the file holds " + texts.size() + ".");
        }
        return Catalog.formats().read(texts.get(number - 1).text());
    }

    private static int number(String record) {
        return record.matches("[0-9]{1,6}") ? Integer.parseInt(record) : 0;
    }

    private static <T> T orRefused(Reading<T> reading) {
        return switch (reading) {
            case Reading.Read<T>(T read) -> read;
            case Reading.Misread<T>(int _, String why) ->
                    throw ApiRefusal.unreadable(GamesApi.sentence(why));
        };
    }

    /// Who played in each record of a file, and how it ended; or why it cannot be read.
    private static ObjectNode list(List<RecordText> texts) {
        ObjectNode node = Json.MAPPER.createObjectNode();
        ArrayNode list = node.putArray("records");
        for (int i = 0; i < Math.min(texts.size(), MOST_LISTED); i++) {
            ObjectNode entry = list.addObject().put("record", i + 1);
            entry.put("place", texts.get(i).place());
            switch (Catalog.formats().told(texts.get(i).text())) {
                case Reading.Read<RecordFile>(RecordFile file) -> describe(file, entry);
                case Reading.Misread<RecordFile>(int _, String why) ->
                        entry.put("error", GamesApi.sentence(why));
            }
        }
        return node.put("count", texts.size());
    }

    private static void describe(RecordFile file, ObjectNode node) {
        Transcript match = file.match();
        node.put("format", file.format().key()).put("hands", match.hands().size());
        if (!match.hands().isEmpty()) {
            node.put("game", match.hands().getFirst().started().variant());
        }
        names(match.header(), node);
        match.header()
                .standing()
                .ifPresent(standing -> {
                    ObjectNode points = node.putObject("points");
                    standing.points()
                            .seats()
                            .forEach(seat -> points.put(seat.name(), standing.points().get(seat)));
                });
    }

    private static void names(Header header, ObjectNode node) {
        ObjectNode names = node.putObject("players");
        for (Seat seat : header.players().seats()) {
            names.put(seat.name(), header.players().get(seat).name());
        }
    }

    private static LongText shown(RecordFile file) {
        Transcript match = file.match();
        if (match.hands().isEmpty()) {
            throw ApiRefusal.unreadable("There is no hand in this file; send a game.");
        }
        ObjectNode node = Json.MAPPER.createObjectNode();
        node.put("game", match.hands().getFirst().started().variant());
        names(match.header(), node);
        node.put("format", file.format().key());
        if (!file.assumed().isEmpty()) {
            ObjectNode assumed = node.putObject("assumed");
            file.assumed().forEach(assumed::put);
        }
        return RecordsApi.withHands(node, match);
    }
}
