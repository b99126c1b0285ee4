package sparrow.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.OutputStream;
import java.io.Writer;

/// Texts in UTF-8, each encoded as a whole: far quicker than letter by letter where texts are long.
/// A text never ends within a letter.
final class TextStream extends Writer {
    private final OutputStream bytes;

    TextStream(OutputStream bytes) {
        this.bytes = bytes;
    }

    @Override
    public void write(String text, int from, int length) throws IOException {
        bytes.write(text.substring(from, from + length).getBytes(UTF_8));
    }

    @Override
    public void write(char[] text, int from, int length) throws IOException {
        bytes.write(new String(text, from, length).getBytes(UTF_8));
    }

    @Override
    public void flush() throws IOException {
        bytes.flush();
    }

    @Override
    public void close() throws IOException {
        bytes.close();
    }
}
