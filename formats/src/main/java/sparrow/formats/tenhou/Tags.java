package sparrow.formats.tenhou;

import java.util.List;
import sparrow.records.BadRecord;

/// The elements of a record in XML.
final class Tags {
    private Tags() {}

    /// The root and all elements within it, in order.
    static List<Tag> read(String text) throws BadRecord {
        return Elements.read(text).stream()
                .map(each -> new Tag(each.getKey(), each.getValue()))
                .toList();
    }
}
