package sparrow.answers;

import java.math.BigDecimal;
import java.util.List;
import sparrow.desk.Data;

/// Answers as JSON, written straight into text. Names of fields are plain words.
public final class DataJson {
    private static final String HEX = "0123456789ABCDEF";

    private final StringBuilder text;

    private DataJson(StringBuilder text) {
        this.text = text;
    }

    public static String text(Data data) {
        StringBuilder text = new StringBuilder(640);
        new DataJson(text).write(data);
        return text.toString();
    }

    /// An object with each item of its lists in a line of its own.
    public static String lines(Data.Fields data) {
        String end = System.lineSeparator();
        StringBuilder text = new StringBuilder("{");
        for (int i = 0; i < data.size(); i++) {
            text.append(i > 0 ? ", \"" : "\"").append(data.name(i)).append("\": ");
            if (data.value(i) instanceof Data.Items items) {
                text.append('[').append(end);
                int last = items.values().size() - 1;
                for (int at = 0; at <= last; at++) {
                    new DataJson(text).write(items.values().get(at));
                    text.append(at < last ? "," : "").append(end);
                }
                text.append(']');
            } else {
                new DataJson(text).write(data.value(i));
            }
        }
        return text.append('}').toString();
    }

    static void quote(String words, StringBuilder text) {
        new DataJson(text).quote(words);
    }

    /// Goes on with an object that has begun, and ends it.
    static void finish(StringBuilder text, Data.Fields fields) {
        new DataJson(text).finish(fields);
    }

    private void finish(Data.Fields fields) {
        for (int i = 0; i < fields.size(); i++) {
            field(fields.name(i), fields.value(i));
        }
        text.append('}');
    }

    /// Texts and whole numbers, which are most of an answer, come first.
    private void write(Data data) {
        if (data instanceof Data.Text words) {
            quote(words.text());
        } else if (data instanceof Data.Whole whole) {
            text.append(whole.number());
        } else {
            writeOther(data);
        }
    }

    private void writeOther(Data data) {
        switch (data) {
            case Data.Text(String words) -> quote(words);
            case Data.Whole(long number) -> text.append(number);
            case Data.Decimal(double number) -> text.append(number);
            case Data.Exact(BigDecimal number) -> text.append(number);
            case Data.Flag(boolean isTrue) -> text.append(isTrue);
            case Data.Nothing.NOTHING -> text.append("null");
            case Data.Fields fields -> {
                text.append('{');
                finish(fields);
            }
            case Data.Items items -> {
                text.append('[');
                List<Data> values = items.values();
                for (int i = 0; i < values.size(); i++) {
                    if (i > 0) {
                        text.append(',');
                    }
                    write(values.get(i));
                }
                text.append(']');
            }
        }
    }

    private void field(String name, Data value) {
        if (text.charAt(text.length() - 1) != '{') {
            text.append(',');
        }
        text.append('"').append(name).append("\":");
        write(value);
    }

    private void quote(String words) {
        text.append('"');
        if (isPlain(words)) {
            text.append(words);
        } else {
            words.chars().forEach(letter -> escape((char) letter));
        }
        text.append('"');
    }

    private static boolean isPlain(String words) {
        for (int at = 0; at < words.length(); at++) {
            if (isSpecial(words.charAt(at))) {
                return false;
            }
        }
        return true;
    }

    private static boolean isSpecial(char letter) {
        return letter < ' ' || letter == '"' || letter == '\\';
    }

    private void escape(char letter) {
        if (!isSpecial(letter)) {
            text.append(letter);
            return;
        }
        switch (letter) {
            case '"', '\\' -> text.append('\\').append(letter);
            case '\n' -> text.append("\\n");
            case '\r' -> text.append("\\r");
            case '\t' -> text.append("\\t");
            default ->
                    text.append("\\u00")
                            .append(HEX.charAt(letter >> 4))
                            .append(HEX.charAt(letter & 15));
        }
    }
}
