package sparrow.answers;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.math.BigDecimal;
import java.util.List;
import org.jspecify.annotations.Nullable;
import sparrow.desk.Data;

/// Answers as JSON, written straight into text. Names of fields are plain words.
public final class DataJson {
    private static final String HEX = "0123456789ABCDEF";

    /// By hash, names of fields as they are written, once one was.
    private static final @Nullable Name[] NAMES = new Name[1024];

    private final ByteText text;

    private DataJson(ByteText text) {
        this.text = text;
    }

    /// A name with its marks and the colon.
    private static final class Name {
        private final String name;
        private final byte[] written;

        Name(String name) {
            this.name = name;
            this.written = ('"' + name + "\":").getBytes(UTF_8);
        }
    }

    public static String text(Data data) {
        ByteText text = new ByteText(640);
        new DataJson(text).write(data);
        return text.toString();
    }

    /// An object with each item of its lists in a line of its own.
    public static String lines(Data.Fields data) {
        String end = System.lineSeparator();
        ByteText text = new ByteText(640).append('{');
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

    static String quoted(String words) {
        ByteText text = new ByteText(words.length() + 2);
        new DataJson(text).quote(words);
        return text.toString();
    }

    /// Goes on with an object that has begun, and ends it.
    static void finish(ByteText text, Data.Fields fields) {
        new DataJson(text).finish(fields);
    }

    private void finish(Data.Fields fields) {
        for (int i = 0; i < fields.size(); i++) {
            if (i > 0 || !text.endsWith('{')) {
                text.append(',');
            }
            text.append(written(fields.name(i)));
            write(fields.value(i));
        }
        text.append('}');
    }

    private static byte[] written(String name) {
        int place = name.hashCode() & (NAMES.length - 1);
        Name known = NAMES[place];
        return known != null && known.name.equals(name) ? known.written : beside(place, name);
    }

    /// A name may stand beside its place, where another one has taken that.
    private static byte[] beside(int place, String name) {
        Name known = NAMES[place ^ 1];
        if (known == null || !known.name.equals(name)) {
            known = new Name(name);
            NAMES[NAMES[place] == null ? place : place ^ 1] = known;
        }
        return known.written;
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
            case Data.Decimal(double number) -> text.append(String.valueOf(number));
            case Data.Exact(BigDecimal number) -> text.append(number.toString());
            case Data.Flag(boolean isTrue) -> text.append(String.valueOf(isTrue));
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

    private void quote(String words) {
        text.append('"');
        if (!text.isAppendedPlain(words)) {
            text.append(escaped(words));
        }
        text.append('"');
    }

    private static String escaped(String words) {
        StringBuilder escaped = new StringBuilder();
        for (int i = 0; i < words.length(); i++) {
            escape(words.charAt(i), escaped);
        }
        return escaped.toString();
    }

    private static void escape(char letter, StringBuilder text) {
        if (letter >= ' ' && letter != '"' && letter != '\\') {
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
