package sparrow.page.stead.tools.jackson.core;

import java.nio.charset.StandardCharsets;

/// A place in what is parsed; lines and characters are counted when asked for.
public final class TokenStreamLocation {
    private final byte[] bytes;
    private final int start;
    private final int at;

    TokenStreamLocation(byte[] bytes, int start, int at) {
        this.bytes = bytes;
        this.start = start;
        this.at = at;
    }

    public long getByteOffset() {
        return (long) at - start;
    }

    public long getCharOffset() {
        return before(start);
    }

    public int getLineNr() {
        int line = 1;
        for (int i = start; i < at; i++) {
            line += bytes[i] == '\n' ? 1 : 0;
        }
        return line;
    }

    public int getColumnNr() {
        int from = at;
        while (from > start && bytes[from - 1] != '\n') {
            from--;
        }
        return before(from) + 1;
    }

    private int before(int from) {
        return new String(bytes, from, at - from, StandardCharsets.UTF_8).length();
    }
}
