package sparrow.answers;

import java.math.BigDecimal;
import java.util.List;
import sparrow.desk.Data;

/// Answers as JSON, written straight into text.
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

    /// Goes on with an object that has begun, and ends it.
    static void finish(StringBuilder text, Data.Fields fields) {
        DataJson json = new DataJson(text);
        fields.forEach(json::field);
        text.append('}');
    }

    private void write(Data data) {
        switch (data) {
            case Data.Text(String words) -> quote(words);
            case Data.Whole(long number) -> text.append(number);
            case Data.Decimal(double number) -> text.append(number);
            case Data.Exact(BigDecimal number) -> text.append(number);
            case Data.Flag(boolean isTrue) -> text.append(isTrue);
            case Data.Nothing.NOTHING -> text.append("null");
            case Data.Fields fields -> {
                text.append('{');
                finish(text, fields);
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
        quote(name);
        text.append(':');
        write(value);
    }

    private void quote(String words) {
        text.append('"');
        int done = 0;
        for (int at = 0; at < words.length(); at++) {
            char letter = words.charAt(at);
            if (letter < ' ' || letter == '"' || letter == '\\') {
                text.append(words, done, at);
                escape(letter);
                done = at + 1;
            }
        }
        text.append(words, done, words.length()).append('"');
    }

    private void escape(char letter) {
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
