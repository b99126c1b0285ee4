package sparrow.cli;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Iterator;
import java.util.NoSuchElementException;

/// A stream in blocks of whole lines, each block what was there to be read at once; the last line
/// may have no end. Of a line that is too long so much is kept that one sees it is.
final class LineBlocks implements Iterator<byte[]> {
    private final InputStream in;
    private final int longest;
    private final byte[] buffer = new byte[65_536];

    /// What came of a line before the buffer was filled anew.
    private final ByteArrayOutputStream begun = new ByteArrayOutputStream();

    private boolean isOver;

    /// @param longest how many bytes a line may have
    LineBlocks(InputStream in, int longest) {
        this.in = in;
        this.longest = longest;
    }

    @Override
    public boolean hasNext() {
        return !isOver;
    }

    @Override
    public byte[] next() {
        if (isOver) {
            throw new NoSuchElementException("the stream is over");
        }
        try {
            for (int size = in.read(buffer); size >= 0; size = in.read(buffer)) {
                int end = lastEnd(size);
                if (end > 0) {
                    int from = begun.size() > longest ? firstEnd() : 0;
                    begun.write(buffer, from, end - from);
                    byte[] block = begun.toByteArray();
                    begun.reset();
                    keep(end, size);
                    return block;
                }
                keep(0, size);
            }
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
        isOver = true;
        return begun.toByteArray();
    }

    /// Behind the last end of a line; 0 if there is none.
    private int lastEnd(int size) {
        int at = size;
        while (at > 0 && buffer[at - 1] != '\n') {
            at--;
        }
        return at;
    }

    private int firstEnd() {
        int at = 0;
        while (buffer[at] != '\n') {
            at++;
        }
        return at;
    }

    private void keep(int from, int to) {
        begun.write(buffer, from, Math.min(to - from, longest + 1 - begun.size()));
    }
}
