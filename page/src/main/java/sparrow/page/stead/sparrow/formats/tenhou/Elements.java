package sparrow.page.stead.sparrow.formats.tenhou;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import sparrow.records.BadRecord;

/// The elements of a small XML text, read without a library: elements, attributes and comments, and
/// nothing else.
final class Elements {
    private static final int MOST = 100_000;
    private static final int DEEPEST = 2;

    private final String text;
    private final List<Map.Entry<String, Map<String, String>>> found = new ArrayList<>();
    private final Deque<String> open = new ArrayDeque<>();
    private int at;

    private Elements(String text) {
        this.text = text;
    }

    /// The root and all elements within it, in order.
    static List<Map.Entry<String, Map<String, String>>> read(String text) throws BadRecord {
        for (int at = text.indexOf("<!"); at >= 0; at = text.indexOf("<!", at + 1)) {
            if (!text.startsWith("<!--", at)) {
                throw new BadRecord("declarations and entities are not read");
            }
        }
        Elements reading = new Elements(text);
        reading.all();
        return reading.found;
    }

    private void all() throws BadRecord {
        prolog();
        while (at < text.length()) {
            if (text.startsWith("<!--", at)) {
                at = after("-->");
            } else if (text.startsWith("</", at)) {
                close();
            } else if (text.charAt(at) == '<') {
                open();
            } else if (isSpace(text.charAt(at))) {
                at++;
            } else {
                throw new BadRecord(
                        open.isEmpty() ? malformed() : "there is text between the elements");
            }
        }
        if (!open.isEmpty() || found.isEmpty()) {
            throw new BadRecord(malformed());
        }
    }

    private void prolog() throws BadRecord {
        if (text.startsWith("<?xml")) {
            at = after("?>");
        }
    }

    private int after(String end) throws BadRecord {
        int found = text.indexOf(end, at);
        if (found < 0) {
            throw new BadRecord(malformed());
        }
        return found + end.length();
    }

    private void close() throws BadRecord {
        at += 2;
        String name = name();
        skipSpace();
        if (open.isEmpty() || !open.pop().equals(name)) {
            throw new BadRecord(malformed());
        }
        expect('>');
    }

    private void open() throws BadRecord {
        at++;
        String name = name();
        if (open.size() == DEEPEST || found.size() == MOST) {
            throw new BadRecord("it is too deep or has too many elements");
        }
        if (open.isEmpty() && !found.isEmpty()) {
            throw new BadRecord(malformed());
        }
        Map<String, String> attributes = new LinkedHashMap<>();
        skipSpace();
        while (at < text.length() && text.charAt(at) != '>' && text.charAt(at) != '/') {
            String attribute = name();
            skipSpace();
            expect('=');
            skipSpace();
            if (attributes.put(attribute, value()) != null) {
                throw new BadRecord(malformed());
            }
            skipSpace();
        }
        found.add(Map.entry(name, attributes));
        if (at < text.length() && text.charAt(at) == '/') {
            at++;
        } else {
            open.push(name);
        }
        expect('>');
    }

    private String name() throws BadRecord {
        int from = at;
        while (at < text.length()
                && (Character.isLetterOrDigit(text.charAt(at))
                        || "_-.:".indexOf(text.charAt(at)) >= 0)) {
            at++;
        }
        if (at == from) {
            throw new BadRecord(malformed());
        }
        return text.substring(from, at);
    }

    private String value() throws BadRecord {
        if (at == text.length() || (text.charAt(at) != '"' && text.charAt(at) != '\'')) {
            throw new BadRecord(malformed());
        }
        int end = text.indexOf(text.charAt(at), at + 1);
        if (end < 0 || text.substring(at + 1, end).indexOf('<') >= 0) {
            throw new BadRecord(malformed());
        }
        String raw = text.substring(at + 1, end);
        at = end + 1;
        return unescaped(raw);
    }

    private String unescaped(String raw) throws BadRecord {
        StringBuilder value = new StringBuilder();
        for (int i = 0; i < raw.length(); i++) {
            char letter = raw.charAt(i);
            if (letter != '&') {
                value.append(isSpace(letter) ? ' ' : letter);
                continue;
            }
            int end = raw.indexOf(';', i);
            if (end < 0) {
                throw new BadRecord(malformed());
            }
            value.append(entity(raw.substring(i + 1, end)));
            i = end;
        }
        return value.toString();
    }

    private String entity(String name) throws BadRecord {
        try {
            return switch (name) {
                case "lt" -> "<";
                case "gt" -> ">";
                case "amp" -> "&";
                case "quot" -> "\"";
                case "apos" -> "'";
                default -> {
                    if (!name.startsWith("#")) {
                        throw new BadRecord(malformed());
                    }
                    int code =
                            name.startsWith("#x")
                                    ? Integer.parseInt(name.substring(2), 16)
                                    : Integer.parseInt(name.substring(1));
                    yield Character.toString(code);
                }
            };
        } catch (IllegalArgumentException noNumber) {
            throw new BadRecord(malformed());
        }
    }

    private void expect(char letter) throws BadRecord {
        if (at == text.length() || text.charAt(at) != letter) {
            throw new BadRecord(malformed());
        }
        at++;
    }

    private void skipSpace() {
        while (at < text.length() && isSpace(text.charAt(at))) {
            at++;
        }
    }

    private static boolean isSpace(char letter) {
        return letter == ' ' || letter == '\n' || letter == '\r' || letter == '\t';
    }

    private String malformed() {
        int line = 1 + (int) text.substring(0, at).chars().filter(each -> each == '\n').count();
        int column = at - text.lastIndexOf('\n', Math.max(0, at - 1));
        return "this is no well-formed XML (line " + line + ", column " + column + ")";
    }
}
