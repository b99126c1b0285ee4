package sparrow.formats.tenhou;

import java.io.StringReader;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import sparrow.records.BadRecord;

/// The elements of a small XML text, each a name and its attributes, without declarations, entities
/// or anything else that could make it more than it looks; comments are passed over.
final class Elements {
    private static final int MOST = 100_000;
    private static final int DEEPEST = 2;

    private static final Pattern DECLARED = Pattern.compile("<!(?!--)");

    private static final XMLInputFactory FACTORY = factory();

    private Elements() {}

    private static XMLInputFactory factory() {
        XMLInputFactory factory = XMLInputFactory.newDefaultFactory();
        factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
        factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
        factory.setProperty(XMLInputFactory.IS_REPLACING_ENTITY_REFERENCES, false);
        factory.setXMLResolver((publicId, systemId, base, namespace) -> {
            throw new XMLStreamException("nothing outside the file is read");
        });
        return factory;
    }

    /// The root and all elements within it, in order.
    static List<Map.Entry<String, Map<String, String>>> read(String text) throws BadRecord {
        if (DECLARED.matcher(text).find()) {
            throw new BadRecord("declarations and entities are not read");
        }
        try {
            return elements(FACTORY.createXMLStreamReader(new StringReader(text)));
        } catch (XMLStreamException notXml) {
            int line = notXml.getLocation() == null ? 0 : notXml.getLocation().getLineNumber();
            int column = notXml.getLocation() == null ? 0 : notXml.getLocation().getColumnNumber();
            throw new BadRecord(
                    "this is no well-formed XML (line " + line + ", column " + column + ")");
        }
    }

    private static List<Map.Entry<String, Map<String, String>>> elements(XMLStreamReader reader)
            throws XMLStreamException, BadRecord {
        List<Map.Entry<String, Map<String, String>>> found = new ArrayList<>();
        int depth = 0;
        while (reader.hasNext()) {
            switch (reader.next()) {
                case XMLStreamConstants.START_ELEMENT -> {
                    if (++depth > DEEPEST || found.size() == MOST) {
                        throw new BadRecord("it is too deep or has too many elements");
                    }
                    found.add(element(reader));
                }
                case XMLStreamConstants.END_ELEMENT -> depth--;
                case XMLStreamConstants.CHARACTERS, XMLStreamConstants.SPACE -> {
                    if (!reader.getText().isBlank()) {
                        throw new BadRecord("there is text between the elements");
                    }
                }
                case XMLStreamConstants.COMMENT, XMLStreamConstants.END_DOCUMENT -> {}
                default -> throw new BadRecord("there is more in it than elements");
            }
        }
        return found;
    }

    private static Map.Entry<String, Map<String, String>> element(XMLStreamReader reader) {
        Map<String, String> attributes = new LinkedHashMap<>();
        for (int i = 0; i < reader.getAttributeCount(); i++) {
            attributes.put(reader.getAttributeLocalName(i), reader.getAttributeValue(i));
        }
        return Map.entry(reader.getLocalName(), attributes);
    }
}
