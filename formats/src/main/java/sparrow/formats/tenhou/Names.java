package sparrow.formats.tenhou;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import sparrow.records.BadRecord;

/// Names as they stand in an address: letters and digits of ASCII, and `%E9` for any other byte.
final class Names {
    private static final String PLAIN = "-_.!~*'()";

    private Names() {}

    static String decoded(String text) throws BadRecord {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c != '%') {
                bytes.writeBytes(String.valueOf(c).getBytes(StandardCharsets.UTF_8));
            } else if (i + 2 < text.length()
                    && HexFormat.isHexDigit(text.charAt(i + 1))
                    && HexFormat.isHexDigit(text.charAt(i + 2))) {
                bytes.write(HexFormat.fromHexDigits(text, i + 1, i + 3));
                i += 2;
            } else {
                throw new BadRecord("a name is not encoded as names are");
            }
        }
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes.toByteArray()))
                    .toString();
        } catch (CharacterCodingException notUtf8) {
            throw new BadRecord("a name is not encoded in UTF-8");
        }
    }

    static String encoded(String name) {
        StringBuilder text = new StringBuilder();
        for (byte b : name.getBytes(StandardCharsets.UTF_8)) {
            char c = (char) (b & 0xFF);
            boolean isPlain =
                    (c >= '0' && c <= '9')
                            || (c >= 'A' && c <= 'Z')
                            || (c >= 'a' && c <= 'z')
                            || PLAIN.indexOf(c) >= 0;
            if (isPlain) {
                text.append(c);
            } else {
                text.append('%').append(HexFormat.of().withUpperCase().toHexDigits(b));
            }
        }
        return text.toString();
    }
}
