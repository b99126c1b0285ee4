package sparrow.records.file;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import sparrow.records.BadRecord;

/// The files in a tar archive: a head of one block each, and as many blocks as the file needs.
final class Tar {
    private static final int BLOCK = 512;
    private static final int LONGEST_NAME = 100;
    private static final int SIZE = 124;
    private static final int KIND = 156;
    private static final int MARK = 257;
    private static final int EIGHT = 8;

    private Tar() {}

    static boolean isOne(byte[] bytes) {
        return bytes.length >= BLOCK && text(bytes, MARK, 5).equals("ustar");
    }

    /// The bytes of each file, by name, in the order of the archive; folders and notes are left
    /// out.
    static Map<String, byte[]> files(byte[] bytes) throws BadRecord {
        Map<String, byte[]> files = new LinkedHashMap<>();
        int at = 0;
        while (at + BLOCK <= bytes.length && bytes[at] != 0) {
            int size = size(text(bytes, at + SIZE, 11).strip());
            int from = at + BLOCK;
            if (size < 0 || size > bytes.length - from) {
                throw new BadRecord("the archive is broken");
            }
            if (bytes[at + KIND] == '0' || bytes[at + KIND] == 0) {
                files.put(
                        text(bytes, at, LONGEST_NAME),
                        Arrays.copyOfRange(bytes, from, from + size));
            }
            at = from + (size + BLOCK - 1) / BLOCK * BLOCK;
        }
        return files;
    }

    private static int size(String octal) {
        return octal.matches("0*[0-7]{1,9}") ? Integer.parseInt(octal, EIGHT) : -1;
    }

    /// Letters up to the first zero.
    private static String text(byte[] bytes, int from, int most) {
        int end = from;
        while (end < from + most && bytes[end] != 0) {
            end++;
        }
        return new String(bytes, from, end - from, StandardCharsets.UTF_8);
    }
}
