package sparrow.server.api;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/// A text in UTF-8 that may be very long, in pieces: one array for all of it would have to be
/// copied while it grows, and needs as much memory in one stretch.
public final class LongText {
    private static final int PIECE = 65_536;

    private final List<byte[]> full = new ArrayList<>();
    private byte[] last = new byte[PIECE];
    private int used;

    public LongText append(String text) {
        return append(text.getBytes(StandardCharsets.UTF_8));
    }

    LongText append(byte[] bytes) {
        int from = 0;
        while (from < bytes.length) {
            if (used == PIECE) {
                full.add(last);
                last = new byte[PIECE];
                used = 0;
            }
            int count = Math.min(bytes.length - from, PIECE - used);
            System.arraycopy(bytes, from, last, used, count);
            from += count;
            used += count;
        }
        return this;
    }

    /// How many bytes it has.
    public long length() {
        return (long) full.size() * PIECE + used;
    }

    /// All of it, where it is short enough.
    public byte[] bytes() {
        ByteArrayOutputStream all = new ByteArrayOutputStream((int) length());
        full.forEach(piece -> all.write(piece, 0, PIECE));
        all.write(last, 0, used);
        return all.toByteArray();
    }

    public void write(OutputStream out) throws IOException {
        for (byte[] piece : full) {
            out.write(piece);
        }
        out.write(last, 0, used);
    }
}
