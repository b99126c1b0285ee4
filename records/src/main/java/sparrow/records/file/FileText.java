package sparrow.records.file;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Optional;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import sparrow.records.BadRecord;

/// The text in a file, inflated up to a bound if it is compressed.
public final class FileText {
    /// The most bytes that compressed ones may stand for.
    public static final int MOST_INFLATED = 2_000_000;

    private static final int GZIP_FIRST = 0x1F;
    private static final int GZIP_SECOND = 0x8B;

    /// In which some programs of Japan save texts.
    private static final String JAPANESE = "windows-31j";

    private static final String COMPRESSED = ".gz";

    private FileText() {}

    static String of(byte[] bytes) throws BadRecord {
        byte[] plain = unpacked(bytes);
        Optional<String> foreign = ForeignBytes.sentence(plain);
        if (foreign.isPresent()) {
            throw new BadRecord(foreign.get());
        }
        if (plain.length > RecordFile.MOST_BYTES) {
            throw new BadRecord("a record has " + RecordFile.MOST_BYTES + " bytes at most");
        }
        try {
            String text = decoded(plain);
            return Links.followed(text.startsWith("\uFEFF") ? text.substring(1) : text);
        } catch (CharacterCodingException notText) {
            throw new BadRecord("this is no text in UTF-8");
        }
    }

    /// The bytes that compressed ones stand for, be they compressed twice.
    static byte[] unpacked(byte[] bytes) throws BadRecord {
        byte[] plain = isCompressed(bytes) ? inflated(bytes) : bytes;
        return isCompressed(plain) ? inflated(plain) : plain;
    }

    /// Most records are ASCII alone; to look first spares a copy of twice their length.
    private static String decoded(byte[] plain) throws CharacterCodingException {
        if (isAscii(plain)) {
            return new String(plain, StandardCharsets.US_ASCII);
        }
        Charset charset =
                isWide(plain, 0xFE, 0xFF) || isWide(plain, 0xFF, 0xFE)
                        ? StandardCharsets.UTF_16
                        : StandardCharsets.UTF_8;
        try {
            return charset.newDecoder().decode(ByteBuffer.wrap(plain)).toString();
        } catch (CharacterCodingException notUnicode) {
            if ("{[<".indexOf(plain[0]) < 0 || !Charset.isSupported(JAPANESE)) {
                throw notUnicode;
            }
            Charset old = Charset.forName(JAPANESE);
            return old.newDecoder().decode(ByteBuffer.wrap(plain)).toString();
        }
    }

    /// Whether a text begins with the two bytes by which some editors mark UTF-16.
    private static boolean isWide(byte[] bytes, int first, int second) {
        return bytes.length > 1 && (bytes[0] & 0xFF) == first && (bytes[1] & 0xFF) == second;
    }

    private static boolean isAscii(byte[] bytes) {
        int all = 0;
        for (byte each : bytes) {
            all |= each;
        }
        return all >= 0;
    }

    private static boolean isCompressed(byte[] bytes) {
        return bytes.length > 1
                && (bytes[0] & 0xFF) == GZIP_FIRST
                && (bytes[1] & 0xFF) == GZIP_SECOND;
    }

    private static byte[] inflated(byte[] bytes) throws BadRecord {
        try (GZIPInputStream in = new GZIPInputStream(new ByteArrayInputStream(bytes))) {
            byte[] plain = in.readNBytes(MOST_INFLATED + 1);
            if (plain.length > MOST_INFLATED) {
                throw tooMuch();
            }
            return plain;
        } catch (IOException broken) {
            throw new BadRecord("the compressed file is broken");
        }
    }

    static BadRecord tooMuch() {
        return new BadRecord(
                "a compressed record has " + MOST_INFLATED + " bytes at most when it is inflated");
    }

    /// Whether files with such a name are compressed.
    public static boolean isCompressed(String name) {
        return name.toLowerCase(Locale.ROOT).endsWith(COMPRESSED);
    }

    /// The name without the end that says that the file is compressed.
    static String plainName(String name) {
        return isCompressed(name) ? name.substring(0, name.length() - COMPRESSED.length()) : name;
    }

    /// The bytes, compressed.
    public static byte[] compressed(byte[] bytes) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (GZIPOutputStream gzip = new GZIPOutputStream(out)) {
            gzip.write(bytes);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return out.toByteArray();
    }
}
