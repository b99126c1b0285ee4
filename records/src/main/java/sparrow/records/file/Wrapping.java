package sparrow.records.file;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import sparrow.records.BadRecord;
import sparrow.records.Json;
import tools.jackson.databind.JsonNode;

/// Records in what people and programs wrap them in: fields of an answer, lists in lists, texts in
/// JSON, a page, a script, lines of a program's own log, links among other words.
final class Wrapping {
    private static final int DEEPEST = 8;
    private static final int MOST_RECORDS = 20_000;

    private final List<Format> formats;
    private final List<String> found = new ArrayList<>();

    private Wrapping(List<Format> formats) {
        this.formats = formats;
    }

    /// The texts of the records that stand in a text; the text itself where it is a plain one, or
    /// nothing is found in it.
    static List<String> opened(String text, List<Format> formats) {
        if (isPlain(text, formats)) {
            return List.of(text);
        }
        Wrapping wrapping = new Wrapping(formats);
        wrapping.openText(text, 0);
        return wrapping.found.isEmpty() ? List.of(text) : List.copyOf(wrapping.found);
    }

    /// Whether a text begins as one of a format does, and is nothing else.
    private static boolean isPlain(String text, List<Format> formats) {
        Head head = Head.of(text);
        if (Formats.SPARROW.isFormatOf(head)) {
            return true;
        }
        if (!head.isJson()) {
            return formats.stream()
                    .anyMatch(format -> format.isFormatOf(head) && format.isPlain(text));
        }
        String line = text.lines().filter(each -> !each.isBlank()).findFirst().orElse("");
        try {
            JsonNode first = Json.parse(line);
            return formats.stream()
                    .anyMatch(format ->
                            format.record(first).equals(Optional.of(first))
                                    || format.isEvent(first)
                                    || isEvents(first, format));
        } catch (BadRecord severalLines) {
            return false;
        }
    }

    private static boolean isEvents(JsonNode list, Format format) {
        return list.isArray() && !list.isEmpty() && allMatch(list, format);
    }

    private static boolean allMatch(JsonNode list, Format format) {
        for (JsonNode each : list) {
            if (!format.isEvent(each) && !isEvents(each, format)) {
                return false;
            }
        }
        return true;
    }

    private void add(String record) {
        if (found.size() < MOST_RECORDS) {
            found.add(record);
        }
    }

    /// Looks for records in a text that is none itself.
    private void openText(String text, int depth) {
        if (depth > DEEPEST) {
            return;
        }
        Head head = Head.of(text);
        if (head.isJson() || head.first() == '"') {
            JsonValues.sequence(text).ifPresent(values -> openAll(values, depth));
            return;
        }
        int before = found.size();
        String plain = Page.unescaped(text);
        formats.forEach(format -> format.within(plain).forEach(this::add));
        if (found.size() == before) {
            Links.within(plain).forEach(record -> openText(record, depth + 1));
        }
        if (found.size() == before) {
            openAll(JsonValues.within(plain), depth);
        }
    }

    /// Opens values that stand one after another: events among them belong together.
    private void openAll(List<JsonNode> values, int depth) {
        for (Format format : formats) {
            List<JsonNode> events = new ArrayList<>();
            values.forEach(value -> findEvents(value, format, events::add));
            if (!events.isEmpty()) {
                add(lines(events));
                return;
            }
        }
        values.forEach(value -> open(value, depth + 1));
    }

    /// The event that a value is, that a text holds, or that stands in one of its fields.
    private static void findEvents(JsonNode value, Format format, Consumer<JsonNode> events) {
        JsonNode told = value.isString() ? JsonValues.parsed(value.stringValue()) : value;
        if (format.isEvent(told)) {
            events.accept(told);
        } else if (told.isObject()) {
            told.properties().stream()
                    .map(Map.Entry::getValue)
                    .filter(format::isEvent)
                    .findFirst()
                    .ifPresent(events);
        } else if (isEvents(told, format)) {
            told.forEach(each -> findEvents(each, format, events));
        }
    }

    private static String lines(List<JsonNode> events) {
        StringBuilder lines = new StringBuilder();
        events.forEach(event -> lines.append(event).append('\n'));
        return lines.toString();
    }

    private void open(JsonNode value, int depth) {
        Optional<JsonNode> record =
                formats.stream().flatMap(format -> format.record(value).stream()).findFirst();
        if (record.isPresent()) {
            add(record.get().toString());
        } else if (value.isString()) {
            openString(value.stringValue(), depth);
        } else if (depth < DEEPEST && value.isArray()) {
            List<JsonNode> values = new ArrayList<>();
            value.forEach(values::add);
            openAll(values, depth);
        } else if (depth < DEEPEST) {
            value.properties().forEach(field -> openAll(List.of(field.getValue()), depth));
        }
    }

    private void openString(String text, int depth) {
        if (isPlain(text, formats)) {
            add(text);
        } else if (!text.isBlank() && "{[\"<h".indexOf(text.strip().charAt(0)) >= 0) {
            openText(text, depth + 1);
        }
    }
}
