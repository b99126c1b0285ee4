package sparrow.shapes;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;

/// Numbers as the stored tables keep them: all upper bytes, then all lower ones, which packs well.
final class Stored {
    private Stored() {}

    static void writeChars(DataOutputStream out, char[] chars) throws IOException {
        for (char c : chars) {
            out.writeByte(c >>> 8);
        }
        for (char c : chars) {
            out.writeByte(c);
        }
    }

    static char[] readChars(DataInputStream in, int length) throws IOException {
        byte[] bytes = in.readNBytes(2 * length);
        char[] chars = new char[length];
        for (int i = 0; i < length; i++) {
            chars[i] = (char) (((bytes[i] & 0xFF) << 8) | (bytes[length + i] & 0xFF));
        }
        return chars;
    }
}
